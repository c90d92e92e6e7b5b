# Texts of the commands.

cli-no-puzzle-rules = 「{ $rules }」というルールはありません。

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

cli-practice-task = { $file }：{ $seat } { $move }、{ $lost }%を失う
cli-practice-missed = { $date }の連続問題でまちがえた局面：{ $seat } { $move }
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

