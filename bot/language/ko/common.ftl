### 모든 게임과 화면이 쓰는 말. 이름, 카드, 숫자 뒤의 조사는 JOSA가 고릅니다.

## Cards and suits, and words that the games spell differently

-trump = 트럼프
-marriage = 메리지
suit = { $suit ->
    [S] 스페이드
    [H] 하트
    [D] 다이아몬드
   *[C] 클럽
}
card = { $suit ->
    [S] 스페이드
    [H] 하트
    [D] 다이아몬드
   *[C] 클럽
} { $rank ->
    [T] 10
   *[other] { $rank }
}{ $copy ->
    [none] { "" }
   *[other] { " " }({ $copy })
}
rank = { $rank ->
    [T] 10
   *[other] { $rank }
}{ $copy ->
    [none] { "" }
   *[other] { " " }({ $copy })
}
suit-cards = { $suit } { $cards }
word-none = 없음
word-hidden = 숨김
word-unsettled = 아직 정해지지 않음
word-nines = 9
word-JOKER = 조커
word-dummy = 더미
word-true = 예
word-false = 아니요

## What stands between the parts of a list, of a line, of a group, of a suit, of a report, of a description

between-items = ,{ " " }
between-parts = { " " }·{ " " }
between-cards = { " " }+{ " " }
between-ranks = { " " }
between-sentences = { " " }
between-melds = ;{ " " }
between-notes = .{ " " }
between-sides = { " " }대{ " " }
decimal-mark = .

## Who

computer = 컴퓨터
computer-number = 컴퓨터 { $number }
with-level = { $player } · { $level }
level-random = 무작위
level-easy = 쉬움
level-normal = 보통
level-hard = 어려움
dummy = 더미
open-seat = 빈자리
seat-line = { $number }. { $player }
seat-host = { $player } (방장)
seat-kept = 비어 있음, { $player } 님의 자리
seat-away = { $player } (자리 비움, 컴퓨터가 대신하는 중)
seat-left = { $player } (나감, 컴퓨터가 이어서 하는 중)

## Buttons

button-hand = 내 손패
button-last = 지난 트릭
button-scores = 점수
button-rules = 규칙
button-more = ⋯
    .words = 더 보기
button-join = 앉기
button-leave = 나가기
button-start = 시작
button-setup = 설정
button-how = 게임 방법
button-hint = 힌트
button-sort = 정렬
button-refresh = 새로 고침
button-back = 내 자리로 돌아오기
button-end = 테이블 끝내기
button-export = 기록
button-confirm = 확인
button-clear = 선택 지우기
button-other = 직접 입력…
button-previous = 이전
button-next = 다음
button-options = 이 테이블의 옵션
button-rule = 규칙 보기

## Lobby

lobby-title = { $game } · { $seats }인
lobby-rules = 규칙: { $rules }
lobby-standard = 표준 규칙
goal = { $target }점까지 합니다.
goal-minutes = 약 { $minutes }분.
goal-hours = 약 { $hours }시간.
lobby-more-rules = 그 밖의 옵션 { $count }개
lobby-open = { $open ->
    [0] 자리가 모두 찼습니다. 방장이 시작할 수 있습니다.
   *[other] 빈자리가 { $open }개 있습니다.
}
lobby-sides = 팀: 자리 { $sides }
lobby-drawn-card = { $player }: { $card }
lobby-drawn = 시작할 때 뽑은 카드: { $drawn }
lobby-started = 게임이 시작되었습니다.
start-open = 시작: 빈자리 { $open }개
setup-title = 테이블 { $table } 설정
setup-preset = 정해진 규칙 고르기
setup-seats = 인원
setup-unkept = 자리가 줄어 { $people } 님의 자리를 더는 맡아 둘 수 없습니다.
setup-option = 바꿀 옵션을 고르세요
setup-value = 새 값
setup-now = { $option }: { $value }
setup-computers = 빈자리에 앉힐 컴퓨터
setup-place = 자리 하나: 앉을 사람 정하기
setup-place-who = 누구나 또는 컴퓨터
setup-keep = 한 사람을 위해 이 자리 맡아 두기
place-open = 누구나 앉을 수 있음
place-kept = 정해 둔 사람의 자리
setup-number = { $count ->
    [1] { $least } 이상 { $most } 이하의 정수
   *[other] { $least } 이상 { $most } 이하의 정수 { $count }개, 쉼표로 구분
}
players-count = { $count }명

## Table

table-title = { $game } · 딜 { $deal }
table-id = 테이블 { $table }
turn = ► { $player } 차례
turn-computer = ► { $player } 생각 중
turn-nobody = 결정을 기다리는 중
turn-several = ► 차례: { $players }
away-all = 모두 자리를 비웠습니다. ‘내 손패’를 누르면 이어집니다. 누르지 않으면 테이블이 { $when } 닫힙니다.
trick-line = 이번 트릭 · { $plays }
trick-play = { $player }: { $card }
trick-ahead = { $player }: { $card } (이기는 중)
score-line = 점수 · { $scores }
head-line = { $head } · { $values }
head-alone = { $head }: { $value }
head-one = { $player }: { $value }
score-one = { $player }: { $points }
target-line = { $scores } · 목표 { $target }
last-line = 최근: { $events }
warned = { $players } 님, 제한 시간이 { $when } 끝납니다.
summary-title = 딜 { $deal } 종료
summary-side = **{ $player }**: 이번 딜 { $points } · 합계 { $total }
summary-item = { $cards } = { $points }
over-title = { $game } · 게임 종료
closed-title = { $game } · 테이블 닫힘
closed-line = 결과 없이 끝났습니다.
winners = { $count ->
    [0] 무승부입니다.
   *[other] { JOSA($players, "이/가") } 이겼습니다.
}
best-meld = 최고의 멜드 · { $player }: { $items } ({ $points })
best-contract = 가장 대담한 비드 · { $player }: { $points }
best-bid = 가장 대담한 비드 · { $player }: { $points } ({ $items })
best-honours = 최고의 아너 · { $player }: { $items } ({ $points })
final-scores = 최종 점수 · { $scores }
score-placed = { $place }위 { $player }: { $points }

## Hand

hand-title = **내 손패** · { $game }, 테이블 { $table }
hand-cards = { $zone }: { $cards }
hand-picked = { $items } · { $most }장 중 { $count }장 고름
hand-picked-none = { $least ->
    [0] 아직 고르지 않았습니다 · { $most }장까지 고를 수 있습니다
   *[other] 아직 고르지 않았습니다 · { $most }장을 고르세요
}
hand-wait = 내 차례가 아닙니다.
hand-waiting = 내 차례가 아닙니다. 지금 차례: { $players }
hand-over = 게임이 끝났습니다.
hand-alt = 내 카드: { $cards }. { $legal }
hand-alt-legal = 낼 수 있는 것: { $cards }.
choose-number = { $choice }: 숫자를 고르세요
choose-one = 고르세요
choose-card = { $suit }
number-label = 숫자
last-trick-none = 아직 끝난 트릭이 없습니다.
last-trick = 지난 트릭 · { $plays }
zone-hand = 손패
zone-bid = 비드 카드
zone-trick = 트릭
zone-stock = 스톡
hidden-cards = 엎어 둔 카드 { $count }장

## Scores and looking up

scores-title = 점수 · { $game }, 테이블 { $table }
scores-none = 아직 끝난 딜이 없습니다.
scores-column = { $number } { $player }
scores-deal = 딜
scores-total = 합계
scores-game = 게임 { $number }
pegs-alt = 구멍 { $target }개의 크리비지 보드. 뒤 말뚝과 앞 말뚝의 위치: { $rows }
race-alt = 목표 { $target }까지 딜별 합계: { $rows }
leaderboard-title = 순위 · { $game }
page-of = { $pages }쪽 중 { $page }쪽
rules-title = 규칙 · { $game }
rules-contents = 주제를 고르세요.
options-title = 이 테이블의 옵션 · { $game }, 테이블 { $table }
about = **Talon** { $version } · 디스코드에서 즐기는 트릭 테이킹 게임. { $games } 가동 시간: { $uptime }. 라이선스: MIT.
about-games = 게임: { $games }.
about-uptime = { $days ->
    [0] { $hours }시간 { $minutes }분
   *[other] { $days }일 { $hours }시간
}
export-over = 테이블 { $table }의 기록입니다.
export-running = 테이블 { $table }에서 지금까지 알 수 있는 내용입니다. 전체 기록은 테이블이 끝나면 드립니다.
ended = 테이블이 닫혔습니다.
left = 테이블에서 나왔습니다. 컴퓨터가 이어서 합니다.
left-last = 테이블에서 나왔습니다. 다른 사람이 없어 테이블을 닫았습니다.
sure-end = 모두의 테이블을 닫을까요? 게임은 결과 없이 끝납니다.
sure-leave = { $others ->
    [0] 다른 사람이 없습니다. 나가면 테이블이 닫히고 게임은 결과 없이 끝납니다.
   *[other] 나가면 컴퓨터가 이어서 하고 누구나 그 자리에 앉을 수 있습니다. 여러분도 ⋯에서 다시 앉을 수 있습니다.
}
button-stay = 계속하기
left-lobby = 대기실에서 나왔습니다.
joined = 자리에 앉았습니다.
more-title = 테이블 { $table }

## Language

language-name = 한국어
    .english = Korean
language-discord = 디스코드 설정대로
language-title = 언어
language-help = 손패와 나에게 오는 모든 답은 여기서 고른 언어로 나옵니다. 모두가 보는 테이블은 서버의 언어로 나옵니다.
button-digits-on = 고유 숫자
button-digits-off = 아라비아 숫자
unknown-language = 그런 언어는 없습니다. 목록에서 고르세요.

## Refusals of the table

no-table = 여기에는 그런 테이블이 없습니다. /play 명령으로 여세요.
no-live-table = 이 채널에는 테이블이 없습니다. /play 명령으로 여세요.
which-table = 여러 테이블에 앉아 있습니다: { $tables }. 명령에 그중 하나를 적어 주세요.
channel-busy = 이 채널에는 이미 테이블이 있습니다: { $link }
not-seated = 이 테이블에 앉아 있지 않습니다.
not-allowed = 이 테이블의 방장이나 관리자만 할 수 있습니다.
not-host = 이 테이블의 방장만 할 수 있습니다.
not-owner = 봇의 소유자만 할 수 있습니다.
not-moderator = 이 서버에서는 관리자만 테이블을 닫을 수 있습니다.
wrong-time = 지금은 할 수 없습니다.
already-started = 게임이 이미 시작되었습니다.
not-started = 게임이 아직 시작되지 않았습니다.
table-closed = 이 테이블은 닫혔습니다. /play 명령으로 새로 여세요.
seats-open = 시작하려면 자리가 모두 차야 합니다. 컴퓨터로 채우거나 사람을 기다리세요.
table-full = 자리가 모두 찼습니다.
seats-kept = 남은 자리는 다른 사람을 위해 맡아 둔 자리입니다.
seat-unavailable = 그 자리는 비어 있지 않습니다.
nobody-to-remove = 그 사람은 이 테이블에 앉아 있지 않습니다.
more-people-than-seats = 그 인원보다 많은 사람이 이미 앉아 있습니다.
bad-choice = { $sentence }
bad-choice-unknown = 그렇게는 고를 수 없습니다. 목록에서 고르고, 옵션은 name=value 꼴로 쓰세요.
bad-choice-options = { $count ->
    [1] 쓸 수 없는 값입니다: { $options }.
   *[other] 함께 쓸 수 없습니다: { $options }.
}
bad-choice-number = { $option }: { $least } 이상 { $most } 이하의 { $count ->
    [1] 정수만
   *[other] 정수 { $count }개를 쉼표로 구분해야
} 쓸 수 있습니다.
too-late = 이미 차례를 마쳤습니다. 지금 손패는 다음과 같습니다.
not-kept = 저장하지 못해 방금 한 일은 무효입니다. 다른 것은 바뀌지 않았으니 잠시 뒤 다시 눌러 주세요.
press-again = 시간이 너무 오래 걸렸습니다. 다시 눌러 주세요.
not-a-number = 부호나 소수점 없이 아홉 자리 이하의 정수를 숫자로 입력해 주세요.
unknown-game = 그런 이름의 게임은 없습니다. /play 명령의 목록에 모두 나옵니다.
unknown-topic = 그런 주제는 없습니다. 목록에서 고르세요.
missing-permission = 이 채널에서 다음 권한이 필요합니다: { $permissions }. 서버 관리자가 ‘채널 편집’의 ‘권한’에서 줄 수 있습니다.
failed = 저희 쪽에 오류가 났습니다. 잃은 것은 없으니 ‘내 손패’를 눌러 주세요. 오류 번호: { $reference }
closing = 봇이 다시 시작하는 중입니다. 잃은 것은 없으니 잠시 뒤 다시 눌러 주세요.
slow-down = 너무 빠릅니다. 잠깐 기다렸다가 다시 눌러 주세요.
draining = 봇이 곧 다시 시작하므로 새 테이블을 열 수 없습니다. 몇 분 뒤에 다시 해 보세요.
restart-soon = 봇이 곧 다시 시작합니다. 잃는 것은 없습니다. 이 테이블은 저절로 이어집니다.
owner-draining = 이제 새 테이블을 열지 않습니다. 알린 테이블: { $count }.
owner-open = 다시 테이블을 열 수 있습니다.
owner-synced = 다시 등록한 명령: { $count }.
permission-view_channel = ‘채널 보기’
permission-send_messages = ‘메시지 보내기’
permission-send_messages_in_threads = ‘스레드에서 메시지 보내기’
permission-attach_files = ‘파일 첨부’

## On pictures

plate-tricks = { $tricks }트릭
plate-of = { $player }: { $line }
zone-of = { $player }의 { $zone }

## Lobby: who, where, how fast

button-who-plays = 같이 하실 분?
button-ping-me = 이 게임을 할 때 부르기
button-rest = 잠시 쉬기
button-take = 앉기: { $player }
button-remove = 내보내기: { $player }
button-undo = 무르기
button-claim = 나머지는 내 것
button-nudge = 재촉하기
button-pause = 일시 정지
button-deal-so-far = 이번 딜
button-agree = 동의
button-refuse = 거절
button-rematch = 재대결
lobby-invited = 초대한 사람: { $people }
lobby-private = 초대받은 사람만 앉을 수 있습니다.
lobby-pace = { $pace ->
    [correspondence] 통신전: 결정마다 하루씩 시간이 있습니다.
    [reserve] 실시간: 플레이어마다 예비 시간이 5분 있습니다.
    [untimed] 실시간: 시간 제한이 없어 아무도 시간을 넘기지 않습니다.
   *[live] 실시간.
} { $rated ->
    [yes] 레이팅에 반영됩니다.
    [alone] 혼자 하는 게임이라 레이팅에 반영되지 않습니다.
   *[no] 친선 게임이며 레이팅에 반영되지 않습니다.
}
pace-live = 실시간
pace-reserve = 실시간, 예비 시간 5분
pace-untimed = 실시간, 시간 제한 없음
pace-correspondence = 통신전, 결정마다 하루
rated-yes = 레이팅 게임
rated-alone = 혼자 하는 게임이라 레이팅에 반영되지 않습니다
rated-no = 친선 게임, 레이팅 없음
private-yes = 비공개: 초대받은 사람만
private-no = 누구나 참가
setup-pace = 속도
setup-rated = 레이팅 또는 친선
setup-private = 앉을 수 있는 사람
setup-invite = 사람 초대하기
table-private = 비공개 테이블입니다. 방장에게 초대를 부탁하세요.
who-plays = { $people } 님, { $game } 하실 분? { JOSA($player, "이/가") } 테이블 { JOSA($table, "을/를") } 열었습니다.
who-plays-done = 이 테이블에서는 이미 한 번 물었습니다.
who-plays-sent = 물어보았습니다.
who-plays-nobody = 이 게임을 할 때 불러 달라고 한 사람이 아직 없습니다. /tables 명령의 ‘이 게임을 할 때 부르기’ 버튼으로 신청할 수 있습니다.
ping-on = 여기서 { $game } 상대를 찾는 사람이 있으면 부르겠습니다.
ping-off = 이제 { JOSA($game, "으로/로") } 부르지 않겠습니다.
tables-title = 이 서버의 테이블
tables-none = 참가자를 기다리는 테이블이 없습니다. /play 명령으로 여세요.
tables-lobby = { $link } · { $game } · { $open ->
    [0] 곧 시작
   *[other] 빈자리 { $open }개
}
tables-yours = 내가 앉은 테이블
tables-running = 진행 중인 게임
tables-turn = { $link } · { $game } · { $turn ->
    [yours] 내 차례
   *[others] { $players } 차례
}
challenge-title = { $player }에게 대결 신청
challenge-choose = 게임을 고르세요
challenge-line = { JOSA($player, "이/가") } { $other }에게 대결을 신청했습니다.
challenge-self = 자기 자신 말고 다른 사람에게 신청하세요.
challenge-computer = 봇은 앉을 수 없습니다. 컴퓨터 상대는 대기실에서 자리를 채울 때 고를 수 있습니다.
thread-name = { $game } · { $player }
thread-impossible = 스레드는 제가 공개 스레드를 만들 수 있는 텍스트 채널에서만 열 수 있습니다. 그런 채널에서 /play 명령을 다시 쓰세요.
thread-opened = 테이블은 여기 있습니다: { $link }

## At the table

voted = 투표했습니다. 자리에 있는 사람의 과반수가 동의하면 이루어집니다.
resting = ‘내 자리로 돌아오기’를 누를 때까지 컴퓨터가 대신합니다.
removed = 그 사람을 내보냈습니다. 컴퓨터가 이어서 합니다.
not-yourself = 떠나려면 ‘나가기’를 누르세요.
already-seated = 이미 이 테이블에 앉아 있습니다.
undo-nothing = 아직 무를 만한 일을 하지 않았습니다.
undo-shown = 무를 수 없습니다. 그 뒤에 다른 사람이 이어서 했거나, 숨겨져 있던 것이 드러났습니다.
undo-asked = 물러도 되는지 다른 사람들에게 묻고 있습니다.
undone = 물렀습니다.
event-undone = { JOSA($player, "이/가") } 마지막 행동을 물렀습니다.
claim-not-now = 카드를 낼 차례에만 나머지 트릭을 요구할 수 있습니다.
claim-impossible = 남은 트릭을 모두 가져갈 수 없는 상황입니다.
claim-asked = 나머지를 드려도 되는지 다른 사람들에게 묻고 있습니다.
claimed = 나머지는 모두 내 것이 되었습니다.
asking = { $kind ->
    [claim] { JOSA($player, "이/가") } 남은 트릭을 모두 가져가겠다고 합니다. 동의하시나요?
   *[undo] { JOSA($player, "이/가") } 마지막 행동을 무르고 싶어 합니다. 동의하시나요?
}
asking-agreed = { JOSA($player, "이/가") } 동의했습니다.
asking-over = 그 요청은 이제 효력이 없습니다.
asking-own = 자신의 요청입니다. 다른 사람들에게 묻고 있습니다.
consented = 동의했습니다.
refused = 거절했습니다.
nudged = { $players } 님, 다른 분들이 기다리고 있습니다. { $when }
nudge-early = 조금만 더 기다려 주세요.
nudge-own = 기다리게 하는 사람이 없습니다. 여러분이나 컴퓨터의 차례입니다.
nudge-done = 이미 재촉했습니다.
nudge-sent = 재촉했습니다.
paused = 테이블을 멈추었습니다. 누군가 이어서 하거나 7일이 지나면 다시 시작됩니다.
pause-live = 통신전 테이블만 멈출 수 있습니다.
pace-needs-thread = 통신전 테이블에는 전용 스레드가 필요합니다. /play 명령에서 이 속도를 고르면 스레드가 열립니다.
deal-so-far = 이번 딜에서 지금까지
history-none = 아직 아무 일도 없었습니다.
said = { $player }: { $words }
react-choose = 한마디 하기
react-well = 잘하셨어요!
react-thanks = 고맙습니다.
react-oops = 아이고.
react-think = 생각 좀 할게요…
react-hello = 안녕하세요!
rematch-line = 재대결: 규칙은 그대로, 자리는 한 칸씩 옮깁니다.

## Settings and help

button-teach = 배우면서 하기
button-open = 테이블 열기
button-hand-of = 내 손패 · { $table }
wish-saved = 저장했습니다.
taste-title = 내 설정
taste-line = 지금부터 모든 테이블에 적용됩니다. 언어는 /language 명령에서 고릅니다.
taste-order = 카드 정렬
taste-order-trump = 카드 정렬: 으뜸패(트럼프)부터
taste-order-suit = 카드 정렬: 무늬별로
taste-deck = 덱
taste-deck-four = 덱: 네 가지 색
taste-deck-two = 덱: 두 가지 색
taste-pictures = 그림
taste-pictures-yes = 손패를 그림으로도 보기
taste-pictures-no = 손패를 글로만 보기
taste-notice = 차례 알림 방식
taste-notice-mention = 내 차례: 채널에서 멘션
taste-notice-silent = 내 차례: 알리지 않음, 직접 확인
taste-notice-message = 내 차례: 다이렉트 메시지
taste-autoplay = 하나뿐인 카드
taste-autoplay-no = 하나뿐인 카드: 직접 내기
taste-autoplay-yes = 하나뿐인 카드: 자동으로 내기
taste-guide = 길잡이
taste-guide-first = 길잡이: 첫 게임에서만
taste-guide-always = 길잡이: 항상
taste-guide-never = 길잡이: 끔
house-title = 이 서버의 설정
house-channels = 테이블을 열 채널. 고르지 않으면 모든 채널
house-channels-now = 테이블을 열 수 있는 곳: { $channels }
house-everywhere = 모든 채널
house-language = 공개 테이블의 언어
house-language-none = 언어: 디스코드 설정대로
house-language-one = 언어: { $language }
house-language-digits = 언어: { $language }, 고유 숫자
house-pace = 속도
house-pace-live = 속도: 실시간
house-pace-reserve = 속도: 예비 시간이 있는 실시간
house-pace-untimed = 속도: 시간 제한 없는 실시간
house-pace-correspondence = 속도: 통신전
house-enders = 테이블을 끝낼 수 있는 사람
house-enders-host = 테이블 끝내기: 방장과 관리자
house-enders-moderators = 테이블 끝내기: 관리자만
house-enders-seated = 테이블 끝내기: 앉아 있는 모두
house-pictures = 그림
house-pictures-yes = 테이블을 그림으로도 보이기
house-pictures-no = 테이블을 글로만 보이기
house-deck = 덱
house-deck-four = 덱: 네 가지 색
house-deck-two = 덱: 두 가지 색
house-roles = ‘같이 하실 분?’ 버튼은 게임마다 역할 하나를 부를 수 있습니다.
house-role-of = { $game } 역할
house-role-now = { $game }: { $role }
house-role = 부를 역할. 고르지 않으면 아무도 부르지 않습니다
not-manager = 이 서버를 관리할 수 있는 사람만 할 수 있습니다.
wrong-channel = 이 서버에서는 다음 채널에서 테이블을 엽니다: { $channels }
call = { $players } 님, 차례입니다: { $link }
call-several = { $players } 님, 차례입니다: { $link }
call-closed = { $players } 님, 차례입니다: { $link } 다이렉트 메시지가 막혀 있어 이제부터 멘션으로 알립니다. /settings 명령에서 바꿀 수 있습니다.
call-letter = { $game }, 테이블 { $table }: 차례입니다. { $link }
call-late = { $game }, 테이블 { $table }: 제한 시간이 { $when } 끝납니다. { $link }
call-waiting = { $game }, 테이블 { $table }: 다른 분들이 기다리고 있습니다. { $link }
guide-choice = 무난한 선택: { $choice }.
guide-about = **{ $choice }**: { $words }

hint = 힌트: { $choice }.
hint-only = 다른 선택은 없습니다.
hint-sense = 여기서는 상식적인 선택입니다.
hint-solved = 더는 숨겨진 것이 없으며, 끝까지 계산해도 이보다 나은 선택은 없습니다.
hint-solved-better = 상식적인 선택({ $instead })보다 { $gain }점을 더 얻습니다.
hint-solved-equal = 양쪽 모두 최선을 다하면 똑같이 좋은 선택: { $instead }.
hint-close = 거의 똑같이 좋은 선택: { $instead }.
hint-better = 다음으로 좋은 선택({ $instead })보다 평균 { $gain }점을 더 얻습니다.
hint-expect = 이번 딜의 기대 결과: { $lead ->
    [ahead] 다른 플레이어보다 { $points }점 많음.
    [behind] 다른 플레이어보다 { $points }점 적음.
   *[other] 다른 플레이어와 같은 점수.
}
hint-stake = 여기서 게임이 끝날 수 있으며, 그 승리도 계산에 넣었습니다.
hint-keeps = 남기는 카드: { $kept }, 쓰는 카드: { $spent }.
hint-rated = 레이팅 게임에서는 힌트를 볼 수 없습니다. 테이블을 여는 사람이 대기실에서 친선 게임으로 바꿀 수 있습니다.
hint-wait = 지금은 결정할 것이 없습니다. 차례가 되면 힌트를 요청하세요.
opened = 테이블을 열었습니다: { $link }
teach-busy = { $count ->
    [0] 이 채널에는 이미 테이블이 있습니다: { $link } 끝난 뒤에, 또는 다른 채널에서 ‘배우면서 하기’를 누르세요.
   *[other] 이 채널에는 이미 테이블이 있습니다: { $link } 끝난 뒤에, 또는 다음 채널에서 ‘배우면서 하기’를 누르세요: { $channels }
}
help-title = 여기서 할 수 있는 일
help-new = 처음이라면
help-seated = 테이블에 앉아 있을 때
help-host = 방장일 때
help-moderator = 관리자일 때
help-everybody = 언제든지
help-line = { $command } · { $description }
help-setup = 시작 전 **설정**: 규칙, 시간 제한이 있거나 없는 속도, 자리별 컴퓨터, 지정한 사람을 위해 맡아 두는 자리.
help-game = 게임을 고르세요
doctor-title = { $wrong ->
    [0] { $channel } 채널은 모두 정상입니다
   *[other] { $channel } 채널에 문제가 { $wrong }개 있습니다
}
doctor-line = { $state ->
    [ok] 정상
   *[missing] 문제
} · { $sentence }
doctor-permission = { $permission } 권한
    .missing = { $permission } 권한: ‘채널 편집’의 ‘권한’을 열고 저 또는 제 역할에 허용해 주세요.
doctor-allowed = 여기서 테이블을 열 수 있음
    .missing = 이 채널은 /server 명령의 목록에 없습니다. 거기에 더하거나 목록을 비워 두세요.
doctor-role = { $role } 역할을 부를 수 있음
    .missing = { $role } 역할을 부를 수 없습니다. ‘서버 설정’의 ‘역할’에서 누구나 멘션할 수 있게 하거나 /server 명령에서 다른 역할을 고르세요.
doctor-thread = 스레드가 열려 있음
    .missing = 스레드가 닫혔거나 잠겼습니다. 다시 열어 주세요.
doctor-message = 테이블 { $table }의 메시지를 고칠 수 있음
    .missing = 테이블 { $table }의 메시지를 고칠 수 없습니다. 디스코드의 답: { $reason }
doctor-reports = 딜 신고를 { $channel } 채널로 보낼 수 있음
    .missing = 딜 신고를 { $channel } 채널로 보낼 수 없습니다. 그 채널에서 { $permissions } 권한을 주거나 /server 명령으로 다른 채널을 정하세요.
    .gone = 딜 신고를 받을 채널이 없어졌습니다. /server 명령으로 정하세요.
doctor-elsewhere = { $channel } 채널에서도 테이블을 열 수 있지만 그곳에서는 다음 권한이 없습니다: { $permissions }. 자세히 보려면 아래에서 그 채널을 고르세요.
doctor-how = 바꾼 뒤에는 /doctor 명령을 다시 쓰세요. 권한은 ‘채널 관리하기’ 권한이 있는 사람이 바꿀 수 있습니다.
doctor-channel = 다른 채널 보기
permission-create_public_threads = ‘공개 스레드 만들기’

## Leaderboards and statistics

leaderboard-of = { $order } · { $season }
leaderboard-none-rating = 아직 레이팅을 받은 사람이 없습니다. 두 사람 이상이 앉은 레이팅 테이블만 반영됩니다.
leaderboard-none-wins = 아직 게임을 끝낸 사람이 없습니다.
leaderboard-none-points = 아직 게임을 끝낸 사람이 없습니다.
leaderboard-none-streak = 아직 게임을 끝낸 사람이 없습니다.
leaderboard-row-rating = { $place }. **{ $player }** · { $rating } · { $games }게임 { $wins }승
leaderboard-row-wins = { $place }. **{ $player }** · { $games }게임 { $wins }승
leaderboard-row-points = { $place }. **{ $player }** · { $games }게임 { $points }점
leaderboard-row-streak = { $place }. **{ $player }** · 최고 { $best }연승, 현재 { $streak }연승
leaderboard-own = 나: { $row }
ladder-alt = 이 쪽의 레이팅: { $rows }
rating = { $rating } ± { $margin }
rating-provisional = { $rating } ± { $margin } (임시)
ratings-line = 레이팅: { $ratings }
partner-left = 이 게임에서 파트너가 나갔습니다. 남은 사람은 레이팅에 반영하지 않도록 고를 수 있습니다.
rating-moved = { $player } { $rating } ({ $change })
order-rating = 레이팅
order-wins = 승수
order-points = 점수
order-streak = 연승
season-all = 전체 기간
season = { $year }년 { $month }월
stats-title = 통계 · { $player }
stats-none = 아직 여기서 끝난 게임이 없습니다.
stats-game = **{ $game }**: { $games }게임 { $wins }승 ({ $share }%), { $points }점, 최고 { $best }연승
stats-rated = { $line }, 레이팅 { $rating }
stats-rules = 규칙별
stats-rule = { $number }. { $rules } · { $players }: { $games }게임 { $wins }승, 게임당 { $average }점
stats-of-rules = { $game } · { $rules } · { $players }
stats-rules-all = 모든 규칙
stats-rules-one = 규칙 { $number } · { $players }
stats-rivals = 상대 전적
stats-rival = { $together ->
    [0] { $player }: 앞섬 { $ahead }, 같음 { $level }, 뒤짐 { $behind }
   *[other] { $player }: 앞섬 { $ahead }, 같음 { $level }, 뒤짐 { $behind }, 파트너로 { $together }
}
curve-alt = 최근 레이팅 게임 { $tables }판의 레이팅. { $first }에서 시작하여 현재 { $last }. 띠는 불확실한 정도를 나타냅니다.
    .words = 최근 레이팅 게임 { $tables }판 동안 레이팅이 { $first }에서 { JOSA($last, "으로/로") } 바뀌었습니다.
button-hide-me = 순위에서 나를 숨기기
button-show-me = 순위에 나를 보이기
button-decline = 이 게임은 내 레이팅에 반영하지 않기
now-hidden = 이제 어느 순위에도 나오지 않으며, 통계는 나만 볼 수 있습니다.
now-shown = 다시 서버의 순위에 나옵니다.
declined = 이 게임은 내 레이팅에 반영되지 않습니다.
cannot-decline = 파트너가 나가고 내가 남은 게임에서만, 한 번만 거절할 수 있습니다.
decline-late = 그 뒤에 다른 레이팅 게임을 끝냈으므로 이 게임은 반영됩니다.
stats-hidden = 통계를 공개하지 않은 사람입니다.
unknown-season = 그런 기간은 없습니다. 목록에서 고르세요.
unknown-order = 그런 기준은 없습니다. 목록에서 고르세요.

stat-bid = 비드: { $count }회, 평균 { $average }
stat-contract = 맡은 계약: { $whole }판 중 { $count }회, 평균 { $average }
stat-made = 지킨 계약: { $whole }회 중 { $count }회 ({ $share }%)
stat-set = 실패한 계약: { $whole }회 중 { $count }회 ({ $share }%)
stat-conceded = 포기한 계약: { $whole }회 중 { $count }회 ({ $share }%)
stat-meld_total = 평균 멜드: 판마다 { $average }점
stat-contract_made = 성공한 비드: { $whole }회 중 { $count }회 ({ $share }%)
stat-premium = 프리미엄 비드: { $whole }딜 중 { $count }회
stat-premium_score = 프리미엄 점수: { $points }점, 딜마다 { $deal }점
stat-melds_paid = 멜드로 얻은 칩: { $points }개, 판마다 { $deal }개
stat-tricks_paid = 트릭으로 얻은 칩: { $points }개, 판마다 { $deal }개
stat-trick_points = 트릭 점수: 판마다 { $average }점
stat-honours = 아너 점수: { $points }점, 판마다 { $deal }점
stat-surplus = 초과 카드 점수: { $points }점, 판마다 { $deal }점
stat-throw_in = 패 던지기: { $count }회
stat-hint = 요청한 힌트: { $count }회
stat-run = 런(플러시) 멜드: { $count }회
stat-royal_marriage = 로열 { -marriage } 멜드: { $count }회
stat-marriage = { -marriage } 멜드: { $count }회
stat-aces = 에이스 네 장 멜드: { $count }회
stat-kings = 킹 네 장 멜드: { $count }회
stat-queens = 퀸 네 장 멜드: { $count }회
stat-jacks = 잭 네 장 멜드: { $count }회
stat-pinochle = 피노클 멜드: { $count }회
stat-double_pinochle = 더블 피노클 멜드: { $count }회
stat-roundhouse = 라운드하우스 멜드: { $count }회

## Looking back

former-player = 예전 플레이어
button-replay = 다시 보기
button-verify = 딜 검증
button-picture = 그림
replay-step = { $steps }단계 중 { $step }단계
replay-deal-back = ⏮ 딜
replay-trick-back = ◀◀ 트릭
replay-back = ◀ 이전
replay-on = 다음 ▶
replay-trick-on = 트릭 ▶▶
replay-deal-on = 딜 ⏭
replay-viewpoint = 누구의 자리에서 볼까요?
replay-spectator = 관전자의 시점
replay-picture = { $step }단계 뒤의 테이블 { $table }
history-title = 이 서버에서 내가 끝낸 테이블
history-empty = 이 서버에서 끝낸 테이블이 아직 없습니다. /play 명령으로 여세요.
history-choose = 테이블 다시 보기
history-option = 테이블 { $table } · { $game }
history-line = { $won ->
    [yes] { $when } · { $game }, 테이블 { $table } · { $seats }명 중 { $place }위 · { $points }점 · 승리
   *[no] { $when } · { $game }, 테이블 { $table } · { $seats }명 중 { $place }위 · { $points }점
}
record-gone = 되짚어 볼 것이 없습니다. 게임이 시작되지 않았거나, 보관 기간이 지나 카드가 삭제되었습니다.
look-private = 비공개 테이블이었으므로 앉아 있던 사람만 되짚어 볼 수 있습니다.

## Fair deals

seal = 딜 { $deal }의 봉인: `{ $seal }`
verify-title = 공정한 딜 · { $game }, 테이블 { $table }
verify-running = 모든 딜은 돌리기 전에 봉인했습니다. 봉인한 내용은 테이블이 끝나면 공개합니다.
verify-all = 모든 딜이 봉인한 그대로이며, 플레이어들이 보탠 낱말도 들어 있습니다.
verify-not-all = 봉인한 그대로라고 확인할 수 없는 딜이 있습니다. 관리자에게 보여 주세요.
verify-deal = 딜 { $deal }: { $found ->
    [as-sealed] ✓ 봉인한 그대로
   *[wrong] ✗ 봉인과 다름
} · `{ $seal }`
verify-no-deal = 이 테이블에는 딜 { JOSA($deal, "이/가") } 없습니다.
verify-secret = 비밀값: `{ $secret }`
verify-word = { $player }의 낱말: { $word }
verify-no-words = 낱말을 보탠 사람이 없습니다.
verify-file = 봉인을 전에 보았던 것과 견주어 보세요. 이 파일과 tools/verify_deal.py 프로그램으로 내 컴퓨터에서 확인할 수 있습니다.
word-set = 내 낱말을 테이블 { $table }의 딜 { $deal } 섞기에 보탰습니다.
word-gone = 테이블 { $table }의 딜 { $deal } 섞기에는 내 낱말이 들어가지 않습니다.
bad-word = 낱말은 눈에 보이는 글자 64자까지입니다.

## Reports and order

button-report = 이 딜 신고하기
report-title = 이 딜 신고하기
report-label = 무엇이 잘못되었나요? (비워 두어도 됩니다)
report-head = 신고 · 테이블 { $table } · 신고한 사람: { $player }
report-reason = 이유: { $reason }
report-no-reason = 적지 않음
report-where = 위치: { $link }
report-whole = 테이블이 끝났으므로 전체 기록을 첨부합니다.
report-part = 게임이 아직 진행 중이므로 신고한 사람이 볼 수 있는 것만 첨부합니다. 이 테이블에 앉지 마세요.
report-sent = 이 테이블에 앉아 있지 않은 관리자들에게 신고를 전했습니다.
report-nobody = 테이블에 앉은 사람에게 보이지 않고 신고를 전할 수 있는 관리자가 없습니다. 서버 관리자가 /server 명령으로, 이 테이블의 누구도 읽지 않는 채널을 신고 채널로 정할 수 있습니다.
reports-set = 이제 딜 신고는 { $channel } 채널로 갑니다. 단, 테이블에 앉은 사람이 그 채널을 읽을 수 없을 때만입니다.
banned = 이제 { JOSA($player, "은/는") } 이 서버에서 봇을 쓸 수 없습니다. 앉아 있던 자리는 컴퓨터가 이어서 합니다.
unbanned = { JOSA($player, "은/는") } 이 서버에서 다시 봇을 쓸 수 있습니다.
banned-here = 이 서버 관리자의 결정으로 여기서는 봇을 쓸 수 없습니다. 그래도 /privacy 명령은 쓸 수 있습니다.
ban-nobody = 자기 자신이나 봇은 금지할 수 없습니다.

## Privacy

privacy-title = 나에 관해 보관하는 것
privacy-nothing = 없습니다.
privacy-kept-seat = 테이블의 자리 { $count }개: 내 아이디와 이름, 다음 딜에 보탠 낱말
privacy-kept-action = 테이블 기록에 남은 행동 { $count }개와 그 시각
privacy-kept-result = 끝난 테이블의 결과 { $count }개
privacy-kept-game-table = 내가 연 테이블 { $count }개
privacy-kept-person = 내 설정과 언어
privacy-kept-block = 함께 앉고 싶지 않은 사람 { $count }명
privacy-kept-ban = 나의 봇 사용을 금지한 서버 { $count }개
privacy-kept-mention = 나를 적어 둔 서버나 테이블 { $count }개: 불러 달라고 한 게임, 초대, 맡아 둔 자리
privacy-kept-derived = 내 결과로 계산한 레이팅과 통계 { $count }줄
privacy-blocked = 절대 함께 앉지 않는 사람: { $players }.
privacy-time = 끝난 테이블의 카드는 { $finished }일 뒤에 삭제됩니다. 서버에서 봇을 내보내거나 채널을 삭제하면 그 데이터는 { $left }일 뒤에 삭제됩니다.
privacy-ways = /privacy export 명령은 이 모두를 파일로 드립니다. /privacy delete 명령은 여기서 내 이름과 아이디를 지웁니다.
privacy-policy = 개인정보 처리방침: { $url }
privacy-terms = 이용 약관: { $url }
privacy-file = 나에 관해 보관된 모든 것을 한 줄씩 적었습니다.
privacy-delete-title = 모든 것에서 내 이름과 아이디를 지울까요?
privacy-delete-line = 설정, 레이팅, 통계가 삭제됩니다. 진행 중인 테이블에서는 컴퓨터가 내 자리를 완전히 넘겨받습니다. 끝난 게임은 다른 사람들을 위해 남지만 내 이름은 빠집니다. 되돌릴 수 없습니다. 다른 사람과 서버가 나에 관해 정한 것(차단과 금지)은 그대로 남습니다.
button-forget = 삭제하기
privacy-deleted = 끝났습니다. 보관된 모든 것에서 내 이름과 아이디가 사라졌습니다.
blocked = { JOSA($player, "과/와") } 이제 함께 앉지 않습니다. 상대에게는 알리지 않습니다.
unblocked = 다시 { JOSA($player, "과/와") } 함께 앉을 수 있습니다.
block-yourself = 자기 자신은 차단할 수 없습니다.
blocked-here = 이 테이블에는 앉을 수 없습니다. 여기 있는 누군가와 함께 앉지 않기로 되어 있습니다.

## Rules look-up

rules-here = **이 테이블에서는:** { $options }
rules-part = { $title } ({ $number }/{ $count })
rules-hand = 예에 나온 패: { $cards }
button-melds = 멜드 점수
melds-title = 멜드 · { $game }
melds-line = - { $meld }: **{ $points }**
no-melds = 이 게임에는 멜드가 없습니다.
unknown-term = 그런 낱말은 여기에 없습니다. 목록에서 고르세요.
term-line = - { $language }: { $words }
meld-run = 런 또는 플러시 ({ -trump }의 A 10 K Q J)
meld-royal-marriage = 로열 { -marriage } ({ -trump }의 K Q)
meld-marriage = { -marriage } (다른 무늬의 K Q)
meld-aces = 무늬마다 한 장씩 에이스 네 장
meld-kings = 무늬마다 한 장씩 킹 네 장
meld-queens = 무늬마다 한 장씩 퀸 네 장
meld-jacks = 무늬마다 한 장씩 잭 네 장
meld-pinochle = 피노클 (♠Q ♦J)
meld-double-pinochle = 더블 피노클 (♠Q ♠Q ♦J ♦J)
meld-dix = { -trump } 9 (딕스)
meld-roundhouse = 라운드하우스 (네 무늬의 K Q 모두)
meld-second-pinochle = 첫 피노클이 그대로 놓여 있을 때의 두 번째 피노클
meld-run-after-royal = 이미 점수를 얻은 로열 { -marriage }의 킹이나 퀸이 든 런
meld-double-run = 더블 런 ({ -trump }의 A A 10 10 K K Q Q J J)
meld-double-aces = 에이스 여덟 장 모두
meld-double-kings = 킹 여덟 장 모두
meld-double-queens = 퀸 여덟 장 모두
meld-double-jacks = 잭 여덟 장 모두
meld-continued = 위도우가 이어 주는 시퀀스
meld-double-widow = 위도우도 더블일 때의 더블 세 개
meld-same-suit = 위도우에도 있는 숫자의 시퀀스
meld-same-number = 하나가 위도우의 숫자인 더블 세 개
meld-by-itself = 그 밖에 내 패 세 개
meld-with-widow = 내 패 두 개와 위도우
