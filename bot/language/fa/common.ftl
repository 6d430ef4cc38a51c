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
   *[other] { $rank }
} { $suit ->
    [S] پیک
    [H] دل
    [D] خشت
   *[C] گشنیز
}{ $copy ->
    [none] { "" }
   *[other] { " " }({ $copy })
}
rank = { $rank ->
    [A] آس
    [K] شاه
    [Q] بی‌بی
    [J] سرباز
    [T] 10
   *[other] { $rank }
}{ $copy ->
    [none] { "" }
   *[other] { " " }({ $copy })
}
suit-cards = { $suit }: { $cards }
word-none = ندارد
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
between-melds = ؛{ " " }
between-notes = .{ " " }
between-sides = { " " }در برابر{ " " }
decimal-mark = .

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
seat-kept = خالی، نگه‌داشته برای { $player }
seat-away = { $player } (غایب است و کامپیوتر بازی می‌کند)
seat-left = { $player } (رفته است و کامپیوتر بازی می‌کند)

## Buttons

button-hand = کارت‌های من
button-last = دست قبلی
button-scores = امتیازها
button-rules = قوانین
button-more = ⋯
    .words = بیشتر
button-join = نشستن
button-leave = ترک میز
button-start = شروع
button-setup = تنظیم
button-how = روش بازی
button-hint = راهنمایی
button-sort = مرتب‌سازی
button-refresh = تازه‌سازی
button-back = بازگشت به بازی
button-end = بستن میز
button-export = پروندهٔ بازی
button-confirm = تأیید
button-clear = لغو انتخاب
button-other = عدد دیگر…
button-previous = قبلی
button-next = بعدی
button-options = قواعد این میز
button-rule = قانون

## Lobby

lobby-title = { $game } · { $seats } نفره
lobby-rules = قواعد: { $rules }
lobby-standard = قواعد معمول
goal = تا { $target } امتیاز.
goal-minutes = حدود { $minutes } دقیقه.
goal-hours = حدود { $hours } ساعت.
lobby-more-rules = { $count } قاعدهٔ دیگر
lobby-open = { $open ->
    [0] همهٔ جاها پر است و میزبان می‌تواند شروع کند.
   *[other] { $open } جای خالی مانده است.
}
lobby-sides = تیم‌ها: جاهای { $sides }
lobby-drawn-card = { $player }: { $card }
lobby-drawn = قرعه‌کشی با کارت برای شروع: { $drawn }.
lobby-started = بازی شروع شده است.
start-open = شروع: { $open } جای خالی
setup-title = تنظیم میز { $table }
setup-preset = انتخاب قواعد آماده
setup-seats = تعداد بازیکنان
setup-unkept = اکنون جاها کمتر از آن است که برای { $people } هم یکی نگه داشته شود.
setup-option = تغییر یک قاعده
setup-value = مقدار تازه
setup-now = { $option }: { $value }
setup-computers = کامپیوتر برای جاهای خالی
setup-place = یک جا: چه کسی بنشیند
setup-place-who = هر کس، یا کامپیوتر
setup-keep = این جا را برای یک نفر نگه دارید
place-open = برای هر کس که بیاید
place-kept = نگه‌داشته برای یک نفر
setup-number = { $count ->
    [1] عدد صحیح از { $least } تا { $most }
   *[other] { $count } عدد، { $least } تا { $most }، با ویرگول
}
players-count = { $count } بازیکن

## Table

table-title = { $game } · دور { $deal }
table-id = میز { $table }
turn = ◄ نوبت { $player }
turn-computer = ◄ { $player } فکر می‌کند
turn-nobody = در انتظار یک تصمیم
turn-several = ◄ نوبت: { $players }
away-all = همه غایب‌اند. برای ادامه «کارت‌های من» را بزنید؛ وگرنه میز بسته می‌شود: { $when }.
trick-line = این دست · { $plays }
trick-play = { $player }: { $card }
trick-ahead = { $player }: { $card } (برنده تا اینجا)
score-line = امتیاز · { $scores }
head-line = { $head } · { $values }
head-alone = { $head }: { $value }
head-one = { $player }: { $value }
score-one = { $player }: { $points }
target-line = { $scores } · تا { $target }
last-line = آخرین رویدادها: { $events }
warned = { $players }، وقت شما رو به پایان است: { $when }.
summary-title = دور { $deal } تمام شد
summary-side = **{ $player }**: این دور { $points } · جمع { $total }
summary-item = { $cards } = { $points }
over-title = { $game } · بازی تمام شد
closed-title = { $game } · میز بسته شد
closed-line = بدون نتیجه تمام شد.
winners = { $count ->
    [0] بازی مساوی شد.
    [1] برنده: { $players }.
   *[other] برندگان: { $players }.
}
best-meld = بهترین ترکیب · { $player }: { $items } ({ $points })
best-contract = بالاترین پیشنهاد · { $player }: { $points }
best-bid = بالاترین پیش‌بینی · { $player }: { $points } ({ $items })
best-honours = بهترین کارت‌های امتیازدار · { $player }: { $items } ({ $points })
final-scores = نتیجهٔ نهایی · { $scores }
score-placed = { $place }. { $player }: { $points }

## Hand

hand-title = **کارت‌های شما** · { $game }، میز { $table }
hand-cards = { $zone } · { $cards }
hand-picked = { $items } · { $count } از { $most } انتخاب شد
hand-picked-none = هنوز چیزی انتخاب نشده است · { $least ->
    [0] تا { $most } تا انتخاب کنید
   *[other] { $most } تا انتخاب کنید
}
hand-wait = نوبت شما نیست.
hand-waiting = نوبت شما نیست. نوبت: { $players }
hand-over = بازی تمام شده است.
hand-alt = کارت‌های شما: { $cards }. { $legal }
hand-alt-legal = می‌توانید بازی کنید: { $cards }.
choose-number = { $choice }: یک عدد انتخاب کنید
choose-one = انتخاب کنید
choose-card = { $suit }
number-label = یک عدد
last-trick-none = هنوز دستی برده نشده است.
last-trick = دست قبلی · { $plays }
zone-hand = کارت‌های دست
zone-bid = کارت‌های پیش‌بینی
zone-trick = دست جاری
zone-stock = دستهٔ ذخیره
hidden-cards = { $count } کارت رو به پایین

## Scores and looking up

scores-title = امتیازها · { $game }، میز { $table }
scores-none = هنوز هیچ دوری تمام نشده است.
scores-column = { $number } { $player }
scores-deal = دور
scores-total = جمع
scores-game = بازی { $number }
pegs-alt = تختهٔ کریبیج با { $target } سوراخ؛ جای میخ عقب و میخ جلو: { $rows }
race-alt = جمع امتیازها دور به دور تا { $target }: { $rows }
leaderboard-title = جدول برترین‌ها · { $game }
page-of = صفحهٔ { $page } از { $pages }
rules-title = قوانین · { $game }
rules-contents = یک موضوع را انتخاب کنید.
options-title = قواعد این میز · { $game }، میز { $table }
about = **Talon** { $version } · بازی‌های ورقِ دست‌بری برای دیسکورد. { $games } مدت کار: { $uptime }. پروانه: MIT.
about-games = بازی‌ها: { $games }.
about-uptime = { $days ->
    [0] { $hours } ساعت و { $minutes } دقیقه
   *[other] { $days } روز و { $hours } ساعت
}
export-over = پروندهٔ میز { $table }.
export-running = آنچه تا اینجا می‌توانید از میز { $table } بدانید؛ پروندهٔ کامل پس از پایان میز داده می‌شود.
ended = میز بسته شد.
left = میز را ترک کردید؛ کامپیوتر به جای شما بازی می‌کند.
left-last = میز را ترک کردید. کس دیگری بازی نمی‌کرد، پس میز بسته شد.
sure-end = این میز برای همه بسته شود؟ بازی بی‌نتیجه تمام می‌شود.
sure-leave = { $others ->
    [0] کس دیگری اینجا بازی نمی‌کند: اگر بروید، میز بسته می‌شود و بازی بی‌نتیجه تمام می‌شود.
   *[other] اگر بروید، کامپیوتر به جای شما ادامه می‌دهد و هر کسی می‌تواند بنشیند: خودتان هم، از ⋯.
}
button-stay = ادامهٔ بازی
left-lobby = از میز بلند شدید.
joined = سر میز نشستید.
more-title = میز { $table }

## Language

language-name = فارسی
    .english = Persian
language-discord = همان زبان دیسکورد
language-title = زبان
language-help = کارت‌های شما و همهٔ پاسخ‌ها به زبانی است که اینجا انتخاب می‌کنید؛ میزی که همه می‌بینند به زبان سرور است.
button-digits-on = رقم‌های فارسی
button-digits-off = رقم‌های لاتین
unknown-language = چنین زبانی نیست؛ یکی از فهرست را انتخاب کنید.

## Refusals of the table

no-table = چنین میزی اینجا نیست. با ‎/play یکی باز کنید.
no-live-table = در این کانال میزی نیست. با ‎/play یکی باز کنید.
which-table = سر چند میز نشسته‌اید: { $tables }. نام یکی از آن‌ها را در دستور بنویسید.
channel-busy = این کانال میزی دارد: { $link }
not-seated = شما سر این میز جایی ندارید.
not-allowed = این کار تنها از میزبان میز یا ناظر سرور برمی‌آید.
not-host = این کار تنها از میزبان میز برمی‌آید.
not-owner = تنها صاحب ربات می‌تواند این کار را بکند.
not-moderator = در این سرور تنها ناظرها می‌توانند میزی را ببندند.
wrong-time = این کار اکنون شدنی نیست.
already-started = بازی شروع شده است.
not-started = بازی هنوز شروع نشده است.
table-closed = این میز بسته است. با ‎/play میز تازه‌ای باز کنید.
seats-open = پیش از شروع باید همهٔ جاها پر باشد: با کامپیوتر پر کنید یا منتظر دیگران بمانید.
table-full = همهٔ جاها پر است.
seats-kept = جاهای خالی برای دیگران نگه داشته شده‌اند.
seat-unavailable = آن جا خالی نیست.
nobody-to-remove = این شخص سر این میز جایی ندارد.
more-people-than-seats = بیش از این تعداد اینجا نشسته‌اند.
bad-choice = { $sentence }
bad-choice-unknown = این را نمی‌شود انتخاب کرد؛ از فهرست‌ها انتخاب کنید و قواعد تک‌تک را به صورت name=value بنویسید.
bad-choice-options = { $count ->
    [1] این مقدار برای این قاعده شدنی نیست: { $options }.
   *[other] این‌ها با هم جور درنمی‌آیند: { $options }.
}
bad-choice-number = مقدار «{ $option }» { $count ->
    [1] عددی صحیح
   *[other] { $count } عدد صحیح با ویرگول میانشان، هر یک
} از { $least } تا { $most } است.
too-late = پیش‌تر بازی کرده بودید؛ کارت‌های شما اکنون این‌هاست.
not-kept = این کار ذخیره نشد و به حساب نمی‌آید. چیز دیگری عوض نشده است؛ کمی بعد دوباره بزنید.
press-again = بیش از اندازه طول کشید؛ لطفاً دوباره بزنید.
not-a-number = لطفاً عدد صحیحی با رقم بنویسید، بی علامت و بی اعشار و حداکثر نه‌رقمی.
unknown-game = بازی‌ای به این نام نیست. فهرست ‎/play همه را نشان می‌دهد.
unknown-topic = چنین موضوعی نیست؛ یکی از فهرست را انتخاب کنید.
missing-permission = در این کانال این اجازه‌ها را لازم دارم: { $permissions }. مدیر سرور می‌تواند در «ویرایش کانال» (Edit Channel)، بخش «اجازه‌ها» (Permissions)، آن‌ها را بدهد.
failed = مشکلی از طرف ما پیش آمد. چیزی از دست نرفته است؛ «کارت‌های من» را بزنید. کد پیگیری: { $reference }.
closing = ربات از نو راه می‌افتد. چیزی از دست نرفته است؛ یک دقیقه بعد دوباره بزنید.
slow-down = خیلی سریع بود. لحظه‌ای صبر کنید و دوباره بزنید.
draining = ربات به‌زودی دوباره راه می‌افتد و میز تازه‌ای باز نمی‌شود. چند دقیقهٔ دیگر دوباره تلاش کنید.
restart-soon = ربات تا چند لحظهٔ دیگر دوباره راه می‌افتد. چیزی از دست نمی‌رود: این میز خودبه‌خود ادامه می‌یابد.
owner-draining = از این پس میز تازه‌ای باز نمی‌شود. میزهای باخبرشده: { $count }.
owner-open = دوباره می‌شود میز تازه باز کرد.
owner-synced = فرمان‌های دوباره ثبت‌شده: { $count }.
permission-view_channel = دیدن کانال (View Channel)
permission-send_messages = فرستادن پیام (Send Messages)
permission-send_messages_in_threads = فرستادن پیام در رشته‌ها (Send Messages in Threads)
permission-attach_files = پیوست کردن فایل (Attach Files)

## On pictures

plate-tricks = { $tricks } دست
plate-of = { $player }: { $line }
zone-of = { $zone } · { $player }

## Inviting, pace, and who may sit down

button-who-plays = چه کسی بازی می‌کند؟
button-ping-me = برای این بازی خبرم کنید
button-rest = استراحت
button-take = نشستن به جای { $player }
button-remove = کنار گذاشتن { $player }
button-undo = پس گرفتن
button-claim = بقیه مال من
button-nudge = یادآوری
button-pause = مکث
button-deal-so-far = این دور
button-agree = موافقم
button-refuse = مخالفم
button-rematch = بازی دوباره
button-decline = این بازی در رتبه‌ام شمرده نشود
lobby-invited = دعوت‌شده‌ها: { $people }
lobby-private = تنها دعوت‌شده‌ها می‌توانند بنشینند.
lobby-pace = { $pace ->
    [correspondence] مکاتبه‌ای: برای هر تصمیم یک روز.
    [reserve] زنده، با پنج دقیقه وقت ذخیره برای هر بازیکن.
    [untimed] زنده، بدون ساعت: وقت هیچ‌کس تمام نمی‌شود.
   *[live] زنده.
} { $rated ->
    [yes] با رتبه.
    [alone] بدون رتبه: یک نفر تنها بازی می‌کند.
   *[no] دوستانه، بدون رتبه.
}
pace-live = زنده
pace-reserve = زنده، با پنج دقیقه وقت ذخیره
pace-untimed = زنده، بدون ساعت
pace-correspondence = مکاتبه‌ای، برای هر تصمیم یک روز
rated-yes = با رتبه
rated-alone = بدون رتبه: یک نفر تنها بازی می‌کند
rated-no = دوستانه، بدون رتبه
private-yes = خصوصی: تنها دعوت‌شده‌ها
private-no = باز برای همه
setup-pace = سرعت بازی
setup-rated = با رتبه یا دوستانه
setup-private = چه کسی می‌تواند بنشیند
setup-invite = دعوت از دیگران
table-private = این میز خصوصی است؛ از میزبانش دعوت بخواهید.
who-plays = { $people }، چه کسی { $game } بازی می‌کند؟ { $player } میز { $table } را باز کرده است.
who-plays-done = برای این میز یک بار پرسیده شده است.
who-plays-sent = از آن‌ها پرسیده شد.
who-plays-nobody = هنوز کسی اینجا نخواسته برای این بازی خبرش کنند. دکمهٔ «برای این بازی خبرم کنید» در ‎/tables برای همین است.
ping-on = وقتی کسی اینجا برای { $game } بازیکن بخواهد خبرتان می‌کنیم.
ping-off = دیگر برای { $game } خبرتان نمی‌کنیم.
tables-title = میزهای این سرور
tables-none = هیچ میزی منتظر بازیکن نیست. با ‎/play یکی باز کنید.
tables-lobby = { $link } · { $game } · { $open ->
    [0] نزدیک شروع
   *[other] { $open } جای خالی
}
tables-yours = میزهایی که سرشان نشسته‌اید
tables-running = بازی‌های در جریان
tables-turn = { $link } · { $game } · { $turn ->
    [yours] نوبت شما
   *[others] نوبت { $players }
}
challenge-title = دعوت { $player } به مبارزه
challenge-choose = یک بازی انتخاب کنید
challenge-line = { $other }، { $player } شما را به مبارزه دعوت می‌کند.
challenge-self = کسی جز خودتان را به مبارزه دعوت کنید.
challenge-computer = ربات نمی‌تواند سر میز بنشیند؛ کامپیوترهای ما در هر میزی جا پر می‌کنند.
thread-name = { $game } · { $player }
thread-impossible = رشته را تنها در کانال متنی‌ای می‌شود باز کرد که من در آن اجازهٔ ساختن رشتهٔ عمومی دارم؛ آنجا دوباره ‎/play را بزنید.
thread-opened = میز در { $link } است.

## Leaving, taking back, claiming, waiting

voted = رأی شما شمرده شد. وقتی بیش از نیمی از حاضران موافق باشند انجام می‌شود.
resting = کامپیوتر به جای شما بازی می‌کند تا «بازگشت به بازی» را بزنید.
removed = آن جا خالی شد؛ کامپیوتر بازی می‌کند.
not-yourself = برای رفتن «ترک میز» را بزنید.
already-seated = شما سر این میز جا دارید.
undo-nothing = هنوز کاری نکرده‌اید که بشود پس گرفت.
undo-shown = این را نمی‌شود پس گرفت: کسی پس از آن بازی کرده، یا چیزی پنهان را نشان داده است.
undo-asked = از دیگران می‌پرسیم که می‌توانید پس بگیرید یا نه.
undone = پس گرفته شد.
event-undone = { $player } کار آخر را پس گرفت.
claim-not-now = وقتی می‌توانید بقیه را بخواهید که نوبت شما برای بازی کارت باشد.
claim-impossible = همهٔ دست‌های مانده را نمی‌شود به شما داد.
claim-asked = از دیگران می‌پرسیم که بقیه مال شماست یا نه.
claimed = بقیه مال شماست.
asking = { $player } { $kind ->
    [claim] همهٔ دست‌های مانده را می‌خواهد
   *[undo] می‌خواهد کار آخر را پس بگیرد
}. موافقید؟
asking-agreed = { $player } موافق است.
asking-over = آن درخواست دیگر برقرار نیست.
asking-own = این درخواست خودتان است: از دیگران پرسیده می‌شود.
consented = موافقت کردید.
refused = مخالفت کردید.
nudged = { $players }، دیگران منتظر شما هستند. { $when }
nudge-early = اول کمی بیشتر به او وقت بدهید.
nudge-own = کسی شما را منتظر نگذاشته است: نوبت شما یا کامپیوتر است.
nudge-done = یادآوری پیش‌تر فرستاده شده است.
nudge-sent = یادآوری فرستاده شد.
paused = میز موقتاً متوقف است. با کار بعدی یا پس از هفت روز ادامه می‌یابد.
pause-live = تنها میز مکاتبه‌ای را می‌شود موقتاً متوقف کرد.
pace-needs-thread = میز مکاتبه‌ای رشته‌ای از آنِ خود می‌خواهد: اگر در ‎/play همین سرعت را انتخاب کنید، چنین رشته‌ای باز می‌شود.
deal-so-far = این دور تا اینجا
history-none = هنوز اتفاقی نیفتاده است.
said = { $player }: { $words }
react-choose = چیزی بگویید
react-well = آفرین، خوب بازی کردید!
react-thanks = ممنون.
react-oops = ای وای.
react-think = بگذارید فکر کنم…
react-hello = سلام!
rematch-line = بازی دوباره: همان قواعد، هر کس یک جا جلوتر.
button-teach = یادم بدهید
button-open = باز کردن میز
button-hand-of = کارت‌های من · { $table }

## Settings of a person

wish-saved = ذخیره شد.
taste-title = تنظیمات شما
taste-line = از این پس سر همهٔ میزها به کار می‌آید. زبان را با ‎/language عوض کنید.
taste-order = ترتیب کارت‌ها
taste-order-trump = ترتیب کارت‌ها: اول حکم
taste-order-suit = ترتیب کارت‌ها: خال به خال
taste-deck = کارت‌ها
taste-deck-four = کارت‌ها: چهاررنگ
taste-deck-two = کارت‌ها: دورنگ
taste-pictures = تصویر
taste-pictures-yes = کارت‌های دست با تصویر
taste-pictures-no = کارت‌های دست فقط با متن
taste-notice = چطور از نوبت خود باخبر شوید
taste-notice-mention = نوبت شما: نام بردن در کانال
taste-notice-silent = نوبت شما: بدون خبر
taste-notice-message = نوبت شما: پیام خصوصی
taste-autoplay = کارت‌های ناگزیر
taste-autoplay-no = کارت‌های ناگزیر: با خودتان
taste-autoplay-yes = کارت‌های ناگزیر: خودکار
taste-guide = راهنمایی
taste-guide-first = راهنمایی: در نخستین بازی
taste-guide-always = راهنمایی: همیشه
taste-guide-never = راهنمایی: هرگز

## Settings of a server

house-title = تنظیمات این سرور
house-channels = کانال‌های میزها؛ اگر هیچ انتخاب نشود همه
house-channels-now = میز را می‌شود اینجا باز کرد: { $channels }
house-everywhere = همهٔ کانال‌ها
house-language = زبان میزهای همگانی
house-language-none = زبان: همان زبان دیسکورد
house-language-one = زبان: { $language }
house-language-digits = زبان: { $language }، با رقم‌های خودش
house-pace = سرعت بازی
house-pace-live = سرعت: زنده
house-pace-reserve = سرعت: زنده، با وقت ذخیره
house-pace-untimed = سرعت: زنده، بدون ساعت
house-pace-correspondence = سرعت: مکاتبه‌ای
house-enders = چه کسی می‌تواند میز را ببندد
house-enders-host = بستن میز: میزبان و ناظران
house-enders-moderators = بستن میز: فقط ناظران
house-enders-seated = بستن میز: همهٔ نشسته‌ها
house-pictures = تصویر
house-pictures-yes = میزها با تصویر
house-pictures-no = میزها فقط با متن
house-deck = کارت‌ها
house-deck-four = کارت‌ها: چهاررنگ
house-deck-two = کارت‌ها: دورنگ
house-roles = «چه کسی بازی می‌کند؟» برای هر بازی می‌تواند یک نقش را خبر کند:
house-role-of = نقش برای { $game }
house-role-now = { $game }: { $role }
house-role = نقشی که خبر می‌شود؛ اگر هیچ انتخاب نشود هیچ‌کس
not-manager = تنها کسی که این سرور را مدیریت می‌کند می‌تواند این کار را بکند.
wrong-channel = میزهای این سرور اینجا باز می‌شوند: { $channels }

## Calling somebody whose turn it is

call = { $players }، نوبت شماست: { $link }
call-several = { $players }، نوبت شماست: { $link }
call-closed = { $players }، نوبت شماست: { $link } پیام‌های خصوصی شما بسته است، بنابراین از این پس نام شما در کانال برده می‌شود؛ با ‎/settings عوض می‌شود.
call-letter = { $game }، میز { $table }: نوبت شماست. { $link }
call-late = { $game }، میز { $table }: وقت شما رو به پایان است: { $when }. { $link }
call-waiting = { $game }، میز { $table }: دیگران منتظر شما هستند. { $link }

## Guidance and help

guide-choice = یک انتخاب معقول: { $choice }.
guide-about = **{ $choice }**: { $words }

hint = راهنمایی: { $choice }.
hint-only = کار دیگری نمی‌توان کرد.
hint-sense = عقل سلیم اینجا همین را می‌گوید.
hint-solved = دیگر چیزی از شما پنهان نیست و با حساب تا پایان، هیچ چیز بهتر از این نیست.
hint-solved-better = { $gain } امتیاز بیشتر از چیزی می‌آورد که عقل سلیم می‌گوید: { $instead }.
hint-solved-equal = اگر هر دو طرف بهترین بازی را بکنند، این هم به همان اندازه می‌آورد: { $instead }.
hint-close = { $instead } تقریباً به همان خوبی است.
hint-better = به‌طور میانگین { $gain } امتیاز بیشتر از بهترین انتخاب بعدی می‌آورد: { $instead }.
hint-expect = انتظار از این دور: { $lead ->
    [ahead] { $points } امتیاز بیشتر از دیگران.
    [behind] { $points } امتیاز کمتر از دیگران.
   *[other] به اندازهٔ دیگران.
}
hint-stake = بازی ممکن است با این دور تمام شود و بردن آن هم به حساب آمده است.
hint-keeps = { $kept } می‌ماند و { $spent } خرج می‌شود.
hint-rated = در بازی‌های با رتبه راهنمایی نیست. کسی که میز را باز می‌کند می‌تواند آن را پیش از شروع دوستانه کند.
hint-wait = اکنون چیزی برای تصمیم گرفتن ندارید؛ وقتی نوبت شماست راهنمایی بخواهید.
opened = میز باز است: { $link }
teach-busy = این کانال میزی دارد: { $link } { $count ->
    [0] وقتی تمام شد یا در کانال دیگری «یادم بدهید» را بزنید.
   *[other] وقتی تمام شد «یادم بدهید» را بزنید، یا اینجا: { $channels }
}
help-title = اینجا چه می‌توانید بکنید
help-new = برای شروع
help-seated = سر میز خودتان
help-host = به عنوان میزبان
help-moderator = به عنوان ناظر
help-everybody = هر وقت
help-line = { $command } · { $description }
help-setup = **تنظیم** پیش از شروع: قوانین، سرعت با ساعت یا بی‌ساعت، کامپیوتر برای هر جا، و جاهایی که برای کسانی که نام می‌برید نگه داشته می‌شود.
help-game = یک بازی انتخاب کنید
doctor-title = { $wrong ->
    [0] در { $channel } همه چیز درست است
   *[other] در { $channel } { $wrong } ایراد هست
}
doctor-line = { $state ->
    [ok] درست
   *[missing] ایراد
} · { $sentence }
doctor-permission = اجازهٔ { $permission }
    .missing = اجازهٔ { $permission }: در «ویرایش کانال» (Edit Channel) بخش «اجازه‌ها» (Permissions) را باز کنید و آن را به من یا نقش من بدهید.
doctor-allowed = اینجا می‌شود میز باز کرد
    .missing = این کانال در فهرست ‎/server نیست: آن را بیفزایید یا فهرست را خالی بگذارید.
doctor-role = نقش { $role } را می‌شود خبر کرد
    .missing = نقش { $role } را نمی‌شود خبر کرد: در «تنظیمات سرور» (Server Settings)، بخش «نقش‌ها» (Roles)، بگذارید همه نامش را ببرند، یا در ‎/server نقش دیگری انتخاب کنید.
doctor-thread = رشته باز است
    .missing = رشته بسته یا قفل است: دوباره بازش کنید.
doctor-message = می‌توانم پیام میز { $table } را ویرایش کنم
    .missing = نمی‌توانم پیام میز { $table } را ویرایش کنم. دیسکورد می‌گوید: { $reason }
doctor-reports = گزارش دورها می‌توانند به { $channel } بروند
    .missing = گزارش دورها نمی‌توانند به { $channel } بروند: آنجا به من اجازهٔ { $permissions } بدهید یا در ‎/server کانال دیگری تعیین کنید.
    .gone = کانال گزارش دورها دیگر نیست: در ‎/server یکی تعیین کنید.
doctor-elsewhere = در { $channel } هم می‌شود میز باز کرد، ولی آنجا این اجازه‌ها را ندارم: { $permissions }. برای دیدن بیشتر، آن را پایین انتخاب کنید.
doctor-how = پس از تغییر دوباره ‎/doctor را بزنید. اجازه‌ها را هر کسی که «مدیریت کانال‌ها» (Manage Channels) دارد می‌تواند عوض کند.
doctor-channel = نگاه به کانال دیگر
permission-create_public_threads = ساختن رشتهٔ عمومی (Create Public Threads)

## Leaderboards, ratings, statistics

leaderboard-of = { $order } · { $season }
leaderboard-none-rating = هنوز کسی اینجا رتبه ندارد. میزهای با رتبه با دست‌کم دو نفر شمرده می‌شوند.
leaderboard-none-wins = هنوز کسی اینجا بازی‌ای را تمام نکرده است.
leaderboard-none-points = هنوز کسی اینجا بازی‌ای را تمام نکرده است.
leaderboard-none-streak = هنوز کسی اینجا بازی‌ای را تمام نکرده است.
leaderboard-row-rating = { $place }. **{ $player }** · { $rating } · { $games } بازی، { $wins } برد
leaderboard-row-wins = { $place }. **{ $player }** · { $wins } برد در { $games } بازی
leaderboard-row-points = { $place }. **{ $player }** · { $points } امتیاز در { $games } بازی
leaderboard-row-streak = { $place }. **{ $player }** · { $best } برد پشت سر هم، اکنون { $streak }
leaderboard-own = شما: { $row }
ladder-alt = رتبه‌های این صفحه: { $rows }
rating = { $rating } ± { $margin }
rating-provisional = { $rating } ± { $margin } (موقت)
ratings-line = رتبه‌ها: { $ratings }
partner-left = یاری این بازی را ترک کرد. آن که ماند می‌تواند بخواهد این بازی در رتبه‌اش شمرده نشود.
rating-moved = { $player } { $rating } ({ $change })
order-rating = رتبه
order-wins = بردها
order-points = امتیازها
order-streak = بردهای پیاپی
season-all = همهٔ زمان‌ها
season = { $month ->
    [1] ژانویهٔ
    [2] فوریهٔ
    [3] مارس
    [4] آوریل
    [5] مهٔ
    [6] ژوئن
    [7] ژوئیهٔ
    [8] اوت
    [9] سپتامبر
    [10] اکتبر
    [11] نوامبر
   *[12] دسامبر
} { $year }
stats-title = آمار · { $player }
stats-none = هنوز بازی‌ای اینجا تمام نشده است.
stats-game = **{ $game }**: { $games } بازی، { $wins } برد ({ $share } درصد)، { $points } امتیاز، بهترین رشتهٔ برد { $best }
stats-rated = { $line }، رتبه { $rating }
stats-rules = بر پایهٔ قواعد
stats-rule = { $number }. { $rules } · { $players }: { $games } بازی، { $wins } برد، هر بازی { $average } امتیاز
stats-of-rules = { $game } · { $rules } · { $players }
stats-rules-all = همهٔ قواعد
stats-rules-one = قواعد { $number } · { $players }
stats-rivals = رو در رو
stats-rival = { $player }: { $ahead } بار جلو، { $level } بار برابر، { $behind } بار عقب{ $together ->
    [0] { "" }
   *[other] ، { $together } بار یار
}
curve-alt = رتبه در { $tables } بازی آخرِ با رتبه، از { $first } تا { $last }؛ نوار، میزان نامطمئن بودن آن است.
    .words = رتبه در { $tables } بازی آخرِ با رتبه از { $first } به { $last } رسید.
button-hide-me = پنهان کردن من از جدول‌ها
button-show-me = نشان دادن من در جدول‌ها
now-hidden = اکنون در هیچ جدولی نیستید و آمار شما را تنها خودتان می‌بینید.
now-shown = دوباره در جدول‌های سرورهای خود هستید.
declined = این بازی در رتبهٔ شما شمرده نمی‌شود.
cannot-decline = تنها وقتی یارتان رفته و شما مانده‌اید می‌توانید رتبه را نپذیرید، و فقط یک بار.
decline-late = از آن پس بازی با رتبهٔ دیگری را تمام کرده‌اید، پس این یکی شمرده می‌شود.
stats-hidden = این شخص آمارش را برای خود نگه می‌دارد.
unknown-season = چنین دوره‌ای نیست؛ یکی از فهرست را انتخاب کنید.
unknown-order = چنین ترتیبی نیست؛ یکی از فهرست را انتخاب کنید.
stat-bid = پیشنهادها: { $count }، میانگین { $average }
stat-contract = قراردادها: { $count } در { $whole } دور، میانگین { $average }
stat-made = قراردادهای موفق: { $count } از { $whole } ({ $share } درصد)
stat-set = قراردادهای شکست‌خورده: { $count } از { $whole } ({ $share } درصد)
stat-conceded = قراردادهای واگذارشده: { $count } از { $whole } ({ $share } درصد)
stat-meld_total = میانگین ترکیب: هر دور { $average }
stat-contract_made = پیش‌بینی‌های موفق: { $count } از { $whole } ({ $share } درصد)
stat-premium = پیش‌بینی‌های ویژه: { $count } در { $whole } دور
stat-premium_score = امتیاز پیش‌بینی ویژه: { $points }، هر دور { $deal }
stat-melds_paid = ژتون ترکیب‌ها: { $points }، هر دور { $deal }
stat-tricks_paid = ژتون دست‌ها: { $points }، هر دور { $deal }
stat-trick_points = امتیاز دست‌ها: هر دور { $average }
stat-honours = امتیاز کارت‌های امتیازدار: { $points }، هر دور { $deal }
stat-surplus = مازاد: { $points }، هر دور { $deal }
stat-throw_in = دست‌های زمین‌ریخته: { $count }
stat-hint = راهنمایی‌های خواسته‌شده: { $count }
stat-run = ران‌ها: { $count }
stat-royal_marriage = ازدواج‌های سلطنتی: { $count }
stat-marriage = ازدواج‌ها: { $count }
stat-aces = چهار آس: { $count }
stat-kings = چهار شاه: { $count }
stat-queens = چهار بی‌بی: { $count }
stat-jacks = چهار سرباز: { $count }
stat-pinochle = پینوکل‌ها: { $count }
stat-double_pinochle = پینوکل‌های دوگانه: { $count }
stat-roundhouse = راندهاوس‌ها: { $count }

## Looking back

former-player = یک بازیکن پیشین
button-replay = بازبینی
button-verify = بررسی پخش‌ها
button-picture = تصویر
replay-step = گام { $step } از { $steps }
replay-deal-back = دور قبل ⏮
replay-trick-back = دست قبل ◀◀
replay-back = قبلی ◀
replay-on = ▶ بعدی
replay-trick-on = ▶▶ دست بعد
replay-deal-on = ⏭ دور بعد
replay-viewpoint = از نگاه چه کسی؟
replay-spectator = از نگاه تماشاگر
replay-picture = میز { $table } پس از گام { $step }.
history-title = میزهای تمام‌شدهٔ شما در این سرور
history-empty = هنوز میزی را در این سرور تمام نکرده‌اید. با ‎/play یکی باز کنید.
history-choose = میزی را دوباره ببینید
history-option = میز { $table } · { $game }
history-line = { $when } · { $game }، میز { $table } · مقام { $place } از { $seats } · { $points } امتیاز{ $won ->
    [yes] { " " }· برد
   *[no] { "" }
}
record-gone = چیزی برای بازبینی نیست: بازی هیچ‌وقت شروع نشد، یا کارت‌هایش پس از مهلت پاک شده‌اند.
look-private = این میز خصوصی بود: تنها کسانی که سرش نشسته بودند می‌توانند آن را ببینند.
seal = مهر دور { $deal }: `{ $seal }`
verify-title = پخش منصفانه · { $game }، میز { $table }
verify-running = هر دور پیش از پخش مهر شده است. آنچه پشت مهرهاست پس از پایان میز نشان داده می‌شود.
verify-all = هر دور همان است که مهر شده بود، با واژه‌هایی که بازیکنان افزوده بودند.
verify-not-all = برای همهٔ دورها نمی‌شود نشان داد که همان است که مهر شده بود. لطفاً این را به یک ناظر نشان دهید.
verify-deal = دور { $deal }: { $found ->
    [as-sealed] ✓ همان‌طور که مهر شد
   *[wrong] ✗ نه آن‌طور که مهر شد
} · `{ $seal }`
verify-no-deal = این میز دور { $deal } ندارد.
verify-secret = راز: `{ $secret }`
verify-word = واژهٔ { $player }: { $word }
verify-no-words = کسی واژه‌ای نیفزود.
verify-file = مهرها را با آنچه پیش‌تر به شما نشان داده شد مقایسه کنید. با این فایل و tools/verify_deal.py می‌توانید روی دستگاه خودتان بررسی کنید.
word-set = واژهٔ شما در بُر زدن دور { $deal } میز { $table } به کار می‌رود.
word-gone = واژه‌ای از شما در بُر زدن دور { $deal } میز { $table } به کار نمی‌رود.
bad-word = واژه دست بالا 64 نویسه دارد که همه دیده می‌شوند.
button-report = گزارش این دور
report-title = گزارش این دور
report-label = چه مشکلی هست؟ (می‌تواند خالی بماند)
report-head = گزارش · میز { $table } · از { $player }
report-reason = دلیل: { $reason }
report-no-reason = گفته نشده
report-where = کجا: { $link }
report-whole = میز تمام شده است؛ پروندهٔ کامل پیوست است.
report-part = بازی هنوز ادامه دارد: پیوست همان است که گزارش‌دهنده می‌تواند ببیند. سر این میز ننشینید.
report-sent = گزارش شما به ناظرانی رسید که سر این میز جایی ندارند.
report-nobody = ناظری نیست که بشود این گزارش را به او نشان داد و سر میز کسی آن را نبیند. مدیر سرور می‌تواند با ‎/server کانالی برای گزارش‌ها تعیین کند که کسی از این میز آن را نخواند.
reports-set = گزارش‌ها از این پس به { $channel } می‌روند، تا وقتی کسی از نشسته‌های میز نتواند آن را بخواند.

## Bans, privacy, blocks

banned = { $player } دیگر نمی‌تواند در این سرور از ربات استفاده کند. هر جا نشسته بود کامپیوتر بازی می‌کند.
unbanned = { $player } دوباره می‌تواند در این سرور از ربات استفاده کند.
banned-here = شما نمی‌توانید در این سرور از ربات استفاده کنید؛ مدیرانش چنین خواسته‌اند. ‎/privacy با این همه برای شما کار می‌کند.
ban-nobody = نه خودتان را می‌توانید محروم کنید و نه ربات را.
privacy-title = آنچه دربارهٔ شما نگه داشته می‌شود
privacy-nothing = هیچ چیز.
privacy-kept-seat = { $count } جا سر میزها: شناسه، نام و واژهٔ شما برای دور بعد
privacy-kept-action = { $count } کار در ثبت میزها، با زمان آن‌ها
privacy-kept-result = { $count } نتیجه از میزهای تمام‌شده
privacy-kept-game-table = { $count } میز که شما باز کرده‌اید
privacy-kept-person = تنظیمات و زبان شما
privacy-kept-block = { $count } نفر که نمی‌خواهید با آن‌ها بنشینید
privacy-kept-ban = { $count } سرور که نمی‌گذارند آنجا از ربات استفاده کنید
privacy-kept-mention = { $count } سرور یا میز که شما را یادداشت کرده‌اند: بازی‌هایی که می‌خواهید برایشان خبرتان کنند، دعوت‌ها، جاهای نگه‌داشته
privacy-kept-derived = { $count } سطر رتبه و آمار که از نتیجه‌های شما حساب شده است
privacy-blocked = هیچ‌وقت با این‌ها هم‌میز نمی‌شوید: { $players }.
privacy-time = کارت‌های میزهای تمام‌شده پس از { $finished } روز پاک می‌شوند. پس از بیرون کردن ربات از سروری یا پاک شدن کانالی، داده‌های آن پس از { $left } روز پاک می‌شود.
privacy-ways = ‎/privacy export همه را در یک فایل به شما می‌دهد. ‎/privacy delete نام و شناسهٔ شما را از آن برمی‌دارد.
privacy-policy = سیاست حریم خصوصی: { $url }
privacy-terms = شرایط استفاده: { $url }
privacy-file = همهٔ آنچه دربارهٔ شما نگه داشته می‌شود، سطر به سطر.
privacy-delete-title = نام و شناسهٔ شما از همه جا برداشته شود؟
privacy-delete-line = تنظیمات، رتبه‌ها و آمار شما پاک می‌شود. سر میزهای جاری کامپیوتر برای همیشه جای شما را می‌گیرد. بازی‌های تمام‌شده می‌مانند تا دیگران بازی‌هایشان را داشته باشند، ولی بدون نام شما. این کار برگشتنی نیست. آنچه دیگران و سرورها دربارهٔ شما تصمیم گرفته‌اند (مسدود کردن و محرومیت) می‌ماند.
button-forget = پاک کردن
privacy-deleted = انجام شد: نام و شناسهٔ شما از همهٔ آنچه نگه داشته می‌شود رفت.
blocked = با { $player } هم‌میز نمی‌شوید. به او گفته نمی‌شود.
unblocked = دوباره می‌توانید با { $player } هم‌میز شوید.
block-yourself = خودتان را نمی‌توانید مسدود کنید.
blocked-here = سر این میز نمی‌توانید بنشینید: شما و کسی در آنجا هم‌میز نمی‌شوید.

## Rules look-up

rules-here = **سر این میز:** { $options }
rules-part = { $title } ({ $number } از { $count })
rules-hand = کارت‌های نمونه: { $cards }
button-melds = امتیاز ترکیب‌ها
melds-title = ترکیب‌ها · { $game }
melds-line = - { $meld }: **{ $points }**
no-melds = این بازی ترکیب ندارد.
unknown-term = چنین واژه‌ای اینجا نیست؛ یکی از فهرست را انتخاب کنید.
term-line = - { $language }: { $words }
meld-run = ران یا فلاش (آس، ده، شاه، بی‌بی و سرباز حکم)
meld-royal-marriage = ازدواج سلطنتی (شاه و بی‌بی حکم)
meld-marriage = ازدواج (شاه و بی‌بی خال دیگر)
meld-aces = چهار آس، از هر خال یکی
meld-kings = چهار شاه، از هر خال یکی
meld-queens = چهار بی‌بی، از هر خال یکی
meld-jacks = چهار سرباز، از هر خال یکی
meld-pinochle = پینوکل (بی‌بی پیک و سرباز خشت)
meld-double-pinochle = پینوکل دوگانه (هر دو بی‌بی پیک و هر دو سرباز خشت)
meld-dix = نُهِ حکم (دیکس)
meld-roundhouse = راندهاوس (شاه و بی‌بی هر چهار خال)
meld-second-pinochle = پینوکل دوم تا وقتی اولی روی میز است
meld-run-after-royal = ران با شاه یا بی‌بی ازدواج سلطنتی‌ای که امتیاز گرفته است
meld-double-run = ران دوگانه (از هر کارتِ ران دو تا)
meld-double-aces = هر هشت آس
meld-double-kings = هر هشت شاه
meld-double-queens = هر هشت بی‌بی
meld-double-jacks = هر هشت سرباز
meld-continued = دنباله‌ای که ویدو ادامه‌اش می‌دهد
meld-double-widow = سه دوبل وقتی ویدو دوبل است
meld-same-suit = دنباله‌ای از عددی که ویدو هم دارد
meld-same-number = سه دوبل که یکی‌شان عددی از ویدو دارد
meld-by-itself = سه مهره از دست شما در حالت‌های دیگر
meld-with-widow = دو مهره از دست شما با ویدو
