### Пеннич. $items — готовый список, $word — его первый элемент как есть, $player — имя; $points и $count — числа.

game-name = Пеннич
game-line = Козырь меняется с каждой взяткой; берите онёры нынешнего козыря.

## Presets

preset-standard = Обычные правила
preset-parlett = Реконструкция Парлетта

## Options

option-follow_rule = Чем отвечать
    .help = В масть, если она есть; в масть или козырем; в масть, а без неё козырем; любой картой.
value-follow_rule-follow_suit = в масть
value-follow_rule-follow_or_trump = в масть или козырем
value-follow_rule-follow_must_trump = в масть, иначе козырем
value-follow_rule-free = любой картой
option-first_leader = Кто заходит первым
    .help = Заходит ли в первую взятку сдающий или другой игрок.
value-first_leader-nondealer = несдающий
value-first_leader-dealer = сдающий
option-first_turnup_scores_for = Первая вскрытая карта
    .help = Получает ли сдающий очки, если первая вскрытая карта оказалась онёром.
value-first_turnup_scores_for-nobody = не считается
value-first_turnup_scores_for-dealer = считается сдающему
option-redeal_by = Кто пересдаёт
    .help = Если карты сброшены, пересдаёт тот же сдающий или другой игрок.
value-redeal_by-same_dealer = тот же сдающий
value-redeal_by-other = другой игрок
option-redeal_right = Кто может сбросить карты
    .help = Руку без фигур могут сбросить оба игрока, только несдающий или никто.
value-redeal_right-both = оба игрока
value-redeal_right-nondealer_only = только несдающий
value-redeal_right-off = никто
option-penneech_blocks_redeal = С пенничем сбросить нельзя
    .help = Обязательно ли играть рукой, в которой есть семёрка бубен.
option-trick_honours_to = Кому онёры во взятках
    .help = Очки за все онёры получает взявший, или каждый получает за сыгранные им.
value-trick_honours_to-winner = взявшему взятку
value-trick_honours_to-holder = тому, кто их сыграл
option-trick_honours_when = Когда считают онёры
    .help = Сразу, или их отмечают и прибавляют в конце сдачи, сперва несдающему.
value-trick_honours_when-immediate = сразу
value-trick_honours_when-end_of_hand = в конце сдачи
option-turned_jack_scores = Вскрытый валет считается
    .help = Если выключено, вскрытый валет даёт очки только восьмой картой.
option-final_turnup = Восьмая вскрытая карта
    .help = Вскрывает ли взявший седьмую взятку ещё одну карту.
option-surplus = Лишние карты
    .help = Получает ли взявший больше семи карт по очку за каждую лишнюю.
value-surplus-over_seven = по очку сверх семи
value-surplus-off = не считаются
option-deal_rotation = Кто сдаёт дальше
    .help = Сдают по очереди, или сдаёт выигравший либо проигравший сдачу; при равных очках сдают по очереди.
value-deal_rotation-alternate = по очереди
value-deal_rotation-winner_of_hand = выигравший сдачу
value-deal_rotation-loser_of_hand = проигравший сдачу
option-first_dealer = Первый сдающий
    .help = По жребию или тот, кто снял младшую карту; туз младший.
value-first_dealer-random = по жребию
value-first_dealer-low_cut = снявший младшую
option-target_score = До скольких играют
    .help = Кто первым дошёл до этого счёта, тот сразу выиграл.

## Phases

phase-deal = Сдача
phase-redeal = Играть или сбросить
phase-play = Розыгрыш
phase-over = Партия окончена

## Zones

zone-hand = Карты на руках
zone-trick = Взятка
zone-last_trick = Последняя взятка
zone-stock = Талон
zone-turn_up = Вскрытая карта
zone-turned = Вскрыто раньше
zone-thrown_in = Сброшенные карты

## What one may do

do-throw_in = Сбросить карты
ask-throw_in = У вас нет ни одной фигуры: сбросьте карты ради пересдачи или играйте ими.
    .guide = Рука без фигур берёт мало, поэтому сбросить её почти всегда правильно.
do-keep = Играть этими картами
ask-keep = Никто не узнает, что вы могли их сбросить.
    .guide = Играйте ими, только если мелкие карты вам подходят: кто берёт взятку, тот вскрывает карту и получает за неё очки.
do-play = { $count ->
    [0] Сыграть
   *[other] Сыграть: { $items }
}
ask-play = Сыграйте карту с руки.
    .guide = У каждой взятки свой козырь, и его туз, король, дама и валет дают очки. Берите такие взятки, придерживайте такие карты там, где их может забрать другой, а на остальное тратьте мелочь.

## What is so

fact-trump = Козырь: { $value }
next-trump = { $card ->
    [none] Следующий козырь определит первая вскрытая карта.
   *[other] Для следующей сдачи вскрыта карта: { $card }. Её масть — козырь первой взятки.
}
fact-tricks = Взятки ({ $player }): { $value }
    .head = Взятки
fact-points = Очки в этой сдаче ({ $player }): { $value }
    .head = Очки в этой сдаче
fact-noted = Отмечено за онёры ({ $player }): { $value }
    .head = Отмечено за онёры

## What happened

event-deal = { $player } сдаёт карты.
event-hand = Вам сданы карты: { $items }.
event-throw_in = { $player } показывает руку без фигур ({ $items }) и сбрасывает её.
event-keep = Вы играете этими картами.
event-turn_up = { $points ->
    [0] { $player } вскрывает карту: { $items }.
    [one] { $player } вскрывает карту: { $items }, { $points } очко.
    [few] { $player } вскрывает карту: { $items }, { $points } очка.
   *[many] { $player } вскрывает карту: { $items }, { $points } очков.
}
    .paid = вскрытые карты { $points } ({ $items })
event-trump = { $word ->
    [S] Козырем стали { -spades }.
    [H] Козырем стали { -hearts }.
    [D] Козырем стали { -diamonds }.
   *[C] Козырем стали { -clubs }.
}
event-play = { $player } ходит: { $items }.
event-trick = { $player } берёт взятку: { $items }.
event-honours = { $player } получает за онёры ({ $items }) { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
    .paid = онёры { $points } ({ $items })
event-honours_noted = Отмечено за онёры ({ $player }): { $items }, { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
    .paid = отмеченные онёры { $points } ({ $items })
event-honours_counted = { $player } получает за отмеченные в этой сдаче онёры { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
    .paid = записано за отмеченные онёры { $points }
event-surplus = { $player } получает за лишние карты { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
    .paid = лишние карты { $points }
event-deal_score = { $player } получает за сдачу { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
event-game_won = { $player } выигрывает партию со счётом { $points }.

## What is refused

refusal-game-over = Партия окончена, ходов больше нет.
refusal-wrong-phase = Сейчас решается не это.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-not-held = Этой карты у вас на руках нет: { $card }.
refusal-must-follow-suit = Этой картой сейчас ходить нельзя: { $card }. Зашли в масть, которая у вас есть: { $suit }.
refusal-must-trump = Этой картой сейчас ходить нельзя: { $card }. В масть ответить нечем, поэтому надо бить козырем ({ $suit }).
