# Texts about saved games, files, the game in progress and settings.

record-line = { $line }行目：{ $reason }
record-empty = 中身がありません。
record-too-large = 8 MiBを超えています。棋譜がこれほど大きくなることはありません。
record-not-text = テキストファイルではありません。
record-not-a-record = 保存された対局ではありません。
record-cut-short = 途中で終わっています。残りがありません。
record-newer = このプログラムより新しい版で作られています。
record-other-game = 「{ $game }」の対局です。ここでは開けません。
record-too-deep = かっこの入れ子が深すぎます。
record-unknown-part = 保存された対局に「{ $name }」という項目はありません。
record-missing-part = 項目「{ $name }」がありません。
record-twice-part = 項目「{ $name }」が2つあります。
record-wrong-value = ここに{ $found }は書けません。
record-wrong-choice = ここに「{ $found }」は書けません。書けるのは{ $expected }です。
record-form = 保存された対局の書き方になっていません。
record-too-many-moves = 手数が{ $most }を超えています。
record-no-such-place = { $number }手目について書かれていますが、その手がありません。
record-not-closed = ここで開いたかっこが閉じられていません。
record-not-opened = 開いていないかっこが閉じられています。
record-nothing-replaced = ここには、変化に置き換えられる手がありません。
record-too-many-variations = 変化も合わせた手数が{ $most }を超えています。
record-seat-count = プレイヤーが{ $found }人です。{ $seats }人必要です。
record-level = レベル{ $number }はありません。レベルは1から{ $most }までです。
record-date = 「{ $text }」は日付ではありません。2025-12-31のように書きます。
record-position = { $reason }
record-move = { $number }手目：{ $reason }
record-after-the-end = { $number }手目が終局の後にあります。
record-wrong-result = 結果が指し手と合いません。
record-not-understood = 保存された対局でも、局面でも、手の並びでもありません。

file-fault = { $file }：{ $reason }
file-line-fault = { $file }、{ $line }行目：{ $reason }
file-not-found = 見つかりません。
file-no-folder = そのようなフォルダーはありません。
file-denied = ここでの操作は許可されていません。
file-write-protected = 書き込みが禁止されています。
file-disk-full = ディスクがいっぱいです。
file-is-folder = これはフォルダーです。
file-not-a-folder = フォルダーがあるはずの場所にファイルがあります。
file-homeless = このシステムには保存用のフォルダーがありません。
file-not-ordinary = 通常のファイルではありません。
file-too-large = 8 MiBを超えています。棋譜がこれほど大きくなることはありません。
file-not-text = テキストファイルではありません。
file-not-utf-8 = { $line }行目がUTF-8ではありません。UTF-8で保存してから、もう一度開いてください。
file-bad-name = この名前はファイルに付けられません。
file-stopped = プログラムの一部が止まったため、もう保存されません。対局をファイルに保存して、Kubaを起動し直してください。
file-open-elsewhere = ウィンドウ{ $number }で開いています。
file-other = { $reason }

autosave-salvaged = 途中の対局が壊れていました。{ $moves }手を救い出して盤に並べました。壊れたファイルは{ $file }として残してあります。（{ $reason }）
autosave-kept-aside = 途中の対局を読み取れませんでした。{ $file }として残してあります。（{ $reason }）
start-after-crash = 前回、Kubaはエラーで終了しました。盤とウィンドウの設定を標準に戻しました。
autosave-unreadable = 途中の対局を読み取れませんでした。（{ $reason }）

earlier-kept = { $when } · { $moves }手
earlier-window = ウィンドウ{ $number }、途中 · { $moves }手

settings-line = { $line }行目が設定の書き方になっていません
settings-kept-aside = 設定を読み取れなかったため、すべて標準に戻しました。元のファイルは{ $file }として残してあります。（{ $reason }）
settings-unreadable = 設定を読み取れなかったため、すべて標準に戻しました。（{ $reason }）
settings-damaged = 設定が壊れていました。読み取れた分は残してあります。元のファイルは{ $file }です。（{ $reason }）
settings-wrong = 設定「{ $name }」が正しくなかったため、標準に戻しました。
settings-missing = 設定「{ $name }」がないため、標準の値を使います。
