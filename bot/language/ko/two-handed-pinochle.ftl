### 2인용 피노클. $items는 읽는 대로 적은 목록, $word는 그 첫 항목, $player는 이름, $points와 $count는 수입니다.

-trump = 으뜸패
-marriage = 매리지
game-name = 2인용 피노클
game-line = 스톡이 있는 동안 멜드하고, 그다음 남은 트릭을 다툽니다.

## Presets

preset-standard = 표준
preset-bicycle = 바이시클
preset-family = 가족 게임, 두 벌

## Options

option-target_score = 목표 점수
    .help = 이 점수에 먼저 이르는 사람이 이깁니다. 점수를 10으로 나눌 때는 그 십분의 일입니다.
option-card_points = 트릭의 카드 점수
    .help = 트릭에서 에이스, 10, 킹, 퀸, 잭이 각각 몇 점인지입니다.
value-card_points-classic = 11, 10, 4, 3, 2
value-card_points-tens_fives = 10, 10, 5, 5, 0
value-card_points-counters = 10, 10, 10, 0, 0
option-score_divisor = 점수 나누기
    .help = 10으로 하면 모든 점수에서 끝자리 0을 뗍니다. 트릭의 카드 점수가 10, 10, 10, 0, 0일 때만 쓸 수 있습니다.
option-phase2_must_win = 이겨야 하는 의무
    .help = 둘째 단계에서 이길 수 있으면 언제나 이겨야 하는지, 으뜸패가 리드되었을 때만 그런지입니다.
value-phase2_must_win-always = 언제나
value-phase2_must_win-trump_led_only = 으뜸패가 리드되었을 때
option-meld_timing = 멜드하는 때
    .help = 트릭을 딴 사람이 두 사람 모두 뽑은 뒤에 멜드하는지, 뽑기 전에 하는지입니다.
value-meld_timing-after_draw = 뽑은 뒤
value-meld_timing-before_draw = 뽑기 전
option-melds_per_trick = 트릭마다 멜드
    .help = 트릭 하나를 딴 뒤에 멜드를 몇 개까지 할 수 있는지입니다.
value-melds_per_trick-unlimited = 제한 없음
value-melds_per_trick-one = 하나
option-fresh_card_required = 새 카드 필요
    .help = 멜드마다 손패에서 적어도 한 장을 내놓아야 하는지입니다.
option-dix_exchange = 딕스와 으뜸패 교환
    .help = 처음 멜드한 딕스를 공개된 으뜸패와 교환하는지입니다.
value-dix_exchange-first_mandatory = 언제나
value-dix_exchange-optional = 원하면
value-dix_exchange-none = 하지 않음
option-run_upgrade = 로열 매리지 뒤의 런
    .help = 이미 점수를 얻은 로열 매리지가 들어간 런이 110점인지, 150점 전부인지입니다.
value-run_upgrade-difference = 110
value-run_upgrade-full = 150
option-double_pinochle = 두 번째 피노클
    .help = 첫 피노클이 그대로 놓여 있으면 둘이 합쳐 300점, 한 번에 보일 때만 300점, 또는 언제나 40점입니다.
value-double_pinochle-upgrade = 합쳐서 300
value-double_pinochle-together_only = 한 번에 보이면 300
value-double_pinochle-none = 언제나 40
option-same_turn_card_sharing = 한 차례의 멜드끼리 카드 공유
    .help = 같은 트릭 뒤에 하는 두 멜드가 같은 카드를 쓸 수 있는지입니다.
option-dix_uses_meld_slot = 딕스도 멜드 하나로 셈
    .help = 트릭마다 멜드를 하나만 할 수 있을 때, 딕스도 그 하나인지입니다.
option-dealer_scores_turned_dix = 뒤집은 딕스는 딜러 점수
    .help = 공개된 으뜸패가 9이면 딜러가 10점을 얻는지입니다.
option-final_draw = 마지막 뽑기
    .help = 트릭을 딴 사람이 마지막 두 장 가운데 고르는지, 엎어 둔 카드를 가져가는지입니다.
value-final_draw-choice = 딴 사람이 고름
value-final_draw-fixed = 딴 사람이 엎어 둔 카드를 가짐
option-win_check = 목표를 확인하는 때
    .help = 멜드로 바로 승부가 날 수 있는지, 판이 끝날 때만 확인하는지입니다.
value-win_check-immediate = 바로
value-win_check-end_of_hand = 판이 끝날 때
option-both_reach = 둘 다 목표에 이르면
    .help = 합계가 높은 사람이 이기거나, 목표를 두 사람보다 위로 올립니다.
value-both_reach-higher = 합계가 높은 사람이 이김
value-both_reach-extend = 목표를 올림
option-trick_rounding = 트릭 점수 반올림
    .help = 트릭에서 딴 점수를 그대로 세거나 10점 단위로 셉니다. 7, 8, 9는 올리고 나머지는 내립니다.
value-trick_rounding-none = 그대로
value-trick_rounding-nearest_ten = 10점 단위로
option-hand_size = 손패 장수
    .help = 한 벌이면 12장이고, 15장이나 18장은 한 벌이나 두 벌로 할 수 있습니다.
option-decks = 덱 수
    .help = 48장 한 벌, 또는 두 벌을 합쳐서 합니다.
option-roundhouse = 라운드하우스
    .help = 네 무늬의 킹과 퀸을 한꺼번에 240점으로 멜드할 수 있는지입니다.

## Phases

phase-deal = 딜
phase-play = 플레이
phase-meld = 멜드
phase-final_draw = 마지막 뽑기
phase-over = 종료

## Zones

zone-hand = 손패
zone-known = 손패 가운데 알려진 카드
zone-melds = 멜드한 카드
zone-trick = 트릭
zone-last_trick = 지난 트릭
zone-indicator = 공개된 으뜸패
zone-stock = 스톡
zone-captured = 딴 카드

## What one may do

do-play = { $count ->
    [0] 내기
   *[other] { $items } 내기
}
ask-play = 카드를 한 장 내세요. 앞에 펼친 멜드 카드도 낼 수 있습니다.
    .guide = 스톡이 있는 동안은 같은 무늬를 따라 내지 않아도 됩니다. 어떤 멜드에도 필요 없는 카드로 트릭을 따서 멜드하세요.
do-meld = { $count ->
    [0] 멜드
   *[other] 멜드: { $items }
}
ask-meld = 트릭을 땄습니다. 원하면 멜드하세요.
    .guide = 트릭을 딸 때마다 멜드할 수 있습니다. 점수가 큰 것을 먼저 하되, 그 카드로 멜드를 더 할 수 있는 것부터 시작하세요.
do-exchange = { $count ->
    [0] 교환
   *[other] 교환: { $items }
}
ask-exchange = 딕스를 공개된 으뜸패와 교환하거나, 보이기만 하세요.
    .guide = 공개된 으뜸패가 높은 카드이거나 멜드를 완성해 주면 교환하세요. 교환해도 점수를 얻습니다.
do-done = 멜드 끝
ask-done = 더 멜드하지 않으려면 끝냈다고 알리세요.
    .guide = 이번 트릭 뒤에 더 보일 것이 없으면 고르세요.
do-take = { $word ->
    [face_down] 엎어 둔 카드 가져가기
    [face_up] 펼친 카드 가져가기
   *[other] 가져가기
}
ask-take = 첫째 단계의 마지막 트릭을 땄습니다. 카드를 고르세요. 남은 카드는 상대가 가집니다.
    .guide = 필요한 카드를 가져가세요. 나머지 한 장은 상대에게 갑니다.

## What is so

fact-target = 목표 점수: { $value }
fact-extra_hand = 두 사람이 목표를 넘어 동점이므로 이번 판의 끝에서 승부가 남
fact-trump = 으뜸패: { $value }
next-trump = 다음 판의 공개된 으뜸패: { $card }. { $trump }.
fact-tricks_are = { $word ->
    [strict] 둘째 단계: 같은 무늬 내기, 이기기, 으뜸패 내기
   *[free] 첫째 단계: 아무 카드나 낼 수 있음
}
fact-tricks = { $player }의 트릭: { $value }
    .head = 트릭
fact-melded = { $player }의 이번 판 멜드: { $value }
    .head = 이번 판 멜드
    .sum = 멜드 합계 { $value }
fact-meld = { $word ->
    [run] 런
    [royal_marriage] 로열 매리지
    [marriage] 매리지
    [aces] 에이스 어라운드
    [kings] 킹 어라운드
    [queens] 퀸 어라운드
    [jacks] 잭 어라운드
    [pinochle] 피노클
    [double_pinochle] 더블 피노클
    [dix] 딕스(으뜸패 9)
   *[roundhouse] 라운드하우스
}
fact-pays = { $value }점
fact-beside_royal = 로열 매리지 { $value }점에 더함
fact-together = 첫 번째와 합쳐 { $value }점

## What happened

event-deal = { JOSA($player, "이/가") } 패를 돌렸습니다.
event-hand = 받은 카드: { $items }.
event-indicator = 으뜸패를 공개했습니다: { $items }.
event-trump = { $word ->
    [S] 스페이드가 으뜸 무늬가 되었습니다.
    [H] 하트가 으뜸 무늬가 되었습니다.
    [D] 다이아몬드가 으뜸 무늬가 되었습니다.
   *[C] 클럽이 으뜸 무늬가 되었습니다.
}
event-turned_dix = { JOSA($player, "이/가") } 뒤집은 딕스 { JOSA($items, "으로/로") } { $points }점을 얻었습니다.
    .paid = 뒤집은 딕스 { $each }
event-play = { JOSA($player, "이/가") } { JOSA($items, "을/를") } 냈습니다.
event-trick = { JOSA($player, "이/가") } { JOSA($items, "을/를") } 땄습니다.
event-drew = { JOSA($player, "이/가") } 카드를 뽑았습니다.
event-drawn = 뽑은 카드: { $items }.
event-take = { $word ->
    [face_up] { JOSA($player, "이/가") } 펼친 카드를 골랐습니다.
   *[face_down] { JOSA($player, "이/가") } 엎어 둔 카드를 골랐습니다.
}
event-indicator_taken = { JOSA($player, "이/가") } 공개된 으뜸패 { JOSA($items, "을/를") } 가져갔습니다.
event-picked_up = { JOSA($player, "이/가") } 펼쳐 둔 { JOSA($items, "을/를") } 집어 들었습니다.
event-done = { JOSA($player, "이/가") } 멜드를 마쳤습니다.
event-run = { JOSA($player, "이/가") } 런을 멜드했습니다: { $items }. { $points }점을 얻었습니다.
    .paid = 런 { $each }
event-royal_marriage = { JOSA($player, "이/가") } 로열 매리지를 멜드했습니다: { $items }. { $points }점을 얻었습니다.
    .paid = 로열 매리지 { $each }
event-marriage = { JOSA($player, "이/가") } 매리지를 멜드했습니다: { $items }. { $points }점을 얻었습니다.
    .paid = 매리지 { $items }
event-aces = { JOSA($player, "이/가") } 에이스 어라운드를 멜드했습니다: { $items }. { $points }점을 얻었습니다.
    .paid = 에이스 어라운드 { $each }
event-kings = { JOSA($player, "이/가") } 킹 어라운드를 멜드했습니다: { $items }. { $points }점을 얻었습니다.
    .paid = 킹 어라운드 { $each }
event-queens = { JOSA($player, "이/가") } 퀸 어라운드를 멜드했습니다: { $items }. { $points }점을 얻었습니다.
    .paid = 퀸 어라운드 { $each }
event-jacks = { JOSA($player, "이/가") } 잭 어라운드를 멜드했습니다: { $items }. { $points }점을 얻었습니다.
    .paid = 잭 어라운드 { $each }
event-pinochle = { JOSA($player, "이/가") } 피노클을 멜드했습니다: { $items }. { $points }점을 얻었습니다.
    .paid = 피노클 { $each }
event-double_pinochle = { JOSA($player, "이/가") } 더블 피노클을 멜드했습니다: { $items }. { $points }점을 얻었습니다.
    .paid = 더블 피노클 { $each }
event-dix = { JOSA($player, "이/가") } 딕스를 멜드했습니다: { $items }. { $points }점을 얻었습니다.
    .paid = 딕스(으뜸패 9) { $each }
event-roundhouse = { JOSA($player, "이/가") } 라운드하우스를 멜드했습니다: { $items }. { $points }점을 얻었습니다.
    .paid = 라운드하우스 { $each }
event-trick_points = { JOSA($player, "이/가") } 트릭에서 { $points }점을 얻었습니다.
    .sum = 트릭 점수 { $points }
event-deal_score = { JOSA($player, "이/가") } 이번 판에 { $points }점을 얻었습니다.
event-target_raised = 둘 다 목표에 이르러 목표가 { $points }점으로 올라갔습니다.
event-extra_hand = 둘 다 { $points }점이므로 한 판을 더 해서 가립니다.
event-match_won = { JOSA($player, "이/가") } { $points }점으로 이겼습니다.

## What is refused

refusal-game-over = 승부가 끝나 더 낼 수 없습니다.
refusal-wrong-phase = 지금 정할 일이 아닙니다.
refusal-not-your-turn = 내 차례가 아닙니다.
refusal-not-held = 쓸 수 있는 { JOSA($card, "이/가") } 없습니다.
refusal-ambiguous-card = { JOSA($card, "을/를") } 여러 장 가지고 있고 저마다 할 수 있는 일이 다릅니다. 어느 것인지 밝히세요.
refusal-must-follow-suit = { JOSA($card, "은/는") } 낼 수 없습니다. { JOSA($suit, "이/가") } 리드되었고, 손에 { JOSA($due, "이/가") } 있습니다.
refusal-must-trump = { JOSA($card, "은/는") } 낼 수 없습니다. { JOSA($suit, "은/는") } 없지만 으뜸패인 { JOSA($due, "이/가") } 손에 있습니다.
refusal-must-play-higher = { JOSA($card, "은/는") } 낼 수 없습니다. { JOSA($best, "을/를") } 이기는 { JOSA($due, "이/가") } 손에 있습니다.
refusal-meld-invalid = 여기서 이 카드들은 멜드가 아닙니다.
refusal-meld-card-reused = { JOSA($card, "은/는") } 같은 종류의 멜드에 이미 쓰였습니다.
refusal-meld-limit = 이번 트릭에서 할 수 있는 멜드 하나를 이미 했습니다.
refusal-meld-needs-fresh = 여기서는 멜드마다 손패에서 적어도 한 장이 필요합니다.
refusal-meld-shared-this-turn = { JOSA($card, "은/는") } 이번 차례의 다른 멜드에 쓰였습니다. 다음 트릭 뒤에 멜드하세요.
refusal-draw-choice-invalid = 엎어 둔 카드나 펼친 카드를 가져가세요.
refusal-bad-option = 이 옵션들은 함께 쓸 수 없습니다.
