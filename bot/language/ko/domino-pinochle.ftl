### 도미노 피노클. $items는 읽는 대로 적은 목록, $word는 그 첫 항목, $player는 이름, $points와 $count는 수입니다.

game-name = 도미노 피노클
game-line = 셋이서 함께 쓰는 위도우를 곁들여 도미노로 멜드하고, 그다음 으뜸패 없이 트릭을 다툽니다.
goal = 칩 { $target }개까지 합니다.

word-w = 위도우

## Presets

preset-standard = 표준

## Options

option-target_score = 목표 칩
    .help = 멜드 뒤나 트릭 뒤에 이만큼 이상의 칩으로 혼자 앞선 사람이 이깁니다.
option-double_in_sequence = 시퀀스 속의 더블
    .help = 더블은 자기 숫자의 시퀀스에 들어갈 수 있거나, 더블 멜드에만 들어갈 수 있습니다.
value-double_in_sequence-both = 들어갈 수 있음
value-double_in_sequence-doubles_suit_only = 더블 멜드에만
option-meld_suits = 멜드에서 패의 수트
    .help = 멜드에서 패는 양쪽 끝의 수트에 모두 속하거나, 높은 쪽 끝의 수트에만 속합니다.
value-meld_suits-both_ends = 양쪽 끝
value-meld_suits-high_end_only = 높은 쪽 끝만
option-tile_reuse = 한 패를 두 멜드에
    .help = 쓸 수 없거나, 더블 하나를 시퀀스와 더블 멜드에 한 번씩 쓸 수 있습니다.
value-tile_reuse-none = 쓸 수 없음
value-tile_reuse-across_kinds = 종류마다 한 번
option-widow_uses_per_player = 위도우를 쓰는 멜드
    .help = 만들 수 있는 대로 모두, 또는 한 사람에 하나입니다.
value-widow_uses_per_player-unlimited = 제한 없음
value-widow_uses_per_player-once = 한 사람에 하나
option-doubles_wrap = 더블이 한 바퀴 돎
    .help = 더블 멜드에서 6-6 다음에 0-0이 이어지는지입니다.
option-doubles_five_needs_adjacent = 칩 다섯 개에는 이웃이 필요
    .help = 위도우가 더블일 때, 바로 아래나 위의 더블이어야만 더블 멜드의 값이 올라가는지입니다.
option-meld_tie = 멜드 뒤의 승부
    .help = 목표에 이른 사람 가운데 혼자 앞선 사람이 이기거나, 둘 이상이 목표에 이르면 언제나 트릭을 합니다.
value-meld_tie-equal_totals = 앞선 사람이 이김
value-meld_tie-both_reached = 둘 이상이면 계속
option-widow_to = 위도우의 칩
    .help = 위도우의 칩은 마지막 트릭을 딴 사람이 받거나, 아무도 받지 않습니다.
value-widow_to-last_trick = 마지막 트릭을 딴 사람
value-widow_to-nobody = 아무도 받지 않음
option-first_dealer = 첫 딜러
    .help = 무작위로 정하거나, 지정한 자리로 합니다.
value-first_dealer-random = 무작위
value-first_dealer-0 = 첫째 자리
value-first_dealer-1 = 둘째 자리
value-first_dealer-2 = 셋째 자리

## Phases

phase-deal = 딜
phase-meld = 멜드
phase-play = 플레이
phase-over = 종료

## Zones

zone-hand = 손패
hand-title = **내 패** · { $game }, 테이블 { $table }
hand-alt = 내 패: { $cards }. { $legal }
zone-known = 손패 가운데 펼친 패
zone-widow = 위도우
zone-melds = 멜드
zone-trick = 트릭
zone-last_trick = 지난 트릭

## What one may do

do-meld = { $count ->
    [0] 멜드 선언
   *[other] 멜드 { $count }개 선언
}
ask-meld = 선언할 멜드를 고르세요. 선언은 한 번뿐입니다.
    .guide = 지금 선언한 멜드만 칩이 됩니다. 합이 가장 큰 묶음을 고르세요. 패 하나는 한 멜드에만 쓸 수 있습니다.
do-no_meld = 멜드 없음
ask-no_meld = 멜드가 있어도 선언하지 않을 수 있습니다.
    .guide = 패를 보이고 싶지 않을 때만 고르세요.
    .only = 위도우를 더해도 만들 수 있는 멜드가 없습니다.
    .only-guide = 고를 것이 없습니다. 다른 사람이 선언하는 멜드를 기억해 두세요. 그 패는 트릭에서 다시 나옵니다.
do-play = { $count ->
    [0] 내기
   *[other] { $items } 내기
}
ask-play = 손패에서 패를 하나 내세요.
    .guide = 리드된 수트에서 가장 높은 패가 이깁니다. 트릭이 값지고 이길 수 있으면 높은 패를, 이길 수 없으면 낮은 패를 내세요.

## What is so

fact-meld_chips = { $player }의 멜드: { $value }
    .head = 멜드
fact-tricks = { $player }의 트릭: { $value }
    .head = 트릭
fact-trick_chips = { $player }의 트릭 칩: { $value }
    .head = 트릭 칩
fact-declared = 지금까지의 칩: { $value }
fact-tier = { $word ->
    [with_widow] 위도우와 함께: 2
    [same_suit] 위도우가 같은 수트: 4
    [continued] 위도우가 이어짐: 5
    [same_number] 위도우에 같은 숫자가 있음: 4
    [double_widow] 위도우도 더블: 5
   *[by_itself] 내 패만으로: 3
}

## What happened

event-deal = { JOSA($player, "이/가") } 패를 돌렸습니다.
event-hand = 받은 패: { $items }.
event-widow = { JOSA($player, "이/가") } 위도우를 뒤집었습니다: { $items }.
event-meld = { JOSA($player, "이/가") } { JOSA($items, "을/를") } 멜드하여 칩 { $points }개를 얻었습니다.
    .paid = 멜드 { $items }
event-no_meld = { JOSA($player, "이/가") } 멜드가 없다고 알렸습니다.
event-melds_paid = { JOSA($player, "이/가") } 멜드로 칩 { $points }개를 받았습니다.
    .paid = 멜드 칩 { $points }
event-tie_after_melds = 둘 이상이 목표에 이르렀으므로 트릭으로 가립니다.
event-play = { JOSA($player, "이/가") } { JOSA($items, "을/를") } 냈습니다.
event-trick = { JOSA($player, "이/가") } { JOSA($items, "을/를") } 따서 칩 { $points }개를 얻었습니다.
event-widow_taken = { $points ->
    [0] { JOSA($player, "이/가") } 위도우 { JOSA($items, "을/를") } 받았지만 칩은 없습니다.
   *[other] { JOSA($player, "이/가") } 위도우 { JOSA($items, "을/를") } 받아 칩 { $points }개를 얻었습니다.
}
    .paid = 위도우 { $items }
event-tricks_paid = { JOSA($player, "이/가") } 트릭으로 칩 { $points }개를 받았습니다.
    .paid = 트릭 칩 { $points }
event-deal_score = { JOSA($player, "이/가") } 이번 판에 칩 { $points }개를 얻었습니다.
event-tie_after_tricks = 선두가 칩 { $points }개로 동점이므로 한 판을 더 합니다.
event-game_won = { JOSA($player, "이/가") } 칩 { $points }개로 게임에서 이겼습니다.

## Beside the table

order-points = 칩
leaderboard-row-points = { $place }. **{ $player }** · { $games }게임 칩 { $points }개
stats-game = **{ $game }**: { $games }게임 { $wins }승 ({ $share }%), 칩 { $points }개, 최고 { $best }연승
stats-rule = { $number }. { $rules } · { $players }: { $games }게임 { $wins }승, 게임당 칩 { $average }개
history-line = { $won ->
    [yes] { $when } · { $game }, 테이블 { $table } · { $seats }명 중 { $place }위 · 칩 { $points }개 · 승리
   *[no] { $when } · { $game }, 테이블 { $table } · { $seats }명 중 { $place }위 · 칩 { $points }개
}
hint-better = 다음으로 좋은 선택({ $instead })보다 평균 칩 { $gain }개를 더 얻습니다.
hint-expect = 이번 판의 기대 결과: { $lead ->
    [ahead] 다른 플레이어보다 칩 { $points }개 많음.
    [behind] 다른 플레이어보다 칩 { $points }개 적음.
   *[other] 다른 플레이어와 같은 칩.
}

## What is refused

refusal-game-over = 게임이 끝나 더 낼 수 없습니다.
refusal-wrong-phase = 지금 정할 일이 아닙니다.
refusal-not-your-turn = 내 차례가 아닙니다.
refusal-not-held = { JOSA($card, "은/는") } 손패에 없습니다.
refusal-must-follow-suit = { JOSA($card, "은/는") } 낼 수 없습니다. 높은 쪽 끝이 { $suit }인 패가 리드되었고, 손에 그런 패가 있습니다.
refusal-meld-widow-misuse = 위도우는 한 멜드에 한 번만, 내 패 두 개와 함께 쓸 수 있으며, 정해 둔 멜드 수를 넘길 수 없습니다.
refusal-meld-invalid = 멜드는 서로 다른 패 세 개입니다. 공통 숫자가 있고 다른 쪽 끝이 연속하는 세 개이거나, 연속하는 더블 세 개여야 합니다.
refusal-meld-card-reused = 내 패 하나는 한 멜드에만 쓸 수 있습니다.
