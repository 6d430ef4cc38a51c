### پینوکل دو نفره. $items فهرستی از کارت‌ها، $word نخستین آن‌ها خام، $player نام؛ $points و $count عددند.

game-name = پینوکل دو نفره
game-line = تا دستهٔ ذخیره مانده ترکیب بسازید، سپس برای دست‌های آخر بجنگید.

## Presets

preset-standard = معمول
preset-bicycle = بایسیکل
preset-family = بازی خانوادگی با دو دسته ورق

## Options

option-target_score = بازی تا
    .help = نخستین کسی که به این امتیاز برسد می‌برد؛ اگر امتیازها بر ده تقسیم شوند، یک‌دهم آن.
option-card_points = ارزش کارت‌ها در دست‌ها
    .help = آس، ده، شاه، بی‌بی و سرباز در دست‌ها چند امتیاز دارند.
value-card_points-classic = 11، 10، 4، 3، 2
value-card_points-tens_fives = 10، 10، 5، 5، 0
value-card_points-counters = 10، 10، 10، 0، 0
option-score_divisor = تقسیم امتیازها بر
    .help = 10 صفر آخر همهٔ امتیازها را برمی‌دارد؛ تنها با 10، 10، 10، 0، 0 برای ارزش کارت‌ها شدنی است.
option-phase2_must_win = الزام به بردن
    .help = در مرحلهٔ دوم باید هر وقت می‌شود دست را برد، یا تنها وقتی حکم شروع شده است.
value-phase2_must_win-always = همیشه
value-phase2_must_win-trump_led_only = وقتی حکم شروع شده
option-meld_timing = زمان ترکیب
    .help = برندهٔ دست پس از کارت کشیدن هر دو نفر ترکیب می‌کند یا پیش از آن.
value-meld_timing-after_draw = پس از کشیدن
value-meld_timing-before_draw = پیش از کشیدن
option-melds_per_trick = ترکیب برای هر دست
    .help = پس از بردن یک دست چند ترکیب می‌شود ساخت.
value-melds_per_trick-unlimited = هر چند تا
value-melds_per_trick-one = یکی
option-fresh_card_required = کارت تازه لازم است
    .help = آیا هر ترکیب باید دست‌کم یک کارت از دست داشته باشد.
option-dix_exchange = تعویض نُه با کارت حکم
    .help = آیا نخستین نُهِ حکم که رو می‌شود با کارت حکمِ رو عوض می‌شود.
value-dix_exchange-first_mandatory = همیشه
value-dix_exchange-optional = به دلخواه
value-dix_exchange-none = هرگز
option-run_upgrade = ران پس از ازدواج سلطنتی
    .help = رانی که ازدواج سلطنتیِ امتیازگرفته در آن است 110 امتیاز دارد یا همهٔ 150.
value-run_upgrade-difference = 110
value-run_upgrade-full = 150
option-double_pinochle = پینوکل دوم
    .help = 300 برای هر دو تا وقتی پینوکل اول دست‌نخورده روی میز است، تنها اگر با هم رو شوند، یا هرگز.
value-double_pinochle-upgrade = روی هم 300 می‌شود
value-double_pinochle-together_only = 300 اگر یک‌جا رو شود
value-double_pinochle-none = 40 مانند اولی
option-same_turn_card_sharing = کارت مشترک در یک نوبت
    .help = آیا دو ترکیب پس از یک دست می‌توانند کارتی مشترک داشته باشند.
option-dix_uses_meld_slot = نُه جای یک ترکیب را می‌گیرد
    .help = جایی که برای هر دست یک ترکیب مجاز است، آیا نُهِ حکم همان یکی است.
option-dealer_scores_turned_dix = نُهِ روشده برای پخش‌کننده
    .help = آیا اگر کارت حکمِ رو نُه باشد پخش‌کننده 10 می‌گیرد.
option-final_draw = آخرین کشیدن
    .help = برنده میان دو کارت آخر انتخاب می‌کند یا کارت رو به پایین را برمی‌دارد.
value-final_draw-choice = برنده انتخاب می‌کند
value-final_draw-fixed = برنده کارت رو به پایین را می‌گیرد
option-win_check = زمان رسیدن به هدف
    .help = آیا یک ترکیب می‌تواند بی‌درنگ مسابقه را تمام کند یا تنها پایان دور.
value-win_check-immediate = بی‌درنگ
value-win_check-end_of_hand = در پایان دور
option-both_reach = رسیدن هر دو به هدف
    .help = جمع بیشتر می‌برد، یا هدف تا بالای هر دو بالا می‌رود.
value-both_reach-higher = جمع بیشتر می‌برد
value-both_reach-extend = هدف بالا می‌رود
option-trick_rounding = گرد کردن امتیاز دست‌ها
    .help = امتیاز دست‌ها دقیق شمرده می‌شود یا به ده گرد می‌شود: 7، 8 و 9 رو به بالا، بقیه رو به پایین.
value-trick_rounding-none = دقیق
value-trick_rounding-nearest_ten = گرد به ده
option-hand_size = تعداد کارت‌های دست
    .help = 12 با یک دسته؛ 15 یا 18 با یک یا دو دسته.
option-decks = دستهٔ ورق
    .help = یک دستهٔ 48 تایی، یا دو دسته با هم.
option-roundhouse = راندهاوس
    .help = آیا شاه و بی‌بی هر چهار خال را می‌شود یک‌جا با 240 امتیاز رو کرد.

## Phases

phase-deal = پخش
phase-play = بازی
phase-meld = ترکیب
phase-final_draw = آخرین کشیدن
phase-over = پایان

## Zones

zone-hand = کارت‌های دست
zone-known = کارت‌های شناخته‌شده
zone-melds = کارت‌های ترکیب
zone-trick = دست جاری
zone-last_trick = دست قبلی
zone-indicator = کارت حکمِ رو
zone-stock = دستهٔ ذخیره
zone-captured = کارت‌های برده‌شده

## What one may do

do-play = { $count ->
    [0] بازی
   *[other] بازی { $items }
}
ask-play = کارتی بازی کنید؛ کارت‌های ترکیب روی میزتان را هم می‌شود بازی کرد.
    .guide = تا دستهٔ ذخیره هست رعایت خال لازم نیست: برای ترکیب کردن دست ببرید، با کارت‌هایی که برای هیچ ترکیبی لازم ندارید.
do-meld = { $count ->
    [0] ترکیب
   *[other] ترکیب { $items }
}
ask-meld = دست را بردید: اگر می‌خواهید ترکیبی رو کنید.
    .guide = پس از هر دستی که ببرید می‌توانید ترکیب رو کنید. اول گران‌ترین، ولی از ترکیبی آغاز کنید که کارت‌هایش باز هم به کار ترکیب‌های دیگر می‌آید.
do-exchange = { $count ->
    [0] تعویض
   *[other] تعویض { $items }
}
ask-exchange = نُهِ حکم را با کارت حکمِ رو عوض کنید، یا فقط نشانش بدهید.
    .guide = وقتی عوض کنید که کارت حکم بالاست یا ترکیبی را کامل می‌کند؛ امتیاز هم دارد.
do-done = ترکیب دیگری ندارم
ask-done = اگر ترکیب دیگری نمی‌خواهید، پایان را اعلام کنید.
    .guide = وقتی پس از این دست چیز دیگری نمی‌خواهید رو کنید، این را انتخاب کنید.
do-take = { $word ->
    [face_down] برداشتن کارت رو به پایین
    [face_up] برداشتن کارت رو
   *[other] برداشتن
}
ask-take = آخرین دستِ مرحلهٔ اول را بردید: کارت خود را انتخاب کنید؛ کارت دیگر به حریف می‌رسد.
    .guide = کارتی را بردارید که لازم دارید؛ دیگری به حریف می‌رسد.

## What is so

fact-target = هدف: { $value }
fact-extra_hand = هر دو به هدف رسیده و برابرند: پایان این دور برنده را تعیین می‌کند
fact-trump = حکم: { $value }
next-trump = کارت حکم دور بعدی { $card } است. { $trump }.
fact-tricks_are = { $word ->
    [strict] مرحلهٔ دوم: رعایت خال، بردن، بریدن با حکم
   *[free] مرحلهٔ اول: هر کارتی را می‌شود بازی کرد
}
fact-tricks = دست‌های { $player }: { $value }
    .head = دست‌ها
fact-melded = ترکیب‌های { $player } در این دور: { $value }
    .head = ترکیب‌های این دور
    .sum = ترکیب‌ها روی هم { $value }
fact-meld = { $word ->
    [run] ران
    [royal_marriage] ازدواج سلطنتی
    [marriage] ازدواج
    [aces] چهار آس
    [kings] چهار شاه
    [queens] چهار بی‌بی
    [jacks] چهار سرباز
    [pinochle] پینوکل
    [double_pinochle] پینوکل دوگانه
    [dix] نُهِ حکم
   *[roundhouse] راندهاوس
}
fact-pays = { $value } امتیاز
fact-beside_royal = افزون بر { $value } امتیازِ ازدواج سلطنتی
fact-together = با اولی روی هم { $value }

## What happened

event-deal = { $player } پخش کرد.
event-hand = این کارت‌ها به شما رسید: { $items }.
event-indicator = { $items } به عنوان کارت حکم رو شد.
event-trump = { $word ->
    [S] پیک حکم شد.
    [H] دل حکم شد.
    [D] خشت حکم شد.
   *[C] گشنیز حکم شد.
}
event-turned_dix = { $player } برای نُهِ روشده ({ $items }) { $points } امتیاز گرفت.
    .paid = نُهِ روشده { $each }
event-play = { $player } بازی کرد: { $items }.
event-trick = { $player } این دست را برد: { $items }.
event-drew = { $player } کارتی کشید.
event-drawn = شما { $items } کشیدید.
event-take = { $word ->
    [face_up] { $player } کارت رو را انتخاب کرد.
   *[face_down] { $player } کارت رو به پایین را انتخاب کرد.
}
event-indicator_taken = { $player } کارت حکم را برداشت: { $items }.
event-picked_up = { $player } از میز به دست برگرداند: { $items }.
event-done = { $player } ترکیب دیگری نداشت.
event-run = { $player } ران ({ $items }) رو کرد و { $points } امتیاز گرفت.
    .paid = ران { $each }
event-royal_marriage = { $player } ازدواج سلطنتی ({ $items }) رو کرد و { $points } امتیاز گرفت.
    .paid = ازدواج سلطنتی { $each }
event-marriage = { $player } ازدواج ({ $items }) رو کرد و { $points } امتیاز گرفت.
    .paid = ازدواج { $items }
event-aces = { $player } چهار آس ({ $items }) رو کرد و { $points } امتیاز گرفت.
    .paid = چهار آس { $each }
event-kings = { $player } چهار شاه ({ $items }) رو کرد و { $points } امتیاز گرفت.
    .paid = چهار شاه { $each }
event-queens = { $player } چهار بی‌بی ({ $items }) رو کرد و { $points } امتیاز گرفت.
    .paid = چهار بی‌بی { $each }
event-jacks = { $player } چهار سرباز ({ $items }) رو کرد و { $points } امتیاز گرفت.
    .paid = چهار سرباز { $each }
event-pinochle = { $player } پینوکل ({ $items }) رو کرد و { $points } امتیاز گرفت.
    .paid = پینوکل { $each }
event-double_pinochle = { $player } پینوکل دوگانه ({ $items }) رو کرد و { $points } امتیاز گرفت.
    .paid = پینوکل دوگانه { $each }
event-dix = { $player } نُهِ حکم ({ $items }) را رو کرد و { $points } امتیاز گرفت.
    .paid = نُهِ حکم { $each }
event-roundhouse = { $player } راندهاوس ({ $items }) رو کرد و { $points } امتیاز گرفت.
    .paid = راندهاوس { $each }
event-trick_points = { $player } در دست‌ها { $points } امتیاز گرفت.
    .sum = امتیاز دست‌ها { $points }
event-deal_score = { $player } در این دور { $points } امتیاز گرفت.
event-target_raised = هر دو به هدف رسیدند و هدف به { $points } بالا رفت.
event-extra_hand = هر دو { $points } امتیاز دارند: یک دور دیگر برنده را تعیین می‌کند.
event-match_won = { $player } با { $points } امتیاز برد.

## What is refused

refusal-game-over = مسابقه تمام شده است؛ دیگر چیزی نمی‌شود بازی کرد.
refusal-wrong-phase = اکنون دربارهٔ این تصمیم گرفته نمی‌شود.
refusal-not-your-turn = نوبت شما نیست.
refusal-not-held = { $card } در اختیار شما نیست.
refusal-ambiguous-card = نسخه‌های { $card } که دارید کارهای متفاوتی می‌توانند بکنند: بگویید کدام.
refusal-must-follow-suit = { $card } را نمی‌شود بازی کرد: { $suit } شروع شده و شما { $due } دارید.
refusal-must-trump = { $card } را نمی‌شود بازی کرد: { $suit } ندارید ولی حکم دارید: { $due }.
refusal-must-play-higher = { $card } را نمی‌شود بازی کرد: شما { $due } دارید که از { $best } بالاتر است.
refusal-meld-invalid = این کارت‌ها اینجا ترکیب نمی‌شوند.
refusal-meld-card-reused = { $card } پیش‌تر در ترکیبی از همین نوع امتیاز گرفته است.
refusal-meld-limit = ترکیب این دست را رو کرده‌اید و ترکیب دیگری مجاز نیست.
refusal-meld-needs-fresh = اینجا هر ترکیب دست‌کم یک کارت از دست شما لازم دارد.
refusal-meld-shared-this-turn = { $card } در ترکیب دیگری از همین نوبت است؛ پس از یک دست دیگر ترکیبش کنید.
refusal-draw-choice-invalid = کارت رو به پایین یا کارت رو را بردارید.
refusal-bad-option = این قواعد با هم جور درنمی‌آیند.
