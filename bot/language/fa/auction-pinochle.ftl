### پینوکل با مزایده. هر تیم به نام یکی از بازیکنانش خوانده می‌شود: { $player } می‌تواند هر دو یار باشد.

game-name = پینوکل با مزایده
game-line = با یار خود برای قرارداد پیشنهاد بدهید، ترکیب رو کنید و با بردن دست‌ها آن را بسازید.

## Presets

preset-standard = معمول
preset-bicycle = بایسیکل

## Options

option-seating = یارها
    .help = یارها به همان ترتیبِ نشستن‌اند، یا با کشیدن کارت یار و پخش‌کنندهٔ اول معلوم می‌شوند.
value-seating-fixed = به ترتیب نشستن
value-seating-draw = با کشیدن کارت
option-min_bid = کمترین پیشنهاد
    .help = کمترین پیشنهادِ آغاز، مضربی از ده.
option-bid_raise = بالا بردن پیشنهاد
    .help = پیشنهاد می‌تواند هر مضرب بالاتری از ده باشد، یا باید درست ده تا بالاتر باشد.
value-bid_raise-multiple = هر مضربی از ده
value-bid_raise-exact = درست ده تا
option-pass_is_final = پاس قطعی است
    .help = کسی که پاس داده در این مزایده دیگر نمی‌تواند پیشنهاد بدهد.
option-max_bid = بیشترین پیشنهاد
    .help = هیچ پیشنهادی از این بالاتر نمی‌رود؛ مضربی از ده.
option-trump_needs_marriage = حکم ازدواج می‌خواهد
    .help = حاکم خالی را حکم می‌کند که شاه و بی‌بی آن را دارد، مگر آنکه هیچ ازدواجی نداشته باشد.
option-pass_count = کارت‌های ردوبدل‌شده
    .help = حاکم چند کارت از یار خود می‌گیرد و پس می‌دهد.
option-meld_mode = رو کردن ترکیب‌ها
    .help = بهترین ترکیب‌ها خودبه‌خود پیدا می‌شوند، یا هر کس به نوبت رو می‌کند و آنچه را فراموش کند از دست می‌دهد.
value-meld_mode-auto = خودبه‌خود
value-meld_mode-manual = با دست
option-double_melds = ترکیب‌های دوتایی
    .help = دو ترکیب یکسان دو برابر امتیاز دارند، یا پاداش ویژه: 300 برای پینوکل دوگانه، 1500 برای فلاش دوگانه.
value-double_melds-additive = دو برابر
value-double_melds-premium = پاداش ویژه
option-meld_requires_trick = ترکیب تنها با بردن دست
    .help = تیمی که در دورِ بازی‌شده هیچ دستی نبرد، برای ترکیب‌ها امتیاز نمی‌گیرد.
option-first_lead = شروع‌کنندهٔ دست اول
    .help = دست اول را نفر سمت چپ پخش‌کننده شروع می‌کند، یا حاکم.
value-first_lead-eldest = سمت چپ پخش‌کننده
value-first_lead-declarer = حاکم
option-heading = کارت بالاتر زدن
    .help = هر وقت می‌توانید باید از بهترین کارت بالاتر بزنید، یا تنها وقتی حکم شروع شده است.
value-heading-always = همیشه
value-heading-trump_led_only = وقتی حکم شروع شده
option-card_points = امتیاز کارت‌ها
    .help = آس، ده، شاه، بی‌بی، سرباز و نُه در دست‌ها چند امتیاز دارند.
value-card_points-classic = 11، 10، 4، 3، 2، 0
value-card_points-tens_fives = 10، 10، 5، 5، 0، 0
value-card_points-counters = 10، 10، 10، 0، 0، 0
option-set_bonus = پاداش
    .help = وقتی قراردادی شکست می‌خورد یا واگذار می‌شود، حریفان افزون بر امتیاز خود چقدر می‌گیرند.
option-set_penalty = جریمه
    .help = قراردادِ شکست‌خورده یا واگذارشده برای تیم حاکم هزینه‌ای ندارد، یا به اندازهٔ پیشنهاد کم می‌شود.
value-set_penalty-none = ندارد
value-set_penalty-subtract_bid = پیشنهاد کم می‌شود
option-target_score = هدف
    .help = بازی تا این امتیاز است.
option-both_over = رسیدن هر دو به هدف
    .help = اگر هر دو تیم در یک دور به هدف برسند: تیم حاکم می‌برد، امتیاز بیشتر می‌برد، یا هدف 250 تا بالا می‌رود.
value-both_over-bidder_first = تیم حاکم می‌برد
value-both_over-higher_total = امتیاز بیشتر می‌برد
value-both_over-extend = هدف بالا می‌رود
option-stakes = مبلغ شرط
    .help = دفتری کنار امتیاز نشان می‌دهد هر قرارداد چه ارزشی داشته؛ امتیاز را عوض نمی‌کند.
value-stakes-ledger = در دفتر
value-stakes-off = ندارد
option-spade_double_from = دو برابر شدن پیک از
    .help = از چه قراردادی به بالا مبلغ شرط در حکمِ پیک دو برابر می‌شود.

## Phases

phase-deal = پخش
phase-auction = مزایده
phase-trump = تعیین حکم
phase-give = دادن کارت
phase-return = پس دادن کارت
phase-meld = ترکیب‌ها
phase-decide = بازی یا واگذاری
phase-play = بازی
phase-over = پایان بازی

## Zones

zone-hand = کارت‌های دست
zone-known = کارت‌های شناخته‌شده
zone-given = کارت‌های داده‌شده
zone-returned = کارت‌های پس‌داده‌شده
zone-melds = ترکیب‌ها
zone-trick = دست جاری
zone-last_trick = دست قبلی
zone-captured = کارت‌های برده‌شده

## Words

word-made = ساخته شد
word-set = شکست خورد
word-conceded = واگذار شد
word-thrown-in = دست سوخت
word-pass = پاس

## What one may do

do-bid = { $count ->
    [0] پیشنهاد
   *[other] پیشنهاد { $items }
}
ask-bid = پیشنهاد کنید تیم شما در ترکیب‌ها و دست‌ها روی هم چقدر می‌سازد، ده‌تا ده‌تا.
    .guide = بالاترین پیشنهاد حکم را تعیین می‌کند و تیمش باید همان‌قدر در ترکیب‌ها و دست‌ها بسازد. آنچه می‌توانید بشمارید پیشنهاد کنید: ترکیب‌هایتان، چند دست، و اندکی برای یارتان.
do-pass = پاس
ask-pass = اگر پیشنهاد برایتان به اندازهٔ کافی بالاست پاس بدهید.
    .guide = پاس هزینه‌ای ندارد؛ تنها تا جایی پیشنهاد بدهید که ترکیب‌ها و دست‌هایتان می‌کشد.
do-trump = { $word ->
    [S] پیک
    [H] دل
    [D] خشت
    [C] گشنیز
   *[other] تعیین حکم
}
ask-trump = قرارداد با شماست: خال حکم را تعیین کنید.
    .guide = خالی را بگویید که بیش از همه دارید، به‌ویژه با آس آن یا با فلاش.
do-give = دادن این کارت‌ها
ask-give = کارت‌هایی را انتخاب کنید که بیش از همه به کار یارتان می‌آید.
    .guide = چیزی بدهید که یارتان را به بردن کمک کند: حکم‌ها، آس‌ها، و کارت‌های ترکیبی که نزدیک کامل شدن است.
do-return = پس دادن این کارت‌ها
ask-return = کارت‌هایی را که پس می‌دهید انتخاب کنید؛ با آنچه نگه می‌دارید ترکیب و بازی می‌کنید.
    .guide = آنچه کمتر از همه لازم دارید پس بدهید؛ حکم‌ها، آس‌ها و ترکیب‌هایتان را کامل نگه دارید.
do-meld = { $count ->
    [0] ترکیب
   *[other] ترکیب { $items }
}
ask-meld = ترکیب‌های خود را یکی‌یکی رو کنید؛ هر کارت در هر رده یک بار به کار می‌آید.
    .guide = ترکیب‌ها یک بار، همین حالا، امتیاز دارند. هر چه دارید رو کنید: کارت‌های روشده به دست شما برمی‌گردند و باز هم بازی می‌شوند.
do-done = تمام
ask-done = رو کردن ترکیب‌ها را تمام کنید؛ آنچه رو نکرده‌اید از دست می‌رود.
    .guide = وقتی چیزی برای رو کردن نمانده این را بزنید.
do-play_on = بازی می‌کنم
ask-play_on = اگر دست‌ها هنوز می‌توانند قرارداد را بسازند، بازی کنید.
    .guide = اگر امتیازهای کم‌آمده را می‌شود در دست‌ها برد، بازی کنید.
do-concede = واگذاری
ask-concede = قرارداد را بدون بازی واگذار کنید: تیم شما امتیازی نمی‌گیرد.
    .guide = اگر نمی‌شود، واگذار کنید: دوری باخته را از سر همه باز می‌کند.
do-play = { $count ->
    [0] بازی
   *[other] بازی { $items }
}
ask-play = کارتی در این دست بازی کنید.
    .guide = رعایت خال کنید و هر جا باید، ببرید. آس‌ها و ده‌ها به بردن می‌ارزند؛ در دستی که یارتان می‌برد به او امتیاز بدهید.

## What is so

fact-target = هدف: { $value }
fact-dealer = پخش‌کننده: { $player }
fact-call = { $word ->
    [pass] { $player } پاس داد
   *[other] { $player } پیشنهاد { $value } داد
}
    .head = پیشنهادها
    .value = { $word ->
        [pass] پاس
       *[other] { $value }
    }
fact-bid = بالاترین پیشنهاد: { $value } از { $player }
fact-contract = قرارداد: { $value } از { $player }
    .sum = قرارداد { $value }
fact-bidding = { $word ->
    [in] { $player } هنوز در مزایده است
   *[out] { $player } از مزایده بیرون است
}
    .head = در مزایده
    .value = { $word ->
        [in] هست
       *[out] نیست
    }
fact-trump = حکم: { $word ->
    [unsettled] هنوز تعیین نشده
   *[other] { $value }
}
next-trump = حکم بعدی را برندهٔ مزایدهٔ بعدی تعیین می‌کند.
fact-run = فلاش { $player }: { $value }
    .head = فلاش
    .sum = فلاش { $value }
fact-royal_marriage = ازدواج سلطنتی { $player }: { $value }
    .head = ازدواج سلطنتی
    .sum = ازدواج سلطنتی { $value }
fact-marriage = ازدواج‌های { $player }: { $value }
    .head = ازدواج‌ها
    .sum = ازدواج‌ها { $value }
fact-aces = چهار آس { $player }: { $value }
    .head = چهار آس
    .sum = چهار آس { $value }
fact-kings = چهار شاه { $player }: { $value }
    .head = چهار شاه
    .sum = چهار شاه { $value }
fact-queens = چهار بی‌بی { $player }: { $value }
    .head = چهار بی‌بی
    .sum = چهار بی‌بی { $value }
fact-jacks = چهار سرباز { $player }: { $value }
    .head = چهار سرباز
    .sum = چهار سرباز { $value }
fact-pinochle = پینوکل { $player }: { $value }
    .head = پینوکل
    .sum = پینوکل { $value }
fact-dix = دیکس { $player }: { $value }
    .head = دیکس
    .sum = دیکس { $value }
fact-meld = { $word ->
    [run] فلاش
    [royal_marriage] ازدواج سلطنتی
    [marriage] ازدواج
    [aces] چهار آس
    [kings] چهار شاه
    [queens] چهار بی‌بی
    [jacks] چهار سرباز
    [pinochle] پینوکل
   *[dix] دیکس
}
fact-pays = { $value } امتیاز
fact-beside_royal = افزون بر { $value } امتیازِ ازدواج سلطنتی
fact-together = با اولی روی هم { $value }
fact-meld_points = ترکیب‌های { $player }: { $value }
    .head = ترکیب‌ها
    .sum = ترکیب‌ها روی هم { $value }
fact-tricks = دست‌های { $player }: { $value }
    .head = دست‌ها
fact-trick_points = امتیاز { $player } در دست‌ها: { $value }
    .head = امتیاز دست‌ها
    .sum = امتیاز دست‌ها { $value }
fact-wanted = { $player } و یارش برای قرارداد { $value } امتیاز در دست‌ها لازم دارند
fact-contract_impossible = { $word ->
    [true] قرارداد { $player } دست‌نیافتنی است
   *[false] قرارداد { $player } شدنی است
}
fact-outcome = { $word ->
    [made] { $player } قرارداد را ساخت
    [set] قرارداد { $player } شکست خورد
    [conceded] { $player } قرارداد را واگذار کرد
   *[thrown_in] دست سوخت
}

## What happened

event-deal = { $player } پخش کرد.
event-hand = این کارت‌ها به شما رسید: { $items }.
event-bid = { $player } پیشنهاد { $points } داد.
event-pass = { $player } پاس داد.
event-thrown_in = همه پاس دادند و دست سوخت.
event-contract = { $player } مزایده را با { $points } برد.
event-trump = { $word ->
    [S] { $player } پیک را حکم کرد.
    [H] { $player } دل را حکم کرد.
    [D] { $player } خشت را حکم کرد.
   *[C] { $player } گشنیز را حکم کرد.
}
event-gave = { $player } به یارش کارت داد.
event-gave_cards = { $player } این کارت‌ها را داد: { $items }.
event-returned = { $player } به یارش کارت پس داد.
event-returned_cards = { $player } این کارت‌ها را پس داد: { $items }.
event-meld = { $player } ترکیب رو کرد: { $items }، { $points } امتیاز.
event-meld_total = { $player } روی هم { $points } امتیاز ترکیب داشت.
event-played_on = { $player } تصمیم گرفت بازی کند.
event-conceded = { $player } قرارداد { $points } را واگذار کرد.
event-play = { $player } بازی کرد: { $items }.
event-trick = { $player } این دست را برد: { $items }، { $points } امتیاز.
event-last_trick = { $player } دست آخر را برد که { $points } امتیاز بیشتر دارد.
event-melds_lost = { $player } و یارش دستی نبردند و { $points } امتیازِ ترکیب را از دست دادند.
event-made = { $player } قرارداد { $items } را با { $points } امتیاز ساخت.
event-set = { $player } قرارداد { $items } داشت و با { $points } امتیاز شکست خورد.
event-bonus = { $player } و یارش { $points } امتیاز پاداش گرفتند.
event-deal_score = { $player } و یارش { $points } امتیاز گرفتند.
event-stakes = { $player } و یارش شرطی به ارزش { $points } را بردند.
event-target = هر دو تیم به هدف رسیدند و هدف به { $points } بالا رفت.
event-match_won = { $player } با { $points } امتیاز بازی را برد.

## What is refused

refusal-game-over = بازی تمام شده است؛ دیگر چیزی نمی‌شود بازی کرد.
refusal-wrong-phase = اکنون دربارهٔ این تصمیم گرفته نمی‌شود.
refusal-already-passed = پاس داده‌اید و سر این میز پاس قطعی است.
refusal-not-your-turn = نوبت شما نیست.
refusal-not-held = { $card } را ندارید، یا نه به این تعداد.
refusal-bid-too-low = کمترین پیشنهاد اکنون { $least } است.
refusal-bid-not-multiple = پیشنهادها ده‌تا ده‌تا هستند.
refusal-bid-not-higher = پیشنهاد باید از { $bid } که گفته شده بالاتر باشد.
refusal-bid-step = سر این میز هر پیشنهاد ده تا بالاتر از قبلی است: { $next }.
refusal-bid-too-high = بالاترین پیشنهاد سر این میز { $most } است.
refusal-invalid-trump = نمی‌توانید { $suit } را حکم کنید: خالی را بگویید که شاه و بی‌بی آن را دارید.
refusal-pass-count = درست { $count } کارت انتخاب کنید.
refusal-meld-invalid = این کارت‌ها ترکیبی نمی‌سازند که هنوز بتوانید رو کنید.
refusal-must-follow-suit = { $card } را نمی‌شود بازی کرد: { $suit } شروع شده و شما { $due } دارید.
refusal-must-play-higher = { $card } را نمی‌شود بازی کرد: شما { $due } دارید که از { $best } بالاتر است.
refusal-must-trump = { $card } را نمی‌شود بازی کرد: { $suit } ندارید ولی حکم دارید: { $due }.
refusal-must-overtrump = { $card } را نمی‌شود بازی کرد: شما حکمی بالاتر از { $best } دارید: { $due }.
