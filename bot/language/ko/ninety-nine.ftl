### 나인티나인. $items는 읽는 대로 적은 목록, $word는 그 첫 항목, $player는 이름, $points와 $count는 수입니다.

game-name = 나인티나인
game-line = 비드한 만큼 정확히 트릭을 따는 게임입니다.
goal = { $target ->
    [0] 한 게임은 아홉 딜
   *[other] { $target }점까지
}{ $rubber_games ->
    [1] .
   *[other] , 러버는 { $rubber_games }게임.
}

## Presets

preset-standard = 표준
preset-parlett-1975 = 1975년판
preset-bidders-trump = 프리미엄을 잡은 사람이 트럼프 선택
preset-nines = 트럼프 선택, 9도 가능
preset-no-bid = 비드를 내려놓지 않기(마그리)
preset-partners = 파트너
preset-race-250 = 250점 경주
preset-race-500 = 500점 경주

## Options

option-partnership = 파트너
    .help = 마주 앉은 사람끼리 한 팀이 됩니다. 프리미엄 비드는 없습니다.
option-edition = 판본
    .help = 1990년에 고친 게임, 또는 조커와 뒤집은 카드가 있는 1975년의 게임입니다.
value-edition-1990 = 1990
value-edition-1975 = 1975
option-trump_method = 트럼프를 정하는 방법
    .help = 비드에 성공한 사람 수로, 뒤집은 카드로, 또는 프리미엄을 잡은 사람이 정합니다.
value-trump_method-success_count = 성공한 비드 수로
value-trump_method-turn_up = 뒤집은 카드로
value-trump_method-premium_chooses = 프리미엄을 잡은 사람이 선택
option-trump_choices = 트럼프로 고를 수 있는 것
    .help = 프리미엄을 잡은 사람이 9 네 장을 트럼프로 고를 수도 있는지입니다.
value-trump_choices-suits = 네 무늬
value-trump_choices-suits_or_nines = 무늬 또는 9
option-allow_no_trump_choice = 노트럼프 선택 가능
    .help = 프리미엄을 잡은 사람이 노트럼프를 고를 수도 있는지입니다.
option-premium_timing = 프리미엄을 제안하는 때
    .help = 프리미엄과 그에 따른 트럼프를 비드하기 전에 정하는지, 뒤에 정하는지입니다.
value-premium_timing-before_bid = 비드 전
value-premium_timing-after_bid = 비드 뒤
option-premium_procedure = 프리미엄 비드
    .help = 차례로 제안하거나, 비드와 함께 몰래 원하는 것을 정합니다.
value-premium_procedure-sequential = 차례로
value-premium_procedure-simultaneous = 한꺼번에
option-bidding = 비드 방법
    .help = 세 장을 내려놓아 비드하거나, 손에 남은 마지막 세 장이 비드가 됩니다.
value-bidding-cards = 세 장을 내려놓기
value-bidding-leftover = 남은 세 장
option-first_deal_trump = 첫 트럼프
    .help = 모든 게임에서 첫 딜의 트럼프입니다.
value-first_deal_trump-none = 노트럼프
value-first_deal_trump-C = 클럽
value-first_deal_trump-H = 하트
value-first_deal_trump-S = 스페이드
value-first_deal_trump-D = 다이아몬드
option-dummy_contract = 더미의 비드
    .help = 더미도 비드한 만큼 정확히 따야 하는지, 더 적게 따도 성공인지입니다.
value-dummy_contract-exact = 정확히
value-dummy_contract-lenient = 더 적어도 됨
option-match_scoring = 승부를 세는 방법
    .help = 모든 게임의 점수를 더하거나, 이긴 게임을 1로 셉니다(더미가 진 사람에게 뒤지지 않으면 2).
value-match_scoring-points = 점수
value-match_scoring-games = 이긴 게임
option-partnership_contract = 파트너의 비드
    .help = 파트너의 비드를 따로 판정하거나, 둘을 더해 팀이 딴 트릭과 견줍니다.
value-partnership_contract-individual = 따로
value-partnership_contract-combined = 합쳐서
option-five_player_format = 5인 방식
    .help = 목표 점수까지 하는 게임들의 러버, 또는 보너스 없는 한 번의 경주입니다.
value-five_player_format-rubber = 러버
value-five_player_format-race_250 = 250점 경주
value-five_player_format-race_500 = 500점 경주
option-target_score = 목표 점수
    .help = 누군가 이 점수에 이른 딜에서 게임이 끝납니다.
option-game_bonus = 보너스를 받는 사람
    .help = 목표 점수에 이른 모두, 게임의 승자만, 또는 아무도 받지 않습니다.
value-game_bonus-all_over = 목표에 이른 모두
value-game_bonus-winner_only = 승자만
value-game_bonus-none = 없음
option-bonus_value = 보너스
    .help = 게임 끝의 보너스가 몇 점인지입니다.
option-rubber_games = 러버의 게임 수
    .help = 게임을 몇 번 하는지입니다. 보통은 플레이어 수만큼입니다.
option-magri_premiums = 비드 없는 프리미엄
    .help = 비드를 내려놓지 않을 때 제안할 수 있는 프리미엄입니다.
value-magri_premiums-announce = 선언
value-magri_premiums-open = 오픈
value-magri_premiums-open_announce = 오픈 선언
option-magri_values = 비드 없는 프리미엄의 점수
    .help = 선언, 오픈, 오픈 선언의 점수입니다.

## Phases

phase-deal = 딜
phase-bid = 비드
phase-premium = 프리미엄
phase-upgrade = 제안 올리기 또는 양보
phase-trump = 트럼프 고르기
phase-play = 플레이
phase-over = 종료

## Zones

zone-hand = 손패
zone-bid = 비드 카드
zone-trick = 트릭
zone-last_trick = 지난 트릭
zone-turn_up = 뒤집은 카드
zone-bid_was = 지난 딜의 비드
    .of = 지난 딜 { $player }의 비드

## Words

word-declare = 비드 공개
word-reveal = 손패 공개
word-announce = 선언
word-open = 오픈
word-open-announce = 오픈 선언

## What one may do

do-lay = 이 비드 내려놓기
ask-lay = 무늬의 합이 딸 트릭 수가 되도록 세 장을 고르세요: 클럽 3, 하트 2, 스페이드 1, 다이아몬드 0.
    .guide = 비드한 만큼 정확히 따야 점수가 됩니다. 확실히 이길 카드를 세고, 그 수가 되는 세 장을 내려놓으세요. 이길지 질지 알 수 없는 카드를 내려놓는 것이 좋습니다.
do-wish = { $word ->
    [none] 프리미엄 없음
    [declare] 비드 공개 희망
    [reveal] 손패 공개 희망
   *[other] 희망
}
ask-wish = 몰래 고르세요: 프리미엄 없음, 비드 공개, 손패 공개.
    .guide = 프리미엄은 성공하면 점수를 얻고 실패하면 상대가 얻습니다. 첫 게임에서는 프리미엄 없이 하는 편이 현명합니다.
do-pass = 패스
ask-pass = 프리미엄을 원하지 않으면 패스하세요.
    .guide = 프리미엄을 걸지 않으면 비드에 실패하는 것 말고는 위험이 없습니다.
do-declare = 비드 공개
ask-declare = 비드 카드를 펼쳐 놓고 플레이합니다(디클레어).
    .guide = 점수는 더 많지만, 모두가 목표를 알고 방해합니다.
do-reveal = 손패 공개
ask-reveal = 비드 카드와 손패 전부를 펼쳐 놓고 플레이합니다(리빌).
    .guide = 점수는 가장 많지만 모두가 손패 전부를 봅니다. 실패할 수 없는 손패일 때만 하세요.
do-announce = { $count ->
    [0] 선언
   *[other] { $items } 선언
}
ask-announce = 딸 트릭 수를 선언하세요. 마지막 세 장도 같은 수여야 합니다.
    .guide = 마지막 세 장으로 나타낼 수 있는 수만 선언하세요.
do-open = 오픈
ask-open = 모든 카드를 펼쳐 놓고 플레이합니다.
    .guide = 펼친 카드를 모두가 보고 대비합니다. 실패할 수 없는 손패가 필요합니다.
do-open_announce = { $count ->
    [0] 오픈 선언
   *[other] 오픈하고 { $items } 선언
}
ask-open_announce = 모든 카드를 펼쳐 놓고 딸 트릭 수도 선언합니다.
    .guide = 가장 대담한 제안입니다. 카드도 목표도 모두가 압니다.
do-upgrade = { $count ->
    [0] 제안 올리기
   *[other] 제안 올리고 { $items } 선언
}
ask-upgrade = 더 높은 제안이 나왔습니다. 같은 제안으로 올리거나 양보하세요.
    .guide = 카드를 펼치고도 성공할 수 있으면 올리고, 아니면 양보하세요.
do-yield = 양보
ask-yield = 상대의 더 높은 제안을 받아들이려면 양보하세요.
    .guide = 양보는 손해가 없습니다. 비드는 그대로이고 위험은 상대가 집니다.
do-trump = { $word ->
    [S] 스페이드
    [H] 하트
    [D] 다이아몬드
    [C] 클럽
    [nines] 9
    [none] 노트럼프
   *[other] 트럼프 고르기
}
ask-trump = 프리미엄을 잡았습니다. 트럼프를 고르세요.
    .guide = 비드가 정확히 맞아떨어질 트럼프를 고르세요.
do-play = { $count ->
    [0] 내기
   *[other] { $items } 내기
}
ask-play = 손패에서 카드를 한 장 내세요.
    .guide = 트릭이 더 필요하면 값싸게 이기세요. 충분하면 지는 카드 가운데 가장 높은 것을 내세요.
do-dummy = { $count ->
    [0] 더미의 카드 내기
   *[other] 더미: { $items } 내기
}
ask-dummy = 더미의 카드를 한 장 내세요.
    .guide = 이 손패도 내가 냅니다. 필요한 것은 따고 필요 없는 것은 지는 데 쓰세요.

## What is so

fact-game = 게임: { $value }
fact-trump = 트럼프: { $word ->
    [unsettled] 아직 정해지지 않음
    [none] 노트럼프
    [nines] 9
   *[other] { $value }
}
fact-trump_to_keep = 프리미엄을 얻은 사람이 트럼프를 정합니다. 아무도 제안하지 않으면 트럼프: { $word ->
    [none] 노트럼프
    [nines] 9
   *[other] { $value }
}
next-trump = { $card ->
    [none] { $word ->
        [unsettled] 다음 트럼프는 프리미엄을 잡은 사람이 고릅니다. 아무도 제안하지 않으면 그대로이고, 새 게임에서는 노트럼프입니다.
       *[other] 새 게임이 시작됩니다. { $trump }.
    }
   *[other] 다음 딜을 위해 카드를 뒤집었습니다: { $card }. { $trump }.
}
fact-tricks = { $player }의 트릭: { $value }
    .head = 트릭
fact-bid = { $player }의 비드: { $word ->
    [hidden] 엎어 둠
   *[other] { $value }
}
    .head = 비드
    .own = 내 비드: { $value }
    .value = { $word ->
        [hidden] 엎어 둠
       *[other] { $value }
    }
fact-wish = { $player }의 희망: { $word ->
    [none] 프리미엄 없음
    [declare] 비드 공개
    [reveal] 손패 공개
   *[hidden] 몰래 정함
}
fact-offer = { $player }의 제안: { $word ->
    [reveal] 손패 공개
    [announce] 선언
    [open] 오픈
    [open_announce] 오픈 선언
   *[declare] 비드 공개
}
    .sum = { $word ->
        [reveal] 손패 공개
        [announce] 선언
        [open] 오픈
        [open_announce] 오픈 선언
       *[declare] 비드 공개
    }
fact-overcall = { $player }의 더 높은 제안: { $word ->
    [reveal] 손패 공개
    [announce] 선언
    [open] 오픈
    [open_announce] 오픈 선언
   *[declare] 비드 공개
}
fact-announced = { JOSA($player, "이/가") } 선언한 수: { $value }
    .sum = 선언한 수 { $value }
fact-controller = { JOSA($player, "이/가") } 더미의 카드를 냄
fact-stake = 성공하면 { $value }점을 얻고, 실패하면 다른 사람이 { $value }점씩 얻습니다.
fact-stake_of_two = 성공하면 { $value }점을 얻고, 실패하면 상대와 더미가 { $value }점씩 얻습니다(둘 다 비드를 공개하고 실패하면 더미만).
fact-stake_of_five = 성공하면 { $value }점을 얻고, 실패하면 { $value }점을 잃습니다.
fact-stake_declare = 비드 공개: 성공하면 { $value }점을 얻고, 실패하면 다른 사람이 { $value }점씩 얻습니다.
fact-stake_reveal = 손패 공개: 성공하면 { $value }점을 얻고, 실패하면 다른 사람이 { $value }점씩 얻습니다.
fact-held = 마지막 세 장이 비드입니다(클럽 3, 하트 2, 스페이드 1, 다이아몬드 0). 지금 손패를 모두 더하면 { $value }
fact-contract = { $player }의 지난 비드: { $word ->
    [made] 성공
   *[failed] 실패
}
    .head = 지난 비드
    .value = { $word ->
        [made] 성공
       *[failed] 실패
    }
    .sum = { $word ->
        [made] 비드 성공
       *[failed] 비드 실패
    }

## What happened

event-deal = { JOSA($player, "이/가") } 패를 돌렸습니다.
event-hand = 받은 카드: { $items }.
event-turn_up = 카드를 뒤집었습니다: { $items }.
event-trump = { $word ->
    [S] 스페이드가 트럼프가 되었습니다.
    [H] 하트가 트럼프가 되었습니다.
    [D] 다이아몬드가 트럼프가 되었습니다.
    [C] 클럽이 트럼프가 되었습니다.
    [nines] 9가 트럼프가 되었습니다.
   *[none] 노트럼프가 되었습니다.
}
event-trump_kept = { $word ->
    [S] 아무도 제안하지 않아 스페이드가 그대로 트럼프입니다.
    [H] 아무도 제안하지 않아 하트가 그대로 트럼프입니다.
    [D] 아무도 제안하지 않아 다이아몬드가 그대로 트럼프입니다.
    [C] 아무도 제안하지 않아 클럽이 그대로 트럼프입니다.
    [nines] 아무도 제안하지 않아 9가 그대로 트럼프입니다.
   *[none] 아무도 제안하지 않아 노트럼프로 이어집니다.
}
event-laid = { JOSA($player, "이/가") } 비드를 내려놓았습니다.
event-bid = { JOSA($items, "을/를") } 내려놓았습니다: 비드 { $points }.
event-wished = { JOSA($player, "이/가") } 몰래 희망을 정했습니다.
event-wish = { $word ->
    [declare] 비드 공개를 희망했습니다.
    [reveal] 손패 공개를 희망했습니다.
   *[none] 프리미엄 없이 하기로 했습니다.
}
event-pass = { JOSA($player, "이/가") } 패스했습니다.
event-declare = { JOSA($player, "이/가") } 비드 공개를 제안했습니다.
event-reveal = { JOSA($player, "이/가") } 손패 공개를 제안했습니다.
event-announce = { JOSA($player, "이/가") } { $items }트릭을 선언하겠다고 제안했습니다.
event-open = { JOSA($player, "이/가") } 오픈을 제안했습니다.
event-open_announce = { JOSA($player, "이/가") } 오픈하고 { $items }트릭을 선언하겠다고 제안했습니다.
event-upgrade = { $count ->
    [0] { JOSA($player, "이/가") } 더 높은 제안으로 올렸습니다.
   *[other] { JOSA($player, "이/가") } 더 높은 제안으로 올리며 { $items }트릭을 선언했습니다.
}
event-yield = { JOSA($player, "이/가") } 양보했습니다.
event-premium = { $word ->
    [reveal] { JOSA($player, "이/가") } 프리미엄을 잡고 손패를 공개했습니다.
    [announce] { JOSA($player, "이/가") } 프리미엄을 잡고 비드를 선언했습니다.
    [open] { JOSA($player, "이/가") } 프리미엄을 잡고 오픈했습니다.
    [open_announce] { JOSA($player, "이/가") } 프리미엄을 잡고 오픈하며 비드를 선언했습니다.
   *[declare] { JOSA($player, "이/가") } 프리미엄을 잡고 비드를 공개했습니다.
}
event-bid_shown = { JOSA($player, "이/가") } 비드 { JOSA($items, "을/를") } 보였습니다: { $points }.
event-hand_shown = { JOSA($player, "이/가") } { JOSA($items, "을/를") } 보였습니다.
event-play = { JOSA($player, "이/가") } { JOSA($items, "을/를") } 냈습니다.
event-trick = { JOSA($player, "이/가") } { JOSA($items, "을/를") } 땄습니다.
event-bid_was = { $player }의 비드는 { $items }, 모두 { $points }트릭이었습니다.
    .sum = 비드 { $points } ({ $cards })
event-bid_kept = { JOSA($player, "이/가") } 비드에 실패하여 무엇이었는지 밝히지 않았습니다.
    .sum = 비드는 비밀
event-missed = { JOSA($player, "이/가") } 실패하여 마지막 세 장을 밝히지 않았습니다.
    .sum = 마지막 세 장은 비공개
event-contract_made = { JOSA($player, "이/가") } 비드에 성공했습니다: 계약 점수 { $points }점.
    .sum = 계약 { $points }
event-premium_score = { JOSA($player, "이/가") } 프리미엄으로 { $points }점을 얻었습니다.
    .sum = 프리미엄 { $points }
event-deal_score = { JOSA($player, "이/가") } 이번 딜에서 { $points }점을 얻었습니다.
event-next_trump = { $word ->
    [S] 성공한 비드가 { $points }개이므로 다음 트럼프는 스페이드입니다.
    [H] 성공한 비드가 { $points }개이므로 다음 트럼프는 하트입니다.
    [D] 성공한 비드가 { $points }개이므로 다음 트럼프는 다이아몬드입니다.
    [C] 성공한 비드가 { $points }개이므로 다음 트럼프는 클럽입니다.
   *[none] 성공한 비드가 { $points }개이므로 다음은 노트럼프입니다.
}
event-game_won = { JOSA($player, "이/가") } { $points }점으로 게임에서 이겼습니다.
event-game_drawn = 게임이 무승부로 끝났습니다.
event-game_over = 게임이 끝났습니다. 기록한 점수: { $items }.
event-match_won = { JOSA($player, "이/가") } 승부에서 이겼습니다.

## What is refused

refusal-game-over = 러버가 끝나 더 낼 수 없습니다.
refusal-premium-not-allowed = 이 규칙에는 그런 프리미엄이 없습니다.
refusal-wrong-phase = 지금 정할 일이 아닙니다.
refusal-already-bid = 이미 비드를 내려놓았습니다. 내려놓은 비드는 바꿀 수 없습니다.
refusal-not-controller = 더미의 카드는 상대가 냅니다.
refusal-not-your-turn = 내 차례가 아닙니다.
refusal-not-held = { JOSA($card, "은/는") } 그 손패에 없습니다.
refusal-bid-count = 비드는 정확히 세 장입니다.
refusal-duplicate-card = 비드 카드 세 장은 서로 다른 카드여야 합니다.
refusal-premium-outranked = 같거나 더 높은 제안이 이미 있습니다.
refusal-announce-range = 수를 선언하는 제안에는 0부터 9까지의 수를 말하고, 다른 제안에는 말하지 마세요.
refusal-invalid-trump = 여기서는 그것을 트럼프로 고를 수 없습니다.
refusal-wrong-source = 다음 카드는 다른 손패에서 내야 합니다. 내 손패와 더미의 손패 가운데 어느 쪽 차례인지 보세요.
refusal-must-follow-suit = { JOSA($card, "은/는") } 낼 수 없습니다. { JOSA($suit, "이/가") } 리드되었고, 따라 낼 카드가 있습니다.
