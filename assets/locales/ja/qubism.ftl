# Texts of Qubism: rules, board, hints. Squares are a1 to e5; colours are qubism-black and qubism-white; a cube lies as N, E, S or W with L or R.

qubism-black = 黒
qubism-white = 白

qubism-illegal-empty = { $square }には何もありません。
qubism-illegal-not-yours = あなたのコマは{ $colour }です。
qubism-illegal-not-a-step = コマは上下左右に1歩進みます。
qubism-illegal-cube-in-the-way = キューブがじゃまをしています。
qubism-illegal-pawn-in-the-way = { $square }に相手のコマがいます。飛び越えてください。
qubism-illegal-jump-straight = まず、まっすぐ{ $square }へ飛び越えます。横へは、それができないときだけです。
qubism-illegal-locked = 矢印の先のマスが空いていません。
qubism-illegal-points-off = 矢印が盤の外を向いています。
qubism-illegal-off-arrow = このキューブは矢印の向きにしか動きません：{ $direction }。
qubism-illegal-not-free = { $square }は空いていません。
qubism-illegal-taken = { $square }はふさがっています。
qubism-illegal-supply-empty = 9個のキューブがすべて盤の上にあります。どれかを動かしてください。
qubism-illegal-arrow-off = 矢印が盤の外を向いてしまいます。
qubism-illegal-arrow-at-cube = 矢印の先にキューブがあります。
qubism-illegal-arrow-at-pawn = 矢印の先にコマがいます。
qubism-illegal-no-way = { $colour }が対岸へ行く道がなくなります。

qubism-move-not-a-state = 「{ $text }」は、N、E、S、WにLかRを付けたものではありません。
qubism-move-same-square = { $square }から{ $square }では、動いたことになりません。
qubism-move-not-a-cube = { $square }から動くのはコマで、キューブではありません。
qubism-move-wrong-state = キューブが{ $said }になると書かれていますが、{ $becomes }になります。

qubism-position-field-count = 局面の項目は4つですが、{ $count }個あります。
qubism-position-rank-count = 盤：5行必要ですが、{ $count }行です。
qubism-position-rank-length = 盤：{ $rank }の行は5マスのはずですが、{ $squares }マスです。
qubism-position-cube = 盤：{ $rank }の行の「{ $text }」はキューブではありません。
qubism-position-too-many = 盤：キューブが{ $count }個ありますが、全部で9個しかありません。
qubism-position-pawn = { $colour }のコマ：「{ $text }」は盤の上にありません。
qubism-position-pawn-at-goal = { $colour }のコマ：もう対岸に着いているので、対局は終わっています。
qubism-position-pawn-on-cube = { $colour }のコマ：{ $square }にはキューブがあります。
qubism-position-pawn-on-pawn = 白のコマ：{ $square }には黒のコマもいます。
qubism-position-no-way = { $colour }のコマ：対岸へ行く道がありません。
qubism-position-turn = 手番：「{ $text }」はbでもwでもありません。

qubism-ending-goal = 対岸に到着

qubism-hint-wins = 対岸に着く
qubism-hint-forces-win = 必ず勝てる
qubism-hint-lengthens = { $colour }を{ $steps }歩遠回りさせる
qubism-hint-opens = 自分の道を開く
qubism-hint-jumps = 飛び越えて前へ出る
qubism-hint-nearer = 1歩近づく
qubism-hint-locks = キューブを動けなくする
# For a move with no other reason.
qubism-hint-stands = これで自分はあと{ $own }歩、{ $colour }はあと{ $others }歩

# Reasons why a move was worse than “better”. “me” is the player who moved, “colour” the other player, “reply” the next move of the other player; “now” and “then” are qubism-steps, “length” is why-length.
qubism-why-unblocks = { $cube }のキューブが{ $colour }の道をふさがなくなり、あと{ $now }です。{ $better }ならあと{ $then }でした。
qubism-why-lengthens-own = { $me }自身の道が{ $steps }歩のびます。{ $better }ならあと{ $then }でした。
qubism-why-lengthens = { $better }なら{ $colour }の道を{ $steps }歩のばせました。
qubism-why-jumps = { $better }なら、飛び越えて{ $steps }歩近づけました。
qubism-why-nearer = { $better }なら1歩近づけました。
qubism-why-opens = { $better }なら{ $me }の道を{ $steps }歩縮められました。
qubism-why-blocks = 次の{ $reply }で{ $me }の道が{ $now }になります。{ $better }なら{ $then }でした。
qubism-why-allows-jump = 次の{ $reply }で飛び越えられ、{ $colour }はあと{ $now }です。{ $better }ならあと{ $then }でした。
qubism-why-allows-opening = 次の{ $reply }で{ $colour }の道が開き、あと{ $now }です。{ $better }ならあと{ $then }でした。
qubism-why-locks = 次の{ $reply }で{ $colour }の道が開きます。{ $better }なら{ $cube }のキューブを動けなくできました。
qubism-why-would-lock = { $better }なら{ $cube }のキューブを動けなくできました。
qubism-why-longer = { $moves ->
    [1] 次の手で
   *[other] { $moves }手あとには
}、{ $better }のときより{ $me }の道が{ $steps }のびます。
qubism-why-shorter = { $moves ->
    [1] 次の手で
   *[other] { $moves }手あとには
}、{ $better }のときより{ $colour }の道が{ $steps }縮みます。
qubism-why-longer-and-shorter = { $moves ->
    [1] 次の手で
   *[other] { $moves }手あとには
}、{ $better }のときより{ $me }の道が{ $steps }のび、{ $colour }の道が{ $fewer }縮みます。

# A hint, followed by one of the reasons above.
qubism-advice-step = コマを{ $way }へ進める
qubism-advice-jump = 相手のコマを飛び越えて{ $square }へ
qubism-advice-place = { $square }にキューブを置く（{ $lies }）
qubism-advice-slide = { $from }のキューブを{ $to }へ動かす（{ $turn }）

game-qubism = Qubism
qubism-pitch = 道を作って、対岸へ。

qubism-learn-aim-title = 目的
qubism-learn-aim = 自分のコマを先に対岸へ着ければ勝ちです。黒は5の行、白は1の行を目指します。盤の端の帯が行き先です。
qubism-learn-turn-title = 3つから1つ
qubism-learn-turn = 自分の番には、コマを1歩動かす（縦か横、斜めはなし）、置き場のキューブを盤に置く、盤の上のキューブを動かす、のどれか1つをします。キューブはみんなのものです。パスはできません。
qubism-learn-jump-title = 飛び越す
qubism-learn-jump = 相手のコマが隣にいれば、まっすぐ飛び越えられます。その後ろがキューブか盤の端なら、相手のコマの左右の空いたマスへ移れます。
qubism-learn-arrow-title = 矢印と尾ひれ
qubism-learn-arrow = キューブは矢印の向きに動き、最後にパタンと倒れます。矢印の後ろの尾ひれは、倒れた後に矢印がどちらへ向くかを示します。
qubism-learn-place-title = 新しいキューブ
qubism-learn-place = 空いたマスをクリックして8通りの置き方から選ぶか、置き場からドラッグします。矢印の先のマスは空いていなければなりません。
qubism-learn-move-title = キューブを動かす
qubism-learn-move = どのキューブも、矢印の向きに、空いたマスを好きなだけ動かせます。どこまで動いても、倒れるのは1回です。コマやキューブは越えられません。
qubism-learn-way-title = 閉じ込めは禁止
qubism-learn-way = キューブを置いたり動かしたりした後も、両方のコマに対岸への道が残っていなければなりません。閉じ込めようとするとその手は断られ、コマが行けるところだけが盤に示されます。
qubism-learn-locked-title = 動けないキューブ
qubism-learn-locked = 矢印の先にコマやキューブがあったり、矢印が盤の外を向いていたりすると、そのキューブは動けません。自分のじゃまになるキューブは動かせるように、相手のじゃまになるキューブは動かせないようにしましょう。
qubism-learn-first-title = 最初の対局
qubism-learn-first = カードの歩数を数えましょう。少ないほうが優勢です。遅れているときは、相手の通り道にキューブを置きます。Wキーで最短の道が見られます。まずはレベル1から。

qubism-asked-slide-title = コマはキューブのじゃまになる？
qubism-asked-slide = ルールにはっきり書かれていません。ここでは、じゃまになります。キューブは空いたマスだけを動きます。コマやキューブは越えられません。
qubism-asked-row-title = キューブを端の行に置いてもよい？
qubism-asked-row = はい、どちらの端でも。両方のコマに道が残っていればかまいません。
qubism-asked-turn-title = 動かさずに倒してもよい？
qubism-asked-turn = ルールに書かれていません。ここではできません。1マス以上動いてから、1回倒れます。
qubism-asked-jump-title = 飛び越えなければいけない？
qubism-asked-jump = いいえ。1歩進んでも、キューブを使ってもかまいません。

qubism-picture-start = 開始局面。黒は上へ、白は下へ進みます。
qubism-picture-won = 黒が対岸に着きました。
qubism-picture-turn = コマを1歩動かすか、キューブか。
qubism-picture-jump = 相手のコマをまっすぐ飛び越えます。
qubism-picture-sideways = 後ろが盤の端なので、横へ。
qubism-picture-fin = 尾ひれが右にあるので…
qubism-picture-tipped = …矢印は右に回って、上を向きました。
qubism-picture-place = 矢印の先のマスが空いています。
qubism-picture-far = 空いているところまで。倒れるのは1回。
qubism-picture-way = できません。白の道がなくなります。
qubism-picture-locked = たがいに動けない2つのキューブ。
qubism-picture-race = あと2歩だった白の道がのびました。

qubism-lesson-goal-title = 対岸
qubism-lesson-goal = あなたは黒です。コマを対岸へ着けましょう。
qubism-lesson-goal-done = 黒い帯がゴールです。あなたの勝ちです！
qubism-lesson-goal-wrong = まだです。上へ1歩、黒い帯のところへ。
qubism-lesson-turn-title = 3つから1つ
qubism-lesson-turn = コマを進める、キューブを置く、動かす。どれか1つ。
qubism-lesson-turn-done = 自分の番に、3つのうちどれか1つです。
qubism-lesson-jump-title = 飛び越す
qubism-lesson-jump = 白のコマがじゃまです。飛び越えましょう。
qubism-lesson-jump-done = その後ろがキューブなら、横へ飛べます。
qubism-lesson-jump-wrong = 飛び越えていません。白のコマの向こうへ。
qubism-lesson-fin-title = 矢印と尾ひれ
qubism-lesson-fin = 動かすと尾ひれの側を向きます。ひとつを上向きに。
qubism-lesson-fin-done = 尾ひれのある側を向きました。
qubism-lesson-fin-wrong = 上を向いていません。尾ひれが上側にあるものを。
qubism-lesson-place-title = 新しいキューブ
qubism-lesson-place = 空いたマスをクリックして、置き方を選びましょう。
qubism-lesson-place-done = 矢印の先のマスは空いていなければなりません。
qubism-lesson-place-wrong = 新しいキューブではありません。空いたマスをクリック。
qubism-lesson-far-title = 遠くても1回
qubism-lesson-far = キューブは遠くへも動けます。2マス以上動かしましょう。
qubism-lesson-far-done = どこまで動いても、倒れるのは1回です。
qubism-lesson-far-wrong = まだ近すぎます。2マス動かしましょう。
qubism-lesson-way-title = 閉じ込めは禁止
qubism-lesson-way = 道はa3だけ。キューブでふさいでみましょう。
qubism-lesson-way-done = だめでした。道は必ず残さなければなりません。
qubism-lesson-way-wrong = それはできる手です。a3のマスを押しましょう。
qubism-lesson-locked-title = 動けないキューブ
qubism-lesson-locked = 2つが向き合っています。片方を押しましょう。
qubism-lesson-locked-done = 行く手がふさがり、動けません。
qubism-lesson-locked-wrong = それは動けます。真ん中のひとつを押しましょう。
qubism-lesson-race-title = 道をふさぐ
qubism-lesson-race = 白のほうが近い。キューブで白の道をふさぎましょう。
qubism-lesson-race-done = 道がのびました。では、最初の対局です！
qubism-lesson-race-wrong = 白は近いままです。通り道にキューブを置きましょう。

qubism-keys-arrows = 矢印キー：マスからマスへ移動
qubism-keys-pawn = 自分のコマでEnter、続けて矢印キー：コマを動かす。Shift+矢印キー：すぐに動かす
qubism-keys-cube = キューブでEnter、矢印に沿って矢印キー、Enter：キューブを動かす
qubism-keys-place = 空いたマスでEnter：キューブを置く。矢印キーで向き、Fで尾ひれ、Rで回転、Enterで決定
qubism-keys-jump = a～e、1～5：その列や行へ移動
qubism-keys-tab = Tab：自分のコマ、動けるキューブの順に移動し、最後に盤から出る
qubism-keys-ways = TかW：両方の最短の道を表示
qubism-command-ways = 最短の道
qubism-keys-why = ?：これが動けない理由、ここに何も置けない理由

# Moves in the list, as a screen reader says them.
qubism-move-place = { $square }、{ $lies }
qubism-move-slide = キューブを{ $from }から{ $to }へ、{ $turn }
qubism-move-pawn = コマを{ $from }から{ $to }へ

qubism-square = { $square }
qubism-turns-left = 左回り
qubism-turns-right = 右回り
qubism-lies = 矢印{ $way }、{ $turn }
qubism-edge = コマは盤の外へ出られません。
qubism-end = キューブは盤の外へ出られません。

qubism-board = Qubismの盤。{ $turn }残りの歩数：黒{ $black }、白{ $white }。残りのキューブ：{ $left }個。
qubism-square-own = { $square }、あなたのコマ。行けるマス：{ $targets }。
qubism-square-pawn = { $square }、{ $colour }のコマ。
qubism-square-cube = { $square }、キューブ、{ $lies }。行けるマス：{ $targets }。動くと{ $next }向き。
qubism-square-stuck = { $square }、キューブ、{ $lies }。動けません：{ $reason }
qubism-square-cube-only = { $square }、キューブ、{ $lies }。
qubism-square-free = { $square }、空き。置ける向き：{ $ways }。
qubism-square-closed = { $square }、空き。
qubism-chip = { $square }に置く、{ $lies }
qubism-chip-refused = { $square }には置けません、{ $lies }：{ $reason }

qubism-why-way = { $way }：{ $reason }
qubism-why-more = { $first } · { $next }
qubism-why-free = { $square }は、どの向きにも空いています。

qubism-preview = { $square }：矢印は{ $way }向き。動かすと{ $next }向きになります。
qubism-slide = { $square }へ。着くと矢印は{ $next }を向きます。
qubism-choose-pawn = { $square }：コマをドラッグするか、マスを選んでください。
qubism-choose-cube = { $square }：キューブを矢印に沿ってドラッグするか、マスを選んでください。
qubism-choose-place = { $square }：矢印の向きを選んでください。尾ひれは、動いた後に向く側です。
qubism-drag-supply = キューブを空いたマスへドラッグしてください。Rかホイールで回転、Fで尾ひれが入れ替わります。
qubism-left = 残り{ $count }

qubism-to-move = { $colour }の番です。
qubism-your-turn = あなたの番です。コマを進めるか、キューブを置くか動かします。
qubism-turn = { $colour }の番です。コマか、新しいキューブか、盤の上のキューブか。
qubism-won = { $colour }の勝ち：{ $ending }。
qubism-drawn = 引き分け：{ $ending }。

qubism-event-step = { $colour }が{ $to }へ進みました。
qubism-event-jump = { $colour }が飛び越えて{ $to }へ進みました。
qubism-event-place = { $colour }が{ $square }にキューブを置きました（{ $lies }）。
qubism-event-cube = { $colour }がキューブを{ $from }から{ $to }へ動かし、矢印が{ $way }を向きました。
qubism-event-end = { $event }{ $end }

qubism-score = { $seat }：対岸まであと{ $steps }歩
qubism-steps-to-go = あと{ $steps }歩
qubism-steps = { $steps }歩

# Setting up a position.
qubism-thing-cube = キューブ（{ $lies }）
qubism-thing-black = 黒のコマ
qubism-thing-white = 白のコマ
qubism-tally = 盤の上のキューブ{ $count }/{ $most }、残り{ $left }
qubism-editor-pawn-stays = コマは取り除けません。ほかのマスへドラッグしてください。
qubism-editor-help = クリックで置く、右クリックで取り除く、ドラッグで動かす、ホイールでキューブを回す。キー：矢印、C、B、W、Delete、Rで回転、Fで尾ひれの入れ替え。
qubism-fault-too-many = キューブが{ $count }個ありますが、全部で{ $most }個しかありません。
qubism-fault-pawn-on-cube = { $square }にある{ $colour }のコマが、キューブの上に乗っています。
qubism-fault-pawn-at-goal = { $square }にある{ $colour }のコマは、もう対岸に着いているので、対局は終わっています。
qubism-fault-pawn-on-pawn = 両方のコマが{ $square }にあります。
qubism-fault-no-way = { $square }にある{ $colour }のコマには、対岸へ行く道がありません。
qubism-begin-place = 新しいキューブを置きましょう。
qubism-begin-cube = { $square }のキューブに注目しましょう。
qubism-begin-pawn = { $square }にいる自分のコマに注目しましょう。
qubism-sentence-places = { $seat }が{ $square }にキューブを置きます（矢印は{ $way }）
qubism-sentence-slides = { $seat }が{ $from }のキューブを{ $to }へ動かします
qubism-sentence-goes = { $seat }のコマが{ $to }へ進みます

# Praise of the best move: what it did and no other move. Ideas to take home; “times” is idea-times.
qubism-only-lengthens = { $colour }の道を一番のばす手でした：{ $steps }歩
qubism-only-nearer = これだけが自分の近づく手でした
# Deeds of the user in a game that has ended, as praise.
qubism-deed-lengthens = 一手で{ $colour }の道を{ $steps }歩のばしました。
qubism-deed-jumps = 相手のコマを飛び越えました。
qubism-idea-longer = { $times }、自分の道がのびました。
qubism-idea-shorter = { $times }、相手の道をのばせませんでした。
qubism-idea-own = { $times }、自分の道を縮める手がありました。
qubism-skill-way = 道を短く保つ
qubism-skill-blocking = 道をふさぐ
qubism-skill-running = 前進

# Ideas of hints, as questions.
qubism-ask-win = 勝てます。どうしますか？
qubism-ask-nearer = 自分のコマが近づけます。どうしますか？
qubism-ask-wall = 相手の道をのばせます。どこですか？
qubism-ask-way = 自分の道を縮められます。どこですか？
qubism-head-start = { $steps ->
    [1] 1行
    [2] 1行と先手
   *[other] 2行
}
