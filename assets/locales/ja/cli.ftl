# Texts of the commands.

cli-about = 3つのボードゲーム、Kuba、Cubulus、Qubism。コマンドなしで起動するとウィンドウを開く。
cli-about-perft = 指定した手数までの局面の数を、深さごとに数える
cli-about-ugi = UGIプロトコルで通信する（大会管理ソフト用）
cli-about-match = 2つのエンジンを対戦させる
cli-about-bench = 決まった局面をいくつか探索し、調べた局面の数を数える
cli-about-puzzles = 内蔵のパズルを一覧にするか、すべて証明し直す
cli-about-puzzles-list = ゲームのパズルを1行に1つずつ表示する：名前、難易度、目標、ルール、局面、解答（タブ区切り）
cli-about-puzzles-check = 内蔵のパズルまたはファイルのパズルの解がただ1つで、それが解答と同じことを証明し直す
cli-about-puzzles-prove = 局面の答えをタブ区切りで表示する：達成できる目標、そのための最初の手、一番よい手順
cli-help-threads = 同時に証明するパズルの数
cli-help-puzzle-files = 「list」が表示する形のパズルのファイル。わかれば7つ目に作った人の名前。指定がなければ内蔵のパズル
cli-help-puzzle-rules = 「list」が表示する名前でのルール（「previous-position may」など）。指定がなければいつものルール
cli-help-puzzle-position = 局面。例：「7/7/7/5WR/7/7/B6 w 6-0」
cli-help-puzzle-within = 両方の手を合わせて先読みする手数
cli-help-puzzle-nodes = 調べる局面の上限。それを超えると答えは「undecided」
cli-no-puzzle-rules = 「{ $rules }」というルールはありません。
cli-about-practice = 保存した対局のミスから練習用の局面を作る、または今日の分を一覧にする
cli-about-practice-list = 保存した対局のミスから作った練習用の局面を一覧にする（1局に3つまで）
cli-about-practice-due = このプログラムのデータから、その日に練習する局面を一覧にする
cli-help-practice-files = ミスを探す対局
cli-help-practice-player = ミスをした人の名前。指定しなければコンピューター以外のすべての人
cli-help-practice-seat = ミスをした席。1が先手
cli-help-practice-nodes = 1つのミスにつき調べる局面の数（指定がなければ200000）。同じ数なら、どのコンピューターでも同じ結果になる
cli-help-practice-format = 練習用の局面ごとに1行、または1つのJSONオブジェクト
cli-help-practice-date = 日付（2026-11-25など）。指定がなければ今日
cli-about-strength = 保存した対局から人の強さを調べる
cli-help-strength-files = その人の対局
cli-help-strength-player = 人の名前。なければ各対局のただ1人の人
cli-help-strength-seat = 人の席。1が先手
cli-help-strength-nodes = 1手ごとに調べる局面の数。同じ数ならどのコンピューターでも同じ結果になる
cli-help-strength-format = ゲームとルールごとに1行または1つのJSONオブジェクト
cli-about-check = 保存した対局を並べ直し、正しいかどうかを答える
cli-about-sheet = 保存した対局や画像の対局の棋譜を表示する
cli-about-analyse = 保存した対局の手を評価し、勝負がどこで決まったかを示す
cli-about-show = 保存した対局の盤を画像に、または対局全体を動画にする
cli-help-show-file = 画像にする対局。なければ開始局面
cli-help-png = 書き出す画像。「-」で標準出力
cli-help-gif = 書き出す対局の動画。「-」で標準出力
cli-help-from = 動画を始める前の手数
cli-help-to = 表示する局面、または動画の終わりまでの手数
cli-help-pace = 動画で手を進める速さ。「off」では局面だけを順に表示する
cli-help-names = 対局者の名前を表示する
cli-help-qr = 盤の下に対局のコードを付ける
cli-help-score = それぞれが取ったものを盤の横に表示する
cli-help-no-coordinates = 座標を表示しない
cli-help-size = 幅と高さ（ピクセル）
cli-help-theme = 配色
cli-help-marbles = 玉の見分け方
cli-help-analysed-files = 解析する対局
cli-help-analysis-nodes = 1手ごとに調べる局面の数（指定がなければ400000）。同じ数なら、どのコンピューターでも同じ結果になる
cli-help-analysis-movetime = 1手ごとの時間（ミリ秒）
cli-help-format = 1手を1行にするか、1局を1つのJSONオブジェクトにする
cli-help-files = 対局のファイル
cli-help-file = 開く対局
cli-help-new-game = 次にどの対局をするかたずねる
cli-help-two-players = 人どうしの対局を始める
cli-help-new-window = 開いているウィンドウとは別に、もう1つ開く
cli-help-depth = 深さ（手数）
cli-help-game = ゲーム
cli-help-option = ゲームのルール。例：「Setup=mirrored」
cli-help-ko = Kubaのコウのルール。「--option Ko=…」と同じ
cli-help-extra = Kubaで取ったときに、もう一手あるかどうか。「--option Extra=…」と同じ
cli-help-bench-depth = 先読みする手数
cli-help-first = 1つ目のエンジンのコマンド。なければこのプログラム
cli-help-second = 2つ目のエンジンのコマンド。なければこのプログラム
cli-help-first-option = 1つ目のエンジンのオプション。例：「Level=5」
cli-help-second-option = 2つ目のエンジンのオプション
cli-help-players = エンジンの代わりに、このプログラムのプレイヤーを席ごとにコンマ区切りで並べる。レベル、レベルと調べる局面の数（例：「12:5000」）、最強レベルとその時間（例：「12:20ms」）、小数のレベル（例：「4.5」）、または覚えたての人「random」「taker」「careful」
cli-help-match-save = 対局ごとにファイルを保存するフォルダー。今あるファイルはそのまま残す
cli-help-movetime = 1手の時間（ミリ秒、指定がなければ100）
cli-help-nodes = 1手ごとに調べる局面の数
cli-help-match-depth = 先読みする手数
cli-help-grace = 負けにするまでに待つ、制限時間の超過（ミリ秒、1000）。時間を決めていなければ1手の上限（60000）
cli-help-games = 対局の数。どの序盤も、すべての席順で指す：2人なら2回、3人なら6回
cli-help-sprt = 実力差がこの2つの値（Elo）のどちらなのか判定できたら終える
cli-help-concurrency = 同時に行う対局の数
cli-help-opening = 最初に指すランダムな手の数
cli-help-seed = 序盤と、「--players」のまちがいを決める値
cli-help-position = 開始局面の代わりの局面。例：「7/7/7/3W3/7/7/3B3 w」

cli-usage = 使い方:
cli-commands = コマンド:
cli-arguments = 引数:
cli-options = オプション:
cli-value-options = オプション
cli-value-command = コマンド
cli-value-file = ファイル
cli-value-folder = フォルダー
cli-value-game = ゲーム
cli-value-named = 名前=値
cli-value-value = 値
cli-value-position = 局面
cli-value-number = 数
cli-value-depth = 深さ
cli-value-name = 名前
cli-value-date = 日付
cli-value-size = 大きさ
cli-value-player = プレイヤー
cli-noted = { $help }{ $note }
cli-note-default = （既定値：{ $value }）
cli-note-values = （指定できる値：{ $values }）
cli-about-help = このヘルプ、またはコマンドのヘルプを表示する
cli-help-help = このヘルプを表示する
cli-help-version = バージョンを表示する

cli-no-number = { $least }から{ $most }までの整数を指定してください
cli-no-number-from = { $least }以上の整数を指定してください
cli-no-decimal = 5や-2.5のような数を指定してください
cli-no-date = 2026-11-25のような日付を指定してください
cli-no-size = 大きさは{ $least }から{ $most }までの2つの数で、800x600のように書きます
cli-no-game = 「{ $game }」というゲームはありません。あるのは{ $known }です。
cli-no-option = オプションは名前と値で、Setup=mirroredのように書きます
cli-no-contestant = 「{ $name }」というプレイヤーはいません。1から12のレベル、12:5000のように局面の数を付けたレベル、12:20msのように時間を付けた最強レベル、またはrandom、taker、carefulを指定してください
cli-no-cut = この対局は{ $moves ->
   *[other] { $moves }手
}です。「--from」と「--to」は0から{ $moves }までで、「--from」を「--to」より小さくしてください。
cli-same-file = 画像と動画を同じ{ $file }に書き込むことはできません。
cli-no-picture = 画像を作れませんでした：{ $reason }。
cli-no-room-for-code = 対局が大きすぎて、この大きさの画像にはコードが入りません。--sizeを大きくしてください。
cli-no-output = 結果を書き出せませんでした：{ $reason }。

cli-check-ok = { $file }: OK、{ $moves }手、{ $result }
cli-check-file = { $file }: { $reason }
cli-check-line = { $file }:{ $line }: { $reason }
cli-check-bad = { $all ->
    [1] このファイルは正しい対局ではありません。
   *[other] { $all }個のうち{ $bad }個のファイルが正しい対局ではありません。
}
cli-puzzle-bad = { $id }: { $reason }
cli-puzzles-good = { $all }問を証明しました。
cli-puzzles-bad = { $all }問のうち{ $bad }問がまちがっています。
cli-result-open = 途中
cli-result-won = { $winner }の勝ち（{ $ending }）
cli-result-drawn = 引き分け（{ $ending }）

cli-practice-task = { $file }：{ $number }手目、{ $seat } { $move }、{ $lost }%を失う
cli-practice-win = { $number }手で勝ち
cli-practice-none = { $file }：練習する局面はありません
cli-practice-none-due = { $date }に練習する局面はありません。
cli-practice-no-player = 「{ $name }」はどの対局にもいません。
cli-strength-level = { $game }：{ $count }局、レベル{ $level } ± { $doubt }
cli-strength-unknown = { $game }：{ $count }局、レベルを出すには足りない
cli-strength-results = 結果では{ $level }
cli-strength-moves = 手では{ $level }
cli-strength-nobody = 人が1人だけの対局がありません。「--player」か「--seat」で選んでください。
cli-better = 最善：{ $line }
cli-turning-point = 勝負の分かれ目は{ $number }手目の{ $move }でした。
cli-no-turning-point = 勝負の分かれ目はありませんでした。
cli-accuracy = { $seat }：精度{ $percent }%
cli-no-accuracy = { $seat }：手が少なく精度は出ません

cli-match-seats = 2つのエンジンで{ $seats }人の{ $game }はできません。プログラムのプレイヤーなら「--players 3,2,1」のようにしてできます。
cli-match-players = ここでの{ $game }は{ $seats }人用ですが、{ $players }人が指定されました。
cli-match-sprt = 2つの実力差は別々の値にし、小さいほうを先に書いてください。
cli-match-start = エンジン「{ $engine }」を起動できませんでした：{ $reason }
cli-match-dead = エンジン「{ $engine }」が終了しました。
cli-match-late = エンジン「{ $engine }」が時間内に答えません。
cli-match-flood = エンジン「{ $engine }」の出力が止まりません。
cli-match-illegal = エンジン「{ $engine }」が反則手を指しました：{ $move }
cli-match-over = 対戦を中断しました。
cli-match-complains = エンジン「{ $engine }」からの知らせ：{ $reason }

cli-manual-games = ゲーム
cli-manual-name = 名前
cli-manual-synopsis = 書式
cli-manual-description = 説明
cli-manual-options = オプション
cli-manual-commands = コマンド
cli-manual-version = バージョン
