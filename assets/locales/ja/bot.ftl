# Texts of the computer player: names of its levels.

level-1 = 入門者
level-2 = 初心者
level-3 = 見習い
level-4 = 中級者
level-5 = 愛好家
level-6 = ベテラン
level-7 = 上級者
level-8 = 強豪
level-9 = 達人
level-10 = 師範
level-11 = 名人
level-12 = チャンピオン
level-even = 互角（レベル{ $level }くらい）

# Reasons for a failure of the computer player.
bot-fault-thread = 考え始めることができませんでした
bot-fault-illegal = 許されない手を選びました：{ $reason }
bot-fault-panic = { $message }
bot-fault-search = 理由はわかりません

# Reasons why a move was worse than another. “better” is the better move, as in “f1-f2”; “deadline” and “other” are why-deadline; “of” is the name of the game in files; “moves” counts those of the winner.
why-deadline = { $moves ->
    [1] すぐに
   *[other] { $moves }{ $of ->
       *[other] 手
    }以内に
}
why-misses = { $better }なら{ $deadline }勝てました。
why-misses-at-once = { $better }ならすぐに勝ちでした。
why-misses-and-allows = { $better }なら{ $deadline }勝てました。これでは{ $colour }が{ $other }勝ちます。
why-allows = これで{ $colour }が{ $deadline }勝ちます。
why-allows-with = これで{ $colour }が、{ $reply }から始めて{ $deadline }勝ちます。
why-allows-at-once = これで{ $colour }が{ $reply }で勝ちます。
why-draws = これで同じ局面が3回目になり、引き分けになるおそれがあります。
why-keeps-chances = { $better }なら勝率を{ $percent }%高く保てました。

# Faults of a puzzle.
puzzle-unreadable = { $part ->
    [grade] 難易度
    [name] 名前
    [goal] 目標
    [rules] ルール
   *[position] 局面
}が読み取れません
puzzle-not-so = 目標を達成できる手がただ1つに決まりません
puzzle-another-goal = ただ1つの手で達成できるのは「{ $goal }」です
puzzle-line = 解答が{ $number }手目からまちがっています
puzzle-parts = 行がパズルの6つの部分（名前、難易度、目標、ルール、局面、解答。タブ区切り）になっていません
puzzle-too-hard = 証明に必要な局面が多すぎます
puzzles-none = パズルがありません
puzzles-too-many = { $most }行より多くあります
no-proof-over = この局面では対局が終わっています
no-proof-players = パズルは2人用です
no-proof-past = 過去の盤に戻せないルールではパズルを証明できません

# Praise after a game. “of” is the name of the game in files, “move” a move as in “f1-f2”. A fact follows the best move: what it did and no other move.
praise-best-move = 一番よい{ $of ->
   *[other] 手
}：{ $move }
praise-in-a-row = { $count }{ $of ->
   *[other] 手
}続けてミスなし
praise-moves = { $count }{ $of ->
   *[other] 手
}指しました

# One idea to take home from a game. “times” is idea-times.
idea-times = { $count ->
    [1] 1回
    [2] 2回
    [3] 3回
   *[other] 何回も
}
idea-allows-win = { $times }、相手に勝てる手をあたえました。
idea-misses-win = { $times }、勝てる手がありました。
idea-beginning = { $times }、始めの10手で形勢を損ねました。
# How often something occurred, in place of idea-times.
skill-once-in = { $moves ->
    [1] 毎回
   *[other] { $moves }手に1回
}
skill-defending = 守り
skill-finishing = 勝ち切り
skill-beginning = 序盤
