### Пинокль с торговлей. Сторона названа по одному из игроков: за { $player } могут стоять оба партнёра.

game-name = Пинокль с торговлей
game-line = Торгуйтесь за контракт вместе с партнёром, объявляйте комбинации и берите взятки, чтобы его выполнить.

## Presets

preset-standard = Обычные правила
preset-bicycle = По сборнику «Байсикл»

## Options

option-seating = Партнёры
    .help = Партнёры сидят так, как сели за стол, или партнёров и первую сдачу определяет жребий по картам.
value-seating-fixed = как сели
value-seating-draw = по жребию
option-min_bid = Наименьшая заявка
    .help = С какой заявки начинается торговля; число, кратное десяти.
option-bid_raise = Шаг заявок
    .help = Можно заявить любое большее число, кратное десяти, или ровно на десять больше.
value-bid_raise-multiple = любое кратное десяти
value-bid_raise-exact = ровно на десять
option-pass_is_final = Пас окончательный
    .help = Кто сказал пас, больше не торгуется в этой сдаче.
option-max_bid = Наибольшая заявка
    .help = Выше заявить нельзя; число, кратное десяти.
option-trump_needs_marriage = Для козыря нужен марьяж
    .help = Разыгрывающий назначает масть, в которой у него король и дама, если хоть один марьяж у него есть.
option-pass_count = Сколько карт передают
    .help = Сколько карт разыгрывающий получает от партнёра и возвращает.
option-meld_mode = Объявление комбинаций
    .help = Лучшие комбинации находятся за вас, или игроки объявляют их по очереди и теряют то, о чём забыли.
value-meld_mode-auto = автоматически
value-meld_mode-manual = вручную
option-double_melds = Двойные комбинации
    .help = Две одинаковые стоят вдвое больше или дают надбавку: 300 за двойной пинокль, 1500 за двойной флеш.
value-double_melds-additive = вдвое больше
value-double_melds-premium = с надбавкой
option-meld_requires_trick = Комбинациям нужна взятка
    .help = Сторона, не взявшая в розыгрыше ни одной взятки, не получает очков за комбинации.
option-first_lead = Первый ход
    .help = Кто заходит первым: игрок слева от сдающего или разыгрывающий.
value-first_lead-eldest = слева от сдающего
value-first_lead-declarer = разыгрывающий
option-heading = Обязанность перебивать
    .help = Перебивать старшую карту надо всегда, когда можно, или только если зашли с козыря.
value-heading-always = всегда
value-heading-trump_led_only = при заходе с козыря
option-card_points = Очки за карты
    .help = Сколько стоят во взятках туз, десятка, король, дама, валет и девятка.
value-card_points-classic = 11, 10, 4, 3, 2, 0
value-card_points-tens_fives = 10, 10, 5, 5, 0, 0
value-card_points-counters = 10, 10, 10, 0, 0, 0
option-set_bonus = Премия противникам
    .help = Сколько противники получают сверх своих очков, если контракт не выполнен или сдан без розыгрыша.
option-set_penalty = Штраф
    .help = Невыполненный или сданный контракт ничего не стоит разыгрывающей стороне или отнимает у неё заявку.
value-set_penalty-none = нет
value-set_penalty-subtract_bid = заявка вычитается
option-target_score = До скольких играют
    .help = До какого счёта идёт партия.
option-both_over = Обе стороны у цели
    .help = Если обе стороны дошли до цели в одной сдаче: побеждает разыгрывающая, побеждает больший счёт или цель растёт на 250.
value-both_over-bidder_first = побеждает разыгрывающая
value-both_over-higher_total = побеждает больший счёт
value-both_over-extend = цель растёт
option-stakes = Ставки
    .help = Отдельная ведомость показывает, сколько стоил каждый контракт; счёта она не меняет.
value-stakes-ledger = в ведомости
value-stakes-off = нет
option-spade_double_from = Пики вдвое дороже с контракта
    .help = С какого контракта удваивается ставка за сдачу с козырными пиками.

## Phases

phase-deal = Сдача
phase-auction = Торговля
phase-trump = Назначение козыря
phase-give = Передача карт
phase-return = Возврат карт
phase-meld = Комбинации
phase-decide = Играть или сдаться
phase-play = Розыгрыш
phase-over = Партия окончена

## Zones

zone-hand = Карты на руках
zone-known = Известные карты
zone-given = Переданные карты
zone-returned = Возвращённые карты
zone-melds = Комбинации
zone-trick = Взятка
zone-last_trick = Последняя взятка
zone-captured = Взятые карты

## Words

word-made = выполнен
word-set = не выполнен
word-conceded = сдан без розыгрыша
word-thrown-in = карты сброшены
word-pass = пас

## What one may do

do-bid = { $count ->
    [0] Заявить
   *[other] Заявить { $items }
}
ask-bid = Заявите, сколько ваша сторона наберёт комбинациями и взятками вместе; число кратно десяти.
    .guide = Старшая заявка назначает козыря, и её сторона обязана набрать столько комбинациями и взятками. Заявляйте то, что можете сосчитать: свои комбинации, несколько взяток и немного на партнёра.
do-pass = Пас
ask-pass = Скажите пас, если заявка для вас уже высока.
    .guide = Пас ничего не стоит; заявляйте только то, что вытянут ваши комбинации и взятки.
do-trump = { $word ->
    [S] Пики
    [H] Черви
    [D] Бубны
    [C] Трефы
   *[other] Назначить козыря
}
ask-trump = Вы разыгрываете контракт: назначьте козырную масть.
    .guide = Назначьте масть, которой у вас больше всего, лучше всего с тузом или с флешем.
do-give = Передать эти карты
ask-give = Выберите карты, которые больше всего помогут партнёру.
    .guide = Передайте то, с чем партнёру легче выиграть: козыри, тузы и карты комбинации, которой недостаёт совсем немного.
do-return = Вернуть эти карты
ask-return = Выберите карты, которые вернёте; с оставшимися вы объявляете комбинации и играете.
    .guide = Верните то, что нужно меньше всего; козыри, тузы и целые комбинации оставьте себе.
do-meld = { $count ->
    [0] Объявить
   *[other] Объявить: { $items }
}
ask-meld = Показывайте комбинации по одной; карта служит один раз в каждом виде.
    .guide = Комбинации дают очки один раз, сейчас. Покажите всё, что есть: показанные карты вернутся вам на руки и ещё сыграют.
do-done = Готово
ask-done = Закончите объявлять; всё, что вы не показали, пропадёт.
    .guide = Нажмите, когда показывать больше нечего.
do-play_on = Играть
ask-play_on = Разыграйте сдачу, если взятками ещё можно выполнить контракт.
    .guide = Играйте, если недостающие очки можно взять взятками.
do-concede = Сдаться без розыгрыша
ask-concede = Откажитесь от контракта без розыгрыша: ваша сторона не получит очков.
    .guide = Сдавайтесь, если очков не набрать: никому не придётся доигрывать проигранную сдачу.
do-play = { $count ->
    [0] Сыграть
   *[other] Сыграть: { $items }
}
ask-play = Положите карту во взятку.
    .guide = Ходите в масть и перебивайте, где обязаны. Тузы и десятки стоит забирать; подкладывайте очки партнёру во взятки, которые берёт он.

## What is so

fact-target = Играем до: { $value }
fact-dealer = Сдаёт { $player }
fact-call = { $word ->
    [pass] { $player }: пас
   *[other] { $player }: заявка { $value }
}
    .head = Торговля
    .value = { $word ->
        [pass] пас
       *[other] { $value }
    }
fact-bid = Старшая заявка: { $value } ({ $player })
fact-contract = Контракт: { $value } ({ $player })
    .sum = контракт { $value }
fact-bidding = { $word ->
    [in] { $player } ещё торгуется
   *[out] { $player } больше не торгуется
}
    .head = Кто торгуется
    .value = { $word ->
        [in] да
       *[out] нет
    }
fact-trump = { $word ->
    [unsettled] Козырь: ещё не назначен
   *[other] Козырь: { $value }
}
next-trump = Следующего козыря назначит тот, кто выиграет торговлю.
fact-run = Флеш ({ $player }): { $value }
    .head = Флеш
    .sum = флеш { $value }
fact-royal_marriage = Козырный марьяж ({ $player }): { $value }
    .head = Козырный марьяж
    .sum = козырный марьяж { $value }
fact-marriage = Марьяжи ({ $player }): { $value }
    .head = Марьяжи
    .sum = марьяжи { $value }
fact-aces = Четыре туза ({ $player }): { $value }
    .head = Четыре туза
    .sum = четыре туза { $value }
fact-kings = Четыре короля ({ $player }): { $value }
    .head = Четыре короля
    .sum = четыре короля { $value }
fact-queens = Четыре дамы ({ $player }): { $value }
    .head = Четыре дамы
    .sum = четыре дамы { $value }
fact-jacks = Четыре валета ({ $player }): { $value }
    .head = Четыре валета
    .sum = четыре валета { $value }
fact-pinochle = Пинокль ({ $player }): { $value }
    .head = Пинокль
    .sum = пинокль { $value }
fact-dix = Дикс ({ $player }): { $value }
    .head = Дикс
    .sum = дикс { $value }
fact-meld = { $word ->
    [run] Флеш
    [royal_marriage] Козырный марьяж
    [marriage] Марьяж
    [aces] Четыре туза
    [kings] Четыре короля
    [queens] Четыре дамы
    [jacks] Четыре валета
    [pinochle] Пинокль
   *[dix] Дикс
}
fact-pays = Очки: { $value }
fact-beside_royal = сверх { $value } за козырный марьяж
fact-together = за обе вместе: { $value }
fact-meld_points = Комбинации ({ $player }): { $value }
    .head = Комбинации
    .sum = комбинации всего { $value }
fact-tricks = Взятки ({ $player }): { $value }
    .head = Взятки
fact-trick_points = Очки во взятках ({ $player }): { $value }
    .head = Очки во взятках
    .sum = очки за взятки { $value }
fact-wanted = Нужно взятками для контракта ({ $player } с партнёром): { $value }
fact-contract_impossible = { $word ->
    [true] Контракт недостижим ({ $player })
   *[false] Контракт выполним ({ $player })
}
fact-outcome = { $word ->
    [made] Контракт выполнен ({ $player })
    [set] Контракт не выполнен ({ $player })
    [conceded] Контракт сдан без розыгрыша ({ $player })
   *[thrown_in] Карты сброшены
}

## What happened

event-deal = { $player } сдаёт карты.
event-hand = Вам сданы карты: { $items }.
event-bid = { $player } заявляет { $points }.
event-pass = { $player } говорит пас.
event-thrown_in = Все сказали пас, карты сброшены.
event-contract = { $player } выигрывает торговлю с заявкой { $points }.
event-trump = { $word ->
    [S] { $player } назначает козырем { -spades }.
    [H] { $player } назначает козырем { -hearts }.
    [D] { $player } назначает козырем { -diamonds }.
   *[C] { $player } назначает козырем { -clubs }.
}
event-gave = { $player } передаёт карты партнёру.
event-gave_cards = { $player } передаёт карты: { $items }.
event-returned = { $player } возвращает карты партнёру.
event-returned_cards = { $player } возвращает карты: { $items }.
event-meld = { $player } объявляет комбинацию: { $items }, { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
event-meld_total = { $player } объявляет комбинации, всего { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
event-played_on = { $player } решает играть.
event-conceded = { $player } сдаётся без розыгрыша, контракт был { $points }.
event-play = { $player } ходит: { $items }.
event-trick = { $player } берёт взятку: { $items }. Очки: { $points }.
event-last_trick = { $player } берёт последнюю взятку и ещё { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
event-melds_lost = { $player } с партнёром без взяток; потеряно очков за комбинации: { $points }.
event-made = { $player } выполняет контракт { $items }, набрано очков: { $points }.
event-set = { $player } не выполняет контракт { $items }, набрано очков: { $points }.
event-bonus = { $player } с партнёром получают премию { $points }.
event-deal_score = { $player } с партнёром записывают { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
event-stakes = { $player } с партнёром выигрывают ставку { $points }.
event-target = Обе стороны дошли до цели, и она выросла до { $points }.
event-match_won = { $player } выигрывает партию со счётом { $points }.

## What is refused

refusal-game-over = Партия окончена, ходов больше нет.
refusal-wrong-phase = Сейчас решается не это.
refusal-already-passed = Вы уже сказали пас, а за этим столом пас окончательный.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-not-held = Этой карты у вас нет или их не столько: { $card }.
refusal-bid-too-low = Сейчас наименьшая заявка: { $least }.
refusal-bid-not-multiple = Заявки кратны десяти.
refusal-bid-not-higher = Заявка должна быть больше уже сделанной: { $bid }.
refusal-bid-step = За этим столом каждая заявка ровно на десять больше прежней: { $next }.
refusal-bid-too-high = Наибольшая заявка за этим столом: { $most }.
refusal-invalid-trump = Эту масть назначить нельзя: { $suit }. Назначьте масть, в которой у вас король и дама.
refusal-pass-count = { $count ->
    [one] Выберите ровно { $count } карту.
    [few] Выберите ровно { $count } карты.
   *[many] Выберите ровно { $count } карт.
}
refusal-meld-invalid = Из этих карт не складывается комбинация, которую вы ещё можете показать.
refusal-must-follow-suit = Этой картой сейчас ходить нельзя: { $card }. Зашли в масть ({ $suit }), которая у вас есть: { $due }.
refusal-must-play-higher = Этой картой сейчас ходить нельзя: { $card }. У вас есть карта старше, чем { $best }: { $due }.
refusal-must-trump = Этой картой сейчас ходить нельзя: { $card }. Масти захода у вас нет ({ $suit }), но есть козырь: { $due }.
refusal-must-overtrump = Этой картой сейчас ходить нельзя: { $card }. У вас есть козырь старше, чем { $best }: { $due }.
