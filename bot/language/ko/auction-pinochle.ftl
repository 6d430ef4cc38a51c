### 경매 피노클. 팀은 그 플레이어 한 사람의 이름으로 부릅니다: { $player }는 두 파트너를 가리킬 수도 있습니다.

game-name = 경매 피노클
game-line = 파트너와 함께 계약을 비드하고, 멜드를 보이고, 트릭을 따서 계약을 지키는 게임입니다.

## Presets

preset-standard = 표준
preset-bicycle = 바이시클

## Options

option-seating = 파트너
    .help = 앉은 순서대로 파트너가 되거나, 카드를 뽑아 파트너와 첫 딜러를 정합니다.
value-seating-fixed = 앉은 대로
value-seating-draw = 카드를 뽑아서
option-min_bid = 최저 비드
    .help = 처음에 부를 수 있는 가장 낮은 비드이며, 10의 배수입니다.
option-bid_raise = 비드 올리기
    .help = 더 높은 10의 배수면 얼마든지 부를 수 있거나, 정확히 10씩만 올려야 합니다.
value-bid_raise-multiple = 10의 배수면 얼마든지
value-bid_raise-exact = 10씩만
option-pass_is_final = 패스하면 끝
    .help = 한 번 패스한 사람은 이번 경매에서 다시 비드할 수 없습니다.
option-max_bid = 최고 비드
    .help = 이보다 높이 비드할 수 없으며, 10의 배수입니다.
option-trump_needs_marriage = 트럼프에 메리지 필요
    .help = 디클레어러에게 메리지가 하나라도 있으면, 킹과 퀸을 함께 가진 무늬를 트럼프로 정해야 합니다.
option-pass_count = 건네는 카드 수
    .help = 디클레어러가 파트너에게서 몇 장을 받고 돌려주는지입니다.
option-meld_mode = 멜드 방식
    .help = 가장 좋은 멜드를 자동으로 찾아 주거나, 각자 차례로 직접 보이며 빠뜨린 멜드는 점수가 되지 않습니다.
value-meld_mode-auto = 자동
value-meld_mode-manual = 직접
option-double_melds = 이중 멜드
    .help = 같은 멜드 두 개는 두 배를 받거나 특별 점수를 받습니다. 더블 피노클은 300점, 더블 플러시는 1500점입니다.
value-double_melds-additive = 두 배
value-double_melds-premium = 특별 점수
option-meld_requires_trick = 멜드에 트릭 필요
    .help = 플레이한 판에서 트릭을 하나도 따지 못한 팀은 멜드 점수를 얻지 못합니다.
option-first_lead = 첫 리드
    .help = 첫 트릭을 딜러 왼쪽 플레이어가 리드하거나 디클레어러가 리드합니다.
value-first_lead-eldest = 딜러 왼쪽
value-first_lead-declarer = 디클레어러
option-heading = 더 높은 카드 내기
    .help = 이길 수 있으면 언제나 더 높은 카드를 내야 하거나, 트럼프가 리드되었을 때만 그래야 합니다.
value-heading-always = 언제나
value-heading-trump_led_only = 트럼프가 리드되었을 때
option-card_points = 카드 점수
    .help = 트릭에서 에이스, 10, 킹, 퀸, 잭, 9가 각각 몇 점인지입니다.
value-card_points-classic = 11, 10, 4, 3, 2, 0
value-card_points-tens_fives = 10, 10, 5, 5, 0, 0
value-card_points-counters = 10, 10, 10, 0, 0, 0
option-set_bonus = 보너스
    .help = 계약이 실패하거나 포기되면 상대 팀이 자기 점수에 더해 받는 점수입니다.
option-set_penalty = 벌점
    .help = 계약에 실패하거나 포기한 팀은 벌점이 없거나, 비드만큼 점수를 잃습니다.
value-set_penalty-none = 없음
value-set_penalty-subtract_bid = 비드만큼 뺌
option-target_score = 목표 점수
    .help = 이 점수까지 게임을 합니다.
option-both_over = 양 팀이 함께 목표 도달
    .help = 같은 판에서 두 팀이 모두 목표에 이르면 비드한 팀이 이기거나, 점수가 높은 팀이 이기거나, 목표가 250점 올라갑니다.
value-both_over-bidder_first = 비드한 팀 승리
value-both_over-higher_total = 점수가 높은 팀 승리
value-both_over-extend = 목표를 올림
option-stakes = 판돈
    .help = 점수와 따로 장부에 계약마다 판돈을 적습니다. 점수는 바뀌지 않습니다.
value-stakes-ledger = 장부에 적음
value-stakes-off = 없음
option-spade_double_from = 스페이드 두 배 기준
    .help = 스페이드가 트럼프일 때 이 점수 이상의 계약은 판돈이 두 배가 됩니다.

## Phases

phase-deal = 딜
phase-auction = 경매
phase-trump = 트럼프 정하기
phase-give = 카드 건네기
phase-return = 카드 돌려주기
phase-meld = 멜드
phase-decide = 플레이 또는 포기
phase-play = 플레이
phase-over = 게임 종료

## Zones

zone-hand = 손패
zone-known = 알려진 카드
zone-given = 건넨 카드
zone-returned = 돌려준 카드
zone-melds = 멜드
zone-trick = 트릭
zone-last_trick = 지난 트릭
zone-captured = 딴 카드

## Words

word-made = 계약 성공
word-set = 계약 실패
word-conceded = 포기
word-thrown-in = 무효
word-pass = 패스

## What one may do

do-bid = { $count ->
    [0] 비드
   *[other] { $items } 비드
}
ask-bid = 팀이 멜드와 트릭을 합쳐 낼 점수를 10점 단위로 비드하세요.
    .guide = 가장 높이 비드한 사람이 트럼프를 정하고, 그 팀은 멜드와 트릭으로 그만큼 내야 합니다. 셀 수 있는 만큼 비드하세요: 내 멜드, 트릭 몇 개, 그리고 파트너 몫 조금.
do-pass = 패스
ask-pass = 지금 비드로 충분히 높다면 패스하세요.
    .guide = 패스는 손해가 없습니다. 멜드와 트릭으로 감당할 수 있는 만큼만 비드하세요.
do-trump = { $word ->
    [S] 스페이드
    [H] 하트
    [D] 다이아몬드
    [C] 클럽
   *[other] 트럼프 정하기
}
ask-trump = 계약을 맡았습니다. 트럼프 무늬를 정하세요.
    .guide = 가장 많이 가진 무늬를 고르세요. 그 무늬의 에이스나 플러시가 있으면 더욱 좋습니다.
do-give = 이 카드 건네기
ask-give = 파트너에게 가장 도움이 될 카드를 고르세요.
    .guide = 파트너가 이기는 데 도움이 되는 카드를 주세요: 트럼프, 에이스, 거의 완성된 멜드의 카드.
do-return = 이 카드 돌려주기
ask-return = 돌려줄 카드를 고르세요. 남긴 카드로 멜드하고 플레이합니다.
    .guide = 가장 필요 없는 카드를 돌려주세요. 트럼프와 에이스, 멜드는 그대로 두세요.
do-meld = { $count ->
    [0] 멜드
   *[other] 멜드: { $items }
}
ask-meld = 멜드를 하나씩 보이세요. 카드 한 장은 종류마다 한 번씩 쓸 수 있습니다.
    .guide = 멜드는 지금 한 번만 점수가 됩니다. 가진 것을 모두 보이세요. 보인 카드는 손패로 돌아와 그대로 낼 수 있습니다.
do-done = 멜드 끝
ask-done = 멜드를 마칩니다. 보이지 않은 멜드는 점수가 되지 않습니다.
    .guide = 더 보일 멜드가 없을 때 누르세요.
do-play_on = 플레이
ask-play_on = 아직 트릭으로 계약을 지킬 수 있다면 플레이하세요.
    .guide = 모자란 점수를 트릭에서 딸 수 있으면 플레이하세요.
do-concede = 포기
ask-concede = 플레이하지 않고 계약을 포기합니다. 우리 팀은 점수가 없습니다.
    .guide = 모자란 점수를 딸 수 없으면 포기하세요. 그러면 질 판을 끝까지 하지 않아도 됩니다.
do-play = { $count ->
    [0] 내기
   *[other] { $items } 내기
}
ask-play = 트릭에 카드를 한 장 내세요.
    .guide = 같은 무늬를 따라 내고, 이겨야 할 때는 이기세요. 에이스와 10은 딸 가치가 있습니다. 파트너가 이기는 트릭에는 점수 카드를 보태세요.

## What is so

fact-target = 목표 점수: { $value }
fact-dealer = 딜러: { $player }
fact-call = { $word ->
    [pass] { $player }의 콜: 패스
   *[other] { $player }의 콜: { $value }
}
    .head = 콜
    .value = { $word ->
        [pass] 패스
       *[other] { $value }
    }
fact-bid = 현재 비드: { $value }, { $player }
fact-contract = 계약: { $value }, { $player }
    .sum = 계약 { $value }
fact-bidding = { $word ->
    [in] { JOSA($player, "은/는") } 경매에 남아 있음
   *[out] { JOSA($player, "은/는") } 경매에서 빠짐
}
    .head = 경매
    .value = { $word ->
        [in] 남음
       *[out] 빠짐
    }
fact-trump = 트럼프: { $word ->
    [unsettled] 아직 정하지 않음
   *[other] { $value }
}
next-trump = 다음 트럼프는 다음 경매에서 이긴 사람이 정합니다.
fact-run = { $player }의 플러시: { $value }
    .head = 플러시
    .sum = 플러시 { $value }
fact-royal_marriage = { $player }의 로열 메리지: { $value }
    .head = 로열 메리지
    .sum = 로열 메리지 { $value }
fact-marriage = { $player }의 메리지: { $value }
    .head = 메리지
    .sum = 메리지 { $value }
fact-aces = { $player }의 에이스 네 장: { $value }
    .head = 에이스 네 장
    .sum = 에이스 네 장 { $value }
fact-kings = { $player }의 킹 네 장: { $value }
    .head = 킹 네 장
    .sum = 킹 네 장 { $value }
fact-queens = { $player }의 퀸 네 장: { $value }
    .head = 퀸 네 장
    .sum = 퀸 네 장 { $value }
fact-jacks = { $player }의 잭 네 장: { $value }
    .head = 잭 네 장
    .sum = 잭 네 장 { $value }
fact-pinochle = { $player }의 피노클: { $value }
    .head = 피노클
    .sum = 피노클 { $value }
fact-dix = { $player }의 딕스: { $value }
    .head = 딕스
    .sum = 딕스 { $value }
fact-meld = { $word ->
    [run] 플러시
    [royal_marriage] 로열 메리지
    [marriage] 메리지
    [aces] 에이스 네 장
    [kings] 킹 네 장
    [queens] 퀸 네 장
    [jacks] 잭 네 장
    [pinochle] 피노클
   *[dix] 딕스
}
fact-pays = { $value }점
fact-beside_royal = 로열 메리지 { $value }점에 더함
fact-together = 첫 번째와 합쳐 { $value }점
fact-meld_points = { $player }의 멜드: { $value }
    .head = 멜드
    .sum = 멜드 합계 { $value }
fact-tricks = { $player }의 트릭: { $value }
    .head = 트릭
fact-trick_points = { $player }의 트릭 점수: { $value }
    .head = 트릭 점수
    .sum = 트릭 점수 { $value }
fact-wanted = { $player } 팀이 계약을 지키려면 트릭에서 { $value }점 필요
fact-contract_impossible = { $word ->
    [true] { $player } 팀의 계약은 이룰 수 없음
   *[false] { $player } 팀의 계약은 이룰 수 있음
}
fact-outcome = { $word ->
    [made] { $player } 팀의 계약 성공
    [set] { $player } 팀의 계약 실패
    [conceded] { JOSA($player, "이/가") } 계약을 포기함
   *[thrown_in] 판이 무효가 됨
}

## What happened

event-deal = { JOSA($player, "이/가") } 패를 돌렸습니다.
event-hand = 받은 카드: { $items }.
event-bid = { JOSA($player, "이/가") } { JOSA($points, "을/를") } 비드했습니다.
event-pass = { JOSA($player, "이/가") } 패스했습니다.
event-thrown_in = 모두 패스하여 판이 무효가 되었습니다.
event-contract = { JOSA($player, "이/가") } 비드 { JOSA($points, "으로/로") } 경매를 따냈습니다.
event-trump = { $word ->
    [S] { JOSA($player, "이/가") } 스페이드를 트럼프로 정했습니다.
    [H] { JOSA($player, "이/가") } 하트를 트럼프로 정했습니다.
    [D] { JOSA($player, "이/가") } 다이아몬드를 트럼프로 정했습니다.
   *[C] { JOSA($player, "이/가") } 클럽을 트럼프로 정했습니다.
}
event-gave = { JOSA($player, "이/가") } 파트너에게 카드를 건넸습니다.
event-gave_cards = { JOSA($player, "이/가") } { JOSA($items, "을/를") } 건넸습니다.
event-returned = { JOSA($player, "이/가") } 파트너에게 카드를 돌려주었습니다.
event-returned_cards = { JOSA($player, "이/가") } { JOSA($items, "을/를") } 돌려주었습니다.
event-meld = { JOSA($player, "이/가") } { JOSA($items, "을/를") } 멜드하여 { $points }점을 얻었습니다.
event-meld_total = { JOSA($player, "이/가") } 멜드로 모두 { $points }점을 얻었습니다.
event-played_on = { JOSA($player, "이/가") } 플레이하기로 했습니다.
event-conceded = { JOSA($player, "이/가") } 계약 { JOSA($points, "을/를") } 포기했습니다.
event-play = { JOSA($player, "이/가") } { JOSA($items, "을/를") } 냈습니다.
event-trick = { JOSA($player, "이/가") } { JOSA($items, "을/를") } 땄습니다: { $points }점.
event-last_trick = { JOSA($player, "이/가") } 마지막 트릭을 따서 { $points }점을 더 얻었습니다.
event-melds_lost = { $player } 팀은 트릭을 따지 못해 멜드 { $points }점을 잃었습니다.
event-made = { $player } 팀이 { $points }점으로 계약 { JOSA($items, "을/를") } 지켰습니다.
event-set = { $player } 팀이 { $points }점에 그쳐 계약 { $items }에 실패했습니다.
event-bonus = { $player } 팀이 보너스 { $points }점을 받았습니다.
event-deal_score = { $player } 팀이 { $points }점을 얻었습니다.
event-stakes = { $player } 팀이 판돈 { JOSA($points, "을/를") } 땄습니다.
event-target = 두 팀이 모두 목표에 이르러 목표가 { $points }점으로 올라갔습니다.
event-match_won = { $player } 팀이 { $points }점으로 게임에서 이겼습니다.

## What is refused

refusal-game-over = 게임이 끝나 더 낼 수 없습니다.
refusal-wrong-phase = 지금 정할 일이 아닙니다.
refusal-already-passed = 이미 패스했습니다. 이 테이블에서는 패스하면 다시 비드할 수 없습니다.
refusal-not-your-turn = 내 차례가 아닙니다.
refusal-not-held = 손에 { JOSA($card, "이/가") } 없거나 그만한 장수가 없습니다.
refusal-bid-too-low = 지금 가장 낮은 비드는 { $least }입니다.
refusal-bid-not-multiple = 비드는 10점 단위입니다.
refusal-bid-not-higher = 지금 비드 { $bid }보다 높아야 합니다.
refusal-bid-step = 이 테이블에서는 비드를 10씩 올립니다. 다음 비드는 { $next }입니다.
refusal-bid-too-high = 이 테이블의 가장 높은 비드는 { $most }입니다.
refusal-invalid-trump = { JOSA($suit, "은/는") } 정할 수 없습니다. 킹과 퀸을 함께 가진 무늬를 정하세요.
refusal-pass-count = 정확히 { $count }장을 고르세요.
refusal-meld-invalid = 이 카드로는 지금 보일 수 있는 멜드가 없습니다.
refusal-must-follow-suit = { JOSA($card, "은/는") } 낼 수 없습니다. { JOSA($suit, "이/가") } 리드되었고, 손에 { JOSA($due, "이/가") } 있습니다.
refusal-must-play-higher = { JOSA($card, "은/는") } 낼 수 없습니다. { JOSA($best, "을/를") } 이기는 { JOSA($due, "이/가") } 손에 있습니다.
refusal-must-trump = { JOSA($card, "은/는") } 낼 수 없습니다. { JOSA($suit, "은/는") } 없지만 트럼프인 { JOSA($due, "이/가") } 손에 있습니다.
refusal-must-overtrump = { JOSA($card, "은/는") } 낼 수 없습니다. { $best }보다 높은 트럼프인 { JOSA($due, "이/가") } 손에 있습니다.
