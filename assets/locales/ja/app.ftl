# Texts of the window.

menu-game = ゲーム(G)
menu-move = 操作(M)
menu-copy = コピー
menu-view = 表示(V)
menu-train = トレーニング(T)
menu-more = その他
menu-language = 言語
language-of-the-system = システム設定
menu-help = ヘルプ(H)
menu-recent = 最近のファイル

command-new-game = 新しい対局…
command-same-again = もう一局
command-play-even = 互角の対局
command-play-easy = やさしい
command-play-medium = ふつう
command-play-hard = 難しい
command-two-players = 2人で
command-friends = 友だちと
command-open = 開く…
command-save = 保存
command-save-as = 別名で保存…
command-copy-game = 棋譜をコピー
command-copy-analysis = 解析付きでコピー
command-copy-position = 局面をコピー
command-paste = 棋譜か局面を貼り付け
command-welcome = 最初の画面
command-back-to-game = 対局に戻る
command-back-to-left = 元の対局へ
command-settings = 設定…
command-quit = 終了
command-end-turn = 手番終了
command-undo = 元に戻す
# On a narrow button.
command-undo-short = 元に戻す
command-redo = やり直す
command-redo-short = やり直す
command-hint = ヒント
command-guide = 毎回ヒントを出す
guide-end = 毎回のヒントをやめる
command-warn = 悪い手を知らせる
# Beside its sign.
command-warn-short = 注意
command-show-answer = 続きを見る
command-move-now = すぐ指す
command-stop-clock = 時計を止める
command-pause = 一時停止
command-go-on = 再開
command-resign = 投了…
command-offer-draw = 引き分けを提案
command-first = 最初へ
command-previous = 戻る
command-next = 進む
command-last = 最新へ
command-rematch = 再戦
command-rematch-at-offer = そのハンデやレベルで再戦
command-review = 検討
command-study = この対局を検討
command-study-start = 最初から検討
command-leave-study = 検討を終える
command-look-at-game = 対局全体を解析
command-lines = 読み筋
command-enter-line = この手順を並べる
command-next-mistake = 次の悪手
command-previous-mistake = 前の悪手
command-line-below = 下の変化
command-line-above = 上の変化
command-promote = 本譜にする
command-delete-from = ここから削除
command-comment = コメント…
command-mark-none = 印なし
command-mark-good = ! 好手
command-mark-mistake = ? 悪手
command-mark-brilliant = !! 絶妙手
command-mark-blunder = ?? 大悪手
command-mark-interesting = !? 面白い手
command-mark-doubtful = ?! 疑問手
command-move-drawer = { $of ->
   *[other] 手の一覧
}
command-turn-board = 盤を反転
command-sound = 効果音
command-volume = 音量
command-coordinates = 座標
command-threats = 狙い
command-show-threats = 狙いをしばらく表示
command-replay = 何があった？
command-layers = 段を大きく
command-board-only = 盤だけ
command-full-screen = 全画面表示
command-one-key = 一つのキーで遊ぶ
command-one-key-slower = 枠を遅くする
command-one-key-faster = 枠を速くする
command-zoom-in = 拡大
command-zoom-out = 縮小
command-zoom-reset = 標準の大きさ
command-learn = 遊び方
command-previous-step = 戻る
command-next-step = 次へ
command-leave-lesson = 練習を終える
command-rules = ルール
command-asked = よくあるQ&A
command-keys = キー操作
command-find = コマンドを探す…
command-about = Kubaについて
command-accessibility = アクセシビリティ

command-show = この手へ移動

# Tooltip of a button, with its key: “Hint (H)”.
tip = { $command }（{ $key }）
# command: what a switch shows, as in “Threats”; key: its key on the board.
tip-for-a-moment = { $command }の表示を切り替えます。{ $key }キーでしばらく表示できます。

cancel = キャンセル
close = 閉じる
dismiss = 閉じる

seat-you = あなた
seat-computer = コンピューター
seat-computer-named = { $name }（{ $seat }）
card-computer = { $seat } · レベル{ $level }：{ $name }
level-short = レベル{ $level }
card-computer-short = レベル{ $level }：{ $name }
# On the card of the player whose turn is next.
card-next = 次
pill-your-turn = あなたの番
pill-to-move = { $seat }の番
pill-move-again = もう一手
pill-clock-stands = 停止中
pill-thinking = 考え中…
pill-thinking-for = 考え中… { $seconds }秒

moves-none = { $of ->
    [kuba] まだ押していません。
   *[other] まだ指していません。
}
moves-back-to-the-game = 対局に戻る
move-name = { $seat }：{ $move }

hand-over = 対局は終わりました。
game-too-long = 1局は{ $most }手までで、この対局はもういっぱいです。保存はできますが、続けられません。
game-too-many-variations = 1局の手は変化も合わせて{ $most }手までで、もういっぱいです。追加するには、変化をひとつ削除してください。
comment-too-long = コメントは{ $most }文字までです。
comments-too-long = 1局のコメントは、合わせて{ $most } kBまでです。
hand-clock-stands = 時計が止まっています。「{ command-go-on }」で再び動きます。
out-of-time = { $seat }は時間切れで脱落しました。
clock-left = { $seat }：残り{ $time }
hand-paused = コンピューターが待っています。「すぐ指す」を選ぶと続きます。
hand-waits = コンピューターどうしの対局を止めています。「再開」を選ぶと続きます。
hand-thinking = コンピューターが考えています。
hand-warned = コンピューターが待っています。「待った」か「続ける」を選んでください。
hand-computers-turn = { $of ->
   *[other] ここはコンピューターの番です。
}Endで対局に戻ります。

# Chances of the player who moved, in percent.
warning-says = 注意：{ $why }
# line: moves in notation.
warning-answer = この後の一例：{ $line }
warning-take-back = 待った
warning-show = 表示
warning-hide = 隠す
warning-play-on = 続ける

status-hint-thinking = { $of ->
   *[other] よい手を探しています…
}
status-hint = ヒント：{ $advice }。
status-hint-more = ヒント：{ $advice }もう一度「ヒント」を押すと、もっとわかります。
hint-question = よい{ $of ->
   *[other] 手
}があります。どこですか？
status-draw-thinking = コンピューターが引き分けの提案を考えています…
status-earlier = { $number ->
    [0] 開始局面です。
   *[other] { $count }手中{ $number }{ $of ->
       *[other] 手目
    }、{ $move }です。
}{ $more }
status-earlier-move = { $of ->
    [kuba] 玉を押すと
   *[other] 指すと
}ここから続き、Endで戻ります。
status-earlier-look = Endで対局に戻ります。
moves-replaced = 前の手順は下に残してあります。「元に戻す」で戻れます。
moves-deleted = { $count }{ $of ->
   *[other] 手を削除しました。
}

thought-nothing = コンピューターはまだ考えていません。
thought-depth = 深さ{ $depth }
thought-even = 互角
thought-ahead = { $seat }が優勢（{ $percent }%）
# With more than two players.
thought-chance = { $seat }の勝率は{ $percent }%
thought-plus = +{ $whole }.{ $tenth }
thought-minus = −{ $whole }.{ $tenth }
# The winner’s own moves count, as in kuba-hint-forces-win. “of” is the name of the game in files.
thought-wins = { $seat }が{ $moves }{ $of ->
   *[other] 手で勝ち
}
thought-thousands = { $thousands }k/秒
thought-millions = { $whole }.{ $tenth }M/秒
thought-told = コンピューターの読み：{ $score }。{ $line }（{ $about }）

result-wins = { $name }の勝ち
result-you-win = あなたの勝ち！
result-computer-wins = コンピューターの勝ち
result-computer-wins-short = 相手の勝ち
result-draw = 引き分け
result-reason = { $reason }、{ $length }で終局。
result-reason-with-help = { $reason }、{ $length }で終局（手助けあり）。
result-reason-strict = { $reason }、{ $length }で終局（手助けなし）。
# One of several players in the match, as in “1. Ann 2”.
result-place = { $place }位 { $name } { $wins }勝
result-score = 通算：{ $score }{ $draws ->
    [0] 。
   *[other] 、引き分け{ $draws }。
}
# The user’s strength, from their games. “level” is level-tenths; “halves” counts half levels, “levels” is the
# same in levels, such as 1½.
level-tenths = { $whole }.{ $tenth }
result-rating = あなた：レベル{ $level }くらい
# Games that are missing until a level is known, and games of those that it takes.
result-games-missing = { $missing ->
    [1] あと1局でレベルがわかります。
   *[other] あと2局でレベルがわかります。
}
result-games-played = { $played }/3局
result-level-passed = レベル{ $level }に届きました。
rating-more = 7日前より{ $halves ->
    [1] ½レベル
    [2] 1レベル
   *[other] { $levels }レベル
}上
rating-less = 7日前より{ $halves ->
    [1] ½レベル
    [2] 1レベル
   *[other] { $levels }レベル
}下
rating-as-before = 7日前と同じ
result-easier = やさしく：レベル{ $number }
result-easier-whole = もっとやさしく再戦、レベル{ $number }：{ $name }
result-harder = 手ごわく：レベル{ $number }
result-harder-whole = もっと手ごわく再戦、レベル{ $number }：{ $name }
result-easier-short = やさしく：{ $number }
result-harder-short = 手ごわく：{ $number }

# Study: graph of the chances, marks of moves, better lines. “of” is the name of the game in files.
study-heading = 検討
study-graph = 対局中の勝率の動き
# A point in the graph; mark: a sign such as “??”, or nothing.
study-point = { $number }{ $of ->
   *[other] 手目
}、{ $seat }：{ $move } { $mark }
study-point-start = 開始局面
# A point in the graph for screen readers; chances: as in “White 43 %, Black 57 %”.
study-point-told = { $number ->
    [0] 開始局面
   *[other] { $number }{ $of ->
       *[other] 手目
    }、{ $move }の後
}、{ $chances }
study-chance = { $seat } { $percent }%
study-accuracy = 精度{ $percent }%
# Status line in a study.
study-status = { $of ->
    [kuba] 玉を押すと
   *[other] 指すと
}別の手を試せます。
study-chances-unknown = どちらが優勢かは、まだわかりません。
study-turning-point = 勝負の分かれ目は{ $number }{ $of ->
   *[other] 手目
}の{ $move }でした。
study-is-turning-point = { $number }{ $of ->
   *[other] 手目
}の{ $move }が勝負の分かれ目でした。
study-no-turning-point = { $of ->
   *[other] 1手で流れが変わった場面はありませんでした。
}
study-nothing-yet = { $of ->
    [kuba] 玉を押すと、その手を検討できます。
   *[other] 指すと、その手を検討できます。
}
study-was-good = { $number }{ $of ->
   *[other] 手目
}の{ $move }は、これしかない好手でした。
study-was-brilliant = { $number }{ $of ->
   *[other] 手目
}の{ $move }は絶妙手でした。
study-was-interesting = { $number }{ $of ->
   *[other] 手目
}の{ $move }は面白い手でした。
study-was-doubtful = { $number }{ $of ->
   *[other] 手目
}の{ $move }は疑問手でした。
study-was-mistake = { $number }{ $of ->
   *[other] 手目
}の{ $move }は悪手でした。
study-was-blunder = { $number }{ $of ->
   *[other] 手目
}の{ $move }は大悪手でした。
study-show-me = 見る
study-last-mistake = これより後に悪手はありません。
study-first-mistake = これより前に悪手はありません。
study-looks = 対局を解析中：{ $done }/{ $all }
study-looks-deeper = くわしく解析中：{ $done }/{ $all }
study-stopped = 対局の解析は途中までです。
study-stop = 中止
study-go-on = 続ける
study-leave = 終える
# A better line than the move above; line: moves.
study-better = 最善：{ $line }
study-more-lines = +{ $lines }変化
# Best lines. An entry of the list shows a chance, or the number of moves to a certain end.
study-lines = 読み筋
study-lines-thinking = 最善の手順を探しています…
study-no-lines = ここで対局は終わりです。
study-line-chance = { $percent }%
study-line-wins = { $moves }手で勝ち
study-line-loses = { $moves }手で負け
study-line-told = 読み筋{ $number }、{ $chance }：{ $line }
study-fewer-lines = 読み筋を減らす
study-more = 読み筋を増やす
# What players of other levels would play: the words for a level inside a sentence, an entry as a sentence, one
# after another entry (only a few words have room), and an entry if all would play the same.
study-level = レベル{ $number }
study-level-move = { $level }なら{ $move }
study-level-move-short = { $level } { $move }
study-levels-agree = レベル{ $first }、{ $second }、{ $best }なら{ $move }
# A move in the list, as a screen reader says it: with its mark, or as a variation.
study-told-mark = { $name }、{ $mark }
study-told-variation = 変化：{ $name }

title-welcome = { $game }
title-puzzle = パズル – { $game }
title-lesson = 遊び方 – { $game }
# The two players, in titles and file names.
players-together = { $one } – { $other }
title-file = { $file } – { $title }
title-over = { $players } · 終局 – { $game }
title-turn = { $players } · { $seat }の番 – { $game }

# The list of all commands. reason: one of the texts below.
find-title = コマンドを探す
find-hint = コマンドの名前
find-nothing = その名前のコマンドはありません。
find-status = Enter で実行、Esc で戻ります。
find-status-disabled = 今は使えません：{ $reason }

# Why a command is disabled, without a full stop.
disabled-game = 対局中だけ
disabled-game-or-editor = 対局中か、局面を作る間だけ
disabled-game-or-puzzle = 対局中かパズルだけ
disabled-lesson = 遊び方の練習中だけ
disabled-puzzle = パズルだけ
disabled-practice = 復習中だけ
disabled-run = 連続問題だけ
disabled-train = 練習のページだけ
disabled-you = 自分のページだけ
disabled-exercise = パズルと復習だけ
disabled-editor = 局面を作る間だけ
disabled-begun = 対局が始まっていません
disabled-start-page = ここが最初の画面です
disabled-now = 今は使えません
disabled-none-left = 待っている対局はありません
disabled-over = 対局が終わってから
disabled-no-offer = 結果で示されたとき
disabled-end-turn = 手番を終えられるとき
disabled-undo = 元に戻すものがありません
disabled-redo = やり直すものがありません
disabled-hint = 自分の番のとき
disabled-friend = 手助けなしの対局では使えません
disabled-strict = 手助けなしの対局では使えません
disabled-warn = レベル1～6が相手のときだけ
disabled-thinking = コンピューターが考えている間
disabled-warned = コンピューターが注意したとき
disabled-pause = コンピューターだけの対局か、時計が動く間
disabled-resign = 投了できるとき
disabled-draw = 引き分けを受ける相手がいるとき
disabled-first = ここが最初の局面です
disabled-last = ここが最新の局面です
disabled-study = 検討中だけ
disabled-no-moves = まだ手がありません
disabled-no-mistake = 印のある悪手はありません
disabled-no-fork = ここに別の変化はありません
disabled-layers = 段のある盤だけ
disabled-one-key = 1つのキーで遊ぶとき
disabled-in-editor = 今、局面を作っています
disabled-unplayable = この局面からは指せません
disabled-no-puzzle = この局面はパズルになりません
disabled-running = 連続問題の間は使えません
disabled-not-running = 連続問題の間
disabled-no-mistake-yet = 間違えた手の後
disabled-no-own = 自分のパズルがありません
disabled-not-own = 自分のパズルだけ
disabled-not-deleted = 消したパズルはありません
disabled-not-proving = 確認中のパズルはありません
disabled-no-positions = この対局の局面はありません
disabled-messages = メッセージの対局だけ
disabled-not-asked = たずねた人はいません
disabled-remark = 友だちとの対局で指した後
disabled-seat = 席を取った人はいません
disabled-not-called = 友だちはまだ指していません

theme-system = システム設定
theme-light = ライト
theme-dark = ダーク
contrast-system = システム設定
contrast-more = 高
contrast-normal = 標準
motion-system = システム設定
motion-reduced = 減らす
marbles-glass = ガラス
marbles-symbols = 記号付き
motion-slow = ゆっくり
motion-normal = ふつう
motion-fast = 速い

settings-title = 設定
settings-look = 外観
settings-computer = コンピューター
settings-game = 対局
settings-theme = テーマ
settings-contrast = コントラスト
settings-marbles = 玉とコマ
one-key-hint = { $name }（ヒント）
one-key-about = 枠が選べるものの上を順に動きます。スペースキー、クリック、タッチで枠の中のものを選びます。{ $keys }で終わります。
one-key-pace = 一つにかける時間
one-key-second-key = 二つ目のキーで進む：Enterか右ボタン
one-key-title = 一つのキー
one-key-change = 変える…
one-key-quick = 速い
one-key-slow = 遅い
one-key-card = 一つに{ $seconds }秒。3回まわると待ちます。
one-key-rests = 押すと続きます
one-key-status = 選びたいものに枠が付いたら、スペースキーを押します。
one-key-board = 盤
one-key-choices = 選択
one-key-menu = メニュー
one-key-back = 戻る
one-key-more = 増やす
one-key-less = 減らす
one-key-at = { $count }の{ $place } · 次まで{ $seconds }秒
one-key-at-by-key = { $count }の{ $place } · Enter：次
settings-motion = 動き
settings-motion-about = 「減らす」では、動いたものを枠で示します。
settings-accessibility-more = アクセシビリティについて…
settings-rules = 次の対局のルール
settings-rules-start = このルールで新しい対局を始める
settings-time = 考える時間
settings-seconds = 秒
settings-seconds-and-tenth = { $whole }.{ $tenth }
settings-time-about = { level-12 }が{ $of ->
   *[other] 1手
}に使う時間の上限です。低いレベルほど早く指します。
settings-ponder = { level-12 }はあなたの番にも考える（バッテリーの減りが早くなります）
settings-show-thinking = コンピューターの読みを表示
settings-warn-learners = 悪い手を知らせる（レベル1～4）
settings-warn = 悪い手を知らせる（レベル5～6）
settings-confirm-resigning = 投了の前に確認
settings-system-dialogs = ファイル選択にシステムの画面を使う
settings-system-dialogs-about = 使わないときは、ファイルの場所を文字で入力します。
settings-files-about = 途中の対局は自動で残り、次に起動したときに続けられます。ずっと取っておきたい対局や、だれかに送りたい対局は、ファイルに保存してください。

board-only-back = { $key }かEsc：戻る
board-only-back-by-esc = Esc：戻る
zoom-too-large = このウィンドウではこれ以上拡大できません。先にウィンドウを大きくしてください。

level-label = レベル
settings-level-about = レベルの違うコンピューターどうしの対局では、それぞれのレベルはそのままです。
level-item = { $number }：{ $name }

new-game-title = 新しい対局
new-game-opponent = 相手
new-game-strength = 強さ
new-game-even = あなたと同じ
new-game-level = レベルを選ぶ
new-game-for-you = あなたには
new-game-easier = 少しやさしい
new-game-as-strong = 互角
new-game-harder = 難しい
new-game-even-about = 今はレベル{ $level }くらい。あなたの対局に合わせて変わります。
opponent-computer = コンピューター
opponent-friend = 友だち
opponent-computers = コンピューターどうし
opponent-two-computers = コンピューター2人
opponent-two-friends = 友だち2人
opponent-computers-only = コンピューターだけ
new-game-game = ゲームを選ぶ
new-game-change-seats = 席を替わる
new-game-more = ルール、時計、盤、局面
new-game-size = 人数
new-game-colour = 色
new-game-colours = 色
new-game-stay = そのまま
new-game-take-turns = 毎回交代
new-game-turns-about = 負けた人が、次の対局で{ $first }になります。
new-game-own-name = あなたの名前
new-game-move-on = 1局ごとに席をひとつずつ移る
new-game-lot-then-loser = 最初はだれが{ $first }になるかをくじで決め、その後は負けた人が{ $first }になります。
new-game-lot-then-on = 最初の席はくじ、その後は1局ごとにひとつずつ移る
seat-person = 人
seat-level = コンピューター · { $level }
seat-name = 名前
seat-name-of = { $seat }の名前
new-game-rules = ルール
new-game-setup = 開始局面
new-game-clock = 時計
clock-none = なし
clock-game = 1局ごと
clock-move = 1手ごと
clock-about = 最初の手から動き始め、前の局面を見ている間も進みます。手を戻すと時間も戻ります。時間が切れると負けです。Pキーで止められます。
# “of” is the name of the game in files.
clock-begins-game = 時計あり：1人{ $minutes }分{ $more ->
    [0] 。
   *[other] 、{ $of ->
       *[other] 1手
    }ごとに{ $more }秒追加。
}
clock-begins-move = 時計あり：{ $of ->
   *[other] 1手{ $seconds }秒。
}
clock-begins-each = 時計あり：{ $times }。
clock-short-game = { $more ->
    [0] 1人{ $minutes }分
   *[other] 1人{ $minutes }分 + { $of ->
       *[other] 1手{ $more }秒
    }
}
clock-short-move = { $of ->
   *[other] 1手{ $seconds }秒
}
clock-short-each = { $times }
clock-minutes = 1人の持ち時間（分）
clock-more = 1手の追加（秒）
clock-seconds = 秒
clock-each = それぞれの時計
clock-min = 分
clock-s = 秒
clock-minutes-of = { $seat }：分
clock-more-of = { $seat }：1手の秒
# A player or seat with their own time.
clock-of-seat = { $more ->
    [0] { $seat }{ $minutes }分
   *[other] { $seat }{ $minutes }分 + { $more }秒
}
clock-suggested = おすすめ：{ $times }
clock-suggested-about = おすすめは、レベルの差1つごとに時間を1.5×にします。
new-game-strict = 手助けなしの対局：元に戻す、ヒント、狙い、注意は使えません。
strict-begins = 手助けなしの対局：元に戻す、ヒント、狙い、注意は使えません。
new-game-position = 局面から始める
new-game-position-label = 局面をここに貼り付けます（なければ空のまま）
new-game-play = 始める

setup-title = どの開始局面にしますか？
setup-who = { $seat }が開始局面を選びます。
setup-you = 今度はあなたが{ $seat }です。開始局面を選んでください。
setup-you-and-loser = 負けた人が先手なので、今度はあなたが{ $seat }です。開始局面を選んでください。
setup-chosen = コンピューターが{ $seat }です。開始局面はくじで「{ $setup }」になりました。

comment-title = コメント
comment-label = この手について一言どうぞ
comment-keep = 決定

overwrite-title = 上書きしますか？
overwrite-text = ここで開いた後に、{ $file }がほかのプログラムで変更されました。保存すると、その変更は失われます。
overwrite-sheet-text = { $file }は文字で書いた棋譜です。保存すると、このプログラムの対局ファイルに置き換わります。
overwrite-sheet-lost-text = { $file }は文字で書いた棋譜です。保存すると、このプログラムの対局ファイルに置き換わり、理解できなかった部分は失われます：{ $words }
overwrite-yes = 上書き
overwrite-no = キャンセル
replace-title = ファイルを置き換えますか？
replace-text = { $file }はすでにあります。保存すると、中身が置き換わります。
replace-yes = 置き換える
quit-title = 保存せずに終了しますか？
quit-text = 途中の対局を保存できません。（{ $fault }）
quit-text-finished = 最後に終えた対局を「自分」のページに残せません。（{ $fault }）
quit-save = 別の場所に保存…
quit-yes = 保存せず終了
salvage-title = 無事な部分を開きますか？
salvage-text = { $fault }その前までの{ $moves }手を、新しい対局として開けます。元のファイルは変わりません。
salvage-yes = その部分を開く
salvage-no = キャンセル
resign-title = 投了しますか？
resign-text = { $others ->
    [1] 相手の勝ちになります。
   *[other] ほかの人たちだけで対局を続けます。
}
resign-yes = 投了する
resign-no = 続ける
draw-title = 引き分けにしますか？
draw-text = { $seat }が引き分けを提案しています。{ $others ->
    [1] 相手は受け入れますか？
   *[other] ほかの人たちは受け入れますか？
}
draw-yes = 受け入れる
draw-no = 続ける
draw-accepted = コンピューターが引き分けを受け入れました。
draw-declined = コンピューターはまだ続けたいようです。
confirm-always-ask = 毎回確認する

path-open-title = 対局を開く
path-save-title = 対局を保存
path-why = ファイルの場所（パス）を入力してください。
path-label = パス
path-open = 開く
path-save = 保存
file-kind = 対局
file-kind-any = すべてのファイル
file-kind-picture = 画像
file-kind-film = 動画
file-name = { $players } { $date }

# The page of the user’s results and games.
you-games = 対局
you-players = { $count }人
you-players-which = 人数
you-level = レベル{ $level }くらい
you-way = { $way ->
    [third] { $next }まで3分の1
    [half] { $next }まで2分の1
    [two-thirds] { $next }まで3分の2
    [nearly] もうすぐ{ $next }
   *[none] { "" }
}
you-judging = 対局を読み込み中：{ $all }局のうち{ $done }局
you-no-level = レベルはまだありません
you-no-games = { $from }から{ $to }：対局はまだありません
you-status = レベルを押すと、そのレベルとの対局が出ます。Escで戻ります。
you-unknown = コンピューターと3局指すと、あなたのレベルが分かります。
you-missing = あと{ $count }局で、グラフがはっきりします。
you-won = 勝ち
you-lost = 負け
you-costliest = いちばん損をしているところ：{ $skill }
you-no-cost = とくに損をしたところはありません。
you-never = { $moves }手で一度もありません。
you-next = レベル{ $level }：{ $moves }手に1回
you-like = レベル{ $level }くらい
you-practise = { $count ->
    [0] まだ練習する局面がありません
   *[other] これを練習・{ $count }
}
you-practise-some = これを練習
you-look = 局面を探す
you-counted = 最近の対局の{ $moves }手を数えました。
title-run = 連続問題・{ $game }
command-run = 連続問題
command-leave-run = 連続問題を終わる
run-title = 連続問題
run-short = 連続
run-caption = 連続問題・{ $kind }
run-minutes = 3分間
run-streak = ノーミス
run-about-minutes = 3分間でできるだけ多く解きます。3回まちがえると終わりです。
run-about-streak = 1回まちがえるまで、時間制限なしで続けます。
run-goes-on = { $solved }問から続けます。1回まちがえると終わりです。
run-waits = 明日まで続けられます。
run-solved = 正解
run-missed = まちがい
run-left = 残り
run-seconds-left = 残り{ $seconds }秒
run-mistakes = まちがい{ $count } / { $most }
run-this = 今回
run-last = 前回
run-record = 最高記録
run-record-of = { $kind }：最高記録
run-today = 今日
run-result = { $count }問正解
run-new-record = 新記録！
run-end = 終わる
run-puzzle = 問題{ $number }
run-tiles = 今回の問題
run-look = この問題を見直す
run-status = 種類を選ぶか、前回の問題を選んで見直せます。
run-choose = 種類を選んでください。
practice-source-run = 連続問題でまちがえた局面
you-which = 表示するゲーム
you-all = すべて
you-against = レベル{ $level }、{ $name }：{ $won }勝{ $lost }敗{ $drawn ->
    [0] { "" }
   *[other] 、引き分け{ $drawn }
}
you-reading = 対局を読み込んでいます…
you-none = 対局はまだありません。終えた対局も途中でやめた対局も、すべてここに残ります。
you-count = { $count ->
   *[other] { $count }局あります。クリックすると開きます。
}
you-damaged = { $count ->
   *[other] 壊れていて表示できない対局が{ $count }局、{ $folder }にあります。
}
you-play-on = 続ける
you-more = さらに前の対局
you-delete = 削除
you-deleted = 対局を削除しました。
you-put-back = 元に戻す

# Sharing pictures and films of a game.
command-share = 共有…
command-copy-picture = 画像をコピー
share-title = 共有
share-preview = プレビュー
share-what = 内容
share-position = 画像
share-turn = 直前の手番
share-game = 対局全体
share-height = 高さ
share-coordinates = 座標
share-names = 対局者の名前
share-score = { $of ->
    [cubulus] 残りのボール
    [qubism] 残りの歩数
   *[other] 得点
}
share-code = 対局のコード
share-about-picture = PNG画像、{ $width }×{ $height }ピクセル。
share-about-film = { $moves ->
    [0] まだ動画にできる{ $of ->
       *[other] 手
    }がありません。
   *[other] { $moves }手のGIF動画、{ $width }×{ $height }ピクセル。
}
share-save = 保存…
share-saving = 保存中… { $percent }%
share-delays-closing = ファイルの書き込みが終わるとウィンドウを閉じます。もう一度閉じると中止します。
clipboard-silent = クリップボードの持ち主のプログラムが応答しません。
clipboard-other = コピーしたものは、文字でも、読み取れる画像でもありません。
no-thread = スレッドを開始できませんでした：{ $reason }。
share-copy = コピー
share-stop = 中止
share-failed = 画像を作れませんでした。
share-failed-because = 画像を作れませんでした：{ $reason }。
copied-picture = 画像をコピーしました。

# Pasted moves of a game that continues elsewhere.
moves-came = { $others ->
    [0] 対局が進みました。{ $name }の手は{ $moves }です。
   *[other] 対局がさらに{ $others }手進んでいました。その後の{ $name }の手は{ $moves }です。
}
path-picture-title = 画像を保存
path-film-title = 動画を保存

banner-game = 対局が保存されていません。{ $fault }
banner-changed = { $file }がほかのプログラムで変更されたか、削除されました。保存するときは、置き換える前に確認します。
banner-other = 一部が保存されていません。{ $fault }
earlier-today = 今日 { $time }
earlier-yesterday = 昨日 { $time }
date-in-words = { $year }/{ $month }/{ $day }
earlier-then = { $date } { $time }
earlier-of-window = ウィンドウ{ $number }
# The score, if the game has one. Your own part comes first, or the winner’s.
earlier-score = { $own }対{ $other }
earlier-won = { $scored ->
    [1] { $others }に{ $score }で勝ち
   *[other] { $others }に勝ち
}
earlier-lost = { $scored ->
    [1] { $others }に{ $score }で負け
   *[other] { $others }に負け
}
earlier-draw = { $others }と引き分け
earlier-somebody-won = { $scored ->
    [1] { $name }が{ $others }に{ $score }で勝ち
   *[other] { $name }が{ $others }に勝ち
}
earlier-against = 途中 · 相手は{ $others }
earlier-between = 途中 · { $players }
earlier-and = { $one }と{ $other }
earlier-level = レベル{ $level }
earlier-two-of-level = レベル{ $level }の2人
earlier-name = { $name }
left-kept = 対局は「{ you-title }」のページに残してあります。
left-not-kept = 対局をまだ残せていません。くり返し試しています。（{ $fault }）
drop-blocked = 先にダイアログを閉じてから、もう一度ファイルをドロップしてください。
paste-blocked = 先にダイアログを閉じてから、もう一度貼り付けてください。
paste-no-text = コピーしたものは画像です。ここに貼り付けられるのは文字だけです。
rescued = 元の場所に対局を保存できなかったため、{ $files }として残しました。次に起動したときに続けられます。（{ $fault }）
game-lost = 対局をどこにも保存できませんでした。（{ $fault }）
launch-blocked = 先にダイアログを閉じてから、もう一度対局を開いてください。
drop-others = { $file }だけを開きました。{ $others }は開いていません。
left-out = 理解できなかったため省きました：{ $words }
second-window = Kubaは別のウィンドウでも開いています。このウィンドウの対局は別に残ります。
cannot-lock = このシステムでは、Kubaの2つのウィンドウを区別できません。対局がたがいに上書きされないよう、一度に1つだけ開いてください。
nothing-kept = 対局を残しておくフォルダーがありません。終了する前に、ファイルに保存してください。
saved = { $file }として保存しました。
copied-game = 棋譜をコピーしました。
copied-position = 局面をコピーしました。
bot-failed = コンピューターが考えている間に問題が起きました（{ $reason }）。対局は続きます。
bot-failed-and-moved = コンピューターが考えている間に問題が起きたので（{ $reason }）、とりあえず1手指しました。対局は続きます。

rules-title = ルール
rules-learn = 盤で練習する

welcome-status = 始め方を選ぶか、盤の上でそのまま指してみてください。{ $even ->
    [1] 互角の
   *[other] やさしい
}対局が始まります。
welcome-computer = コンピューターと対戦
# level, name: of the computer opponent; new: the command for a new game.
welcome-strength = レベル{ $level }：{ $name }。「{ $new }」で変えられます。
# How many games a beginner wins against an easy, a medium and a hard opponent; below the name of a button.
welcome-wins-most = { $short ->
    [1] たいてい
   *[other] たいてい勝てる
}
welcome-wins-half = { $short ->
    [1] 2回に1回
   *[other] 2回に1回勝てる
}
welcome-wins-few = { $short ->
    [1] たまに
   *[other] たまに勝てる
}
# “level” is a number, such as 4½.
welcome-even = レベル{ $level }くらい、あなたと同じ強さ
welcome-even-easier = レベル{ $level }くらい、少しやさしめ
welcome-even-harder = レベル{ $level }くらい、少し難しめ
welcome-even-new = 3局であなたのレベルが分かります
welcome-back = 途中の対局
welcome-people = 1台の画面で交互に
welcome-learn = 全{ $steps }ステップの練習
welcome-learn-on = 練習の続き（{ $step }/{ $steps }）から。
welcome-rules = ルールのあらまし。
welcome-level = レベル{ $level }：3局中2勝

lesson-step = 練習 { $step }/{ $steps }
lesson-item = { $number }. { $title }
lesson-status = { $step }：{ $task }
lesson-skip = とばす
lesson-done = 完了
lesson-first-game = 最初の対局へ
lesson-hand-done = ここは終わりです。「次へ」で進みましょう。
lesson-hand-watch = まずは見ていてください。

# Keys, as labelled on keyboards.
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
key-enter = Enter
key-space = スペース
key-home = Home
key-end = End
key-page-up = PageUp
key-page-down = PageDown
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-backspace = Backspace
key-insert = Insert
key-delete = Delete

keys-title = キー操作
keys-or = または
keys-board = 盤の上
keys-game = 対局中
keys-study = 検討中
keys-study-step = ←か→：1手戻る、1手進む
keys-study-fork = ↑か↓：上か下の変化へ
keys-study-play = スペース：対局を順に見る
keys-files = 対局とファイル
keys-tasks = 遊び方と復習
keys-program = プログラム
keys-choose = コマンドを選ぶとキーを変更できます。
keys-shown = 表示するコマンド
keys-with-keys = キーあり
keys-all = すべて
keys-row = { $command }：{ $keys }
keys-none = キーなし
keys-press = 新しいキーを押してください…
keys-press-about = Escで変更せずに戻り、Backspaceでキーを外します。
keys-remove = キーなし
keys-reset = 元のキー
keys-reset-all = すべて元のキーに
keys-reset-done = すべてのキーを元に戻しました。
keys-clash = { $keys }は「{ $command }」のキーです。
keys-exchange = 入れ替える
keys-refused-board = { $keys }は盤で使うキーです。
keys-refused-window = { $keys }はウィンドウやメニューで使うキーです。
keys-refused-clipboard = コピー、切り取り、貼り付けのキーです。文字の入力でも使います。
keys-cursor = 盤のカーソル
keys-cursor-arrows = 矢印
keys-cursor-wasd = WASD
keys-cursor-hjkl = HJKL
keys-cursor-number-pad = 8462
keys-cursor-same = 矢印キーと同じ
keys-cursor-wasd-about = 盤の上では、この4つのキーはカーソルだけを動かします。aとdの列は入力できず、Wは何も表示せず、何も置きません。
keys-cursor-hjkl-about = 盤の上では、この4つのキーはカーソルだけを動かします。Lで段を切り替えられません。
keys-cursor-number-pad-about = 盤の上では、この4つのキーはカーソルだけを動かします。その行は入力できません。
keys-cursor-lost = このキーがなくなるコマンド：{ $commands }。

about-title = Kubaについて
accessibility-title = アクセシビリティ
accessibility-seeing = 見る: ライトとダークの高コントラスト、ズームで大きな文字、記号の付いた玉。色だけが手がかりになることはありません。
accessibility-reader = 読み上げ: 盤もボタンもすべて名前があり、名前で押せます。手と結果は読み上げられます。
accessibility-hearing = 音: 音は必要ありません。音で知らせることは画面にも出ます。
accessibility-motion = 動き: 動きを減らすと、動いたものを枠で示します。
accessibility-keyboard = キーボード: マウスなしですべてできます。キーは変えられます。
accessibility-one-key = 一つのキー: 枠が選べるものの上を順に動き、スペースキー、クリック、タッチで選びます。
accessibility-touch = タッチ: 押し続けると右クリック、二本指でズームします。
about-name = Kuba
about-version = バージョン{ $version }
about-what = Kuba、Cubulus、Qubism。3つのボードゲームを、コンピューターや友だちと。
about-licence = MIT LicenseとApache License 2.0のどちらかを選んで使える自由ソフトウェアです。
about-font = フォントはThe Inter Project AuthorsによるInter、AdobeによるNoto Sans JP、Understanding LimitedとJakub SteinerによるCantarellです（すべてSIL Open Font License）。
about-makers = 作者は、Kuba（Traboulet）がSerge Cahu、CubulusがSylvain Ménager（Gigamic）、QubismがEAD（Debug Monkeys）です。Kubaのほかのルールは、Carter & TroykaとRalf Geringによるものです。
about-trade-mark = 「Kuba」は権利者の商標です。このプログラムは、作者ともメーカーとも関係がありません。

start-no-display = ウィンドウを開ける画面がありません。Kubaにはデスクトップ環境が必要です。画面なしでできることは「kuba --help」で見られます。
start-no-randr = XサーバーにRANDR拡張がないため、ウィンドウを開けません。Kubaは新しいXサーバーかWaylandで動きます。
start-library = システムに{ $libraries }がないため、ウィンドウを開けません。DebianやUbuntuでは「sudo apt install { $packages }」でインストールできます。
start-graphics = 使えるOpenGLがシステムにないため、ウィンドウを開けません（{ $reason }）。DebianやUbuntuでは「sudo apt install libegl1 libgl1 libgl1-mesa-dri」でインストールできます。
start-pictures = 画面がプログラムの画像を受け付けないため、ウィンドウを開けません。
start-colours = 画面の色が{ $depth }ビットで、このシステムにはそこに描けるものがないため、ウィンドウを開けません。Kubaは24ビットの画面で動きます。
start-lost = 画面との接続が切れ、Kubaのウィンドウも閉じました。
start-other = ウィンドウを開けません：{ $reason }

# Setting up a position.
command-set-up = 局面を作る
command-back-to-set-up = 作成に戻る
command-edit-start = 開始局面
command-edit-clear = 消去
command-edit-mirror = 反転
command-play-from-here = ここから対局
command-study-from-here = 検討
command-study-position = この局面を検討
command-study-mistake = この問題を検討
command-leave-set-up = 局面作りを終える
title-editor = 局面を作る – { $game }
editor-status = 置くものを選び、置きたい場所をクリックしてください。
editor-left = 作った局面は残してあります。
editor-gone = 作った局面を開けません。
set-up-again-text = 作りかけの局面があります。続きを作りますか？
set-up-again-yes = 続きを作る
set-up-again-no = この盤面から作る
editor-title = 局面を作る
editor-pieces = 置くもの
editor-take = 取り除く
editor-copy = コピー
editor-paste = 貼り付け
editor-fewer = { $name }：減らす
editor-more = { $name }：増やす
editor-sound = この局面から対局を始められます。
command-puzzles = パズル
command-todays-puzzle = 今日のパズル
command-next-puzzle = 次のパズル
command-solution = 解答を見る
command-try-again = もう一度
command-show-why = 理由を見る
command-leave-puzzles = パズルを終える
puzzles-damaged = 解いたパズルの記録が壊れていました。読み取れた分は残してあります。元のファイルは{ $file }です。
welcome-puzzles = { $count }問中{ $solved }問正解
puzzle-number = パズル{ $number }/{ $count } · { $game }
puzzle-number-low = { $number }/{ $count }
# number: which of the user’s own moves wins; “of” is the name of the game in files.
puzzle-task-win = 自分の{ $number }{ $of ->
   *[other] 手目で勝つ
}
puzzle-task-take = { $number ->
   *[other] この手番で赤玉を{ $number }個取る
}
puzzle-task-hold = 負けを防ぐ
puzzle-about-win = { $seat }の番です。
puzzle-about-take = { $seat }の番です。正しい1手目はひとつだけです。
puzzle-about-hold = { $seat }の番です。{ $other }の勝ちを防ぐ答えは1つだけです。
puzzle-rules = ルール：{ $rules }
puzzle-grade = 難易度{ $grade }/5
puzzle-status = { $seat }の番：{ $task }
puzzle-right = 正解！続けましょう。
puzzle-solved-first = 一度で解けました！
puzzle-solved-helped = 解けました！
puzzle-solution = これが解答です。
puzzle-failed = その手を確かめられませんでした。もう一度指してください。
puzzle-no = 残念！それでは解けません。
puzzle-no-take = { $taken ->
    [0] 残念！これではひとつも取れません。
   *[other] 残念！{ $goal }個のうち{ $taken }個しか取れません。
}
puzzle-no-answer = 残念！{ $answer }。
puzzle-no-loses = 残念！{ $answer }。これで相手の勝ちです。
puzzle-plays = { $seat }が{ $move }と指します
puzzle-begin = 盤全体を見てみましょう。
puzzle-hint = { $move }。
puzzle-went-back = 指した手を元に戻しました。
puzzle-going-back = 指した手を元に戻します。
puzzle-hand-why = この後はこうなります。「もう一度」で続けましょう。
puzzle-hand-over = このパズルは解けました。「次へ」で進みましょう。
puzzle-hand-watch = まずは見ていてください。
puzzle-checking = 少しお待ちください。
puzzle-hint-button = ヒント
puzzle-solution-button = 解答
puzzle-next-button = 次へ
puzzle-hide-why = 隠す
puzzle-solved-about = 「次へ」で次のパズルに進みます。
puzzle-solution-about = 「もう一度」で自分で指すか、「次へ」で進みましょう。
puzzle-hint-about = もう一度「ヒント」を押すと、手がわかります。
puzzle-so-far = { $count ->
    [0] 難易度{ $grade }はまだ解いていません
   *[other] 難易度{ $grade }は{ $count }問中{ $first }問を一度で正解
}
puzzle-days = 連続{ $days }日
puzzle-tiles = すべてのパズル
puzzle-tile = パズル{ $number }、難易度{ $grade }
puzzle-tile-first = 一度で正解
puzzle-tile-helped = 正解
puzzle-todays = 今日のパズル：
puzzle-todays-link = { $game } – { $task }
puzzle-todays-low = 今日
puzzle-is-todays = 今日のパズル
board-what-if = もしこう指したら。離すと元に戻ります。
board-without-help = 手助けなしの対局です。
board-replay = 直前の手をもう一度。

# Practice with positions from the user’s own games.
command-practice = 復習
command-practise-game = この対局の局面を復習
command-next-position = 次の局面
command-leave-out = この局面を外す
command-take-in = 元に戻す
command-toggle-search = ほかの局面を探す
command-leave-practice = 復習を終える
title-practice = 復習 – { $game }
title-practice-alone = 復習
practice-status = { $seat }の番：{ $move }より良い手は？
practice-status-rest = 自分の対局の局面を、身につくまで。
practice-title = 復習
practice-place = { $number }/{ $count }
# For screen readers, after “3 of 5”.
practice-progress = これまで一度で正解：{ $first }問。
practice-task-win = ここから勝てました。どう指しますか？
practice-task-lost = { $of ->
    [kuba] 玉をこう押した後
   *[other] この手の後
}、{ $seat }の勝ちになりました。もっと良い手は？
# of: the name of the game in files.
practice-task-missed = ここで{ $of ->
    [kuba] 赤玉
   *[other] 玉
}を{ $count }個取り逃しました。もっと良い手は？
practice-task-cost = { $of ->
    [kuba] この押し方で
   *[other] この手で
}勝率が{ $percent } %下がりました。もっと良い手は？
practice-then = { $move }：その時に指した手
practice-source = 自分の対局から
practice-source-date = { $day ->
    [today] 今日の対局から
    [yesterday] 昨日の対局から
   *[then] { $date }の対局から
}
practice-source-level = { $day ->
    [today] 今日
    [yesterday] 昨日
   *[then] { $date }
}のレベル{ $level }との対局から
practice-right = 正解
practice-solution = 解答
practice-chance-then = その時の勝率
practice-chance-with = { $move }なら
practice-returns = { $days ->
    [1] 明日また出ます
   *[other] { $days }日後にまた出ます
}
practice-done = 身につきました。もう出ません。
practice-hand-over = この局面は終わりました。「次へ」で進みましょう。
practice-searching = 対局を調べています…
practice-none = まだ局面がありません
practice-nothing-due = 今日の復習はありません
practice-about-search = 対局の後、損の大きかった手が復習の局面になります。身につくまで、また出ます。
practice-result = { $count }問中{ $first }問を一度で正解
practice-tomorrow = 明日また出る局面：{ $count }問。
practice-more-button = 続ける
practice-leave-button = 終わる
practice-search = { $count }局中{ $done }局を調べました。
practice-stop = 止める
practice-go-on = 続きを調べる
practice-left-out = この局面はこれから出ません。
result-practise = 局面を{ $count }問復習
result-practise-short = { $count }問復習
result-seeking = 復習する局面を探しています
result-seeking-short = 局面を探しています
result-nothing = この対局に復習する局面はありません。
result-nothing-short = 復習なし
practice-damaged = 復習の記録が壊れていました。読み取れた分は残してあります。元のファイルは{ $file }です。
praise-show = 見る
# The same about the idea to take home, for screen readers.
idea-show = 見る：{ $idea }
result-more = その他
board-swing = 押している間、この面が手前になります。

# Puzzles of one's own. The verdict below the position that is being set up: “of” is the name of the game in files, “moves” a list of moves.
command-keep-puzzle = パズルとして保存
composer-keep = パズルとして保存
composer-further = もっと先まで調べる
composer-stop = 止める
composer-win-only = { $seat }が{ $number }{ $of ->
   *[other] 手
}で勝ちます。勝てるのは{ $moves }だけです。
composer-win = { $seat }が{ $number }{ $of ->
   *[other] 手
}で勝ちます：{ $moves }
composer-take-only = { $seat }はこの番に赤を{ $number }個取れます。取れるのは{ $moves }だけです。
composer-take = { $seat }はこの番に赤を{ $number }個取れます：{ $moves }
composer-hold = { $moves }なら負けません。ほかの答えはすべて{ $number }手以内に負けます。
composer-none = { $number }{ $of ->
   *[other] 手
}以内に必ず勝てる手はありません。
composer-open = まだわかりません：{ $number }{ $of ->
   *[other] 手
}先まで調べました。
composer-looking = { $number }{ $of ->
   *[other] 手
}先まで調べています…
composer-open-note = { $number }手以内の勝ちはありません。
composer-no-puzzle = まだパズルではありません
composer-one = 解はただ1つ · 難易度{ $grade }（5段階）
composer-several = 最初の{ $of ->
   *[other] 手
}が{ $count }つあります：まだパズルではありません
composer-rivals = { $moves }でも{ $number }手以内に勝てます：まだパズルではありません
composer-rivals-open = ほかにも{ $number }{ $of ->
   *[other] 手
}以内に勝てる手があるか調べています…
composer-or = { $first }または{ $next }
composer-others = ほか{ $count }手
composer-impossible = パズルにできません：{ $reason }
composer-failed = 局面を調べられませんでした。
keep-puzzle-title = パズルとして保存
keep-puzzle-name = 名前
keep-puzzle-author = 作った人
keep-puzzle-keep = 保存
command-own-puzzles = 自分のパズル
command-copy-puzzle = パズルをコピー
command-delete-puzzle = パズルを削除
command-restore-puzzle = 元に戻す
command-stop-proving = 止める
puzzle-sources = どのパズル
puzzle-collection = すべてのパズル
puzzle-mine = 自分の · { $count }
own-puzzle-name = 自分のパズル{ $number }
own-puzzle-kept = 「{ $name }」を自分のパズルに保存しました。
own-puzzle-deleted = 「{ $name }」を削除しました。
own-puzzle-copied = パズルをコピーしました。
own-puzzle-rules = このルールではパズルにできません。
own-puzzles-full = これ以上パズルを保存できません。先にいくつか削除してください。
own-puzzles-damaged = 自分のパズルの一覧がこわれていました。読み取れた部分は残っています。元のファイルは{ $file }です。
own-puzzles-proving = パズルを証明しています：{ $all }問中{ $done }問
own-puzzles-stopped = 止めました。証明も追加もされていないパズル：{ $count }。
own-puzzles-delay-closing = まだ証明されていないパズル：{ $count }。もう一度閉じると、それらを追加せずに終了します。
own-puzzles-refused = パズルは追加されませんでした：{ $reason }。
own-puzzles-added = 追加したパズル：{ $added }{ $known ->
    [0] 。
   *[other] 。前からあるもの：{ $known }。
}
own-puzzles-line = { $line }行目は追加されませんでした：{ $reason }。
own-puzzles-lines = ほかにも{ $count }行が追加されませんでした。

# 離れた人との対局。
opponent-elsewhere = 離れた人
elsewhere-own = あなたの側
elsewhere-way = 送り方
elsewhere-letters = メッセージ
elsewhere-folder = 共有フォルダー
elsewhere-letters-about = 一手ごとに、文字と画像をまとめてコピーできます。どのメッセージアプリでも送れます。返事はここに貼り付けてください。
elsewhere-folder-about = { $players ->
    [2] 二人とも見えるフォルダーを選んでください。クラウド、ネットワーク、USBメモリーなどです。相手はその中のファイルを開くと始められます。
   *[other] みんなから見えるフォルダーを選んでください。クラウド、ネットワーク、USBメモリーなどです。ほかの人はその中のファイルを開くと始められます。
}
elsewhere-which-folder = フォルダー
elsewhere-choose = 選ぶ…
path-folder-title = 共有フォルダーを選ぶ
elsewhere-table = テーブル
elsewhere-sit-down = テーブル「{ $table }」に着く
elsewhere-help = 検討、ヒント、コンピューターを使ってよい（みんなが同意した場合）
elsewhere-no-folder = みんなから見えるフォルダーを選んでください。
elsewhere-no-table = テーブルに文字と数字の名前を付けてください。
elsewhere-table-taken = このフォルダーにはもうテーブル「{ $table }」があります。そのファイルを開くか、別の名前にしてください。
card-elsewhere = 離れた場所
hand-elsewhere = { $name }の番です（離れた場所）。
hand-asked = { $name }の返事を待っています。返事があるまで待ってください。
hand-seat-lost = あなたの席は別のコンピューターに移りました。
hand-friend-earlier = 前の局面です。友だちとの対局は最新の局面から続けます。
hand-strict-earlier = 前の局面です。手助けなしの対局は最新の局面から続けます。
friend-status-letters = { $name }を待っています。メッセージをコピーして、ここで{ $keys }を押してください。
friend-status-folder = { $name }を待っています。手は自動で表示されます。
command-copy-letter = 相手のためにコピー
command-friend-note = ひとこと…
command-with-friends = 友だちとの対局
friend-accept = 同意する
friend-decline = 断る
friend-your-turn = あなたの番です。
friend-begin = あなたから始めます。
friend-moved = { $name }の手：{ $when }
friend-note-of = { $name }：「{ $note }」
friend-made = 手を打ちました。
friend-gets = { $name }に届くもの
friend-ready = 対局の用意ができました。
friend-ended = 対局は終わりました。
friend-picture-and-text = 画像と文字。どのメッセージアプリでも送れます
friend-copy-for = { $name }のためにコピー
friend-copy-again = もう一度コピー
friend-paste-short = 貼り付け
friend-waiting = { $name }を待っています。
friend-lost = この席は別のコンピューターに移りました。
friend-paste = メッセージをコピーして、ここで{ $keys }を押してください。
friend-by-itself = テーブル「{ $table }」。手は自動で表示されます。
friend-at-table = テーブル「{ $table }」
friend-answer-travels = 返事は次のメッセージで送られます。
friend-asks-undo = { $name }が最後の手を戻したいと言っています。
friend-asks-draw = { $name }が引き分けにしたいと言っています。
friend-asking-undo = 最後の手を戻したいと言いました。
friend-asking-draw = 引き分けにしたいと言いました。
friend-greeting = { $over ->
    [0] { $game }：{ $name }の番です。このメッセージをKubaに貼り付けるか、画像をKubaで開いてください。
   *[other] { $game }：対局は終わりました。このメッセージをKubaに貼り付けるか、画像をKubaで開いてください。
}
friend-copied = コピーしました。{ $name }へのメッセージに貼り付けてください。
friend-copied-text = 文字をコピーしました。{ $name }へのメッセージに貼り付けてください。
friend-invited = { $help ->
    [0] { $name }からの対局です。終わるまで検討とヒントは使えません。
   *[other] { $name }からの対局です。みんな検討とヒントを使えます。
}
friend-own-letter = 自分のメッセージです。相手に送ってください。
friend-typed = { $name }の手は{ $moves }ですか？
friend-play-typed = 打つ
friend-moved-there = { $name }が打ちました。
friend-answered-there = { $name }から知らせがあります。
friend-go-there = 見に行く
friend-guarded = { $name }との対局です。終わるまで検討は使えません。
friend-answer-by-hand = プログラムがなければ、{ $move }のように手を書いて返事してください。
friend-request-ready = リクエストの用意ができました。
friend-answer-ready = 返事の用意ができました。
friend-note-ready = ひとことの用意ができました。
friend-status-to-send = メッセージをコピーして{ $name }に送ってください。
moves-came-and-end = { $name }の手は{ $moves }です。対局は終わりました。
friend-older = { $name }のこのメッセージはもう知っているか、ここの対局より前のものです。何も変わっていません。
friend-other-game = ルールか始まりが違う対局のメッセージです。何も変わっていません。
friend-other-move = { $number }手目が、{ $name }では{ $theirs }、ここでは{ $mine }です。何も変わっていません。どちらが正しいか、たしかめてください。
friend-other-move-yours = { $name }はあなたの別の手に答えています。{ $number }手目は{ $theirs }ではなく{ $mine }です。何も変わっていません。手をもう一度送ってください。
friend-note-title = ひとこと
friend-note-about = 相手への一行です。最後の手と一緒に届きます。
friend-note-keep = 付ける
friend-folder-fault = 共有フォルダーが使えません：{ $fault } 対局はここに残り、フォルダーが戻ると続きます。
friend-seat-lost = この席は別のコンピューターに移り、{ $file }はそこで書かれます。ここの対局は止まります。
friend-seat-changed = 同じ時にほかの人がその席に着きました。あなたは{ $seat }です。
friend-file-copy = { $file }は共有サービスが作ったコピーなので、使いません。
friend-file-damaged = { $file }は壊れているか、途中までしかありません。全部そろうまで使いません。
friend-file-odd = { $file }はふつうのファイルではないので、使いません。
friend-file-wrong = { $file }はこの対局のファイルではありません。手かルールが合わないので、使いません。
friend-take-over = この席に着く
friend-take-over-text = テーブル「{ $table }」の席はすべて使われています。ここで{ $seat }として続けますか？もう一方のコンピューターは止まります。
with-friends = 友だちと
with-friends-none = 友だちとの対局はありません。
with-friends-yours = あなたの番（{ $count }）
with-friends-theirs = 相手の番（{ $count }）
with-friends-paste = メッセージを貼り付け
with-friends-new = 友だちと新しい対局…
with-friends-seat = { $shared ->
    [0] あなたは{ $seat }
   *[other] あなたは{ $seat }・テーブル「{ $folder }」
}
with-friends-play = 打つ
with-friends-open = 開く
with-friends-moved = { $named ->
    [0] あなたの手
   *[other] { $name }の手
}

command-train = 今日の5題
train-title = 練習
command-train-today = 今日の5題を続ける
command-leave-train = 練習を終える
command-leave-you = ページを終える
train-status = 今日の最初：{ $task }
train-status-done = 今日の5題は終わりました。明日また新しい問題が出ます。
train-record = 記録 { $score }
train-run = 3分、または最初の間違いまで
train-make = 作る
train-mine = { $count ->
    [0] まだありません
   *[other] { $count }題
}
train-own = 自分の問題
train-today = 今日
train-minutes = { $count ->
   *[other] およそ{ $count }分
}
train-start = 始める
train-go-on = 続ける
train-done = 今日はこれで終わりです。また明日。
train-mistakes = { $count ->
   *[other] 自分の間違い{ $count }題
}
train-puzzles = { $count ->
   *[other] パズル{ $count }題
}
train-daily = 今日のパズル
train-list = { $one }、{ $other }
train-grade = { $count }題中{ $solved }題
train-left = { $count ->
   *[other] 今日は{ $count }題
}
train-done-short = 今日は終わり
you-title = 自分
welcome-you = { $way ->
    [third] レベル{ $level }くらい、{ $next }まで3分の1
    [half] レベル{ $level }くらい、{ $next }まで2分の1
    [two-thirds] レベル{ $level }くらい、{ $next }まで3分の2
    [nearly] レベル{ $level }くらい、もうすぐ{ $next }
   *[none] レベル{ $level }くらい
}
welcome-you-games = { $missing ->
   *[other] あと{ $missing }局でレベルが出ます
}
welcome-learn-name = おぼえる
welcome-learn-all = レッスン、ルール、キー操作
welcome-elsewhere = 離れた友だち
welcome-elsewhere-count = { $count ->
   *[other] { $count }人が待っています
}
welcome-last = { $day }：{ $ended }。
welcome-waiting = { $count ->
   *[other] { $count }題が待っています
}
train-sentence = { $words }。
train-left-short = 今日{ $count }題
welcome-learn-short = レッスン、ルール

# People who play at this computer. known: their names, or “none”.

command-people = プレイヤー…
command-next-person = 次のプレイヤー
command-become = このプレイヤーになる
command-restore-person = このプレイヤーを元に戻す
people-title = プレイヤー
people-about = 対局、レベル、トレーニング、設定はプレイヤーごとに別です。パスワードはありません。
people-name = 名前
people-new = 新しいプレイヤー
people-add = 追加
people-afresh = 最初からやり直す…
people-afresh-ask = 強さ、復習、連続問題の記録を消しますか？対局と解いた問題は残ります。消した記録は新しいファイルのとなりに残ります。
people-afresh-yes = 消してやり直す
people-afresh-no = すべて残す
people-afresh-done = 強さ、復習、連続問題の記録を最初からやり直します。
welcome-somebody-else = ほかの人もここでプレイしますか？
people-sign = しるし
people-plays = プレイ中
people-become = プレイする
people-remove = { $name }を外す
people-said = { $name }、{ $sign }
people-name-empty = 先に名前を入力してください。
people-name-too-long = 名前の文字が多すぎます。
people-name-taken = 同じ名前のプレイヤーがいます。
people-too-many = プレイヤーが多すぎます。
people-open-elsewhere = このプレイヤーのウィンドウが開いています
people-not-saved = 対局を保存できないため、そのままです：{ $fault }
people-not-written = プレイヤーの一覧を変更できません：{ $fault }
people-removed = { $name }を外しました。ファイルは{ $folder }にあります。
start-unknown-person = { $name }という名前のプレイヤーはいません。{ $known ->
    [none] 名前のあるプレイヤーはいません。
   *[other] プレイヤー：{ $known }
}
disabled-alone = ほかにプレイヤーがいません
disabled-not-removed = 外したプレイヤーはいません
title-person = { $name } · { $title }
sign-star = スター
sign-diamond = ダイヤ
sign-leaf = リーフ
sign-triangle = さんかく
sign-square = しかく
sign-ring = リング
sign-moon = ムーン
sign-cross = クロス
sign-hexagon = ろっかく
sign-drop = しずく
sign-bars = バー
sign-heart = ハート
welcome-score = { $one } { $own } : { $others } { $other }
new-game-with = 相手
new-game-head-start = ハンデ
head-start-none = なし
head-start-by-hand = 自分で選ぶ
head-start-who = だれに
head-start-size = どれだけ
head-start-for = { $name }に{ $what }
head-start-for-you = あなたに{ $what }
head-start-for-computer = コンピューターに{ $what }
head-start-people = { $stronger }のほうがレベル{ $levels }つくらい強いです。{ $weaker }に{ $what }で互角になります。
head-start-computer-stronger = コンピューターのほうがレベル{ $levels }つくらい強いです。あなたに{ $what }で互角になります。
head-start-computer-weaker = あなたのほうがレベル{ $levels }つくらい強いです。コンピューターに{ $what }で互角になります。
head-start-lots = 中立のボールはくじで置かれます。
head-start-had = { $name }のハンデ：{ $what }
head-start-had-you = あなたのハンデ：{ $what }
head-start-had-computer = コンピューターのハンデ：{ $what }
head-start-less = { $name }は{ $what }で2回続けて勝ちました。次は{ $less }にしますか？
head-start-less-none = { $name }は{ $what }で2回続けて勝ちました。次はハンデなしにしますか？
