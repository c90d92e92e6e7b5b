# Texts of the rules of Cubulus. Cells are a11 to c33, openings are a cell and the next one inwards, as in c31b31; colours are cubulus-white, cubulus-black and cubulus-red.

cubulus-white = 白
cubulus-black = 黒
cubulus-red = 赤

cubulus-illegal-taken = { $cell }にはもうボールがあります。
cubulus-illegal-empty = { $cell }は空いています。ボールはそこで止まります。
cubulus-illegal-core = 芯には、面の中央のボールを内側へ押し込まないと届きません。
cubulus-illegal-laying = 中立のボールを空いたマスに置いてください。
cubulus-illegal-hand-empty = 手元にボールがありません。埋まった列をずらすことしかできません。
cubulus-illegal-only-pass = できる手がありません。手番を終えてください。
cubulus-illegal-alike = 3個とも同じ色なので、何も変わりません。
cubulus-illegal-take-back = { $colour }がずらした列を、すぐに元へ戻すことはできません。先にほかの手を指してください。
cubulus-illegal-no-pass = パスは、ほかにできる手がないときだけです。
cubulus-illegal-no-resign = 降りるという手があるのは、3人のときだけです。

cubulus-move-not-a-cell = 「{ $text }」は立方体のマスではありません。
cubulus-move-not-an-end = { $from }から{ $to }へ続く列はありません。
cubulus-move-not-an-insertion = { $opening }は埋まった列をずらす手です。ボールは入りません。
cubulus-move-not-a-shift = { $opening }では列がずれません。列が埋まっていません。

cubulus-layout-not-a-cell = 中立のボール：「{ $text }」は立方体のマスではありません。
cubulus-layout-twice = 中立のボール：{ $cell }が2回出てきます。
cubulus-layout-count = 中立のボール：9マス必要ですが、{ $count }マスです。

cubulus-position-field-count = 局面の項目は3つか4つですが、{ $count }個あります。
cubulus-position-rank-count = 立方体：9行必要ですが、{ $count }行です。
cubulus-position-rank-length = 立方体：{ $layer }段目の{ $rank }行目は3マスのはずですが、{ $cells }マスです。
cubulus-position-letter = 立方体：{ $layer }段目の{ $rank }行目の「{ $letter }」はボールではありません。
cubulus-position-too-many = 立方体：{ $colour }のボールが{ $count }個ありますが、全部で9個しかありません。
cubulus-position-square = 立方体：{ $colour }の四角ができているので、対局は終わっています。
cubulus-position-laying-balls = 立方体：赤いボールが{ $count }個なら、まだ置いている途中です。ほかの色のボールがあってはいけません。
cubulus-position-laying-turn = 手番：赤いボールが{ $count }個なら、次は黒が置く番です。
cubulus-position-turn = 手番：「{ $text }」はw、b、rのどれでもありません。
cubulus-position-turn-out = 手番：{ $colour }は対局に加わっていません。
cubulus-position-players = プレイヤー：「{ $text }」はwbでもwbrでもありません（抜けた人は点で表します）。
cubulus-position-ban = 禁じられたずらし：{ $reason }
cubulus-position-ban-not-there = 禁じられたずらし：{ $opening }は、違う色を含む埋まった列ではありません。

cubulus-ending-square = 四角の完成
cubulus-ending-gift = ほかの人が完成させた四角

cubulus-face-right = 右
cubulus-face-back = 奥
cubulus-face-top = 上
cubulus-face-left = 左
cubulus-face-front = 手前
cubulus-face-bottom = 下

cubulus-hint-wins = 勝ち
cubulus-hint-forces-win = 必ず勝てる
cubulus-hint-stops = { $face }の面で{ $colour }の四角を防ぐ
cubulus-hint-builds = { $face }の面で4個のうち{ $balls }個をそろえる
cubulus-hint-hampers = { $face }の面で{ $colour }のじゃまをする
cubulus-hint-best = これよりよい手は見つからない
cubulus-hint-quiet = 静かな手：だれもリーチではない
# seat: a colour; faces: a list of names, as in “left, top”.
cubulus-lamp = { $seat }がリーチ、あと1手で四角：{ $faces }
cubulus-hint-threatens = { $face }の面でリーチ
cubulus-hint-threatens-many = { $faces }つの面でリーチ

# Reasons why a move was worse than “better”; “length” is why-length, “reply” the answer to the move.
cubulus-why-gift = これで{ $face }の面に{ $colour }の四角が完成します。
cubulus-why-left = これで{ $colour }が{ $face }の面に四角を完成できます。{ $better }なら防げました。
cubulus-why-left-later = これでは{ $face }の面に{ $colour }の四角が残ります。{ $better }なら防げました。
cubulus-why-forks = これでは{ $reply }で{ $faces }つの面のリーチになり、{ $colour }が{ $deadline }勝ちます。
cubulus-why-threatens = { $better }なら{ $face }の面でリーチをかけられました。
cubulus-why-threatens-many = { $better }なら{ $faces }つの面でリーチをかけられました。
cubulus-why-answer = これで{ $colour }が{ $face }の面でリーチをかけられます。{ $better }なら防げました。
cubulus-why-then-two = これで{ $colour }が{ $face }と{ $other }の面でリーチになります。{ $better }なら{ $fewer ->
    [0] リーチはありませんでした
   *[other] 1つだけでした
}。
cubulus-why-then-many = これで{ $colour }が{ $faces }つの面でリーチになります。{ $better }なら{ $fewer }つだけでした。
cubulus-why-later = やがて{ $colour }が{ $faces }つの面でリーチになります。{ $better }なら防げました。
cubulus-why-missed-later = { $better }なら、やがて{ $faces }つの面でリーチをかけられました。
cubulus-why-soon = やがて{ $colour }が{ $face }の面でリーチになります。{ $better }なら防げました。
cubulus-why-missed-soon = { $better }なら、やがて{ $face }の面でリーチをかけられました。
cubulus-why-presses = これから{ $moves }手のうちに{ $colour }が2回リーチをかけます。{ $better }なら{ $then ->
    [0] リーチはありませんでした
   *[other] { $then }回だけでした
}。
cubulus-why-missed-presses = { $better }なら、{ $moves }手のうちに{ $colour }が2回リーチをかけられました。これでは{ $now ->
    [0] リーチはありません
   *[other] { $now }回だけです
}。

# Texts of the board of Cubulus.

game-cubulus = Cubulus
cubulus-pitch = 立方体のひとつの面に自分の色を4個そろえれば勝ち。2×2でも、四隅でも、辺の真ん中でも。

cubulus-learn-aim-title = 目的
cubulus-learn-aim = ひとつの面に自分の色のボールを4個そろえます。2×2のかたまり、四隅、辺の真ん中4個のどれでもかまいません。これを「四角」と呼びます。
cubulus-learn-faces-title = 6つの面すべて
cubulus-learn-faces = 立方体は3つの面が見えています。後ろのパネルは、隠れた残り3つの面です。どの面も同じ値打ちです。
cubulus-learn-put-title = ボールを入れる
cubulus-learn-put = ボールは1人9個です。入口を押すと、自分のボールが入ります。マスが空いていれば、そこにとどまります。
cubulus-learn-push-title = 押し込む
cubulus-learn-push = マスが埋まっていれば、自分のボールが1個か2個のボールを先へ押します。何色でもかまいません。ボールを外へ落とすことはできません。
cubulus-learn-core-title = 芯
cubulus-learn-core = 立方体の真ん中のマスには、面の中央からしか届きません。立方体の横にある段の図で見られます。
cubulus-learn-shift-title = 埋まった列
cubulus-learn-shift = 埋まった列は、ぐるりとひとつずれます。反対側から出たボールが、こちら側から入ります。手元のボールは使いません。
cubulus-learn-red-title = 赤いボール
cubulus-learn-red = 2人のときは、最初から立方体に赤いボールが9個入っています。中立のボールで、四角ができてもだれのものでもありません。置き場所はくじで決まりますが、「新しい対局」で選ぶこともできます。3人のときは、赤が3人目の色です。
cubulus-learn-back-title = すぐには戻せない
cubulus-learn-back = ずらされた列を、次の人がすぐに元へ戻すことはできません。その入口には小さな印が付きます。同じ局面が3回現れると引き分けです。
cubulus-learn-gift-title = 気をつけて
cubulus-learn-gift = 自分の手でほかの人の四角ができると、その人の勝ちです。自分の四角が同時にできても同じです。
cubulus-learn-first-title = 最初の対局
cubulus-learn-first = 相手は{ level-1 }がおすすめです。Tキーを押すと、だれがリーチなのかをしばらく見られます。

cubulus-asked-neutral-title = 中立のボールの四角は数える？
cubulus-asked-neutral = ルールに書かれていません。ここでは数えません。数えるのは、対局している人の四角だけです。
cubulus-asked-both-title = 両方の四角が同時にできたら？
cubulus-asked-both = 相手の勝ちです。自分の四角と同時でも、ほかの人の四角を完成させないようにしましょう。
cubulus-asked-back-title = 列をすぐ元へ戻してもよい？
cubulus-asked-back = すぐにはできません。ほかの手の後ならかまいません。
cubulus-asked-three-title = 3人のときは？
cubulus-asked-three = ルールに書かれていません。ここでは、次の人だけが戻せません。その次の人は戻せます。
cubulus-asked-core-title = 真ん中にも入れられる？
cubulus-asked-core = はい。面の中央からボールを先へ押すと入ります。芯はどの四角にも数えません。
cubulus-asked-two-title = 3人で、ほかの2人の四角が同時にできたら？
cubulus-asked-two = ルールに書かれていません。ここでは、2人のうち先に番になる人の勝ちです。

cubulus-picture-small = 上の面の2×2。
cubulus-picture-corners = 上の面の四隅。
cubulus-picture-diamond = 奥の面の、辺の真ん中4個。
cubulus-picture-put = ボールが入って、そこにとどまります。
cubulus-picture-red = 中立のボールが9個。白が先手です。
cubulus-picture-push = ボールのあるところへ入れると…
cubulus-picture-pushed = …先へ押されます。
cubulus-picture-core = 手前の面の中央のボールが、芯に入りました。
cubulus-picture-shift = 埋まった列を押すと…
cubulus-picture-shifted = …ひとつずれます。
cubulus-picture-back = 黒が列をずらしました。白はすぐには戻せません。
cubulus-picture-gift = 白が四角を作りましたが、黒いボールも押し上げて…
cubulus-picture-given = …黒の四角が完成。黒の勝ちです。
cubulus-picture-threat = 黒は上の面の四隅のうち3つを取っています。

cubulus-lesson-ball-title = これでボール1個
cubulus-lesson-ball = 角のボールは3か所に見えます。角に入れましょう。
cubulus-lesson-ball-done = 3つ見えても1個です。指すと全部が光ります。
cubulus-lesson-ball-wrong = そこは角ではありません。面の角を押しましょう。
cubulus-lesson-aim-title = 4個そろえる
cubulus-lesson-aim = 上の面に3個あります。4個目を入れましょう。
cubulus-lesson-aim-done = 2×2で勝ちです。四隅でも勝ちです。
cubulus-lesson-aim-wrong = まだ2×2ではありません。上の面に白が3個。
cubulus-lesson-faces-title = 6つの面すべて
cubulus-lesson-faces = 奥のパネルで、辺の真ん中4個をそろえましょう。
cubulus-lesson-faces-done = 辺の真ん中4個です。隠れた面も、6つすべてが有効です。
cubulus-lesson-faces-wrong = まだ四角がありません。奥のパネルを見ましょう。
cubulus-lesson-put-title = ボールを入れる
cubulus-lesson-put = 空いた入口を押すと、そこにボールが入ります。
cubulus-lesson-put-done = 入れられるボールは9個です。
cubulus-lesson-put-wrong = もうボールがありました。空いた入口をどうぞ。
cubulus-lesson-red-title = 赤いボール
cubulus-lesson-red = 赤はだれのものでもありません。赤い角を押し込みましょう。
cubulus-lesson-red-done = 赤はマスを埋めるだけ。4個そろっても勝てません。
cubulus-lesson-red-wrong = まだ四角がありません。手前の面の赤い角がじゃまです。
cubulus-lesson-push-title = 押し込む
cubulus-lesson-push = ボールを押すと、自分のボールが入り、それを先へ押します。
cubulus-lesson-push-done = 何色でも、1個か2個まで押せます。
cubulus-lesson-push-wrong = 何も動きません。ボールのあるところを押しましょう。
cubulus-lesson-core-title = 芯
cubulus-lesson-core = 芯を埋めましょう。面の中央のボールを押します。
cubulus-lesson-core-done = 右の「2段目」の真ん中に見えています。
cubulus-lesson-core-wrong = 芯が空です。手前の面の中央を押しましょう。
cubulus-lesson-shift-title = 埋まった列
cubulus-lesson-shift = 埋まった列はひとつずれます。端を押しましょう。
cubulus-lesson-shift-done = 向こうから出たボールが、こちらから入りました。
cubulus-lesson-shift-wrong = 埋まった列は手前の下です。端を押しましょう。
cubulus-lesson-back-title = すぐには戻せない
cubulus-lesson-back = 黒が列をずらしました。戻してみましょう。
cubulus-lesson-back-done = すぐには戻せません。小さな印が目印です。
cubulus-lesson-back-wrong = それはできる手です。列の反対側を押しましょう。
cubulus-lesson-gift-title = 贈り物はなし
cubulus-lesson-gift = 黒の四角を完成させずに勝ちましょう。
cubulus-lesson-gift-done = 自分の四角だけ。これで勝ちです。
cubulus-lesson-gift-given = 黒の四角ができました。黒の勝ちです。
cubulus-lesson-gift-wrong = まだ四角がありません。手前の面に3個あります。
cubulus-lesson-threat-title = リーチ
cubulus-lesson-threat = 黒はあと1個（Tで表示）。ひとつ押しのけましょう。
cubulus-lesson-threat-done = 黒の四角をくずしました。では、最初の対局です！
cubulus-lesson-threat-wrong = 黒がまだ完成します。黒い角を押し込みましょう。
cubulus-lesson-threat-gap = 空きに入れたボールは先へ押されます。黒い角を押し込みましょう。

cubulus-keys-arrows = 矢印キー：入口から入口へ移動（辺を越えて隣の面へも）
cubulus-keys-play = Enterかスペース：表示された手を指す
cubulus-keys-tab = Tab：次の面へ。Esc、続けてTab：盤から出る
cubulus-keys-cell = a～c、1～3、1～3：b31のようなマスへ移動
cubulus-keys-why = ?：この入口を押せない理由
cubulus-keys-swing = Vと矢印キー：Vを押している間、ほかの面を手前に表示
cubulus-keys-layers = L：3つの段を大きく表示、または立方体に戻す
cubulus-keys-threats = T：リーチを表示
cubulus-command-threats = リーチ

cubulus-pane-right = 右
cubulus-pane-back = 奥
cubulus-pane-top = 上
cubulus-pane-left = 左
cubulus-pane-front = 手前
cubulus-pane-bottom = 下
cubulus-layers = 段
cubulus-layer = { $layer }段目
cubulus-layer-holds = { $layer }段目、左から右へ。手前：{ $front }。中：{ $middle }。奥：{ $back }。
cubulus-empty = 空き

cubulus-at-right = 右の面
cubulus-at-back = 奥の面
cubulus-at-top = 上の面
cubulus-at-left = 左の面
cubulus-at-front = 手前の面
cubulus-at-bottom = 下の面
cubulus-spot-middle = 中央
cubulus-spot-edge = { $side }の辺
cubulus-spot-corner = { $one }・{ $other }の角
cubulus-place = { $face }の{ $spot }

cubulus-board-label = Cubulus。{ $turn }残りのボール：{ $left }。
cubulus-left-of = { $colour }{ $left }個

cubulus-opening = { $face }、{ $spot }、{ $content }。{ $does }
cubulus-press = 押すと：{ $does }
cubulus-cannot = 押せません：{ $reason }
cubulus-does-stay = ボールがそこに入ります。
cubulus-does-lay = 中立のボールがそこに入ります。
cubulus-does-push-one = ボールが入り、1個を先へ押します。
cubulus-does-push-two = ボールが入り、2個を先へ押します。
cubulus-does-shift = 埋まった列がひとつずれます。
cubulus-does-and = { $act }{ $warning }
cubulus-gift = { $colour }の四角が完成して、{ $colour }の勝ちになります。
cubulus-gift-again = { $warning }それでも指すなら、もう一度押してください。
cubulus-core-lay = 芯、空き。押すと：中立のボールがそこに入ります。
cubulus-core-cannot = 芯。押せません：{ $reason }

cubulus-taken = もうボールがあります。

cubulus-advice-put = { $place }にボールを入れる
cubulus-advice-lay = { $place }に中立のボールを置く
cubulus-advice-lay-core = 芯に中立のボールを置く
cubulus-advice-push = { $place }から押し込む
cubulus-advice-shift = { $place }から埋まった列をずらす
cubulus-advice-pass = 手番を終える
cubulus-advice-resign = 降りる
cubulus-time-out = 時間切れ
cubulus-resigned = 降りる

cubulus-seen = { $face }、{ $spot }：{ $content }。
cubulus-seen-core = 芯：{ $content }。
cubulus-preview-stay = { $place }にボールが入ります。
cubulus-preview-lay = { $place }に中立のボールが入ります。
cubulus-preview-push-one = { $place }からボールが入り、1個を先へ押します。
cubulus-preview-push-two = { $place }からボールが入り、2個を先へ押します。
cubulus-preview-shift = 埋まった列がひとつずれます。

cubulus-to-move = { $colour }の番です。
cubulus-won = { $colour }の勝ち：{ $ending }。
cubulus-drawn = 引き分け：{ $ending }。
cubulus-your-turn = あなたの番です。
cubulus-status = { $turn }どの面でも、入口を押してください。
cubulus-status-shift = { $turn }手元が空です。埋まった列をずらしてください。
cubulus-status-pass = { $turn }できる手がありません。手番を終えてください。
cubulus-status-lay = { $turn }{ $left ->
    [1] 最後の中立のボール
   *[other] 中立のボール{ $left }個
}を好きなマスに置いてください。芯は2段目の真ん中です。

cubulus-event-put = { $colour }が{ $place }にボールを入れました。
cubulus-event-lay = { $colour }が{ $place }に中立のボールを置きました。
cubulus-event-lay-core = { $colour }が芯に中立のボールを置きました。
cubulus-event-push-one = { $colour }が{ $place }からボールを入れ、1個を先へ押しました。
cubulus-event-push-two = { $colour }が{ $place }からボールを入れ、2個を先へ押しました。
cubulus-event-shift = { $colour }が{ $place }から埋まった列をずらしました。今は{ $one }、{ $two }、{ $three }です。
cubulus-event-pass = { $colour }はできる手がありませんでした。
cubulus-event-resign = { $colour }が降りました。
cubulus-event-time-out = { $colour }が時間切れになりました。
cubulus-event-end = { $event }{ $end }

cubulus-square-small = { $face }の面の2×2
cubulus-square-corners = { $face }の面の四隅
cubulus-square-diamond = { $face }の面の辺の真ん中4個
cubulus-ending-gift-of = { $colour }の手で{ $square }が完成
cubulus-ending-gift-both = { $ended }。{ $other }にも四角ができたが、次は{ $winner }の番だった
cubulus-ending-both = 両方の四角ができ、手を指したほうの負け

cubulus-swap-cards = カードを入れ替える
# Length of a game; laying does not count.

cubulus-in-hand = 残り{ $left }
cubulus-score = { $seat }：{ $left }
cubulus-out = 脱落
cubulus-lay = 中立{ $left }個を置く

cubulus-players-two = 2人
cubulus-players-three = 3人
cubulus-neutrals = 中立のボール
cubulus-neutrals-laid = { $seat }が置く
cubulus-neutrals-lot = ランダム
cubulus-neutrals-middle = 中の段
cubulus-neutrals-centres = 面の中央
cubulus-neutrals-anew = 対局のたびに引き直します。「{ $again }」なら同じ場所のままです。
cubulus-edge = 先手が有利なので、1局だけでなく何局か指すと実力がわかります。

# Setting up a position; $colour is W, B or R where it is a ball’s.
cubulus-thing = { $colour ->
    [W] 白いボール
    [B] 黒いボール
   *[other] 赤いボール
}
cubulus-tally = { $colour ->
    [W] 白
    [B] 黒
   *[other] 赤
}{ $count }（手元{ $hand }）
cubulus-tally-out = { $colour ->
    [W] 白
    [B] 黒
   *[other] 赤
}{ $count }（脱落）
cubulus-tally-neutral = { $colour ->
    [W] 白
    [B] 黒
   *[other] 赤
}{ $count }/{ $most }（中立）
cubulus-editor-players = 人数
cubulus-editor-two = 2人
cubulus-editor-three = 3人
cubulus-editor-out = 降りた人
cubulus-editor-nobody = なし
cubulus-editor-help = クリックで置く、右クリックで取り除く、ドラッグで動かす。立方体でも、芯のある段の図でもできます。キー：矢印、W、B、R、Delete、Lで段を大きく。
cubulus-fault-too-many = { $colour ->
    [W] 白い
    [B] 黒い
   *[other] 赤い
}ボールが{ $count }個ありますが、全部で{ $most }個しかありません。
cubulus-fault-square = { $colour }の四角（{ $cells }）ができているので、対局は終わっています。
cubulus-fault-laying-balls = { $count ->
   *[other] 赤いボールがまだ9個中{ $count }個です。9個そろうまで、ほかの色のボールは置けません。
}
cubulus-fault-laying-turn = { $count ->
   *[other] 赤いボールがまだ9個中{ $count }個です。次は黒が置く番です。
}
cubulus-fault-turn-out = 手番の{ $colour }は対局に加わっていません。
cubulus-fault-ban = { $opening }が禁じ手ですが、そこは違う色を含む埋まった列ではありません。
cubulus-begin = { $face }に注目しましょう。
cubulus-facing = 今、手前にあるのは{ $face }です。
cubulus-sentence-puts = { $seat }が{ $place }からボールを入れます
cubulus-sentence-shifts = { $seat }が{ $place }から埋まった列をずらします

# Praise of the best move: what it did and no other move. Ideas to take home; “times” is idea-times.
cubulus-only-stops = これだけが{ $face }の面で{ $colour }の四角を防ぐ手でした
cubulus-only-forks = これだけが{ $faces }つの面でリーチをかける手でした
# Deeds of the user in a game that has ended, as praise.
cubulus-deed-forks = { $faces }つの面で一度にリーチをかけました。
cubulus-deed-stop = { $face }の面で{ $colour }の四角を防ぎました。
cubulus-deed-stops = { $colour }の四角を{ $count }回防ぎました。
cubulus-idea-left = { $times }、相手の四角を防げませんでした。
cubulus-idea-answer = { $times }、次に相手がリーチをかけられるようになりました。
cubulus-idea-missed = { $times }、リーチをかける手がありました。
cubulus-skill-closing = 四角を防ぐ
cubulus-skill-foresight = 先読み
cubulus-skill-threatening = リーチ

# Ideas of hints, as questions.
cubulus-ask-win = 勝てます。どうしますか？
cubulus-ask-stop = 四角を防ぐ時です。どこですか？
cubulus-ask-threat = リーチをかけられます。どこですか？
cubulus-head-start = ボール{ $steps }個
