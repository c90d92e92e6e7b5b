# Texts of Kuba: rules, board, hints. Cells are a1 to g7; colours are kuba-colour-white and kuba-colour-black.

kuba-colour-white = 白
kuba-colour-black = 黒
kuba-marble-white = 白
kuba-marble-black = 黒
kuba-marble-red = 赤

kuba-illegal-empty = { $cell }には玉がありません。
kuba-illegal-neutral = 赤玉は中立です。自分の玉で押してください。
kuba-illegal-not-yours = あなたの玉は{ $colour }です。
kuba-illegal-blocked = すぐ後ろの{ $cell }に玉があります。
kuba-illegal-own-marble-off = 自分の玉が落ちてしまいます。
kuba-illegal-straight-back = すぐ押し戻すことはできません（コウ）。先にほかの場所を押してください。
kuba-illegal-previous-position = { $colour }が押す前の盤に戻ってしまいます（コウ）。先にほかの場所を押してください。
kuba-illegal-superko = 前にあった盤に戻ってしまいます（コウ）。先にほかの場所を押してください。
kuba-illegal-superko-start = 最初の盤に戻ってしまいます（コウ）。先にほかの場所を押してください。
kuba-illegal-no-pass = 手番を終えられるのは、玉を取った後で、ルールが許すときだけです。

kuba-move-no-capture = { $said }が落ちると書かれていますが、何も落ちません。
kuba-move-wrong-capture = { $said }が落ちると書かれていますが、落ちるのは{ $falls }です。

kuba-position-field-count = 局面の項目は2つから5つですが、{ $count }個あります。
kuba-position-rank-count = 盤：7行必要ですが、{ $count }行です。
kuba-position-rank-length = 盤：{ $rank }の行は7マスのはずですが、{ $cells }マスです。
kuba-position-letter = 盤：{ $rank }の行の「{ $letter }」は玉ではありません。
kuba-position-too-many = 盤：{ $colour }の玉が{ $count }個ありますが、全部で{ $most }個しかありません。
kuba-position-turn = 手番：「{ $text }」はwでもbでもありません。
kuba-position-score = 得点：「{ $text }」は、3-4のような0から7までの2つの数ではありません。
kuba-position-too-many-reds = 得点：盤の上と取った赤玉を合わせて{ $count }個になりますが、全部で13個しかありません。
kuba-position-extra = もう一手：「{ $text }」は+でも-でもありません。
kuba-position-ko = コウ：{ $reason }
kuba-position-ko-not-there = コウ：{ $push }は手番のプレイヤーの手ではありません。

kuba-ending-seven-reds = 赤玉7個
kuba-ending-no-marbles = 相手の玉をすべて獲得
kuba-ending-no-push = 相手の手詰まり


kuba-pitch = 並んだ玉を押して、盤の外へ。赤玉を7個取れば勝ち。

kuba-welcome = 始め方を選ぶか、白玉をそのまま押してみてください。{ $even ->
    [1] 互角の
   *[other] やさしい
}対局が始まります。
kuba-end-of-turn = 手番を終える
# A push in the list of pushes, as a screen reader says it.
kuba-said = { $cell }を{ $way }へ
kuba-said-capture = { $cell }を{ $way }へ、{ $marble }玉を取る

kuba-push-again = もう一手

kuba-learn-aim-title = 目的
kuba-learn-aim = 赤玉を先に7個、盤の外へ押し出せば勝ちです。相手の玉をすべて押し出しても勝ちになります。
kuba-learn-push-title = 押す
kuba-learn-push = 自分の玉をひとつ選び、上下左右のどれかへ1マス押します。玉のすぐ後ろは、空いたマスか盤の端でなければなりません。前に並んだ玉は、色に関係なく列ごと動きます。
kuba-learn-own-title = 自分の玉
kuba-learn-own = 自分の玉を盤の外へ押し出すことはできません。
kuba-learn-again-title = もう一手
kuba-learn-again = 落ちた玉は押した人のものです。説明書のルールでは、玉を取るとすぐにもう一度、自分の好きな玉を押します。取り続けるかぎり、何度でも続きます。
kuba-learn-ko-title = すぐ押し戻せない
kuba-learn-ko = 押されたばかりの列を、まっすぐ押し戻すことはできません。これを「コウ」といいます。先にほかの場所を押してください。
kuba-learn-end-title = 押せる手がない
kuba-learn-end = 自分の番に押せる玉がなければ負けです。同じ局面が3回現れると引き分けです。

kuba-learn-sets-title = ルールの種類
kuba-learn-sets = ここまでが1997年の説明書のルールです。Kings and Soldiersでは、玉を取ったらもう一度押しても手番を終えてもよく、禁じられるのは、相手が押す前の盤に戻す手だけです。Geringはこれと同じですが、一度現れた局面には二度と戻せません。KubatooはKings and Soldiersと同じですが、玉を取っても、もう一手はありません。自分で選ぶルールでは、赤玉を取ったときだけもう一度押せることにもできます。そのときは、相手の玉を取ると手番が終わります。

kuba-asked-again-title = 相手の玉を落としたときも、もう一度押す？
kuba-asked-again = 説明書では、はい。赤玉でも相手の玉でも、落とすたびにもう一度押します。ルールは説明書によってちがうので、「新しい対局」で選べます。赤玉のときだけにもできます。
kuba-asked-must-title = もう一度押さなければいけない？
kuba-asked-must = 説明書では、はい。Kings and SoldiersとGeringでは、手番を終えてもかまいません。
kuba-asked-same-title = 同じ玉を押す？
kuba-asked-same = 押せる自分の玉なら、どれでもかまいません。
kuba-asked-stop-title = 途中でやめてもよい？
kuba-asked-stop = 説明書では、何も取らない手を押すまで手番は終わりません。Kings and SoldiersとGeringでは、玉を取った後ならやめてもかまいません。
kuba-asked-stuck-title = 押せる玉がなければ？
kuba-asked-stuck = 自分の番のはじめに押せる玉がなければ負けです。玉を取った後のもう一手については、ルールに書かれていません。ここでは、手番がそのまま終わります。
kuba-asked-back-title = 押した後に禁じられるのは？
kuba-asked-back = 説明書では、同じ列をまっすぐ押し戻す手です。押された列のいちばん前が自分の玉なら、その玉を反対の向きには押せません。ほかのルールでは、代わりに前の局面に戻す手が禁じられます。
kuba-asked-long-title = いつまで？
kuba-asked-long = 次の一手だけです。ほかの場所を押せば、その次からはかまいません。Geringでは、一度現れた局面には二度と戻せません。
kuba-asked-own-title = 自分の玉を落としてもよい？
kuba-asked-own = いいえ。自分の玉が落ちる手は押せません。
kuba-asked-many-title = 一度に何個動く？
kuba-asked-many = すきまなく並んだ列の全部です。色に関係なく、7個まで動きます。
kuba-asked-first-title = 先手はどちら？どの隅に並べる？
kuba-asked-first = 白が先手です。隅は黒が選びます。この図のとおりか、左右反対です。
kuba-asked-repeat-title = 同じ局面が現れたら？
kuba-asked-repeat = ルールに書かれていません。ここでは、3回目で引き分けです。Geringでは、同じ局面は現れません。

kuba-picture-start = 開始局面。白が先手です。
kuba-picture-seventh = 6個取っています。この手で勝ちです。
kuba-picture-row = すぐ後ろのマスが空いています。押します。
kuba-picture-row-after = 玉が3個動きました。
kuba-picture-own = できません。白玉が落ちてしまいます。
kuba-picture-capture = 端の赤玉が落ちて、白のものになります。
kuba-picture-again = 白がもう一度押します。
kuba-picture-ko = 黒が押しました。白はすぐには押し戻せません。
kuba-picture-stuck = 黒は押せる玉がなく、負けです。
kuba-picture-extra = 玉を取った後。オリジナル：もう一度押す。Kings and Soldiers、Gering：押しても押さなくてもよい。Kubatoo：黒の番。
kuba-picture-back = 白が玉を取って手番を終えました。赤玉がひとつ減ったので、黒は押し戻してもかまいません。（説明書のルールでは、白はもう一度押さなければなりません。）

kuba-lesson-push-title = 押す
kuba-lesson-push = 白玉をドラッグするか、クリックして矢印を選びます。
kuba-lesson-push-done = 上下左右のどれかへ、1マスです。
kuba-lesson-behind-title = 後ろのマス
kuba-lesson-behind = 後ろが空いていれば押せます。玉を上へ押しましょう。
kuba-lesson-behind-done = e2が空いていました。盤の外も空きと同じです。
kuba-lesson-behind-wrong = 上ではありません。2個のどちらかを上へ。
kuba-lesson-row-title = 列が動く
kuba-lesson-row = 前の列も一緒に動きます。3個まとめて押しましょう。
kuba-lesson-row-done = 色に関係なく、列ごと動きます。
kuba-lesson-row-wrong = 3個動いていません。列の後ろから押しましょう。
kuba-lesson-why-title = なぜだめ？
kuba-lesson-why = 動けない玉もあります。f2をクリックすると？
kuba-lesson-why-done = だめなときは理由が出ます。いつでも見られます。
kuba-lesson-why-wrong = それは動けます。f2の玉をクリックしましょう。
kuba-lesson-capture-title = 取る
kuba-lesson-capture = 赤玉を盤の外へ押せば、あなたのものです。
kuba-lesson-capture-on = 取れました！もう一度、好きな白玉を押しましょう。
kuba-lesson-capture-done = 玉を取るたびに、もう一手押せます。
kuba-lesson-capture-wrong = 落ちませんでした。端に赤玉がある列を押しましょう。
kuba-lesson-own-title = 自分の玉はだめ
kuba-lesson-own = 自分のg4を、e4から盤の外へ押してみましょう。
kuba-lesson-own-done = だめでした。自分の玉は押し出せません。
kuba-lesson-own-wrong = それは押せる手です。e4を右へ押しましょう。
kuba-lesson-ko-title = すぐ押し戻せない
kuba-lesson-ko = 黒に押されました。押し戻してみましょう。
kuba-lesson-ko-done = これが「コウ」です。先にほかの場所を押します。
kuba-lesson-ko-wrong = それは押せる手です。d4を右へ押しましょう。
kuba-lesson-seventh-title = 7個目の赤玉
kuba-lesson-seventh = 赤玉が6個。あと1個取れば勝ちです。
kuba-lesson-seventh-done = 赤玉7個。あなたの勝ちです！
kuba-lesson-seventh-wrong = 赤玉が落ちません。端の赤玉を探しましょう。
kuba-lesson-stuck-title = 押せる手がない
kuba-lesson-stuck = 押せないと負け。黒を閉じ込めましょう。
kuba-lesson-stuck-done = 黒は押せません。あなたの勝ちです！
kuba-lesson-stuck-wrong = 黒はまだ押せます。空いた側をふさぎましょう。
kuba-lesson-chain-title = 一度に2個
kuba-lesson-chain = 1回の手番で2個取りましょう。
kuba-lesson-chain-on = 1個！もう一手あります。次の赤玉もどうぞ。
kuba-lesson-chain-one = 2手目で落ちませんでした。続けて2個取りましょう。
kuba-lesson-chain-wrong = 落ちませんでした。端に赤玉が2個あります。
kuba-lesson-chain-done = 一度に2個！では、最初の対局です。

kuba-keys-arrows = 矢印キー：マスからマスへ移動
kuba-keys-select = Enterかスペース：玉を選び、矢印キーで押す
kuba-keys-push = Shift+矢印キー：すぐに押す
kuba-keys-jump = a～g、1～7：その列や行へ移動
kuba-keys-tab = Tab：動ける次の玉へ。Esc、続けてTab：盤から出る
kuba-keys-threats = T：次に取れる玉を表示
kuba-keys-why = ?：この玉が動けない理由

kuba-board-label = Kubaの盤。{ $turn }赤玉：白{ $white }、黒{ $black }。

kuba-cell-empty = { $cell }、空き。
kuba-cell-other = { $cell }、{ $colour }。
kuba-cell-own = { $cell }、{ $colour }、あなたの玉。押せる向き：{ $ways }。
kuba-cell-own-stuck = { $cell }、{ $colour }、あなたの玉。押せません。

kuba-chip-push = { $cell }を{ $way }へ押す
kuba-advice-pass = 手番を終える
kuba-chip-refused = { $cell }を{ $way }へ：{ $reason }

kuba-short-blocked = すぐ後ろの{ $cell }に玉
kuba-short-own-marble-off = 自分の玉が落ちる
kuba-short-straight-back = すぐ押し戻す手（コウ）
kuba-short-repeats = 前の盤に戻る手（コウ）
kuba-why-way = { $way }：{ $reason }
kuba-why-more = { $first } · { $next }
kuba-why-free = { $cell }は、どの向きにも押せます。

kuba-preview = { $cell }を{ $way }へ押すと、玉が{ $count }個動きます。
kuba-preview-capture = { $cell }を{ $way }へ押すと、{ $marble }玉を取れます。

kuba-stuck = { $cell }は今は動けません。
kuba-choose-way = { $cell }：ドラッグするか、矢印を選んでください。

kuba-status-to-move = { $colour }の番です。
kuba-status-your-turn = あなたの番です。玉をドラッグするか、クリックしてください。
kuba-status-turn = { $colour }の番です。玉をドラッグするか、クリックしてください。
kuba-status-extra = { $captured }もう一度、好きな玉を押してください。
kuba-status-extra-other = { $captured }{ $colour }がもう一度押します。
kuba-status-extra-may = { $captured }もう一度押すか、手番を終えてください。
kuba-status-won = { $colour }の勝ち：{ $ending }。
kuba-status-drawn = 引き分け：{ $ending }。

kuba-captured-red = 赤玉を取りました（{ $needed }個中{ $reds }個）。
kuba-captured-marble = { $colour }玉を取りました。

kuba-event-push = { $colour }が{ $cell }を{ $way }へ押しました。
kuba-event-capture = { $colour }が{ $cell }を{ $way }へ押して、{ $marble }玉を取りました。
kuba-event-pass = { $colour }が手番を終えました。

kuba-score = { $seat }：赤玉{ $needed }個中{ $reds }個、相手の玉{ $taken }個

kuba-hollow-filled = { $number }手目で取った{ $marble }玉です。クリックするとその手を見られます。
# Tooltip of the sign where ko forbids a push.
kuba-no-return = 今はできません：すぐの押し戻し（コウ）

kuba-rules-ko = 押し戻し（コウ）
kuba-rules-extra = 玉を取った後
kuba-rules-custom = 自分で選ぶ
kuba-rules-custom-about = 自分で組み合わせたルールです。
kuba-rules-leaflet = 原作（1997年）
kuba-rules-leaflet-about = 玉を取ったらもう一手。すぐ押し戻すことはできません。
kuba-rules-kings-and-soldiers = Kings and Soldiers
kuba-rules-kings-and-soldiers-about = 玉を取ったら、もう一度押してもやめてもかまいません。相手が押す前の盤に戻すことはできません。
kuba-rules-gering = Gering
kuba-rules-gering-about = Kings and Soldiersと同じですが、一度現れた局面には二度と戻せません。
kuba-rules-kubatoo = Kubatoo
kuba-rules-kubatoo-about = 玉を取っても、もう一手はありません。相手が押す前の盤に戻すことはできません。

kuba-ko-straight-back = すぐ押し戻すのは禁止
kuba-ko-previous-position = 直前の盤に戻すのは禁止
kuba-ko-superko = 過去の盤に戻すのは禁止

kuba-extra-must = もう一度押す
kuba-extra-may = もう一度押せる
kuba-extra-none = 手番終了
kuba-extra-red-must = 赤玉のときだけもう一度押す
kuba-extra-red-may = 赤玉のときだけもう一度押せる

kuba-setup-standard = 白が右下
kuba-setup-mirrored = 黒が右下

# With this push, or with this and others in the same turn.
kuba-hint-wins = { $pushes ->
    [1] これで勝ち
   *[other] { $pushes }手で勝ち
}
# The pushes of both players count, as all moves do in thought-wins.
kuba-hint-forces-win = { $pushes }手で必ず勝てる
kuba-hint-takes-reds = { $reds ->
    [1] 赤玉を取る
   *[other] 赤玉を一度に{ $reds }個取る
}
kuba-hint-takes-marbles = { $marbles ->
    [1] 相手の玉を取る
   *[other] 相手の玉を一度に{ $marbles }個取る
}
kuba-hint-takes-both = 赤玉{ $reds }個と相手の玉{ $marbles }個を一度に取る
kuba-hint-saves-marble = 自分の玉を助ける
kuba-hint-guards-red = 相手に赤玉を取らせない
kuba-hint-threatens-marble = 相手の玉を狙う
kuba-hint-threatens-red = 赤玉を狙う
kuba-hint-ends-turn = もう得になる手がない
kuba-hint-prepares-red = 赤玉を取る準備
kuba-hint-prepares-marble = 相手の玉を取る準備
# When there is nothing to take yet.
kuba-hint-keeps-safe = まだ取れる玉はない：自分の玉を守る
kuba-hint-nearer-red = まだ取れる玉はない：赤玉を端に近づける
kuba-hint-better-place = まだ取れる玉はない：自分の玉をよい場所へ
kuba-hint-opens-way = 次に{ $from }をさらに押せる

# What a player takes: reds, marbles of the other player, or both.
kuba-catch-reds = 赤玉{ $reds }個
kuba-catch-marbles = 玉{ $marbles }個
kuba-catch-both = 赤玉{ $reds }個とほかの玉{ $marbles }個

# Reasons why a push was worse than “better”. “me” is its player. “mine” is what its player would have taken, “less” what its player takes; “theirs” is what the other player takes, “fewer” what the other player would have taken. Each is one of the messages above. “count” is the number of marbles in “theirs”, “turns” the number of turns of all players after this one.
kuba-why-takes = { $turns ->
    [0] { $better }なら{ $mine }を取れました。
    [1] { $better }なら{ $mine }を取れました。
   *[other] { $better }なら、{ $me }は{ $turns }手番のうちに{ $mine }を取れました。
}
kuba-why-takes-less = { $turns ->
    [0] { $better }なら{ $mine }を取れました。これでは{ $less }だけです。
    [1] { $better }なら{ $mine }を取れました。これでは{ $less }だけです。
   *[other] { $better }なら、{ $me }は{ $turns }手番のうちに{ $mine }を取れました。これでは{ $less }だけです。
}
kuba-why-for = { $turns ->
    [0] { $better }なら、{ $colour }に{ $fewer }を渡す代わりに{ $mine }を取れました。
    [1] { $better }なら、{ $colour }に{ $fewer }を渡す代わりに{ $mine }を取れました。
   *[other] { $better }なら、{ $me }は{ $turns }手番のうちに、{ $colour }に{ $fewer }を渡す代わりに{ $mine }を取れました。
}
kuba-why-takes-and-loses = { $turns ->
    [0] { $better }なら{ $mine }を取れました。これでは{ $colour }に{ $theirs }を取られます。
    [1] { $better }なら{ $mine }を取れました。これでは{ $colour }に{ $theirs }を取られます。
   *[other] { $better }なら、{ $me }は{ $turns }手番のうちに{ $mine }を取れました。これでは{ $colour }に{ $theirs }を取られます。
}
kuba-why-loses = { $turns ->
    [0] これで{ $colour }に{ $theirs }を取られます。{ $better }なら{ $count ->
       *[other] 防げました
    }。
    [1] これで{ $colour }に{ $theirs }を取られます。{ $better }なら{ $count ->
       *[other] 防げました
    }。
   *[other] { $turns }手番のうちに{ $colour }に{ $theirs }を取られます。{ $better }なら{ $count ->
       *[other] 防げました
    }。
}
kuba-why-loses-more = { $turns ->
    [0] これで{ $colour }に{ $theirs }を取られます。{ $better }なら{ $fewer }で済みました。
    [1] これで{ $colour }に{ $theirs }を取られます。{ $better }なら{ $fewer }で済みました。
   *[other] { $turns }手番のうちに{ $colour }に{ $theirs }を取られます。{ $better }なら{ $fewer }で済みました。
}
kuba-why-delays = { $turns ->
    [0] これで{ $colour }に{ $theirs }を取られます。{ $better }なら遅らせることができました。
    [1] これで{ $colour }に{ $theirs }を取られます。{ $better }なら遅らせることができました。
   *[other] { $turns }手番のうちに{ $colour }に{ $theirs }を取られます。{ $better }なら遅らせることができました。
}
kuba-row = { $name }の行
kuba-column = { $name }の列
kuba-why-row = { $turns ->
    [0] { $colour }に
    [1] { $colour }に
   *[other] { $turns }手番のうちに{ $colour }に
}{ $row }を押され、{ $theirs }を取られます。{ $better }なら防げました。
kuba-why-row-more = { $turns ->
    [0] { $colour }に
    [1] { $colour }に
   *[other] { $turns }手番のうちに{ $colour }に
}{ $row }を押され、{ $theirs }を取られます。{ $better }なら{ $fewer }で済みました。
kuba-why-row-delays = { $turns ->
    [0] { $colour }に
    [1] { $colour }に
   *[other] { $turns }手番のうちに{ $colour }に
}{ $row }を押され、{ $theirs }を取られます。{ $better }なら遅らせることができました。
kuba-why-dear = { $turns ->
    [0] { $less }を取れますが、その後{ $colour }に{ $theirs }を取られます。
    [1] { $less }を取れますが、その後{ $colour }に{ $theirs }を取られます。
   *[other] { $turns }手番のうちに{ $less }を取れますが、{ $colour }に{ $theirs }を取られます。
}
kuba-why-leaves = { $turns ->
    [0] これで
   *[other] やがて
}{ $colour }に{ $theirs }を狙われます。{ $better }なら{ $count ->
   *[other] 防げました
}。
kuba-why-leaves-more = { $turns ->
    [0] これで
   *[other] やがて
}{ $colour }に{ $theirs }を狙われます。{ $better }なら{ $fewer }で済みました。
kuba-why-threatens = { $turns ->
    [0] { $better }なら{ $mine }を狙えました。
   *[other] { $better }なら、やがて{ $mine }を狙えました。
}
kuba-why-threatens-more = { $turns ->
    [0] { $better }なら{ $mine }を狙えました。これでは{ $less }だけです。
   *[other] { $better }なら、やがて{ $mine }を狙えました。これでは{ $less }だけです。
}
kuba-why-pass = 手番を終える手

# Setting up a position; $colour is W, B or R where it is a marble’s.
kuba-thing = { $colour ->
    [W] 白玉
    [B] 黒玉
   *[other] 赤玉
}
kuba-tally = { $colour ->
    [W] 白
    [B] 黒
   *[other] 赤
}{ $count }/{ $most }
kuba-editor-turn = 手番
kuba-editor-extra = もう一手
kuba-editor-took = { $colour }の獲得
kuba-editor-reds = { $reds ->
   *[other] 赤玉{ $reds }個
}
kuba-editor-help = クリックで置く、右クリックで取り除く、ドラッグで動かす。キー：矢印、W、B、R、Delete。
kuba-fault-too-many = { $colour ->
    [W] 白玉
    [B] 黒玉
   *[other] 赤玉
}が{ $count }個ありますが、全部で{ $most }個しかありません。
kuba-fault-too-many-reds = 赤玉は盤の上に{ $board }個、白が取ったものが{ $white }個、黒が取ったものが{ $black }個ですが、全部で{ $most }個しかありません。
kuba-fault-ko = { $push }が禁じ手ですが、そこには{ $colour }が押せる玉がありません。
kuba-fault-no-marble = 盤の上に{ $colour }の玉がありません。
kuba-begin = { $cell }の玉に注目しましょう。
kuba-sentence-takes = { $seat }が{ $cell }の{ $marble }玉を取ります
kuba-sentence-pushes = { $seat }が{ $cell }を{ $way }へ押します
kuba-sentence-pass = { $seat }が手番を終えます

# Praise of the best push: what it did and no other push. Ideas to take home; “times” is idea-times.
kuba-only-nothing = これだけが{ $colour }に何も取らせない手でした
kuba-only-reds = これだけが{ $colour }に赤玉を取らせない手でした
kuba-only-marbles = これだけが{ $colour }から自分の玉を守る手でした
# Deeds of the user in a game that has ended, as praise. “catch” is one of the messages kuba-catch, “reds” its number of reds, or 0 if it has others; “colour” is “white” or “black”.
kuba-deed-turn = 続けて{ $reds ->
   *[other] { $catch }
}を取りました。
kuba-deed-marbles = { $colour ->
    [white] 白
   *[other] 黒
}玉を{ $count }個押し出しました。
kuba-idea-open = { $times }、取られる玉を残しました。
kuba-idea-takes = { $times }、もっと取れました。
kuba-skill-guarding = 玉の守り
kuba-skill-taking = 玉取り

# Ideas of hints, as questions.
kuba-ask-win = 勝てます。どうしますか？
kuba-ask-red = 赤玉を取れます。どこですか？
kuba-ask-marble = 玉を取れます。どこですか？
kuba-ask-both = 玉を2個以上取れます。どこですか？
kuba-ask-danger = 玉を取られそうです。どう防ぎますか？
kuba-ask-threat = 玉を狙えます。どこですか？
kuba-head-start = 赤玉{ $steps }個
