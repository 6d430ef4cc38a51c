### آنچه همهٔ بازی‌ها و صفحه‌ها می‌گویند.

## Cards and suits

suit = { $suit ->
    [S] پیک
    [H] دل
    [D] خشت
   *[C] گشنیز
}
card = { $rank ->
    [A] آس
    [K] شاه
    [Q] بی‌بی
    [J] سرباز
    [T] 10
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [11] 11
    [12] 12
   *[other] { $rank }
} { $suit ->
    [S] پیک
    [H] دل
    [D] خشت
   *[C] گشنیز
}{ $copy ->
    [none] { "" }
    [1] { " " }(1)
    [2] { " " }(2)
    [3] { " " }(3)
    [4] { " " }(4)
   *[other] { " " }({ $copy })
}
rank = { $rank ->
    [A] آس
    [K] شاه
    [Q] بی‌بی
    [J] سرباز
    [T] 10
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [11] 11
    [12] 12
   *[other] { $rank }
}{ $copy ->
    [none] { "" }
    [1] { " " }(1)
    [2] { " " }(2)
    [3] { " " }(3)
    [4] { " " }(4)
   *[other] { " " }({ $copy })
}
suit-cards = { $suit }: { $cards }
word-none = هیچ
word-hidden = پنهان
word-unsettled = هنوز معلوم نیست
word-nines = نُه‌ها
word-JOKER = جوکر
word-dummy = بازیکن فرضی
word-true = بله
word-false = نه

## What stands between the parts of a list, of a line, of a group, of a suit, of a report, of a description

between-items = ،{ " " }
between-parts = { " " }·{ " " }
between-cards = { " " }+{ " " }
between-ranks = { " " }
between-sentences = { " " }
between-notes = .{ " " }

## Who

computer = کامپیوتر
computer-number = کامپیوتر { $number }
with-level = { $player } · { $level }
level-random = تصادفی
level-easy = آسان
level-normal = متوسط
level-hard = سخت
dummy = بازیکن فرضی
open-seat = خالی
seat-line = { $number }. { $player }
seat-host = { $player } (میزبان)
seat-away = { $player } (غایب است و کامپیوتر بازی می‌کند)
seat-left = { $player } (رفته است و کامپیوتر بازی می‌کند)

## Buttons

button-hand = کارت‌های من
button-last = دست آخر
button-scores = امتیازها
button-rules = قوانین
button-more = ⋯
button-join = نشستن
button-leave = ترک میز
button-start = شروع
button-setup = تنظیم
button-fill = پر کردن با کامپیوتر
button-how = روش بازی
button-refresh = تازه‌سازی
button-back = بازگشت به بازی
button-end = بستن میز
button-export = پروندهٔ بازی
button-confirm = تأیید
button-clear = پاک کردن
button-other = عدد دیگر…
button-previous = قبلی
button-next = بعدی
button-options = قواعد این میز
button-rule = قانون

## Lobby

lobby-title = { $game } · { $seats } نفره
lobby-table = میز { $table }
lobby-rules = قواعد: { $rules }
lobby-standard = قواعد معمول
lobby-open = { $open ->
    [0] همهٔ جاها پر است و میزبان می‌تواند شروع کند.
   *[other] { $open } جای خالی مانده است.
}
lobby-drawn-card = { $player }: { $card }
lobby-drawn = قرعه‌کشی با کارت برای شروع: { $drawn }.
lobby-started = بازی شروع شده است.
start-open = شروع: { $open } جای خالی
setup-title = تنظیم میز { $table }
setup-preset = قواعد: یک نسخهٔ آماده را انتخاب کنید
setup-seats = تعداد بازیکنان
setup-option = قاعده‌ای را که می‌خواهید عوض شود انتخاب کنید
setup-value = مقدار تازه
setup-now = { $option }: { $value }
setup-computers = کامپیوتر برای جاهای خالی
setup-done = عوض شد. قواعد تازه در پیام میز آمده است.
setup-number = عدد صحیح از { $least } تا { $most }
players-count = { $count } بازیکن

## Table

table-title = { $game } · دور { $deal }
table-id = میز { $table }
turn = ◀ نوبت { $player } · { $when }
turn-computer = ◀ { $player } فکر می‌کند
turn-nobody = در انتظار یک تصمیم · { $when }
turn-several = ◀ نوبت: { $players } · { $when }
away-all = همه غایب‌اند. برای ادامه «کارت‌های من» را بزنید؛ وگرنه میز بسته می‌شود: { $when }.
trick-line = این دست: { $plays }
trick-play = { $player } { $card }
trick-none = { $player } شروع می‌کند.
score-line = امتیاز: { $scores }
head-line = { $head }: { $values }
head-one = { $player } { $value }
score-one = { $player } { $points }
target-line = { $scores } · تا { $target }
last-line = آخرین رویدادها: { $events }
warned = { $players }، وقت شما رو به پایان است: { $when }.
summary-title = دور { $deal } تمام شد
over-title = { $game } · بازی تمام شد
closed-title = { $game } · میز بسته شد
closed-line = بدون نتیجه تمام شد.
winners = { $count ->
    [0] بازی مساوی شد.
    [1] برنده: { $players }.
   *[other] برندگان: { $players }.
}
final-scores = نتیجهٔ نهایی: { $scores }

## Hand

hand-title = **کارت‌های شما** · { $game }، میز { $table }
hand-cards = { $zone }: { $cards }
hand-picked = { $items } · { $count } از { $most } انتخاب شد
hand-picked-none = هنوز چیزی انتخاب نشده است · { $least ->
    [0] تا { $most } تا انتخاب کنید
   *[other] { $most } تا انتخاب کنید
}
hand-wait = نوبت شما نیست.
hand-stale = پیش‌تر بازی کرده بودید؛ کارت‌های شما اکنون این است.
hand-over = بازی تمام شده است.
hand-alt = کارت‌های شما: { $cards }. { $legal }
hand-alt-legal = می‌توانید بازی کنید: { $cards }.
hand-dismissed = می‌توانید این پیام را ببندید؛ «کارت‌های من» آن را برمی‌گرداند.
choose-number = یک عدد انتخاب کنید
choose-one = انتخاب کنید
choose-card = { $suit }
number-title = { $verb }
number-label = یک عدد
last-trick-none = هنوز دستی برده نشده است.
last-trick = دست آخر: { $plays }
zone-hand = کارت‌های دست
zone-bid = کارت‌های پیش‌بینی
zone-trick = دست جاری
zone-stock = دستهٔ ذخیره
hidden-cards = { $count } کارت پشت‌ورو

## Scores and looking up

scores-title = امتیازها · { $game }، میز { $table }
scores-none = هنوز هیچ دوری تمام نشده است.
scores-column = { $number } { $player }
scores-deal = دور
scores-total = جمع
scores-game = بازی { $number }
leaderboard-title = جدول برترین‌ها · { $game }
leaderboard-none = هنوز کسی اینجا بازی‌ای را تمام نکرده است.
leaderboard-row = { $place }. { $player } · { $games } بازی · { $wins } برد · { $points } امتیاز
leaderboard-page = صفحهٔ { $page } از { $pages }
rules-title = قوانین · { $game }
rules-contents = یک موضوع را انتخاب کنید.
options-title = قواعد این میز · { $game }، میز { $table }
about = **Talon** { $version } · بازی‌های ورقِ دست‌بری برای دیسکورد. { $games } مدت کار: { $uptime }. پروانه: MIT.
about-games = بازی‌ها: { $games }.
export-over = پروندهٔ میز { $table }.
export-running = آنچه تا اینجا می‌توانید از میز { $table } بدانید؛ پروندهٔ کامل پس از پایان میز داده می‌شود.
ended = میز بسته شد.
left = میز را ترک کردید؛ کامپیوتر به جای شما بازی می‌کند.
left-lobby = از میز بلند شدید.
joined = سر میز نشستید.
more-title = میز { $table }

## Language

language-name = فارسی
language-discord = همان زبان دیسکورد
language-title = زبان
language-help = کارت‌های شما و همهٔ پاسخ‌ها به زبانی است که اینجا انتخاب می‌کنید؛ میزی که همه می‌بینند به زبان سرور است.
button-digits-on = رقم‌های فارسی
button-digits-off = رقم‌های لاتین
unknown-language = چنین زبانی نیست؛ یکی از فهرست را انتخاب کنید.

## Refusals of the table

no-table = چنین میزی اینجا نیست. با ‎/play یکی باز کنید.
no-live-table = در این کانال میزی نیست. با ‎/play یکی باز کنید.
channel-busy = این کانال میزی دارد: { $link }
not-seated = شما سر این میز جایی ندارید.
not-allowed = این کار تنها از میزبان میز یا ناظر سرور برمی‌آید.
wrong-time = این کار اکنون شدنی نیست.
already-started = بازی شروع شده است.
not-started = بازی هنوز شروع نشده است.
table-closed = این میز بسته است. با ‎/play میز تازه‌ای باز کنید.
seats-open = پیش از شروع باید همهٔ جاها پر باشد: با کامپیوتر پر کنید یا منتظر دیگران بمانید.
table-full = همهٔ جاها پر است.
seat-unavailable = آن جا خالی نیست.
more-people-than-seats = بیش از این تعداد اینجا نشسته‌اند.
bad-choice = { $sentence }
too-late = پیش‌تر بازی کرده بودید؛ کارت‌های شما اکنون این است.
not-kept = این کار ذخیره نشد و به حساب نمی‌آید. چیز دیگری عوض نشده است؛ کمی بعد دوباره بزنید.
not-a-number = این عدد صحیح نیست.
unknown-game = بازی‌ای به این نام نیست. فهرست ‎/play همه را نشان می‌دهد.
unknown-topic = چنین موضوعی نیست؛ یکی از فهرست را انتخاب کنید.
missing-permission = در این کانال این اجازه‌ها را لازم دارم: { $permissions }. مدیر سرور می‌تواند از «ویرایش کانال، اجازه‌ها» آن‌ها را بدهد.
here-only = این کار در کانال متنی یک سرور شدنی است.
failed = مشکلی در سمت ما پیش آمد. چیزی از دست نرفته است؛ «کارت‌های من» را بزنید. کد پیگیری: { $reference }.
closing = ربات از نو راه می‌افتد. چیزی از دست نرفته است؛ یک دقیقه بعد دوباره بزنید.
slow-down = خیلی سریع بود. لحظه‌ای صبر کنید و دوباره بزنید.
permission-view_channel = دیدن کانال
permission-send_messages = فرستادن پیام
permission-send_messages_in_threads = فرستادن پیام در رشته‌ها
permission-attach_files = پیوست کردن فایل

## On pictures

plate-tricks = { $tricks } دست
plate-trump = حکم: { $trump }
plate-of = { $player }: { $line }
zone-of = { $zone }ِ { $player }
