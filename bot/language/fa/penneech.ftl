### پنیچ. $items فهرستی از کارت‌ها، $word نخستین آن‌ها خام، $player نام؛ $points و $count عددند.

game-name = پنیچ
game-line = حکم با هر دست عوض می‌شود؛ کارت‌های امتیازدارِ حکمِ همان لحظه را ببرید.

## Presets

preset-standard = معمول
preset-parlett = بازسازی پارلت

## Options

option-follow_rule = پاسخ چه باید باشد
    .help = اگر می‌توانید رعایت خال؛ یا رعایت خال یا حکم؛ یا رعایت خال و اگر ندارید حکم؛ یا هر کارتی.
value-follow_rule-follow_suit = رعایت خال
value-follow_rule-follow_or_trump = خال یا حکم
value-follow_rule-follow_must_trump = خال، وگرنه حکم
value-follow_rule-free = هر کارتی
option-first_leader = شروع‌کنندهٔ اول
    .help = دست اول را پخش‌کننده شروع می‌کند یا نفر مقابل.
value-first_leader-nondealer = نفر مقابلِ پخش‌کننده
value-first_leader-dealer = پخش‌کننده
option-first_turnup_scores_for = کارت روی اول
    .help = آیا پخش‌کننده برای کارت امتیازداری که اول رو می‌شود امتیاز می‌گیرد.
value-first_turnup_scores_for-nobody = امتیازی ندارد
value-first_turnup_scores_for-dealer = برای پخش‌کننده
option-redeal_by = چه کسی دوباره پخش می‌کند
    .help = پس از زمین ریختن کارت‌ها، همان پخش‌کننده دوباره پخش می‌کند یا نفر دیگر.
value-redeal_by-same_dealer = همان پخش‌کننده
value-redeal_by-other = نفر دیگر
option-redeal_right = حق زمین ریختن
    .help = دستِ بدون کارت صورت‌دار را هر دو بازیکن می‌توانند زمین بریزند، فقط نفر مقابلِ پخش‌کننده، یا هیچ‌کس.
value-redeal_right-both = هر دو بازیکن
value-redeal_right-nondealer_only = فقط نفر مقابل
value-redeal_right-off = هیچ‌کس
option-penneech_blocks_redeal = پنیچ جلوی زمین ریختن را می‌گیرد
    .help = آیا دستی که هفتِ خشت دارد باید نگه داشته شود.
option-trick_honours_to = چه کسی امتیاز کارت‌ها را می‌گیرد
    .help = برندهٔ دست امتیاز همه را می‌گیرد، یا هر بازیکن امتیاز آنچه را خودش بازی کرده است.
value-trick_honours_to-winner = برندهٔ دست
value-trick_honours_to-holder = کسی که بازی‌شان کرده
option-trick_honours_when = زمان امتیاز کارت‌ها
    .help = بی‌درنگ، یا یادداشت می‌شوند و در پایان دور افزوده می‌شوند، اول برای نفر مقابلِ پخش‌کننده.
value-trick_honours_when-immediate = بی‌درنگ
value-trick_honours_when-end_of_hand = در پایان دور
option-turned_jack_scores = سربازِ روشده امتیاز دارد
    .help = اگر خاموش باشد، سربازِ روشده تنها به عنوان کارت هشتم امتیاز دارد.
option-final_turnup = کارت روی هشتم
    .help = آیا برندهٔ دست هفتم یک کارت دیگر رو می‌کند.
option-surplus = کارت‌های مازاد
    .help = آیا کسی که بیش از هفت کارت برده، برای هر کارتِ بیش از هفت یک امتیاز می‌گیرد.
value-surplus-over_seven = هر کارتِ بیش از هفت یک امتیاز
value-surplus-off = شمرده نمی‌شود
option-deal_rotation = پخش‌کنندهٔ بعدی
    .help = به نوبت، یا برنده یا بازندهٔ دور؛ پس از امتیاز برابر به نوبت.
value-deal_rotation-alternate = به نوبت
value-deal_rotation-winner_of_hand = برندهٔ دور
value-deal_rotation-loser_of_hand = بازندهٔ دور
option-first_dealer = پخش‌کنندهٔ اول
    .help = به قرعه، یا کسی که هنگام برش ورق‌ها کارت پایین‌تری بیاورد؛ آس پایین‌ترین است.
value-first_dealer-random = به قرعه
value-first_dealer-low_cut = برشِ پایین‌تر
option-target_score = بازی تا
    .help = نخستین کسی که به این امتیاز برسد بی‌درنگ می‌برد.

## Phases

phase-deal = پخش
phase-redeal = نگه داشتن یا زمین ریختن
phase-play = بازی
phase-over = پایان

## Zones

zone-hand = کارت‌های دست
zone-trick = دست جاری
zone-last_trick = دست قبلی
zone-stock = دستهٔ ذخیره
zone-turn_up = کارت رو
zone-turned = کارت‌های روی قبلی
zone-thrown_in = کارت‌های زمین‌ریخته

## What one may do

do-throw_in = زمین ریختن
ask-throw_in = کارت صورت‌دار ندارید: کارت‌ها را برای پخش مجدد زمین بریزید یا نگه دارید.
    .guide = دستِ بدون کارت صورت‌دار کم می‌برد، پس زمین ریختنش بیشتر وقت‌ها درست است.
do-keep = نگه داشتن این دست
ask-keep = کسی نمی‌فهمد که می‌توانستید زمین بریزید.
    .guide = تنها وقتی نگهش دارید که کارت‌های پایینش به کارتان بیاید: برندهٔ دست کارت هم رو می‌کند و برای آنچه رو شود امتیاز می‌گیرد.
do-play = { $count ->
    [0] بازی
   *[other] بازی { $items }
}
ask-play = کارتی از دست بازی کنید.
    .guide = هر دست حکم خودش را دارد و آس، شاه، بی‌بی و سربازِ آن وقتی بیفتند امتیاز دارند. این دست‌ها را ببرید. تا وقتی حریف می‌تواند آن‌ها را بگیرد، این کارت‌ها را رو نکنید، و در دست‌های دیگر کارت‌های پایین را خرج کنید.

## What is so

fact-trump = حکم: { $value }
next-trump = { $card ->
    [none] نخستین کارتی که رو شود حکم بعدی را تعیین می‌کند.
   *[other] برای دور بعدی { $card } رو شد: خال آن حکمِ دست اول است.
}
fact-tricks = دست‌های { $player }: { $value }
    .head = دست‌ها
fact-points = امتیاز { $player } در این دور: { $value }
    .head = امتیاز این دور
fact-noted = کارت‌های امتیازدارِ یادداشت‌شدهٔ { $player }: { $value }
    .head = کارت‌های امتیازدارِ یادداشت‌شده

## What happened

event-deal = { $player } پخش کرد.
event-hand = این کارت‌ها به شما رسید: { $items }.
event-throw_in = { $player } دستِ بدون کارت صورت‌دارِ خود را نشان داد ({ $items }) و زمین ریخت.
event-keep = شما دست خود را نگه داشتید.
event-turn_up = { $points ->
    [0] { $player } رو کرد: { $items }.
   *[other] { $player } رو کرد: { $items }، { $points } امتیاز.
}
    .paid = کارت رو { $points } ({ $items })
event-trump = { $word ->
    [S] پیک حکم شد.
    [H] دل حکم شد.
    [D] خشت حکم شد.
   *[C] گشنیز حکم شد.
}
event-play = { $player } بازی کرد: { $items }.
event-trick = { $player } این دست را برد: { $items }.
event-honours = { $player } برای { $items } { $points } امتیاز گرفت.
    .paid = کارت‌های امتیازدار { $points } ({ $items })
event-honours_noted = { $points } امتیاز برای { $player } یادداشت شد: { $items }.
    .paid = کارت‌های امتیازدارِ یادداشت‌شده { $points } ({ $items })
event-honours_counted = { $player } برای کارت‌های امتیازدارِ یادداشت‌شدهٔ این دور { $points } امتیاز گرفت.
    .paid = امتیاز یادداشت‌شده‌ها { $points }
event-surplus = { $player } برای کارت‌های مازاد { $points } امتیاز گرفت.
    .paid = کارت‌های مازاد { $points }
event-deal_score = { $player } در این دور { $points } امتیاز گرفت.
event-game_won = { $player } با { $points } امتیاز بازی را برد.

## What is refused

refusal-game-over = بازی تمام شده است؛ دیگر چیزی نمی‌شود بازی کرد.
refusal-wrong-phase = اکنون دربارهٔ این تصمیم گرفته نمی‌شود.
refusal-not-your-turn = نوبت شما نیست.
refusal-not-held = { $card } در دست شما نیست.
refusal-must-follow-suit = { $card } را نمی‌شود بازی کرد: { $suit } شروع شده و شما از آن دارید.
refusal-must-trump = { $card } را نمی‌شود بازی کرد: از خال شروع ندارید، پس باید حکم ({ $suit }) بازی کنید.
