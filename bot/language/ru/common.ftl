### Что говорят все игры и экраны. Имена не склоняются: они стоят в именительном падеже или после двоеточия.

## Cards and suits

-spades = { $case ->
    [genitive] пик
   *[nominative] пики
}
-hearts = { $case ->
    [genitive] червей
   *[nominative] черви
}
-diamonds = { $case ->
    [genitive] бубен
   *[nominative] бубны
}
-clubs = { $case ->
    [genitive] треф
   *[nominative] трефы
}
suit = { $suit ->
    [S] { -spades }
    [H] { -hearts }
    [D] { -diamonds }
   *[C] { -clubs }
}
card = { $rank ->
    [A] туз
    [K] король
    [Q] дама
    [J] валет
    [T] 10
   *[other] { $rank }
} { $suit ->
    [S] { -spades(case: "genitive") }
    [H] { -hearts(case: "genitive") }
    [D] { -diamonds(case: "genitive") }
   *[C] { -clubs(case: "genitive") }
}{ $copy ->
    [none] { "" }
   *[other] { " " }({ $copy })
}
rank = { $rank ->
    [A] туз
    [K] король
    [Q] дама
    [J] валет
    [T] 10
   *[other] { $rank }
}{ $copy ->
    [none] { "" }
   *[other] { " " }({ $copy })
}
suit-cards = { $suit }: { $cards }
word-none = нет
word-hidden = скрыто
word-unsettled = ещё не решено
word-nines = девятки
word-JOKER = джокер
word-dummy = болван
word-true = да
word-false = нет

## What stands between the parts of a list, of a line, of a group, of a suit, of a report, of a description

between-items = ,{ " " }
between-parts = { " " }·{ " " }
between-cards = { " " }+{ " " }
between-ranks = { " " }
between-sentences = { " " }
between-melds = ;{ " " }
between-notes = .{ " " }
between-sides = { " " }против{ " " }
decimal-mark = ,

## Who

computer = Компьютер
computer-number = Компьютер { $number }
with-level = { $player } · { $level }
level-random = случайный
level-easy = лёгкий
level-normal = обычный
level-hard = сильный
dummy = Болван
open-seat = свободно
seat-line = { $number }. { $player }
seat-host = { $player } (хозяин стола)
seat-kept = свободно, оставлено для { $player }
seat-away = { $player } (нет на месте, играет компьютер)
seat-left = { $player } (вне игры, играет компьютер)

## Buttons

button-hand = Мои карты
button-last = Последняя взятка
button-scores = Счёт
button-rules = Правила
button-more = ⋯
    .words = Ещё
button-join = Сесть за стол
button-leave = Выйти
button-start = Начать
button-setup = Настроить
button-how = Как играть
button-hint = Подсказка
button-sort = Сортировать
button-refresh = Обновить
button-back = Вернуться за стол
button-end = Закрыть стол
button-export = Запись игры
button-confirm = Подтвердить
button-clear = Сбросить выбор
button-other = Другое…
button-previous = Назад
button-next = Дальше
button-options = Правила этого стола
button-rule = Правило

## Lobby

lobby-title = { $game } · { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
lobby-rules = Правила: { $rules }
lobby-standard = обычные
goal = До { $target } { $target ->
    [one] очка
   *[other] очков
}.
goal-minutes = Примерно { $minutes } минут.
goal-hours = Примерно { $hours } { $hours ->
    [one] час
    [few] часа
   *[other] часов
}.
lobby-more-rules = { $count ->
    [one] ещё { $count } правило
    [few] ещё { $count } правила
   *[many] ещё { $count } правил
}
lobby-open = { $open ->
    [0] Все места заняты, хозяин стола может начинать.
    [one] Свободно { $open } место.
    [few] Свободно { $open } места.
   *[many] Свободно { $open } мест.
}
lobby-sides = Стороны: места { $sides }
lobby-drawn-card = { $player }: { $card }
lobby-drawn = Жребий перед началом: { $drawn }.
lobby-started = Игра началась.
start-open = Начать: { $open ->
    [one] свободно { $open } место
    [few] свободно { $open } места
   *[many] свободно { $open } мест
}
setup-title = Настройка стола { $table }
setup-preset = Готовый набор правил
setup-seats = Число игроков
setup-unkept = Мест стало меньше: для { $people } место больше не оставлено.
setup-option = Изменить правило
setup-value = Новое значение
setup-now = { $option }: { $value }
setup-computers = Компьютеры за столом
setup-place = Одно место: кто его займёт
setup-place-who = Любой желающий или компьютер
setup-keep = Оставить место одному человеку
place-open = Для любого желающего
place-kept = оставлено для одного человека
setup-number = { $count ->
    [1] Целое число от { $least } до { $most }
   *[other] Числа: { $count }, от { $least } до { $most }, через запятую
}
players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}

## Table

table-title = { $game } · сдача { $deal }
table-id = стол { $table }
turn = ► Ход: { $player }
turn-computer = ► Думает: { $player }
turn-nobody = Ждём решения
turn-several = ► Решают: { $players }
away-all = Никого нет на месте. Чтобы продолжить, нажмите «Мои карты»; иначе стол закроется { $when }.
trick-line = Взятка · { $plays }
trick-play = { $player }: { $card }
trick-ahead = { $player }: { $card } (берёт)
score-line = Счёт · { $scores }
head-line = { $head } · { $values }
head-alone = { $head }: { $value }
head-one = { $player }: { $value }
score-one = { $player }: { $points }
target-line = { $scores } · играем до { $target }
last-line = Недавно: { $events }
warned = { $players }, ваше время истекает { $when }.
summary-title = Сдача { $deal } окончена
summary-side = **{ $player }**: за сдачу { $points } · всего { $total }
summary-item = { $cards } = { $points }
over-title = { $game } · партия окончена
closed-title = { $game } · стол закрыт
closed-line = Партия закончилась без результата.
winners = { $count ->
    [0] Ничья.
    [1] Победа: { $players }.
   *[other] Победили: { $players }.
}
best-meld = Лучшая комбинация · { $player }: { $items } ({ $points })
best-contract = Самая смелая заявка · { $player }: { $points }
best-bid = Самая смелая заявка · { $player }: { $points } ({ $items })
best-honours = Лучшие онёры · { $player }: { $items } ({ $points })
final-scores = Итог · { $scores }
score-placed = { $place }. { $player }: { $points }

## Hand

hand-title = **Ваши карты** · { $game }, стол { $table }
hand-cards = { $zone } · { $cards }
hand-picked = { $items } · выбрано { $count } из { $most }
hand-picked-none = { $least ->
    [0] Пока ничего не выбрано · можно выбрать до { $most }
   *[other] Пока ничего не выбрано · нужно выбрать { $most }
}
hand-wait = Сейчас не ваш ход.
hand-waiting = Сейчас не ваш ход. Ждём: { $players }
hand-over = Партия окончена.
hand-alt = Ваши карты: { $cards }. { $legal }
hand-alt-legal = Можно сыграть: { $cards }.
choose-number = { $choice }: выберите число
choose-one = Выберите
choose-card = { $suit }
number-label = Число
last-trick-none = Взяток ещё не было.
last-trick = Последняя взятка · { $plays }
zone-hand = Карты на руках
zone-bid = Карты заявки
zone-trick = Взятка
zone-stock = Талон
hidden-cards = { $count ->
    [one] { $count } карта рубашкой вверх
    [few] { $count } карты рубашкой вверх
   *[many] { $count } карт рубашкой вверх
}

## Scores and looking up

scores-title = Счёт · { $game }, стол { $table }
scores-none = Ни одна сдача ещё не окончена.
scores-column = { $number } { $player }
scores-deal = Сдача
scores-total = Всего
scores-game = Партия { $number }
pegs-alt = Доска для криббеджа, лунок: { $target }; где стоят задний и передний колышки: { $rows }
race-alt = Итоги по сдачам на пути к { $target }: { $rows }
leaderboard-title = Таблица лидеров · { $game }
page-of = Страница { $page } из { $pages }
rules-title = Правила · { $game }
rules-contents = Выберите тему.
options-title = Правила этого стола · { $game }, стол { $table }
about = **Talon** { $version } · игры на взятки для Discord. { $games } Работает без перерыва: { $uptime }. Лицензия: MIT.
about-games = Игры: { $games }.
about-uptime = { $days ->
    [0] { $hours } ч { $minutes } мин
    [one] { $days } день { $hours } ч
    [few] { $days } дня { $hours } ч
   *[many] { $days } дней { $hours } ч
}
export-over = Запись стола { $table }.
export-running = Всё, что вам пока можно знать о столе { $table }; полная запись выдаётся, когда партия окончена.
ended = Стол закрыт.
left = Вы вышли из-за стола, за вас доигрывает компьютер.
left-last = Вы вышли из-за стола. Больше никто не играл, и стол закрыт.
sure-end = Закрыть этот стол для всех? Игра закончится без результата.
sure-leave = { $others ->
    [0] Больше здесь никто не играет: если вы выйдете, стол закроется и игра закончится без результата.
   *[other] Если вы выйдете, за вас доиграет компьютер, и место сможет занять любой, вы тоже: кнопкой в меню ⋯.
}
button-stay = Играть дальше
left-lobby = Вы встали из-за стола.
joined = Вы сели за стол.
more-title = Стол { $table }

## Language

language-name = Русский
    .english = Russian
language-discord = Как в Discord
language-title = Язык
language-help = На этом языке приходят ваши карты и все ответы вам; стол, который видят все, говорит на языке своего сервера.
button-digits-on = Свои цифры
button-digits-off = Латинские цифры
unknown-language = Такого языка нет; выберите из списка.

## Refusals of the table

no-table = Такого стола здесь нет. Открыть стол: /play
no-live-table = В этом канале нет стола. Открыть стол: /play
which-table = Вы сидите за несколькими столами: { $tables }. Укажите один из них в команде.
channel-busy = В этом канале уже есть стол: { $link }
not-seated = У вас нет места за этим столом.
not-allowed = Это может сделать только хозяин стола или модератор.
not-host = Это может сделать только хозяин стола.
not-owner = Это может сделать только владелец бота.
not-moderator = На этом сервере закрыть стол могут только модераторы.
wrong-time = Сейчас это сделать нельзя.
already-started = Игра уже началась.
not-started = Игра ещё не началась.
table-closed = Этот стол закрыт. Открыть новый: /play
seats-open = Перед началом должны быть заняты все места: добавьте компьютеры или подождите людей.
table-full = Все места заняты.
seats-kept = Свободные места оставлены для других.
seat-unavailable = Это место занято.
nobody-to-remove = У этого игрока нет места за этим столом.
more-people-than-seats = За столом уже больше людей, чем останется мест.
bad-choice = { $sentence }
bad-choice-unknown = Этого выбрать нельзя; берите из списков, а отдельные правила пишите как имя=значение.
bad-choice-options = { $count ->
    [one] Такое значение не годится: { $options }.
   *[other] Эти правила несовместимы: { $options }.
}
bad-choice-number = { $option }: здесь { $count ->
    [1] нужно целое число
   *[other] нужны целые числа через запятую, всего { $count }, каждое
} от { $least } до { $most }.
too-late = Вы уже сделали ход; вот ваши карты сейчас.
not-kept = Действие не удалось сохранить, поэтому оно не считается. Больше ничего не изменилось; нажмите ещё раз чуть позже.
press-again = Это заняло слишком много времени; нажмите ещё раз.
not-a-number = Введите целое число цифрами, без знака и дроби, не больше девяти цифр.
unknown-game = Игры с таким названием нет. Все игры есть в списке команды /play.
unknown-topic = Такой темы нет; выберите из списка.
missing-permission = В этом канале мне нужны права: { $permissions }. Управляющий сервером может дать их в разделе «Настроить канал», «Права доступа».
failed = У нас произошла ошибка. Ничего не пропало; нажмите «Мои карты». Номер ошибки: { $reference }.
closing = Бот перезапускается. Ничего не пропадёт; нажмите ещё раз через минуту.
slow-down = Слишком быстро. Подождите немного и нажмите ещё раз.
draining = Бот скоро перезапустится, поэтому новые столы не открываются. Попробуйте через несколько минут.
restart-soon = Бот сейчас перезапустится. Ничего не пропадёт: игра за этим столом продолжится сама.
owner-draining = Новые столы больше не открываются. Предупреждено столов: { $count }.
owner-open = Новые столы снова можно открывать.
owner-synced = Команд зарегистрировано заново: { $count }.
permission-view_channel = «Просматривать канал»
permission-send_messages = «Отправлять сообщения»
permission-send_messages_in_threads = «Отправлять сообщения в ветках»
permission-attach_files = «Прикреплять файлы»

## On pictures

plate-tricks = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}
plate-of = { $player }: { $line }
zone-of = { $zone } · { $player }

## Lobby: who, where, how fast

button-who-plays = Кто играет?
button-ping-me = Звать меня на эту игру
button-rest = Передохнуть
button-take = Сесть вместо: { $player }
button-remove = Убрать: { $player }
button-undo = Вернуть ход
button-claim = Остальные взятки мои
button-nudge = Поторопить
button-pause = Пауза
button-deal-so-far = Эта сдача
button-agree = Согласиться
button-refuse = Отказать
button-rematch = Реванш
lobby-invited = Приглашены: { $people }
lobby-private = Сесть могут только приглашённые.
lobby-pace = { $pace ->
    [correspondence] По переписке: на каждое решение даются сутки.
    [reserve] Вживую, у каждого игрока пять минут в запасе.
    [untimed] Вживую, без часов: время ни у кого не истекает.
   *[live] Вживую.
} { $rated ->
    [yes] На рейтинг.
    [alone] Без рейтинга: играет один человек.
   *[no] Без рейтинга.
}
pace-live = Вживую
pace-reserve = Вживую, с запасом в пять минут
pace-untimed = Вживую, без часов
pace-correspondence = По переписке, сутки на решение
rated-yes = На рейтинг
rated-alone = Без рейтинга: играет один человек
rated-no = Без рейтинга
private-yes = Закрытый стол: только приглашённые
private-no = Открыт для всех
setup-pace = Темп
setup-rated = На рейтинг или без него
setup-private = Кто может сесть
setup-invite = Пригласить людей
table-private = Этот стол только для приглашённых; попросите приглашение у хозяина.
who-plays = { $people }, кто играет? Игра: { $game }. Стол { $table } открыл игрок { $player }.
who-plays-done = Для этого стола об этом уже спрашивали.
who-plays-sent = Вопрос им отправлен.
who-plays-nobody = На эту игру здесь пока никто не просил звать. Для этого есть кнопка «Звать меня на эту игру» в /tables.
ping-on = Вас позовут, когда здесь будут искать игроков. Игра: { $game }.
ping-off = Больше вас не будут звать. Игра: { $game }.
tables-title = Столы этого сервера
tables-none = Ни один стол не ждёт игроков. Открыть стол: /play
tables-lobby = { $link } · { $game } · { $open ->
    [0] сейчас начнётся
    [one] свободно { $open } место
    [few] свободно { $open } места
   *[many] свободно { $open } мест
}
tables-yours = Где вы сидите
tables-running = Где играют другие
tables-turn = { $link } · { $game } · { $turn ->
    [yours] ваш ход
   *[others] ход: { $players }
}
challenge-title = Вызов: { $player }
challenge-choose = Выберите игру
challenge-line = { $player } бросает вызов: { $other }.
challenge-self = Бросьте вызов кому-нибудь, кроме себя.
challenge-computer = Бот не может сесть за стол; наши компьютеры займут места за любым столом.
thread-name = { $game } · { $player }
thread-impossible = Ветку можно открыть только в текстовом канале, где мне разрешено создавать публичные ветки; используйте /play там.
thread-opened = Стол здесь: { $link }

## At the table

voted = Ваш голос учтён. Решение будет принято, когда согласится больше половины присутствующих.
resting = За вас играет компьютер, пока вы не нажмёте «Вернуться за стол».
removed = Место освобождено, за него играет компьютер.
not-yourself = Чтобы выйти самому, нажмите «Выйти».
already-seated = Вы уже сидите за этим столом.
undo-nothing = Вы ещё не сделали ничего, что можно вернуть.
undo-shown = Этот ход вернуть нельзя: после него уже кто-то сыграл или он открыл то, что было скрыто.
undo-asked = Мы спрашиваем остальных, можно ли вам вернуть ход.
undone = Ход возвращён.
event-undone = { $player } возвращает последний ход.
claim-not-now = Объявить остальные взятки своими можно, когда ваша очередь класть карту.
claim-impossible = Все оставшиеся взятки отдать вам нельзя.
claim-asked = Мы спрашиваем остальных, отдают ли они вам оставшиеся взятки.
claimed = Остальные взятки ваши.
asking = { $kind ->
    [claim] { $player } объявляет своими все оставшиеся взятки. Вы согласны?
   *[undo] { $player } просит вернуть последний ход. Вы согласны?
}
asking-agreed = { $player } не возражает.
asking-over = Эта просьба больше не действует.
asking-own = Это ваша просьба: согласиться должны другие.
consented = Вы согласились.
refused = Вы отказали.
nudged = { $players }, вас ждут остальные. { $when }
nudge-early = Сначала дайте ещё немного времени.
nudge-own = Никто не заставляет вас ждать: ход ваш или компьютера.
nudge-done = Уже поторопили.
nudge-sent = Поторопили.
paused = Стол на паузе. Игра продолжится со следующим ходом или через семь дней.
pause-live = На паузу можно поставить только стол по переписке.
pace-needs-thread = Столу по переписке нужна своя ветка: /play откроет её, если выбрать там этот темп.
deal-so-far = Что уже было в этой сдаче
history-none = Ещё ничего не произошло.
said = { $player }: { $words }
react-choose = Сказать что-нибудь
react-well = Отличный ход!
react-thanks = Спасибо.
react-oops = Ой.
react-think = Дайте подумать…
react-hello = Привет!
rematch-line = Реванш: те же правила, каждый пересаживается на соседнее место.

## Settings and help

button-teach = Научите меня
button-open = Открыть стол
button-hand-of = Мои карты · { $table }
wish-saved = Сохранено.
taste-title = Ваши настройки
taste-line = Они действуют за каждым столом с этого момента. Язык выбирается командой /language.
taste-order = Порядок карт
taste-order-trump = Порядок карт: сначала козыри
taste-order-suit = Порядок карт: по мастям
taste-deck = Колода
taste-deck-four = Колода: четыре цвета
taste-deck-two = Колода: два цвета
taste-pictures = Картинки
taste-pictures-yes = Карты на руках с картинкой
taste-pictures-no = Карты на руках только текстом
taste-notice = Как сообщать, что ваш ход
taste-notice-mention = Ваш ход: с упоминанием
taste-notice-silent = Ваш ход: без уведомлений
taste-notice-message = Ваш ход: личное сообщение
taste-autoplay = Вынужденные ходы
taste-autoplay-no = Вынужденные ходы: делаете вы
taste-autoplay-yes = Вынужденные ходы: делает бот
taste-guide = Советы
taste-guide-first = Советы: в первой партии
taste-guide-always = Советы: всегда
taste-guide-never = Советы: никогда
house-title = Настройки этого сервера
house-channels = Каналы для столов; не выбрано: все
house-channels-now = Столы можно открывать здесь: { $channels }
house-everywhere = любой канал
house-language = Язык общих столов
house-language-none = Язык: как в Discord
house-language-one = Язык: { $language }
house-language-digits = Язык: { $language }, свои цифры
house-pace = Темп
house-pace-live = Темп: вживую
house-pace-reserve = Темп: вживую, с запасом времени
house-pace-untimed = Темп: вживую, без часов
house-pace-correspondence = Темп: по переписке
house-enders = Кто может закрыть стол
house-enders-host = Закрыть стол: хозяин и модераторы
house-enders-moderators = Закрыть стол: только модераторы
house-enders-seated = Закрыть стол: все, кто за ним сидит
house-pictures = Картинки
house-pictures-yes = Столы с картинками
house-pictures-no = Столы только текстом
house-deck = Колода
house-deck-four = Колода: четыре цвета
house-deck-two = Колода: два цвета
house-roles = «Кто играет?» может звать роль для каждой игры:
house-role-of = Роль для игры: { $game }
house-role-now = { $game }: { $role }
house-role = Кого звать; если роль не выбрана, никого
not-manager = Это может сделать только тот, кто управляет этим сервером.
wrong-channel = На этом сервере столы открывают здесь: { $channels }
call = { $players }, ваш ход: { $link }
call-several = { $players }, ваш ход: { $link }
call-closed = { $players }, ваш ход: { $link } Ваши личные сообщения закрыты, поэтому теперь вас будут упоминать; изменить это можно в /settings.
call-letter = { $game }, стол { $table }: ваш ход. { $link }
call-late = { $game }, стол { $table }: ваше время истекает { $when }. { $link }
call-waiting = { $game }, стол { $table }: вас ждут остальные. { $link }
guide-choice = Разумный выбор: «{ $choice }».
guide-about = **{ $choice }**: { $words }

hint = Подсказка: «{ $choice }».
hint-only = Больше ничего сделать нельзя.
hint-sense = Так подсказывает здравый смысл.
hint-solved = От вас больше ничего не скрыто, и при расчёте до конца ничего лучше нет.
hint-solved-better = Это даёт на { $gain } больше, чем то, что подсказывает здравый смысл: «{ $instead }».
hint-solved-equal = При лучшей игре обеих сторон столько же даёт и это: «{ $instead }».
hint-close = Почти так же хорошо: «{ $instead }».
hint-better = В среднем это даёт на { $gain } больше, чем следующий лучший выбор: «{ $instead }».
hint-expect = Чего ждать от этой сдачи: { $lead ->
    [ahead] счёт на { $points } больше, чем у других.
    [behind] счёт на { $points } меньше, чем у других.
   *[other] счёт такой же, как у других.
}
hint-stake = Партия может закончиться этой сдачей, и победа в ней тоже учтена.
hint-keeps = Остаётся: { $kept }; тратится: { $spent }.
hint-rated = В рейтинговых партиях подсказок нет. Кто открывает стол, может до начала выбрать игру без рейтинга.
hint-wait = Сейчас вам нечего решать; попросите подсказку, когда будет ваш ход.
opened = Стол открыт: { $link }
teach-busy = В этом канале уже есть стол: { $link } { $count ->
    [0] Нажмите «Научите меня», когда он закроется, или в другом канале.
   *[other] Нажмите «Научите меня», когда он закроется, или здесь: { $channels }
}
help-title = Что здесь можно делать
help-new = С чего начать
help-seated = За вашим столом
help-host = Хозяину стола
help-moderator = Модератору
help-everybody = В любое время
help-line = { $command } · { $description }
help-setup = **Настроить** до начала: правила, темп с часами или без, компьютеры по местам и места, оставленные для тех, кого вы назовёте.
help-game = Выберите игру
doctor-title = { $wrong ->
    [0] В канале { $channel } всё в порядке
    [one] В канале { $channel } нашлась { $wrong } неполадка
    [few] В канале { $channel } нашлось { $wrong } неполадки
   *[many] В канале { $channel } нашлось { $wrong } неполадок
}
doctor-line = { $state ->
    [ok] Порядок
   *[missing] Неполадка
} · { $sentence }
doctor-permission = Право { $permission }
    .missing = Право { $permission }: откройте «Настроить канал», «Права доступа» и дайте его мне или моей роли.
doctor-allowed = Здесь можно открывать столы
    .missing = Этого канала нет в списке /server: добавьте его туда или оставьте список пустым.
doctor-role = Роль { $role } можно звать
    .missing = Роль { $role } звать нельзя: разрешите всем упоминать её в разделе «Настройки сервера», «Роли» или выберите другую в /server.
doctor-thread = Ветка открыта
    .missing = Ветка закрыта или заблокирована: откройте её снова.
doctor-message = Я могу изменять сообщение стола { $table }
    .missing = Я не могу изменять сообщение стола { $table }. Discord отвечает: { $reason }
doctor-reports = Жалобы на сдачи могут приходить в канал { $channel }
    .missing = Жалобы на сдачи не могут приходить в канал { $channel }: дайте мне там права { $permissions } или назначьте через /server другой канал.
    .gone = Канала для жалоб на сдачи больше нет: назначьте его через /server.
doctor-elsewhere = В канале { $channel } тоже можно открывать столы, но там мне не хватает прав: { $permissions }. Выберите его ниже, чтобы узнать больше.
doctor-how = После изменений снова используйте /doctor. Менять права могут все, у кого есть право «Управлять каналами».
doctor-channel = Проверить другой канал
permission-create_public_threads = «Создавать публичные ветки»

## Leaderboards and statistics

leaderboard-of = { $order } · { $season }
leaderboard-none-rating = Рейтинга здесь пока ни у кого нет. Считаются столы на рейтинг, за которыми не меньше двух людей.
leaderboard-none-wins = Здесь ещё никто не доиграл ни одной партии.
leaderboard-none-points = Здесь ещё никто не доиграл ни одной партии.
leaderboard-none-streak = Здесь ещё никто не доиграл ни одной партии.
leaderboard-row-rating = { $place }. **{ $player }** · { $rating } · { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
}
leaderboard-row-wins = { $place }. **{ $player }** · { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
}, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
leaderboard-row-points = { $place }. **{ $player }** · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
leaderboard-row-streak = { $place }. **{ $player }** · { $best ->
    [one] { $best } победа подряд
    [few] { $best } победы подряд
   *[many] { $best } побед подряд
}, сейчас { $streak }
leaderboard-own = Вы: { $row }
ladder-alt = Рейтинги на этой странице: { $rows }
rating = { $rating } ± { $margin }
rating-provisional = { $rating } ± { $margin } (предварительно)
ratings-line = Рейтинги: { $ratings }
partner-left = Один из партнёров вышел из этой партии. Кто остался, может не засчитывать её в свой рейтинг.
rating-moved = { $player } { $rating } ({ $change })
order-rating = Рейтинг
order-wins = Победы
order-points = Очки
order-streak = Серии побед
season-all = За всё время
season = { $month ->
    [1] Январь
    [2] Февраль
    [3] Март
    [4] Апрель
    [5] Май
    [6] Июнь
    [7] Июль
    [8] Август
    [9] Сентябрь
    [10] Октябрь
    [11] Ноябрь
   *[12] Декабрь
} { $year }
stats-title = Статистика · { $player }
stats-none = Здесь ещё не доиграно ни одной партии.
stats-game = **{ $game }**: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
} ({ $share } %), очков: { $points }, лучшая серия: { $best }
stats-rated = { $line }, рейтинг { $rating }
stats-rules = По правилам
stats-rule = { $number }. { $rules } · { $players }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
}, очков за партию: { $average }
stats-of-rules = { $game } · { $rules } · { $players }
stats-rules-all = Все правила
stats-rules-one = Правила { $number } · { $players }
stats-rivals = Один на один
stats-rival = { $player }: вы впереди { $ahead }, вровень { $level }, вы позади { $behind }{ $together ->
    [0] { "" }
   *[other] , партнёрами { $together }
}
curve-alt = Рейтинг за последние партии на рейтинг: { $tables }, от { $first } до { $last }; полоса показывает его неточность.
    .words = Рейтинг за последние партии на рейтинг ({ $tables }): был { $first }, стал { $last }.
button-hide-me = Скрыть меня из таблиц лидеров
button-show-me = Показывать меня в таблицах лидеров
button-decline = Не засчитывать мне рейтинг за эту партию
now-hidden = Теперь вас нет ни в одной таблице лидеров, и вашу статистику видите только вы.
now-shown = Вы снова в таблицах лидеров своих серверов.
declined = Эта партия не идёт в ваш рейтинг.
cannot-decline = Отказаться от рейтинга можно, только если ваш партнёр вышел, а вы остались, и только один раз.
decline-late = С тех пор вы доиграли другую партию на рейтинг, поэтому эта засчитана.
stats-hidden = Этот человек не показывает свою статистику.
unknown-season = Такого периода нет; выберите из списка.
unknown-order = Такого порядка нет; выберите из списка.

stat-bid = Заявок: { $count }, в среднем { $average }
stat-contract = Контрактов: { $count } за { $whole ->
    [one] { $whole } сдачу
    [few] { $whole } сдачи
   *[many] { $whole } сдач
}, в среднем { $average }
stat-made = Контрактов выполнено: { $count } из { $whole } ({ $share } %)
stat-set = Контрактов не выполнено: { $count } из { $whole } ({ $share } %)
stat-conceded = Контрактов сдано без розыгрыша: { $count } из { $whole } ({ $share } %)
stat-meld_total = Комбинации в среднем за сдачу: { $average }
stat-contract_made = Заявок выполнено: { $count } из { $whole } ({ $share } %)
stat-premium = Премиальных заявок: { $count } за { $whole ->
    [one] { $whole } сдачу
    [few] { $whole } сдачи
   *[many] { $whole } сдач
}
stat-premium_score = Очки за премии: { $points }, за сдачу { $deal }
stat-melds_paid = Фишки за комбинации: { $points }, за сдачу { $deal }
stat-tricks_paid = Фишки за взятки: { $points }, за сдачу { $deal }
stat-trick_points = Очки во взятках в среднем за сдачу: { $average }
stat-honours = Очки за онёры: { $points }, за сдачу { $deal }
stat-surplus = Лишние карты: { $points }, за сдачу { $deal }
stat-throw_in = Карты сброшены для пересдачи: { $count }
stat-hint = Подсказок: { $count }
stat-run = Объявлено ранов: { $count }
stat-royal_marriage = Объявлено козырных марьяжей: { $count }
stat-marriage = Объявлено марьяжей: { $count }
stat-aces = Объявлено четвёрок тузов: { $count }
stat-kings = Объявлено четвёрок королей: { $count }
stat-queens = Объявлено четвёрок дам: { $count }
stat-jacks = Объявлено четвёрок валетов: { $count }
stat-pinochle = Объявлено пиноклей: { $count }
stat-double_pinochle = Объявлено двойных пиноклей: { $count }
stat-roundhouse = Объявлено раундхаусов: { $count }

## Looking back

former-player = Бывший игрок
button-replay = Просмотр партии
button-verify = Проверить сдачи
button-picture = Картинка
replay-step = Шаг { $step } из { $steps }
replay-deal-back = ⏮ Сдача
replay-trick-back = ◀◀ Взятка
replay-back = ◀ Назад
replay-on = Дальше ▶
replay-trick-on = Взятка ▶▶
replay-deal-on = Сдача ⏭
replay-viewpoint = С чьего места смотреть?
replay-spectator = Глазами зрителя
replay-picture = Стол { $table } после шага { $step }.
history-title = Ваши доигранные столы на этом сервере
history-empty = На этом сервере вы ещё не доиграли ни одного стола. Открыть стол: /play
history-choose = Посмотреть стол ещё раз
history-option = Стол { $table } · { $game }
history-line = { $when } · { $game }, стол { $table } · место { $place } из { $seats } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $won ->
    [yes] { " · победа" }
   *[no] { "" }
}
record-gone = Смотреть нечего: игра так и не началась, или её карты удалены по истечении срока.
look-private = Этот стол был только для приглашённых: смотреть его могут лишь те, кто за ним сидел.

## Fair deals

seal = Печать сдачи { $deal }: `{ $seal }`
verify-title = Честность сдач · { $game }, стол { $table }
verify-running = Каждая сдача была опечатана до раздачи. Что скрыто за печатями, покажут, когда партия окончится.
verify-all = Каждая сдача совпадает с опечатанной, со словами, которые добавили игроки.
verify-not-all = Не про каждую сдачу можно доказать, что она совпадает с опечатанной. Пожалуйста, покажите это модератору.
verify-deal = Сдача { $deal }: { $found ->
    [as-sealed] ✓ совпадает с печатью
   *[wrong] ✗ не совпадает с печатью
} · `{ $seal }`
verify-no-deal = У этого стола нет сдачи { $deal }.
verify-secret = Секрет: `{ $secret }`
verify-word = Слово добавляет { $player }: { $word }
verify-no-words = Слов никто не добавил.
verify-file = Сравните печати с теми, что вам показали раньше. По этому файлу можно проверить всё на своём компьютере программой tools/verify_deal.py.
word-set = Ваше слово войдёт в тасовку: сдача { $deal }, стол { $table }.
word-gone = Вашего слова в тасовке не будет: сдача { $deal }, стол { $table }.
bad-word = В слове не больше 64 знаков, и все они видимые.

## Reports and order

button-report = Пожаловаться на эту сдачу
report-title = Жалоба на эту сдачу
report-label = Что не так? (можно оставить пустым)
report-head = Жалоба · стол { $table } · подаёт { $player }
report-reason = Причина: { $reason }
report-no-reason = не указана
report-where = Где: { $link }
report-whole = Партия окончена; полная запись приложена.
report-part = Игра ещё идёт: приложено то, что может видеть жалующийся. Не садитесь за этот стол.
report-sent = Ваша жалоба у модераторов, которые не сидят за этим столом.
report-nobody = Нет модератора, которому можно показать эту жалобу так, чтобы её не увидел никто за столом. Управляющий сервером может через /server назначить канал для жалоб, который никто за этим столом не читает.
reports-set = Жалобы на сдачи теперь приходят в канал { $channel }, если его не может читать никто из сидящих за столом.
banned = { $player } больше не может пользоваться ботом на этом сервере. На освободившихся местах доиграет компьютер.
unbanned = { $player } снова может пользоваться ботом на этом сервере.
banned-here = Вы не можете пользоваться ботом на этом сервере: так решили те, кто им управляет. Команда /privacy вам всё равно доступна.
ban-nobody = Нельзя запретить бота ни себе, ни другому боту.

## Privacy

privacy-title = Что о вас хранится
privacy-nothing = Ничего.
privacy-kept-seat = { $count ->
    [one] { $count } место за столами
    [few] { $count } места за столами
   *[many] { $count } мест за столами
}: ваш идентификатор, имя и слово для следующей сдачи
privacy-kept-action = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
} в журналах столов, с указанием времени
privacy-kept-result = { $count ->
    [one] { $count } результат
    [few] { $count } результата
   *[many] { $count } результатов
} оконченных партий
privacy-kept-game-table = { $count ->
    [one] { $count } стол, который открыли вы
    [few] { $count } стола, которые открыли вы
   *[many] { $count } столов, которые открыли вы
}
privacy-kept-person = Ваши настройки и язык
privacy-kept-block = { $count ->
    [one] { $count } человек, с которым вы не хотите сидеть
    [few] { $count } человека, с которыми вы не хотите сидеть
   *[many] { $count } человек, с которыми вы не хотите сидеть
}
privacy-kept-ban = { $count ->
    [one] { $count } сервер, где вам запрещён бот
    [few] { $count } сервера, где вам запрещён бот
   *[many] { $count } серверов, где вам запрещён бот
}
privacy-kept-mention = { $count ->
    [one] { $count } сервер или стол
    [few] { $count } сервера или стола
   *[many] { $count } серверов или столов
} с отметкой о вас: игры, на которые вас звать, приглашения, оставленные места
privacy-kept-derived = { $count ->
    [one] { $count } строка рейтингов и статистики, посчитанная
    [few] { $count } строки рейтингов и статистики, посчитанные
   *[many] { $count } строк рейтингов и статистики, посчитанных
} по вашим результатам
privacy-blocked = С вами никогда не посадят: { $players }.
privacy-time = Карты оконченных партий удаляются через { $finished ->
    [one] { $finished } день
    [few] { $finished } дня
   *[many] { $finished } дней
}. Если бота убрать с сервера или удалить канал, его данные удаляются через { $left ->
    [one] { $left } день
    [few] { $left } дня
   *[many] { $left } дней
}.
privacy-ways = /privacy export даёт всё это файлом. /privacy delete убирает оттуда ваше имя и идентификатор.
privacy-policy = Политика конфиденциальности: { $url }
privacy-terms = Условия использования: { $url }
privacy-file = Всё, что о вас хранится, строка за строкой.
privacy-delete-title = Убрать отовсюду ваше имя и идентификатор?
privacy-delete-line = Ваши настройки, рейтинги и статистика удаляются. За столами, где идёт игра, ваше место навсегда займёт компьютер. Оконченные партии остаются, чтобы их не потеряли другие, но без вашего имени. Отменить это нельзя. Остаётся то, что о вас решили другие люди и серверы (блокировки и запреты).
button-forget = Удалить
privacy-deleted = Готово: вашего имени и идентификатора больше нет нигде из того, что хранится.
blocked = Вместе с вами больше не посадят: { $player }. Об этом никому не сообщается.
unblocked = Вместе с вами снова могут посадить: { $player }.
block-yourself = Заблокировать себя нельзя.
blocked-here = Вы не можете сесть за этот стол: кого-то здесь с вами не сажают вместе.

## Rules look-up

rules-here = **За этим столом:** { $options }
rules-part = { $title } ({ $number } из { $count })
rules-hand = Карты из примера: { $cards }
button-melds = Сколько дают комбинации
melds-title = Комбинации · { $game }
melds-line = - { $meld }: **{ $points }**
no-melds = В этой игре нет комбинаций.
unknown-term = Такого слова здесь нет; выберите из списка.
term-line = - { $language }: { $words }
meld-run = Ран, или флеш (A 10 K Q J козырей)
meld-royal-marriage = Козырный марьяж (K Q козырей)
meld-marriage = Марьяж (K Q другой масти)
meld-aces = Четыре туза, по одному каждой масти
meld-kings = Четыре короля, по одному каждой масти
meld-queens = Четыре дамы, по одной каждой масти
meld-jacks = Четыре валета, по одному каждой масти
meld-pinochle = Пинокль (♠Q ♦J)
meld-double-pinochle = Двойной пинокль (♠Q ♠Q ♦J ♦J)
meld-dix = Козырная девятка (дикс)
meld-roundhouse = Раундхаус (K Q всех четырёх мастей)
meld-second-pinochle = Второй пинокль, пока первый лежит на столе
meld-run-after-royal = Ран с королём или дамой уже засчитанного козырного марьяжа
meld-double-run = Двойной ран (A A 10 10 K K Q Q J J козырей)
meld-double-aces = Все восемь тузов
meld-double-kings = Все восемь королей
meld-double-queens = Все восемь дам
meld-double-jacks = Все восемь валетов
meld-continued = Последовательность, которую продолжает прикуп
meld-double-widow = Три дубля, когда прикуп — дубль
meld-same-suit = Последовательность числа, которое есть и в прикупе
meld-same-number = Три дубля, число одного из которых есть в прикупе
meld-by-itself = Три кости с руки в остальных случаях
meld-with-widow = Две кости с руки и прикуп
