# Texts of the rules of all games.

illegal-game-over = 対局は終わっています。

option-none = オプション「{ $name }」はありません。このゲームにオプションはありません。
option-unknown = オプション「{ $name }」はありません。使えるのは{ $known }です。
option-value = { $name }に使えるのは{ $values }です。「{ $found }」は使えません。

ending-repetition = 同じ局面が3回
ending-resignation = 投了
ending-agreement = 合意
ending-time-out = 相手の時間切れ

move-not-a-move = 「{ $text }」は手として読めません。
move-not-a-cell = 「{ $text }」は盤の上にありません。
move-not-neighbours = { $from }と{ $to }は隣り合っていません。

direction-north = 上
direction-east = 右
direction-south = 下
direction-west = 左
