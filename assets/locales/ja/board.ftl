# Texts of all boards.

game-kuba = Kuba

way-up = 上
way-down = 下
way-left = 左
way-right = 右
list-and = { $first }、{ $next }

# Length of a game.
rules-changed = 別のルール
turn-count = 各{ $turns }手
# 対局のコードが入った画像の文字。
picture-turn = { $name }の番
picture-won = { $name }の勝ち
picture-drawn = 引き分け
picture-is-game =
    この画像が対局そのものです。
    Kubaで開くか貼り付けると続きが打てます。

# A choice and its value, as a screen reader says it.
choice = { $name }：{ $value }
rules-repetition = 同じ局面が3回で引き分け

# Advice beside the board: “Push f1 up – takes a red”.
advice-move = { $move }
# A move in the list, in notation.
list-move = { $move }
advice-and-reason = { $move } – { $reason }

# Setting up a position: contents of cells, changes, faults.
editor-board = 局面を作る{ $game }の盤。{ $tally }。
editor-cell = { $cell }、{ $thing }
editor-cell-empty = { $cell }、空き
editor-laid = { $cell }に{ $thing }を置きました。
editor-taken = { $cell }から{ $thing }を取り除きました。
editor-won = この局面はもう終局です：{ $seat }の勝ち（{ $ending }）。
editor-drawn = この局面はもう終局です：引き分け（{ $ending }）。
editor-no = なし
editor-yes = あり
editor-turn = 手番
editor-rules = ルール
editor-forbidden = 禁じ手
editor-nothing = なし
editor-value = { $text }
editor-repetition = 同じ局面3回
editor-repetition-draw = 引き分け
editor-repetition-nothing = 続ける
