### «Девяносто девять». $items — готовый список, $word — его первый элемент как есть, $player — имя; $points и $count — числа.

game-name = Девяносто девять
game-line = Заявите взятки и возьмите ровно столько.
goal = { $target ->
    [0] В партии девять сдач
    [one] До { $target } очка
   *[other] До { $target } очков
}{ $rubber_games ->
    [1] .
   *[other] , партий в роббере: { $rubber_games }.
}

## Presets

preset-standard = Обычные правила
preset-parlett-1975 = Игра 1975 года
preset-bidders-trump = Козыря выбирает играющий с премией
preset-nines = Выбор козыря, и девятки тоже
preset-no-bid = Без отложенной заявки (Магри)
preset-partners = Партнёры
preset-race-250 = Гонка до 250
preset-race-500 = Гонка до 500

## Options

option-partnership = Партнёры
    .help = Сидящие напротив играют одной стороной; премиальных заявок нет.
option-edition = Редакция
    .help = Игра в редакции 1990 года или 1975 года, с джокером и вскрытой картой.
value-edition-1990 = 1990
value-edition-1975 = 1975
option-trump_method = Как определяется козырь
    .help = По числу выполненных заявок, по вскрытой карте или по выбору того, кто играет с премией.
value-trump_method-success_count = по выполненным заявкам
value-trump_method-turn_up = по вскрытой карте
value-trump_method-premium_chooses = выбирает играющий с премией
option-trump_choices = Что может быть козырем
    .help = Может ли играющий с премией сделать козырями и четыре девятки.
value-trump_choices-suits = четыре масти
value-trump_choices-suits_or_nines = масти или девятки
option-allow_no_trump_choice = Можно выбрать игру без козыря
    .help = Может ли играющий с премией выбрать и игру без козыря.
option-premium_timing = Когда предлагают премии
    .help = Решается ли премия, а с ней и козырь, до того как отложены заявки, или после.
value-premium_timing-before_bid = до заявок
value-premium_timing-after_bid = после заявок
option-premium_procedure = Премиальные заявки
    .help = Их предлагают по очереди или загадывают втайне вместе с заявкой.
value-premium_procedure-sequential = по очереди
value-premium_procedure-simultaneous = все сразу
option-bidding = Как заявляют
    .help = Отложить три карты заявки, или заявкой станут три последние карты на руках.
value-bidding-cards = отложить три карты
value-bidding-leftover = три оставшиеся карты
option-first_deal_trump = Первый козырь
    .help = Козырь первой сдачи каждой партии.
value-first_deal_trump-none = без козыря
value-first_deal_trump-C = трефы
value-first_deal_trump-H = черви
value-first_deal_trump-S = пики
value-first_deal_trump-D = бубны
option-dummy_contract = Заявка болвана
    .help = Должен ли болван взять ровно свою заявку, или годится и меньше взяток.
value-dummy_contract-exact = ровно
value-dummy_contract-lenient = или меньше
option-match_scoring = Что считают в матче
    .help = Очки всех партий или победы: 1 за победу, 2, если болван не отстал от проигравшего.
value-match_scoring-points = очки
value-match_scoring-games = выигранные партии
option-partnership_contract = Заявки партнёров
    .help = Судить заявку каждого партнёра отдельно или сумму обеих по взяткам стороны.
value-partnership_contract-individual = каждая отдельно
value-partnership_contract-combined = в сумме
option-five_player_format = Формат впятером
    .help = Роббер из партий до нужного счёта или одна гонка без премий за партию.
value-five_player_format-rubber = роббер
value-five_player_format-race_250 = гонка до 250
value-five_player_format-race_500 = гонка до 500
option-target_score = До скольких играют
    .help = Партия кончается сдачей, в которой кто-нибудь достиг этого счёта.
option-game_bonus = Кому премия за партию
    .help = Всем, кто достиг нужного счёта, только победителю партии или никому.
value-game_bonus-all_over = всем, кто дошёл
value-game_bonus-winner_only = только победителю
value-game_bonus-none = никому
option-bonus_value = Премия за партию
    .help = Сколько очков стоит премия в конце партии.
option-rubber_games = Партий в роббере
    .help = Сколько партий играют; обычно по одной на игрока.
option-magri_premiums = Премии без заявки
    .help = Какие премиальные заявки можно предлагать, когда карты заявки не откладывают.
value-magri_premiums-announce = назвать число
value-magri_premiums-open = открыться
value-magri_premiums-open_announce = открыться и назвать
option-magri_values = Сколько они стоят
    .help = Очки за то, чтобы назвать число, открыться, открыться и назвать.

## Phases

phase-deal = Сдача
phase-bid = Заявки
phase-premium = Премия
phase-upgrade = Повысить или уступить
phase-trump = Выбор козыря
phase-play = Розыгрыш
phase-over = Игра окончена

## Zones

zone-hand = Карты на руках
zone-bid = Карты заявки
zone-trick = Взятка
zone-last_trick = Последняя взятка
zone-turn_up = Вскрытая карта
zone-bid_was = Заявка прошлой сдачи
    .of = Заявка прошлой сдачи · { $player }

## Words

word-declare = открыть заявку
word-reveal = играть в открытую
word-announce = назвать число
word-open = открыться
word-open-announce = открыться и назвать число

## What one may do

do-lay = Отложить эту заявку
ask-lay = Выберите три карты, масти которых в сумме дадут число ваших взяток: трефы 3, черви 2, пики 1, бубны 0.
    .guide = Очки дают за то, чтобы взять ровно заявленное. Сосчитайте верные взятки и отложите три карты на эту сумму, лучше всего такие, что могли бы взять или проиграть случайно.
do-wish = { $word ->
    [none] Без премии
    [declare] Хочу открыть заявку
    [reveal] Хочу играть в открытую
   *[other] Загадать премию
}
ask-wish = Выберите втайне: без премии, открыть заявку или играть в открытую.
    .guide = Премию получаете вы, если справитесь, а если нет — остальные. В первой партии разумнее без премии.
do-pass = Пас
ask-pass = Скажите пас, если премия вам не нужна.
    .guide = Без премии вы не рискуете ничем, кроме своей заявки.
do-declare = Открыть заявку
ask-declare = Играйте с картами заявки, открытыми для всех.
    .guide = Это приносит больше, но все видят, к чему вы стремитесь, и играют против этого.
do-reveal = Играть в открытую
ask-reveal = Играйте, открыв и карты заявки, и всю руку.
    .guide = Это приносит больше всего, но все видят вашу руку. Только для карт, которые не подведут.
do-announce = { $count ->
    [0] Назвать число
   *[other] Назвать число { $items }
}
ask-announce = Назовите, сколько взяток возьмёте; три ваши последние карты должны показать то же число.
    .guide = Называйте только такое число, которое смогут показать три последние карты.
do-open = Открыться
ask-open = Играйте, открыв все свои карты.
    .guide = Когда карты открыты, против вас играют наверняка; нужны карты, которые не подведут.
do-open_announce = { $count ->
    [0] Открыться и назвать число
   *[other] Открыться, назвать { $items }
}
ask-open_announce = Играйте, открыв все карты и назвав, сколько взяток возьмёте.
    .guide = Это самое смелое предложение: открытые карты и число, которое знают все.
do-upgrade = { $count ->
    [0] Повысить
   *[other] Повысить, назвать { $items }
}
ask-upgrade = Ваше предложение перебили: повысьте его до такого же или уступите.
    .guide = Повышайте, если справитесь и с открытыми картами, иначе уступите.
do-yield = Уступить
ask-yield = Уступите, если согласны на более высокое предложение.
    .guide = Уступить ничего не стоит: ваша заявка остаётся, а рискует другой.
do-trump = { $word ->
    [S] Пики
    [H] Черви
    [D] Бубны
    [C] Трефы
    [nines] Девятки
    [none] Без козыря
   *[other] Выбрать козыря
}
ask-trump = Премия у вас: выберите козыря.
    .guide = Выберите козыря, с которым ваша заявка выйдет точно.
do-play = { $count ->
    [0] Сыграть
   *[other] Сыграть: { $items }
}
ask-play = Сыграйте карту с руки.
    .guide = Нужны ещё взятки? Берите подешевле. Хватит? Кладите самую старшую карту, которая ещё не берёт.
do-dummy = { $count ->
    [0] Сыграть за болвана
   *[other] Болван: { $items }
}
ask-dummy = Сыграйте карту за болвана.
    .guide = Этими картами тоже играете вы: берите ими то, что нужно, или отдавайте то, что лишнее.

## What is so

fact-game = Партия: { $value }
fact-trump = { $word ->
    [unsettled] Козырь: ещё не определён
    [none] Без козыря
    [nines] Козырь: девятки
   *[other] Козырь: { $value }
}
fact-trump_to_keep = { $word ->
    [none] Козырь выбирает тот, кто получит премию; если никто не предложит: без козыря
    [nines] Козырь выбирает тот, кто получит премию; если никто не предложит, козырь: девятки
   *[other] Козырь выбирает тот, кто получит премию; если никто не предложит, козырь: { $value }
}
next-trump = { $card ->
    [none] { $word ->
        [unsettled] Следующий козырь выберет тот, кто получит премию; если никто не предложит, останется прежний, а в новой партии козыря не будет.
       *[other] Начинается новая партия. { $trump }.
    }
   *[other] Для следующей сдачи вскрыта карта: { $card }. { $trump }.
}
fact-tricks = Взятки ({ $player }): { $value }
    .head = Взятки
fact-bid = { $word ->
    [hidden] Заявка ({ $player }): отложена в закрытую
   *[other] Заявка ({ $player }): { $value }
}
    .head = Заявка
    .own = Ваша заявка: { $value }
    .value = { $word ->
        [hidden] в закрытую
       *[other] { $value }
    }
fact-wish = { $word ->
    [none] Пожелание ({ $player }): без премии
    [declare] Пожелание ({ $player }): открыть заявку
    [reveal] Пожелание ({ $player }): играть в открытую
   *[hidden] Пожелание ({ $player }): загадано втайне
}
fact-offer = { $word ->
    [reveal] Предложение ({ $player }): играть в открытую
    [announce] Предложение ({ $player }): назвать число
    [open] Предложение ({ $player }): открыться
    [open_announce] Предложение ({ $player }): открыться и назвать число
   *[declare] Предложение ({ $player }): открыть заявку
}
    .sum = { $word ->
        [reveal] рука открыта
        [announce] число названо
        [open] карты открыты
        [open_announce] карты открыты, число названо
       *[declare] заявка открыта
    }
fact-overcall = { $word ->
    [reveal] Перебивает { $player }: играть в открытую
    [announce] Перебивает { $player }: назвать число
    [open] Перебивает { $player }: открыться
    [open_announce] Перебивает { $player }: открыться и назвать число
   *[declare] Перебивает { $player }: открыть заявку
}
fact-announced = Названное число ({ $player }): { $value }
    .sum = названо { $value }
fact-controller = За болвана играет { $player }
fact-stake = Справитесь — вам { $value }, не справитесь — каждому из остальных { $value }.
fact-stake_of_two = Справитесь — вам { $value }, не справитесь — по { $value } сопернику и болвану (если заявки открыли оба и оба не справились — только болвану).
fact-stake_of_five = Справитесь — плюс { $value }, не справитесь — минус { $value }.
fact-stake_declare = Открытая заявка: справитесь — вам { $value }, не справитесь — каждому из остальных { $value }.
fact-stake_reveal = Игра в открытую: справитесь — вам { $value }, не справитесь — каждому из остальных { $value }.
fact-held = Три ваши последние карты — ваша заявка (трефы по 3, черви по 2, пики по 1, бубны по 0); всё, что у вас на руках, даёт { $value }
fact-contract = { $word ->
    [made] Прошлая заявка ({ $player }): выполнена
   *[failed] Прошлая заявка ({ $player }): не выполнена
}
    .head = Прошлая заявка
    .value = { $word ->
        [made] выполнена
       *[failed] не выполнена
    }
    .sum = { $word ->
        [made] заявка выполнена
       *[failed] заявка не выполнена
    }

## What happened

event-deal = { $player } сдаёт карты.
event-hand = Вам сданы карты: { $items }.
event-turn_up = Вскрыта карта: { $items }.
event-trump = { $word ->
    [S] Козырь этой сдачи: { -spades }.
    [H] Козырь этой сдачи: { -hearts }.
    [D] Козырь этой сдачи: { -diamonds }.
    [C] Козырь этой сдачи: { -clubs }.
    [nines] Козырь этой сдачи: девятки.
   *[none] Эта сдача играется без козыря.
}
event-trump_kept = { $word ->
    [S] Предложений нет, козырем остаются { -spades }.
    [H] Предложений нет, козырем остаются { -hearts }.
    [D] Предложений нет, козырем остаются { -diamonds }.
    [C] Предложений нет, козырем остаются { -clubs }.
    [nines] Предложений нет, козырями остаются девятки.
   *[none] Предложений нет, сдача играется без козыря.
}
event-laid = { $player } откладывает заявку.
event-bid = Вы отложили: { $items }. Это заявка { $points }.
event-wished = { $player } загадывает втайне.
event-wish = { $word ->
    [declare] Вы пожелали открыть заявку.
    [reveal] Вы пожелали играть в открытую.
   *[none] Вы пожелали играть без премии.
}
event-pass = { $player } говорит пас.
event-declare = { $player } предлагает открыть заявку.
event-reveal = { $player } предлагает играть в открытую.
event-announce = { $player } предлагает назвать число взяток: { $items }.
event-open = { $player } предлагает открыться.
event-open_announce = { $player } предлагает открыться и называет число взяток: { $items }.
event-upgrade = { $count ->
    [0] { $player } повышает до такого же предложения.
   *[other] { $player } повышает до такого же предложения и называет число: { $items }.
}
event-yield = { $player } уступает.
event-premium = { $word ->
    [reveal] { $player } получает премию и играет в открытую.
    [announce] { $player } получает премию с названным числом.
    [open] { $player } получает премию и открывается.
    [open_announce] { $player } получает премию, открывается и называет число.
   *[declare] { $player } получает премию и открывает заявку.
}
event-bid_shown = { $player } показывает заявку: { $items }. Это { $points }.
event-hand_shown = { $player } показывает карты: { $items }.
event-play = { $player } ходит: { $items }.
event-trick = { $player } берёт взятку: { $items }.
event-bid_was = Заявка ({ $player }): { $items }. Это { $points }.
    .sum = заявка { $points } ({ $cards })
event-bid_kept = { $player } не выполняет заявку и не показывает её.
    .sum = заявка осталась в тайне
event-missed = { $player } не справляется и не показывает три последние карты.
    .sum = три последние карты не показаны
event-contract_made = { $player } выполняет заявку и получает за это { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
    .sum = за заявку { $points }
event-premium_score = { $player }, очки за премию: { $points }.
    .sum = премия { $points }
event-deal_score = { $player }, очки за эту сдачу: { $points }.
event-next_trump = { $word ->
    [S] Выполнено заявок: { $points }. Следующий козырь: { -spades }.
    [H] Выполнено заявок: { $points }. Следующий козырь: { -hearts }.
    [D] Выполнено заявок: { $points }. Следующий козырь: { -diamonds }.
    [C] Выполнено заявок: { $points }. Следующий козырь: { -clubs }.
   *[none] Выполнено заявок: { $points }. Следующая сдача без козыря.
}
event-game_won = { $player } выигрывает партию со счётом { $points }.
event-game_drawn = Партия закончилась вничью.
event-game_over = Партия окончена и записана: { $items }.
event-match_won = { $player } выигрывает матч.

## What is refused

refusal-game-over = Роббер окончен, ходов больше нет.
refusal-premium-not-allowed = В этом виде игры такой премиальной заявки нет.
refusal-wrong-phase = Сейчас решается не это.
refusal-already-bid = Вы уже отложили заявку, а отложенная заявка окончательна.
refusal-not-controller = Картами болвана играет другой игрок.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-not-held = В этой руке такой карты нет: { $card }.
refusal-bid-count = Заявка состоит ровно из трёх карт.
refusal-duplicate-card = Три карты заявки должны быть разными.
refusal-premium-outranked = Такое же или более высокое предложение уже сделано.
refusal-announce-range = Назовите число от 0 до 9 там, где оно нужно, и не называйте там, где не нужно.
refusal-invalid-trump = Здесь это нельзя выбрать козырем.
refusal-wrong-source = Следующая карта идёт с другой руки: вашей или болвана.
refusal-must-follow-suit = Этой картой сейчас ходить нельзя: { $card }. Зашли в масть, которая у вас есть: { $suit }.
