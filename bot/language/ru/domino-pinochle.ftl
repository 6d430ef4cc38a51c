### Домино-пинокль. $items — готовый список, $word — его первый элемент как есть, $player — имя; $points и $count — числа.

game-name = Домино-пинокль
game-line = Трое складывают комбинации из костей с общим прикупом, а потом берут взятки без козырей.
goal = До { $target } { $target ->
    [one] фишки
   *[other] фишек
}.

word-w = прикуп

## Presets

preset-standard = Обычные правила

## Options

option-target_score = До скольких играют
    .help = Побеждает тот, кто один впереди и набрал столько фишек: после комбинаций или после взяток.
option-double_in_sequence = Дубли в последовательностях
    .help = Дубль может стоять в последовательности своего числа или только в комбинации из дублей.
value-double_in_sequence-both = можно
value-double_in_sequence-doubles_suit_only = только среди дублей
option-meld_suits = Масти кости в комбинациях
    .help = Кость входит в комбинации по обеим половинам или только по старшей.
value-meld_suits-both_ends = обе половины
value-meld_suits-high_end_only = только старшая
option-tile_reuse = Кость в двух комбинациях
    .help = Никогда, или дубль может служить и в последовательности, и среди дублей.
value-tile_reuse-none = никогда
value-tile_reuse-across_kinds = раз в каждом виде
option-widow_uses_per_player = Комбинации с прикупом
    .help = Игрок объявляет их сколько сможет или только одну.
value-widow_uses_per_player-unlimited = сколько угодно
value-widow_uses_per_player-once = одна на игрока
option-doubles_wrap = Дубли по кругу
    .help = Идёт ли 0-0 после 6-6 в комбинации из дублей.
option-doubles_five_needs_adjacent = Пять фишек только соседу
    .help = Повышает ли дубль в прикупе комбинацию из дублей только тогда, когда он следующий снизу или сверху.
option-meld_tie = После комбинаций
    .help = Единственный лидер у цели побеждает, или взятки играют всегда, когда до цели дошли двое или трое.
value-meld_tie-equal_totals = лидер побеждает
value-meld_tie-both_reached = двое у цели играют дальше
option-widow_to = Фишки прикупа
    .help = Прикуп засчитывают тому, кто взял последнюю взятку, или никому.
value-widow_to-last_trick = за последнюю взятку
value-widow_to-nobody = никому
option-first_dealer = Первый сдающий
    .help = По жребию или названное место.
value-first_dealer-random = по жребию
value-first_dealer-0 = первое место
value-first_dealer-1 = второе место
value-first_dealer-2 = третье место

## Phases

phase-deal = Сдача
phase-meld = Комбинации
phase-play = Розыгрыш
phase-over = Партия окончена

## Zones

zone-hand = Кости на руках
hand-title = **Ваши кости** · { $game }, стол { $table }
hand-alt = Ваши кости: { $cards }. { $legal }
zone-known = Открыто на руках
zone-widow = Прикуп
zone-melds = Комбинации
zone-trick = Взятка
zone-last_trick = Последняя взятка

## What one may do

do-meld = { $count ->
    [0] Объявить комбинации
    [one] Объявить { $count } комбинацию
    [few] Объявить { $count } комбинации
   *[many] Объявить { $count } комбинаций
}
ask-meld = Выберите комбинации, которые объявляете; объявить можно один раз.
    .guide = Комбинация даёт фишки, только если объявить её сейчас. Выберите набор с наибольшей суммой; кость считается только в одной комбинации.
do-no_meld = Нет комбинаций
ask-no_meld = Свои комбинации можно и не показывать.
    .guide = Выбирайте это, только если не хотите показывать свои кости.
    .only = У вас нет ни одной комбинации, даже с прикупом.
    .only-guide = Выбирать здесь не из чего. Запомните, что объявляют другие: эти кости ещё встретятся вам во взятках.
do-play = { $count ->
    [0] Сыграть
   *[other] Сыграть: { $items }
}
ask-play = Сыграйте кость с руки.
    .guide = Взятку берёт старшая кость масти захода. Кладите старшую, если взятка того стоит и вы можете её взять, иначе младшую.

## What is so

fact-meld_chips = Комбинации ({ $player }): { $value }
    .head = Комбинации
fact-tricks = Взятки ({ $player }): { $value }
    .head = Взятки
fact-trick_chips = Фишки за взятки ({ $player }): { $value }
    .head = Фишки за взятки
fact-declared = Фишек пока: { $value }
fact-tier = { $word ->
    [with_widow] с прикупом: 2
    [same_suit] прикуп той же масти: 4
    [continued] прикуп её продолжает: 5
    [same_number] у прикупа общее с ней число: 4
    [double_widow] прикуп тоже дубль: 5
   *[by_itself] сама по себе: 3
}

## What happened

event-deal = { $player } сдаёт кости.
event-hand = Вам сданы кости: { $items }.
event-widow = { $player } вскрывает прикуп: { $items }.
event-meld = { $player } объявляет комбинацию: { $items }, { $points ->
    [one] { $points } фишка.
    [few] { $points } фишки.
   *[many] { $points } фишек.
}
    .paid = комбинации { $items }
event-no_meld = { $player } говорит: «нет комбинаций».
event-melds_paid = { $player } получает за комбинации { $points ->
    [one] { $points } фишку.
    [few] { $points } фишки.
   *[many] { $points } фишек.
}
    .paid = фишки за комбинации { $points }
event-tie_after_melds = До цели дошли двое или трое: всё решают взятки.
event-play = { $player } ходит: { $items }.
event-trick = { $player } берёт взятку: { $items }, { $points ->
    [one] { $points } фишка.
    [few] { $points } фишки.
   *[many] { $points } фишек.
}
event-widow_taken = { $points ->
    [0] { $player } получает прикуп ({ $items }), он ничего не стоит.
    [one] { $player } получает прикуп ({ $items }), это { $points } фишка.
    [few] { $player } получает прикуп ({ $items }), это { $points } фишки.
   *[many] { $player } получает прикуп ({ $items }), это { $points } фишек.
}
    .paid = прикуп { $items }
event-tricks_paid = { $player } получает за взятки { $points ->
    [one] { $points } фишку.
    [few] { $points } фишки.
   *[many] { $points } фишек.
}
    .paid = фишки за взятки { $points }
event-deal_score = { $player } получает за сдачу { $points ->
    [one] { $points } фишку.
    [few] { $points } фишки.
   *[many] { $points } фишек.
}
event-tie_after_tricks = У лидеров поровну, по { $points }: играется ещё одна сдача.
event-game_won = { $player } выигрывает партию, фишек: { $points }.

## Beside the table

order-points = Фишки
leaderboard-row-points = { $place }. **{ $player }** · { $points ->
    [one] { $points } фишка
    [few] { $points } фишки
   *[many] { $points } фишек
}, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
stats-game = **{ $game }**: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
} ({ $share } %), фишек: { $points }, лучшая серия: { $best }
stats-rule = { $number }. { $rules } · { $players }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
}, фишек за партию: { $average }
history-line = { $when } · { $game }, стол { $table } · место { $place } из { $seats } · { $points ->
    [one] { $points } фишка
    [few] { $points } фишки
   *[many] { $points } фишек
}{ $won ->
    [yes] { " · победа" }
   *[no] { "" }
}
hint-better = В среднем выигрыш в фишках против следующего лучшего выбора («{ $instead }»): { $gain }.
hint-expect = Чего ждать от этой сдачи: { $lead ->
    [ahead] больше, чем у других; разница в фишках: { $points }.
    [behind] меньше, чем у других; разница в фишках: { $points }.
   *[other] столько же фишек, сколько у других.
}

## What is refused

refusal-game-over = Партия окончена, ходов больше нет.
refusal-wrong-phase = Сейчас решается не это.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-not-held = Этой кости у вас на руках нет: { $card }.
refusal-must-follow-suit = Этой костью сейчас ходить нельзя: { $card }. Зашли с кости, у которой старшая половина { $suit }, и такая у вас есть.
refusal-meld-widow-misuse = Прикуп стоит в комбинации один раз, рядом с двумя костями с вашей руки, и не больше чем в условленном числе комбинаций.
refusal-meld-invalid = Комбинация — это три разные кости: три с общим числом и соседними вторыми половинами или три дубля подряд.
refusal-meld-card-reused = Кость с вашей руки служит только в одной комбинации.
