### نود و نه. $items فهرستی از کارت‌ها، $word نخستین آن‌ها خام، $player نام؛ $points و $count عددند.

game-name = نود و نه
game-line = درست به تعدادی که پیش‌بینی می‌کنید دست ببرید.
goal = { $target ->
    [0] هر بازی نه پخش
   *[other] تا { $target } امتیاز
}{ $rubber_games ->
    [1] .
   *[other] ، ست کامل { $rubber_games } بازی.
}

## Presets

preset-standard = معمول
preset-parlett-1975 = بازی سال 1975
preset-bidders-trump = حکم با دارندهٔ پیش‌بینی ویژه
preset-nines = انتخاب حکم، نُه‌ها هم
preset-no-bid = بدون کنار گذاشتن پیش‌بینی (مگری)
preset-partners = یارها
preset-race-250 = مسابقه تا 250
preset-race-500 = مسابقه تا 500

## Options

option-partnership = یارها
    .help = بازیکنان روبه‌رو یک تیم‌اند؛ پیش‌بینی ویژه در کار نیست.
option-edition = ویرایش
    .help = بازی به صورت بازنگری‌شدهٔ 1990، یا بازی 1975 با جوکر و کارت روشده.
value-edition-1990 = 1990
value-edition-1975 = 1975
option-trump_method = روش تعیین حکم
    .help = از تعداد پیش‌بینی‌های موفق، با کارت روشده، یا با دارندهٔ پیش‌بینی ویژه.
value-trump_method-success_count = تعداد پیش‌بینی‌های موفق
value-trump_method-turn_up = کارت روشده
value-trump_method-premium_chooses = دارندهٔ پیش‌بینی ویژه
option-trump_choices = چه چیزی حکم می‌شود
    .help = آیا دارندهٔ پیش‌بینی ویژه می‌تواند چهار نُه را هم حکم کند.
value-trump_choices-suits = چهار خال
value-trump_choices-suits_or_nines = خال‌ها یا نُه‌ها
option-allow_no_trump_choice = بدون حکم هم می‌شود
    .help = آیا دارندهٔ پیش‌بینی ویژه می‌تواند بازی بدون حکم را هم انتخاب کند.
option-premium_timing = زمان پیش‌بینی ویژه
    .help = آیا پیش‌بینی ویژه، و با آن حکم، پیش از کنار گذاشتن پیش‌بینی‌ها معلوم می‌شود یا پس از آن.
value-premium_timing-before_bid = پیش از پیش‌بینی‌ها
value-premium_timing-after_bid = پس از پیش‌بینی‌ها
option-premium_procedure = پیش‌بینی‌های ویژه
    .help = یکی پس از دیگری پیشنهاد می‌شوند، یا همراه پیش‌بینی پنهانی خواسته می‌شوند.
value-premium_procedure-sequential = به نوبت
value-premium_procedure-simultaneous = همه با هم
option-bidding = پیش‌بینی
    .help = سه کارت را به عنوان پیش‌بینی کنار بگذارید، یا سه کارت آخرِ دست پیش‌بینی باشد.
value-bidding-cards = کنار گذاشتن سه کارت
value-bidding-leftover = سه کارت باقی‌مانده
option-first_deal_trump = حکم اول
    .help = حکمِ دور اول هر بازی.
value-first_deal_trump-none = بدون حکم
value-first_deal_trump-C = گشنیز
value-first_deal_trump-H = دل
value-first_deal_trump-S = پیک
value-first_deal_trump-D = خشت
option-dummy_contract = پیش‌بینی بازیکن فرضی
    .help = آیا بازیکن فرضی باید درست به اندازهٔ پیش‌بینی ببرد، یا با دست‌های کمتر هم موفق است.
value-dummy_contract-exact = درست همان تعداد
value-dummy_contract-lenient = یا کمتر
option-match_scoring = شمارش مسابقه
    .help = جمع امتیازهای همهٔ بازی‌ها، یا هر برد 1 (2 اگر بازیکن فرضی از بازنده عقب نباشد).
value-match_scoring-points = امتیازها
value-match_scoring-games = بازی‌های برده
option-partnership_contract = پیش‌بینی یارها
    .help = پیش‌بینی هر یار جداگانه سنجیده می‌شود، یا جمع هر دو با دست‌های تیم.
value-partnership_contract-individual = هر کدام جدا
value-partnership_contract-combined = روی هم
option-five_player_format = شیوهٔ پنج‌نفره
    .help = ست کاملی از بازی‌ها تا امتیاز هدف، یا یک مسابقهٔ تنها بدون پاداش.
value-five_player_format-rubber = ست کامل
value-five_player_format-race_250 = مسابقه تا 250
value-five_player_format-race_500 = مسابقه تا 500
option-target_score = بازی تا
    .help = بازی با دوری تمام می‌شود که کسی در آن به این امتیاز برسد.
option-game_bonus = پاداش برای
    .help = همهٔ کسانی که به هدف برسند، فقط برندهٔ بازی، یا هیچ‌کس.
value-game_bonus-all_over = همه از هدف به بالا
value-game_bonus-winner_only = فقط برنده
value-game_bonus-none = هیچ‌کس
option-bonus_value = پاداش
    .help = پاداش پایان بازی چند امتیاز است.
option-rubber_games = بازی‌های ست کامل
    .help = چند بازی انجام می‌شود؛ معمولاً برای هر بازیکن یکی.
option-magri_premiums = پیشنهادهای ویژه بدون کنار گذاشتن پیش‌بینی
    .help = جایی که پیش‌بینی کنار گذاشته نمی‌شود، کدام پیشنهادهای ویژه مجازند.
value-magri_premiums-announce = اعلام عدد
value-magri_premiums-open = کارت‌های رو
value-magri_premiums-open_announce = کارت‌های رو و اعلام عدد
option-magri_values = ارزش آن‌ها
    .help = امتیازِ اعلام عدد، کارت‌های رو، و هر دو با هم.

## Phases

phase-deal = پخش
phase-bid = پیش‌بینی
phase-premium = پیش‌بینی ویژه
phase-upgrade = ارتقا یا کنار کشیدن
phase-trump = انتخاب حکم
phase-play = بازی
phase-over = پایان

## Zones

zone-hand = کارت‌های دست
zone-bid = کارت‌های پیش‌بینی
zone-trick = دست جاری
zone-last_trick = دست قبلی
zone-turn_up = کارت روشده
zone-bid_was = پیش‌بینی دور قبل
    .of = پیش‌بینی دور قبل · { $player }

## Words

word-declare = اعلام آشکار
word-reveal = دست رو
word-announce = اعلام عدد
word-open = کارت‌های رو
word-open-announce = کارت‌های رو و اعلام عدد

## What one may do

do-lay = کنار گذاشتن این پیش‌بینی
ask-lay = سه کارت را انتخاب کنید که جمع خال‌هایشان تعداد دست‌هایی است که می‌برید: گشنیز 3، دل 2، پیک 1، خشت 0.
    .guide = امتیاز شما از بردنِ درست همان تعداد دست است که پیش‌بینی کرده‌اید. دست‌های مطمئن را بشمارید، سپس سه کارت به همان ارزش کنار بگذارید؛ بهترین انتخاب کارت‌هایی است که معلوم نیست ببرند یا ببازند.
do-wish = { $word ->
    [none] بدون پیش‌بینی ویژه
    [declare] درخواست اعلام آشکار
    [reveal] درخواست دست رو
   *[other] درخواست
}
ask-wish = پنهانی انتخاب کنید: بدون پیش‌بینی ویژه، اعلام آشکار، یا دست رو.
    .guide = پیش‌بینی ویژه اگر موفق شوید به شما و اگر نشوید به دیگران امتیاز می‌دهد. در نخستین بازی بهتر است نخواهید.
do-pass = پاس
ask-pass = اگر پیش‌بینی ویژه نمی‌خواهید پاس بدهید.
    .guide = بدون پیش‌بینی ویژه جز پیش‌بینی خود چیزی به خطر نمی‌اندازید.
do-declare = اعلام آشکار
ask-declare = با اعلام آشکار، کارت‌های پیش‌بینی شما در بازی رو خواهد بود.
    .guide = امتیاز بیشتری دارد، ولی همه می‌بینند چه می‌خواهید و برای خراب کردنش بازی می‌کنند.
do-reveal = دست رو
ask-reveal = با دست رو، کارت‌های پیش‌بینی و همهٔ کارت‌های دست شما در بازی رو خواهد بود.
    .guide = بیشترین امتیاز را دارد، ولی همه تمام کارت‌های شما را می‌بینند. تنها اگر مطمئنید پیش‌بینی‌تان درست درمی‌آید.
do-announce = { $count ->
    [0] اعلام عدد
   *[other] اعلام { $items }
}
ask-announce = اعلام کنید چند دست می‌برید؛ سه کارت آخر شما باید همان را بگوید.
    .guide = تنها عددی را اعلام کنید که سه کارت آخرتان بتواند بگوید.
do-open = کارت‌های رو
ask-open = با همهٔ کارت‌های رو بازی کنید.
    .guide = با کارت‌های رو همه می‌توانند بر ضد شما نقشه بکشند؛ تنها اگر مطمئنید پیش‌بینی‌تان درست درمی‌آید.
do-open_announce = { $count ->
    [0] کارت‌های رو و اعلام عدد
   *[other] کارت‌های رو، اعلام { $items }
}
ask-open_announce = با همهٔ کارت‌های رو بازی کنید و اعلام کنید چند دست می‌برید.
    .guide = این جسورانه‌ترین پیشنهاد است: کارت‌های رو و عددی که همه می‌دانند.
do-upgrade = { $count ->
    [0] ارتقا
   *[other] ارتقا، اعلام { $items }
}
ask-upgrade = پیشنهاد بالاتری داده شد: به همان ارتقا دهید یا کنار بکشید.
    .guide = اگر با کارت‌های رو هم موفق می‌شوید ارتقا دهید، وگرنه کنار بکشید.
do-yield = کنار کشیدن
ask-yield = اگر پیشنهاد بالاتر را می‌پذیرید، کنار بکشید.
    .guide = کنار کشیدن هزینه‌ای ندارد: پیش‌بینی شما سر جایش است و خطر با دیگری است.
do-trump = { $word ->
    [S] پیک
    [H] دل
    [D] خشت
    [C] گشنیز
    [nines] نُه‌ها
    [none] بدون حکم
   *[other] انتخاب حکم
}
ask-trump = پیش‌بینی ویژه با شماست: حکم را انتخاب کنید.
    .guide = حکمی را انتخاب کنید که پیش‌بینی شما با آن درست دربیاید.
do-play = { $count ->
    [0] بازی
   *[other] بازی { $items }
}
ask-play = کارتی از دست بازی کنید.
    .guide = دست بیشتری لازم دارید؟ با کارت پایین‌تر ببرید. دست کافی دارید؟ بالاترین کارتی را بازی کنید که هنوز می‌بازد.
do-dummy = { $count ->
    [0] بازی به جای بازیکن فرضی
   *[other] بازیکن فرضی: { $items }
}
ask-dummy = کارتی به جای بازیکن فرضی بازی کنید.
    .guide = کارت‌های بازیکن فرضی را هم شما بازی می‌کنید: با آن‌ها آنچه لازم دارید ببرید و آنچه نمی‌خواهید ببازید.

## What is so

fact-game = بازی: { $value }
fact-trump = حکم: { $word ->
    [unsettled] هنوز معلوم نیست
    [none] بدون حکم
    [nines] نُه‌ها
   *[other] { $value }
}
fact-trump_to_keep = هر که پیش‌بینی ویژه را بگیرد حکم را انتخاب می‌کند؛ اگر کسی پیشنهاد ندهد: { $word ->
    [none] بدون حکم
    [nines] نُه‌ها
   *[other] { $value }
}
next-trump = { $card ->
    [none] { $word ->
        [unsettled] حکم بعدی را کسی انتخاب می‌کند که پیش‌بینی ویژه به او برسد؛ اگر کسی پیشنهاد ندهد، حکم قبلی می‌ماند و در بازی تازه حکمی نیست.
       *[other] بازی تازه‌ای آغاز می‌شود. { $trump }.
    }
   *[other] برای دور بعدی { $card } رو شد. { $trump }.
}
fact-tricks = دست‌های { $player }: { $value }
    .head = دست‌ها
fact-bid = پیش‌بینی { $player }: { $word ->
    [hidden] کنار گذاشته، رو به پایین
   *[other] { $value }
}
    .head = پیش‌بینی
    .own = پیش‌بینی شما: { $value }
    .value = { $word ->
        [hidden] رو به پایین
       *[other] { $value }
    }
fact-wish = درخواست { $player }: { $word ->
    [none] بدون پیش‌بینی ویژه
    [declare] اعلام آشکار
    [reveal] دست رو
   *[hidden] پنهانی داده شد
}
fact-offer = پیشنهاد { $player }: { $word ->
    [reveal] دست رو
    [announce] اعلام عدد
    [open] کارت‌های رو
    [open_announce] کارت‌های رو و اعلام عدد
   *[declare] اعلام آشکار
}
    .sum = { $word ->
        [reveal] دست رو
        [announce] اعلام عدد
        [open] کارت‌های رو
        [open_announce] کارت‌های رو و اعلام عدد
       *[declare] اعلام آشکار
    }
fact-overcall = پیشنهاد بالاترِ { $player }: { $word ->
    [reveal] دست رو
    [announce] اعلام عدد
    [open] کارت‌های رو
    [open_announce] کارت‌های رو و اعلام عدد
   *[declare] اعلام آشکار
}
fact-announced = عدد اعلام‌شدهٔ { $player }: { $value }
    .sum = عدد اعلام‌شده { $value }
fact-controller = { $player } کارت‌های بازیکن فرضی را بازی می‌کند
fact-stake = اگر موفق شوید { $value } امتیاز می‌گیرید، وگرنه هر یک از دیگران { $value } امتیاز می‌گیرد.
fact-stake_of_two = اگر موفق شوید { $value } امتیاز می‌گیرید، وگرنه حریف و بازیکن فرضی هر کدام { $value } امتیاز می‌گیرند (اگر هر دو اعلام کنید و موفق نشوید، تنها بازیکن فرضی).
fact-stake_of_five = اگر موفق شوید { $value } امتیاز می‌گیرید، وگرنه { $value } امتیاز از دست می‌دهید.
fact-stake_declare = اعلام آشکار: اگر موفق شوید { $value } امتیاز برای شما، وگرنه { $value } امتیاز برای هر یک از دیگران.
fact-stake_reveal = دست رو: اگر موفق شوید { $value } امتیاز برای شما، وگرنه { $value } امتیاز برای هر یک از دیگران.
fact-held = سه کارت آخر شما پیش‌بینی شماست (هر گشنیز 3، هر دل 2، هر پیک 1، هر خشت 0)؛ همهٔ کارت‌هایی که دارید روی هم { $value } می‌شود
fact-contract = پیش‌بینی قبلی { $player }: { $word ->
    [made] موفق
   *[failed] ناموفق
}
    .head = پیش‌بینی قبلی
    .value = { $word ->
        [made] موفق
       *[failed] ناموفق
    }
    .sum = { $word ->
        [made] پیش‌بینی موفق
       *[failed] پیش‌بینی ناموفق
    }

## What happened

event-deal = { $player } پخش کرد.
event-hand = این کارت‌ها به شما رسید: { $items }.
event-turn_up = { $items } رو شد.
event-trump = { $word ->
    [S] پیک حکم شد.
    [H] دل حکم شد.
    [D] خشت حکم شد.
    [C] گشنیز حکم شد.
    [nines] نُه‌ها حکم شدند.
   *[none] این دور بدون حکم شد.
}
event-trump_kept = { $word ->
    [S] کسی پیشنهاد نداد: پیک حکم ماند.
    [H] کسی پیشنهاد نداد: دل حکم ماند.
    [D] کسی پیشنهاد نداد: خشت حکم ماند.
    [C] کسی پیشنهاد نداد: گشنیز حکم ماند.
    [nines] کسی پیشنهاد نداد: نُه‌ها حکم ماندند.
   *[none] کسی پیشنهاد نداد: این دور بدون حکم است.
}
event-laid = { $player } پیش‌بینی خود را کنار گذاشت.
event-bid = شما { $items } را کنار گذاشتید: پیش‌بینی { $points }.
event-wished = { $player } درخواست پنهانی داد.
event-wish = { $word ->
    [declare] شما اعلام آشکار خواستید.
    [reveal] شما دست رو خواستید.
   *[none] شما پیش‌بینی ویژه نخواستید.
}
event-pass = { $player } پاس داد.
event-declare = { $player } اعلام آشکار پیشنهاد کرد.
event-reveal = { $player } دست رو پیشنهاد کرد.
event-announce = { $player } پیشنهاد کرد { $items } دست ببرد و آن را اعلام کرد.
event-open = { $player } پیشنهاد کرد با کارت‌های رو بازی کند.
event-open_announce = { $player } پیشنهاد کرد با کارت‌های رو بازی کند و { $items } دست را اعلام کرد.
event-upgrade = { $count ->
    [0] { $player } به پیشنهاد بالاتر ارتقا داد.
   *[other] { $player } به پیشنهاد بالاتر ارتقا داد و { $items } را اعلام کرد.
}
event-yield = { $player } کنار کشید.
event-premium = { $word ->
    [reveal] پیش‌بینی ویژه به { $player } رسید: دست رو.
    [announce] پیش‌بینی ویژه به { $player } رسید: اعلام عدد.
    [open] پیش‌بینی ویژه به { $player } رسید: کارت‌های رو.
    [open_announce] پیش‌بینی ویژه به { $player } رسید: کارت‌های رو و اعلام عدد.
   *[declare] پیش‌بینی ویژه به { $player } رسید: اعلام آشکار.
}
event-bid_shown = { $player } پیش‌بینی خود را نشان داد: { $items } یعنی { $points }.
event-hand_shown = { $player } این کارت‌ها را نشان داد: { $items }.
event-play = { $player } بازی کرد: { $items }.
event-trick = { $player } این دست را برد: { $items }.
event-bid_was = پیش‌بینی { $player } این بود: { $items } یعنی { $points }.
    .sum = پیش‌بینی { $points } ({ $cards })
event-bid_kept = { $player } به پیش‌بینی خود نرسید و آن را پنهان نگه داشت.
    .sum = پیش‌بینی پنهان ماند
event-missed = { $player } موفق نشد و سه کارت آخر خود را رو نکرد.
    .sum = سه کارت آخر رو نشد
event-contract_made = { $player } به پیش‌بینی خود رسید: { $points } امتیاز قرارداد.
    .sum = قرارداد { $points }
event-premium_score = پیش‌بینی ویژه به { $player } { $points } امتیاز داد.
    .sum = امتیاز ویژه { $points }
event-deal_score = { $player } در این دور { $points } امتیاز گرفت.
event-next_trump = { $points ->
    [0] هیچ پیش‌بینی‌ای موفق نبود
   *[other] { $points } پیش‌بینی موفق بود
}، { $word ->
    [S] پس حکم بعدی پیک است.
    [H] پس حکم بعدی دل است.
    [D] پس حکم بعدی خشت است.
    [C] پس حکم بعدی گشنیز است.
   *[none] پس دور بعدی بدون حکم است.
}
event-game_won = { $player } با { $points } امتیاز بازی را برد.
event-game_drawn = بازی مساوی شد.
event-game_over = بازی تمام شد و چنین نوشته شد: { $items }.
event-match_won = { $player } مسابقه را برد.

## What is refused

refusal-game-over = ست کامل تمام شده است؛ دیگر چیزی نمی‌شود بازی کرد.
refusal-premium-not-allowed = این نسخهٔ بازی چنین پیش‌بینی ویژه‌ای ندارد.
refusal-wrong-phase = اکنون دربارهٔ این تصمیم گرفته نمی‌شود.
refusal-already-bid = پیش‌بینی خود را کنار گذاشته‌اید و دیگر عوض نمی‌شود.
refusal-not-controller = کارت‌های بازیکن فرضی را نفر دیگر بازی می‌کند.
refusal-not-your-turn = نوبت شما نیست.
refusal-not-held = { $card } در آن دست نیست.
refusal-bid-count = پیش‌بینی درست سه کارت است.
refusal-duplicate-card = سه کارت پیش‌بینی باید سه کارت متفاوت باشند.
refusal-premium-outranked = پیشنهادی دست‌کم به همین بالایی داده شده است.
refusal-announce-range = جایی که پیشنهاد عدد می‌خواهد عددی از 0 تا 9 بگویید، و جایی که نمی‌خواهد هیچ.
refusal-invalid-trump = این را اینجا نمی‌شود حکم کرد.
refusal-wrong-source = کارت بعدی از دست دیگر می‌آید: دست شما یا بازیکن فرضی.
refusal-must-follow-suit = { $card } را نمی‌شود بازی کرد: { $suit } شروع شده و شما از آن دارید.
