### 페니치. $items는 읽는 대로 적은 목록, $word는 그 첫 항목, $player는 이름, $points와 $count는 수입니다.

game-name = 페니치
game-line = 트릭마다 으뜸패가 바뀝니다. 그때그때 으뜸패인 아너를 따세요.

## Presets

preset-standard = 표준
preset-parlett = 팔렛의 재구성

## Options

option-follow_rule = 따라 내는 규칙
    .help = 같은 무늬가 있으면 그것을 내거나, 같은 무늬나 으뜸패를 내거나, 같은 무늬가 없으면 으뜸패를 내거나, 아무 카드나 냅니다.
value-follow_rule-follow_suit = 같은 무늬
value-follow_rule-follow_or_trump = 같은 무늬 또는 으뜸패
value-follow_rule-follow_must_trump = 같은 무늬, 없으면 으뜸패
value-follow_rule-free = 아무 카드
option-first_leader = 첫 리드
    .help = 첫 트릭을 딜러가 리드하는지 상대가 리드하는지입니다.
value-first_leader-nondealer = 딜러의 상대
value-first_leader-dealer = 딜러
option-first_turnup_scores_for = 처음 뒤집은 패
    .help = 처음 뒤집은 카드가 아너일 때 딜러가 점수를 얻는지입니다.
value-first_turnup_scores_for-nobody = 점수 없음
value-first_turnup_scores_for-dealer = 딜러가 점수를 얻음
option-redeal_by = 다시 돌리는 사람
    .help = 패를 던진 뒤에 같은 딜러가 다시 돌리거나 상대가 돌립니다.
value-redeal_by-same_dealer = 같은 딜러
value-redeal_by-other = 상대
option-redeal_right = 패를 던질 수 있는 사람
    .help = 그림 카드가 없는 손패를 두 사람 모두 던질 수 있는지, 딜러의 상대만 던질 수 있는지, 아무도 던질 수 없는지입니다.
value-redeal_right-both = 두 사람 모두
value-redeal_right-nondealer_only = 딜러의 상대만
value-redeal_right-off = 아무도 못 함
option-penneech_blocks_redeal = 페니치가 있으면 던지지 못함
    .help = 다이아몬드 7이 있는 손패는 던질 수 없는지입니다.
option-trick_honours_to = 트릭 속 아너의 점수
    .help = 트릭을 딴 사람이 모두 얻거나, 그 아너를 낸 사람이 각자 얻습니다.
value-trick_honours_to-winner = 트릭을 딴 사람
value-trick_honours_to-holder = 낸 사람
option-trick_honours_when = 트릭 속 아너의 점수 시점
    .help = 바로 얻거나, 적어 두었다가 판이 끝날 때 딜러의 상대부터 더합니다.
value-trick_honours_when-immediate = 바로
value-trick_honours_when-end_of_hand = 판이 끝날 때
option-turned_jack_scores = 뒤집은 잭의 점수
    .help = 끄면 뒤집은 잭은 여덟째 카드일 때만 점수가 됩니다.
option-final_turnup = 여덟째 뒤집기
    .help = 일곱째 트릭을 딴 사람이 카드를 한 장 더 뒤집는지입니다.
option-surplus = 초과 카드
    .help = 일곱 장을 넘게 딴 사람이 넘는 카드마다 1점을 얻는지입니다.
value-surplus-over_seven = 넘는 카드마다 1점
value-surplus-off = 세지 않음
option-deal_rotation = 다음 딜러
    .help = 번갈아 돌리거나, 판을 이긴 사람 또는 진 사람이 돌립니다. 점수가 같으면 번갈아 돌립니다.
value-deal_rotation-alternate = 번갈아
value-deal_rotation-winner_of_hand = 판을 이긴 사람
value-deal_rotation-loser_of_hand = 판을 진 사람
option-first_dealer = 첫 딜러
    .help = 무작위로 정하거나, 낮은 카드를 뗀 사람이 됩니다. 에이스가 가장 낮습니다.
value-first_dealer-random = 무작위
value-first_dealer-low_cut = 낮은 카드를 뗀 사람
option-target_score = 목표 점수
    .help = 이 점수에 먼저 이르는 사람이 바로 이깁니다.

## Phases

phase-deal = 딜
phase-redeal = 그대로 두기 또는 패 던지기
phase-play = 플레이
phase-over = 종료

## Zones

zone-hand = 손패
zone-trick = 트릭
zone-last_trick = 지난 트릭
zone-stock = 스톡
zone-turn_up = 뒤집은 패
zone-turned = 전에 뒤집은 패
zone-thrown_in = 던진 패

## What one may do

do-throw_in = 패 던지기
ask-throw_in = 그림 카드가 없습니다. 손패를 던지고 새로 받거나 그대로 두세요.
    .guide = 그림 카드가 없는 손패는 이길 일이 드물므로 대개 던지는 편이 낫습니다.
do-keep = 이 손패로 하기
ask-keep = 던질 수 있었다는 것은 아무도 모릅니다.
    .guide = 낮은 카드가 쓸모 있을 때만 두세요. 트릭을 딴 사람은 카드를 뒤집고 그 점수도 얻습니다.
do-play = { $count ->
    [0] 내기
   *[other] { $items } 내기
}
ask-play = 손패에서 카드를 한 장 내세요.
    .guide = 트릭마다 으뜸패가 다르고, 그 무늬의 에이스, 킹, 퀸, 잭이 나온 트릭은 점수가 됩니다. 그런 트릭을 따고, 상대가 딸 수 있는 곳에서는 그런 카드를 아끼고, 나머지에는 낮은 카드를 쓰세요.

## What is so

fact-trump = 이번 트릭의 으뜸패: { $value }
next-trump = { $card ->
    [none] 처음 뒤집는 카드가 다음 으뜸패를 정합니다.
   *[other] 다음 판을 위해 카드를 뒤집었습니다: { $card }. 그 무늬가 첫 트릭의 으뜸패입니다.
}
fact-tricks = { $player }의 트릭: { $value }
    .head = 트릭
fact-points = { $player }의 이번 판 점수: { $value }
    .head = 이번 판 점수
fact-noted = { $player } 앞으로 적어 둔 아너: { $value }
    .head = 적어 둔 아너

## What happened

event-deal = { JOSA($player, "이/가") } 패를 돌렸습니다.
event-hand = 받은 카드: { $items }.
event-throw_in = { JOSA($player, "이/가") } 그림 카드가 없는 손패 { JOSA($items, "을/를") } 보이고 던졌습니다.
event-keep = 손패를 그대로 두었습니다.
event-turn_up = { $points ->
    [0] { JOSA($player, "이/가") } { JOSA($items, "을/를") } 뒤집었습니다.
   *[other] { JOSA($player, "이/가") } { JOSA($items, "을/를") } 뒤집어 { $points }점을 얻었습니다.
}
    .paid = 뒤집은 카드 { $points } ({ $items })
event-trump = { $word ->
    [S] 스페이드가 으뜸패가 되었습니다.
    [H] 하트가 으뜸패가 되었습니다.
    [D] 다이아몬드가 으뜸패가 되었습니다.
   *[C] 클럽이 으뜸패가 되었습니다.
}
event-play = { JOSA($player, "이/가") } { JOSA($items, "을/를") } 냈습니다.
event-trick = { JOSA($player, "이/가") } { JOSA($items, "을/를") } 땄습니다.
event-honours = { JOSA($player, "이/가") } { JOSA($items, "으로/로") } { $points }점을 얻었습니다.
    .paid = 아너 { $points } ({ $items })
event-honours_noted = { $player } 앞으로 { $points }점을 적어 두었습니다: { $items }.
    .paid = 적어 둔 아너 { $points } ({ $items })
event-honours_counted = { JOSA($player, "이/가") } 이번 판에 적어 둔 아너로 { $points }점을 얻었습니다.
    .paid = 적어 둔 아너 점수 { $points }
event-surplus = { JOSA($player, "이/가") } 초과 카드로 { $points }점을 얻었습니다.
    .paid = 초과 카드 { $points }
event-deal_score = { JOSA($player, "이/가") } 이번 판에 { $points }점을 얻었습니다.
event-game_won = { JOSA($player, "이/가") } { $points }점으로 게임에서 이겼습니다.

## What is refused

refusal-game-over = 게임이 끝나 더 낼 수 없습니다.
refusal-wrong-phase = 지금 정할 일이 아닙니다.
refusal-not-your-turn = 내 차례가 아닙니다.
refusal-not-held = { JOSA($card, "은/는") } 손패에 없습니다.
refusal-must-follow-suit = { JOSA($card, "은/는") } 낼 수 없습니다. { JOSA($suit, "이/가") } 리드되었고, 따라 낼 카드가 있습니다.
refusal-must-trump = { JOSA($card, "은/는") } 낼 수 없습니다. 따라 낼 카드가 없으니 으뜸패인 { JOSA($suit, "을/를") } 내야 합니다.
