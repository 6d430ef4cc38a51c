### دیسکورد فارسی ندارد؛ این متن‌ها برای راهنما و کامل بودن زبان است.

command-play = میز-تازه
    .about = میزی در این کانال باز می‌کند
command-play-game = بازی
    .about = کدام بازی
command-play-preset = نسخه
    .about = کدام قواعد؛ اگر خالی باشد قواعد معمول
command-play-players = بازیکنان
    .about = روی هم چند نفر و کامپیوتر
command-play-computers = کامپیوترها
    .about = بقیهٔ جاها را با کامپیوترهایی در این سطح پر می‌کند؛ اگر خالی باشد جاها باز می‌مانند
command-play-options = قواعد
    .about = قواعد تک‌تک به صورت name=value با فاصله؛ «تنظیم» در میز آسان‌تر است

command-hand = کارت‌ها
    .about = کارت‌های شما را فقط به خودتان نشان می‌دهد
command-hand-table = میز
    .about = نام کوتاه میز، اگر سر چند میز نشسته‌اید
command-table = میز
    .about = میز این کانال
command-table-show = نمایش
    .about = میز را آن‌طور که همه می‌بینند نشان می‌دهد
command-table-show-table = میز
    .about = نام کوتاه میز؛ اگر خالی باشد میز همین کانال
command-table-leave = ترک
    .about = میز را ترک می‌کنید؛ در بازی کامپیوتر به جای شما بازی می‌کند
command-table-leave-table = میز
    .about = نام کوتاه میز؛ اگر خالی باشد میز همین کانال
command-table-end = بستن
    .about = میز را بدون نتیجه می‌بندد (میزبان یا ناظر)
command-table-end-table = میز
    .about = نام کوتاه میز؛ اگر خالی باشد میز همین کانال
command-table-export = پرونده
    .about = پروندهٔ یک میز به صورت فایل
command-table-export-table = میز
    .about = نام کوتاه میز؛ اگر خالی باشد میز همین کانال

command-rules = قوانین
    .about = قوانین یک بازی را نشان می‌دهد
command-rules-game = بازی
    .about = کدام بازی
command-rules-topic = موضوع
    .about = دربارهٔ چه
command-rules-public = همگانی
    .about = به همهٔ کانال نشان داده شود
command-leaderboard = برترین‌ها
    .about = چه کسی در این سرور بیشتر برده است
command-leaderboard-game = بازی
    .about = کدام بازی
command-about = درباره
    .about = این ربات چیست
command-language = زبان
    .about = زبانی را که ربات با شما حرف می‌زند انتخاب کنید
command-language-language = زبان
    .about = کدام زبان؛ اگر خالی باشد از فهرست انتخاب می‌کنید
command-language-digits = رقم‌ها
    .about = رقم‌های فارسی، اگر فارسی می‌خوانید
