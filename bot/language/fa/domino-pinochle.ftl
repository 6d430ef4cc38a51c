### پینوکل دومینویی. $items فهرستی از مهره‌ها، $word نخستین آن‌ها خام، $player نام؛ $points و $count عددند.

game-name = پینوکل دومینویی
game-line = سه بازیکن با دومینو و یک ویدوی مشترک ترکیب می‌سازند و سپس بدون حکم دست می‌برند.
goal = تا { $target } ژتون.

word-w = ویدو

## Presets

preset-standard = معمول

## Options

option-target_score = بازی تا
    .help = کسی که پس از ترکیب‌ها یا پس از دست‌ها به تنهایی با این تعداد ژتون جلو باشد می‌برد.
option-double_in_sequence = دوبل در دنباله
    .help = دوبل می‌تواند در دنبالهٔ عدد خودش بیاید، یا فقط در ترکیبی از دوبل‌ها.
value-double_in_sequence-both = مجاز
value-double_in_sequence-doubles_suit_only = فقط در دوبل‌ها
option-meld_suits = خال مهره در ترکیب‌ها
    .help = مهره در خالِ هر دو سر خود ترکیب می‌شود، یا فقط در سرِ بالا.
value-meld_suits-both_ends = هر دو سر
value-meld_suits-high_end_only = فقط سرِ بالا
option-tile_reuse = یک مهره در دو ترکیب
    .help = هرگز، یا دوبل می‌تواند هم در دنباله و هم در ترکیب دوبل‌ها به کار آید.
value-tile_reuse-none = هرگز
value-tile_reuse-across_kinds = در هر نوع یک بار
option-widow_uses_per_player = ترکیب با ویدو
    .help = هر چند تا که بازیکن بتواند، یا برای هر بازیکن یکی.
value-widow_uses_per_player-unlimited = هر چند تا
value-widow_uses_per_player-once = برای هر بازیکن یکی
option-doubles_wrap = دوبل‌ها دور می‌زنند
    .help = آیا در ترکیب دوبل‌ها 0-0 پس از 6-6 می‌آید.
option-doubles_five_needs_adjacent = پنج ژتون فقط با همسایه
    .help = آیا ویدوی دوبل تنها وقتی ترکیب دوبل‌ها را بالا می‌برد که دوبلِ بعدی در پایین یا بالا باشد.
option-meld_tie = پس از ترکیب‌ها
    .help = اگر یک نفر به هدف رسیده و به تنهایی جلو باشد می‌برد؛ یا هر وقت دو نفر یا بیشتر به هدف رسیده باشند دست‌ها بازی می‌شوند.
value-meld_tie-equal_totals = نفر پیشتاز می‌برد
value-meld_tie-both_reached = دو نفر به هدف رسیده: ادامه
option-widow_to = ژتون‌های ویدو
    .help = ویدو برای برندهٔ دست آخر شمرده می‌شود، یا برای هیچ‌کس.
value-widow_to-last_trick = برای دست آخر
value-widow_to-nobody = برای هیچ‌کس
option-first_dealer = پخش‌کنندهٔ اول
    .help = به قرعه، یا صندلی‌ای که نام برده می‌شود.
value-first_dealer-random = به قرعه
value-first_dealer-0 = صندلی اول
value-first_dealer-1 = صندلی دوم
value-first_dealer-2 = صندلی سوم

## Phases

phase-deal = پخش
phase-meld = ترکیب
phase-play = بازی
phase-over = پایان

## Zones

zone-hand = مهره‌های دست
hand-title = **مهره‌های شما** · { $game }، میز { $table }
hand-alt = مهره‌های شما: { $cards }. { $legal }
zone-known = مهره‌های رو در دست
zone-widow = ویدو
zone-melds = ترکیب‌ها
zone-trick = دست جاری
zone-last_trick = دست قبلی

## What one may do

do-meld = { $count ->
    [0] اعلام ترکیب‌ها
   *[other] اعلام { $count } ترکیب
}
ask-meld = ترکیب‌هایی را که اعلام می‌کنید انتخاب کنید؛ فقط یک بار اعلام می‌کنید.
    .guide = ترکیب تنها اگر حالا اعلام شود ژتون دارد. مجموعه‌ای را با بیشترین جمع انتخاب کنید؛ هر مهره تنها در یک ترکیب شمرده می‌شود.
do-no_meld = ترکیب ندارم
ask-no_meld = می‌توانید ترکیب‌هایتان را برای خود نگه دارید.
    .guide = این را تنها وقتی انتخاب کنید که ترجیح می‌دهید مهره‌هایتان را نشان ندهید.
    .only = هیچ ترکیبی ندارید، حتی با ویدو.
    .only-guide = اینجا چیزی برای انتخاب نیست. به خاطر بسپارید دیگران چه ترکیب می‌کنند: همان مهره‌ها را در دست‌ها خواهید دید.
do-play = { $count ->
    [0] بازی
   *[other] بازی { $items }
}
ask-play = مهره‌ای از دست بازی کنید.
    .guide = بالاترین مهرهٔ خال شروع می‌برد. جایی که دست می‌ارزد و می‌توانید ببرید، مهرهٔ بالا بازی کنید؛ جایی که نمی‌توانید، مهرهٔ پایین.

## What is so

fact-meld_chips = ترکیب‌های { $player }: { $value }
    .head = ترکیب‌ها
fact-tricks = دست‌های { $player }: { $value }
    .head = دست‌ها
fact-trick_chips = ژتون‌های { $player } در دست‌ها: { $value }
    .head = ژتون در دست‌ها
fact-declared = ژتون تا اینجا: { $value }
fact-tier = { $word ->
    [with_widow] با ویدو: 2
    [same_suit] ویدو هم‌خالِ آن است: 4
    [continued] ویدو ادامهٔ آن است: 5
    [same_number] ویدو با آن عدد مشترک دارد: 4
    [double_widow] ویدو هم دوبل است: 5
   *[by_itself] به تنهایی: 3
}

## What happened

event-deal = { $player } پخش کرد.
event-hand = این مهره‌ها به شما رسید: { $items }.
event-widow = { $player } ویدو را رو کرد: { $items }.
event-meld = { $player } ترکیب رو کرد: { $items }، { $points } ژتون.
    .paid = ترکیب‌ها { $items }
event-no_meld = { $player } گفت ترکیب ندارد.
event-melds_paid = { $player } برای ترکیب‌ها { $points } ژتون گرفت.
    .paid = ژتون ترکیب‌ها { $points }
event-tie_after_melds = دو نفر یا بیشتر به هدف رسیده‌اند: دست‌ها برنده را تعیین می‌کنند.
event-play = { $player } بازی کرد: { $items }.
event-trick = { $player } این دست را برد: { $items }، { $points } ژتون.
event-widow_taken = { $points ->
    [0] ویدو ({ $items }) به { $player } رسید، ولی ژتونی ندارد.
   *[other] ویدو ({ $items }) به { $player } رسید: { $points } ژتون.
}
    .paid = ویدو { $items }
event-tricks_paid = { $player } برای دست‌ها { $points } ژتون گرفت.
    .paid = ژتون دست‌ها { $points }
event-deal_score = { $player } در این دور { $points } ژتون گرفت.
event-tie_after_tricks = پیشتازان با { $points } ژتون برابرند: یک دور دیگر بازی می‌شود.
event-game_won = { $player } با { $points } ژتون بازی را برد.

## Beside the table

order-points = ژتون‌ها
leaderboard-row-points = { $place }. **{ $player }** · { $points } ژتون در { $games } بازی
stats-game = **{ $game }**: { $games } بازی، { $wins } برد ({ $share } درصد)، { $points } ژتون، بهترین رشتهٔ برد { $best }
stats-rule = { $number }. { $rules } · { $players }: { $games } بازی، { $wins } برد، هر بازی { $average } ژتون
history-line = { $when } · { $game }، میز { $table } · مقام { $place } از { $seats } · { $points } ژتون{ $won ->
    [yes] { " " }· برد
   *[no] { "" }
}
hint-better = به‌طور میانگین { $gain } ژتون بیشتر از بهترین انتخاب بعدی می‌آورد: { $instead }.
hint-expect = انتظار از این دور: { $lead ->
    [ahead] { $points } ژتون بیشتر از دیگران.
    [behind] { $points } ژتون کمتر از دیگران.
   *[other] به اندازهٔ دیگران.
}

## What is refused

refusal-game-over = بازی تمام شده است؛ دیگر چیزی نمی‌شود بازی کرد.
refusal-wrong-phase = اکنون دربارهٔ این تصمیم گرفته نمی‌شود.
refusal-not-your-turn = نوبت شما نیست.
refusal-not-held = { $card } در دست شما نیست.
refusal-must-follow-suit = { $card } را نمی‌شود بازی کرد: مهره‌ای با سرِ بالای { $suit } شروع شده و شما یکی دیگر دارید.
refusal-meld-widow-misuse = ویدو در هر ترکیب یک بار، کنار دو مهره از دست شما می‌آید، و تنها در آن تعداد ترکیب که قرار شده است.
refusal-meld-invalid = ترکیب سه مهرهٔ متفاوت است: سه مهره با عددی مشترک و سرهای دیگرِ پشت سر هم، یا سه دوبل پشت سر هم.
refusal-meld-card-reused = هر مهرهٔ دست شما تنها در یک ترکیب به کار می‌آید.
