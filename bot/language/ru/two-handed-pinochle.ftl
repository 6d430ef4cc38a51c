### Пинокль на двоих. $items — готовый список, $word — его первый элемент как есть, $player — имя; $points и $count — числа.

game-name = Пинокль на двоих
game-line = Объявляйте комбинации, пока есть талон, а потом боритесь за последние взятки.

## Presets

preset-standard = Обычные правила
preset-bicycle = По сборнику «Байсикл»
preset-family = Семейная игра, две колоды

## Options

option-target_score = До скольких играют
    .help = Побеждает первый, кто дошёл до этого счёта; если очки делят на десять, до десятой его части.
option-card_points = Карты во взятках
    .help = Сколько стоят во взятках туз, десятка, король, дама и валет.
value-card_points-classic = 11, 10, 4, 3, 2
value-card_points-tens_fives = 10, 10, 5, 5, 0
value-card_points-counters = 10, 10, 10, 0, 0
option-score_divisor = На сколько делят очки
    .help = 10 убирает последний ноль у всех очков; годится только вместе с 10, 10, 10, 0, 0 за карты во взятках.
option-phase2_must_win = Обязанность перебивать
    .help = Во второй части надо перебивать всегда, когда можно, или только при заходе с козыря.
value-phase2_must_win-always = всегда
value-phase2_must_win-trump_led_only = при заходе с козыря
option-meld_timing = Когда объявляют
    .help = Взявший взятку объявляет комбинации после того, как оба взяли по карте, или до этого.
value-meld_timing-after_draw = после добора
value-meld_timing-before_draw = до добора
option-melds_per_trick = Комбинаций за взятку
    .help = Сколько комбинаций можно объявить, взяв взятку.
value-melds_per_trick-unlimited = сколько угодно
value-melds_per_trick-one = одна
option-fresh_card_required = Нужна карта с руки
    .help = Должна ли в каждой комбинации быть хоть одна карта с руки.
option-dix_exchange = Обмен девятки на козыря
    .help = Меняют ли первую объявленную козырную девятку на вскрытого козыря.
value-dix_exchange-first_mandatory = всегда
value-dix_exchange-optional = по желанию
value-dix_exchange-none = никогда
option-run_upgrade = Ран после козырного марьяжа
    .help = Стоит ли ран, в который входит уже засчитанный козырный марьяж, 110 или все 150.
value-run_upgrade-difference = 110
value-run_upgrade-full = 150
option-double_pinochle = Второй пинокль
    .help = 300 за оба, пока первый цел на столе, только если показаны разом, или никогда.
value-double_pinochle-upgrade = вместе 300
value-double_pinochle-together_only = 300, если разом
value-double_pinochle-none = 40, как за первый
option-same_turn_card_sharing = Общие карты за одну взятку
    .help = Может ли одна карта войти в две комбинации, объявленные после одной взятки.
option-dix_uses_meld_slot = Девятка как единственная комбинация
    .help = Если за взятку можно объявить одну комбинацию, считается ли ею козырная девятка.
option-dealer_scores_turned_dix = Очки за вскрытую девятку
    .help = Получает ли сдающий 10, если вскрытый козырь — девятка.
option-final_draw = Последний добор
    .help = Взявший выбирает из двух последних карт или берёт закрытую.
value-final_draw-choice = взявший выбирает
value-final_draw-fixed = взявшему закрытая
option-win_check = Когда смотрят счёт
    .help = Можно ли выиграть матч комбинацией сразу или только в конце сдачи.
value-win_check-immediate = сразу
value-win_check-end_of_hand = в конце сдачи
option-both_reach = Оба дошли до цели
    .help = Побеждает больший счёт, или цель поднимают выше обоих.
value-both_reach-higher = побеждает больший счёт
value-both_reach-extend = цель поднимают
option-trick_rounding = Округление очков за взятки
    .help = Очки за взятки считают точно или до десятков: 7, 8 и 9 вверх, остальное вниз.
value-trick_rounding-none = точно
value-trick_rounding-nearest_ten = до десятков
option-hand_size = Карт на руках
    .help = 12 с одной колодой; 15 или 18 с одной или двумя.
option-decks = Колоды
    .help = Одна колода из 48 карт или две вместе.
option-roundhouse = Раундхаус
    .help = Можно ли объявить разом короля и даму всех четырёх мастей за 240.

## Phases

phase-deal = Сдача
phase-play = Розыгрыш
phase-meld = Комбинации
phase-final_draw = Последний добор
phase-over = Матч окончен

## Zones

zone-hand = Карты на руках
zone-known = Известные карты на руках
zone-melds = Выложенные карты
zone-trick = Взятка
zone-last_trick = Последняя взятка
zone-indicator = Вскрытый козырь
zone-stock = Талон
zone-captured = Взятые карты

## What one may do

do-play = { $count ->
    [0] Сыграть
   *[other] Сыграть: { $items }
}
ask-play = Сыграйте карту; выложенные на стол карты тоже можно играть.
    .guide = Пока есть талон, ходить в масть не обязательно: берите взятки, чтобы объявлять, и тратьте карты, не нужные ни для одной комбинации.
do-meld = { $count ->
    [0] Объявить
   *[other] Объявить: { $items }
}
ask-meld = Взятка ваша: можно объявить комбинацию.
    .guide = Объявлять можно после каждой вашей взятки. Сначала самая дорогая комбинация, но начинайте с той, чьи карты пригодятся и дальше.
do-exchange = { $count ->
    [0] Обменять
   *[other] Обменять: { $items }
}
ask-exchange = Обменяйте козырную девятку на вскрытого козыря или просто покажите её.
    .guide = Меняйте, если вскрытый козырь старше или дополняет комбинацию; за это тоже дают очки.
do-done = Больше не объявлять
ask-done = Скажите, что закончили, если объявлять больше не хотите.
    .guide = Выбирайте это, если после этой взятки больше ничего не хотите показывать.
do-take = { $word ->
    [face_down] Взять закрытую карту
    [face_up] Взять открытую карту
   *[other] Взять
}
ask-take = Вы взяли последнюю взятку первой части: выберите карту; оставленная достанется другому.
    .guide = Берите карту, которая вам нужна; другая достанется противнику.

## What is so

fact-target = Играем до: { $value }
fact-extra_hand = Оба дошли до цели с равным счётом: всё решит конец этой сдачи
fact-trump = Козырь: { $value }
next-trump = В следующей сдаче вскрыт козырь: { $card }. { $trump }.
fact-tricks_are = { $word ->
    [strict] Вторая часть: отвечать в масть, перебивать, бить козырем
   *[free] Первая часть: можно ходить любой картой
}
fact-tricks = Взятки ({ $player }): { $value }
    .head = Взятки
fact-melded = Комбинации в этой сдаче ({ $player }): { $value }
    .head = Комбинации в этой сдаче
    .sum = комбинации всего { $value }
fact-meld = { $word ->
    [run] Ран
    [royal_marriage] Козырный марьяж
    [marriage] Марьяж
    [aces] Четыре туза
    [kings] Четыре короля
    [queens] Четыре дамы
    [jacks] Четыре валета
    [pinochle] Пинокль
    [double_pinochle] Двойной пинокль
    [dix] Козырная девятка
   *[roundhouse] Раундхаус
}
fact-pays = Очки: { $value }
fact-beside_royal = сверх { $value } за козырный марьяж
fact-together = за обе вместе: { $value }

## What happened

event-deal = { $player } сдаёт карты.
event-hand = Вам сданы карты: { $items }.
event-indicator = Вскрыт козырь: { $items }.
event-trump = { $word ->
    [S] Козырем стали { -spades }.
    [H] Козырем стали { -hearts }.
    [D] Козырем стали { -diamonds }.
   *[C] Козырем стали { -clubs }.
}
event-turned_dix = { $player } получает за вскрытую девятку ({ $items }): { $points }.
    .paid = вскрытая девятка { $each }
event-play = { $player } ходит: { $items }.
event-trick = { $player } берёт взятку: { $items }.
event-drew = { $player } берёт карту из талона.
event-drawn = Вы взяли из талона: { $items }.
event-take = { $word ->
    [face_up] { $player } выбирает открытую карту.
   *[face_down] { $player } выбирает закрытую карту.
}
event-indicator_taken = { $player } берёт вскрытого козыря: { $items }.
event-picked_up = { $player } поднимает со стола: { $items }.
event-done = { $player } больше не объявляет.
event-run = { $player } объявляет ран: { $items }. Очки: { $points }.
    .paid = ран { $each }
event-royal_marriage = { $player } объявляет козырный марьяж: { $items }. Очки: { $points }.
    .paid = козырный марьяж { $each }
event-marriage = { $player } объявляет марьяж: { $items }. Очки: { $points }.
    .paid = марьяж { $items }
event-aces = { $player } объявляет четырёх тузов: { $items }. Очки: { $points }.
    .paid = четыре туза { $each }
event-kings = { $player } объявляет четырёх королей: { $items }. Очки: { $points }.
    .paid = четыре короля { $each }
event-queens = { $player } объявляет четырёх дам: { $items }. Очки: { $points }.
    .paid = четыре дамы { $each }
event-jacks = { $player } объявляет четырёх валетов: { $items }. Очки: { $points }.
    .paid = четыре валета { $each }
event-pinochle = { $player } объявляет пинокль: { $items }. Очки: { $points }.
    .paid = пинокль { $each }
event-double_pinochle = { $player } объявляет двойной пинокль: { $items }. Очки: { $points }.
    .paid = двойной пинокль { $each }
event-dix = { $player } объявляет козырную девятку: { $items }. Очки: { $points }.
    .paid = козырная девятка { $each }
event-roundhouse = { $player } объявляет раундхаус: { $items }. Очки: { $points }.
    .paid = раундхаус { $each }
event-trick_points = { $player }, очки во взятках: { $points }.
    .sum = очки за взятки { $points }
event-deal_score = { $player } получает за сдачу { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
event-target_raised = Оба дошли до цели, и она поднята до { $points }.
event-extra_hand = У обоих по { $points }: всё решит ещё одна сдача.
event-match_won = { $player } выигрывает со счётом { $points }.

## What is refused

refusal-game-over = Матч окончен, ходов больше нет.
refusal-wrong-phase = Сейчас решается не это.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-not-held = Этой карты у вас нет: { $card }.
refusal-ambiguous-card = У вас две такие карты, и годятся они для разного: { $card }. Укажите, какую вы имеете в виду.
refusal-must-follow-suit = Этой картой сейчас ходить нельзя: { $card }. Зашли в масть ({ $suit }), которая у вас есть: { $due }.
refusal-must-trump = Этой картой сейчас ходить нельзя: { $card }. Масти захода у вас нет ({ $suit }), но есть козырь: { $due }.
refusal-must-play-higher = Этой картой сейчас ходить нельзя: { $card }. У вас есть карта старше, чем { $best }: { $due }.
refusal-meld-invalid = Из этих карт здесь не складывается комбинация.
refusal-meld-card-reused = Эта карта уже засчитана в комбинации того же вида: { $card }.
refusal-meld-limit = Вы уже объявили единственную комбинацию за эту взятку.
refusal-meld-needs-fresh = В комбинации здесь нужна хотя бы одна карта с руки.
refusal-meld-shared-this-turn = Эта карта уже в другой комбинации за эту взятку: { $card }. Объявите с ней после следующей.
refusal-draw-choice-invalid = Возьмите закрытую карту или открытую.
refusal-bad-option = Эти правила несовместимы.
