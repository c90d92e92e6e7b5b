# Texts about saved games, files, the game in progress and settings.

record-line = ligne { $line } : { $reason }
record-empty = Il n’y a rien dedans.
record-too-large = Plus de 8 Mio : aucune partie n’est aussi grande.
record-not-text = Ce n’est pas un fichier texte.
record-not-a-record = Ce n’est pas une partie enregistrée.
record-cut-short = Le texte s’arrête trop tôt ; il manque la suite.
record-newer = Cette partie vient d’une version plus récente du programme.
record-other-game = C’est une partie de « { $game } », que ce programme ne peut pas ouvrir ici.
record-too-deep = Il y a trop de parenthèses les unes dans les autres.
record-unknown-part = Une partie enregistrée n’a pas d’élément « { $name } ».
record-missing-part = L’élément « { $name } » manque.
record-twice-part = L’élément « { $name } » est là deux fois.
record-wrong-value = { $found } n’a pas sa place ici.
record-wrong-choice = « { $found } » n’a pas sa place ici. Valeurs possibles : { $expected }.
record-form = Une partie enregistrée ne s’écrit pas ainsi.
record-too-many-moves = Il y a plus de { $most } coups.
record-no-such-place = Il est question du coup { $number }, qui n’existe pas.
record-not-closed = Ce qui s’ouvre ici n’est jamais refermé.
record-not-opened = Une parenthèse se ferme sans avoir été ouverte.
record-nothing-replaced = Aucun coup ici qu’une variante pourrait remplacer.
record-too-many-variations = Avec toutes les variantes, il y a plus de { $most } coups.
record-seat-count = { $found ->
        [one] Il y a { $found } joueur
       *[other] Il y a { $found } joueurs
    } ; il en faut { $seats }.
record-clock-seats = La pendule a des temps pour { $found ->
        [one] { $found } joueur
       *[other] { $found } joueurs
    } ; il en faut { $seats }.
record-level = Il n’y a pas de niveau { $number } ; les niveaux vont de 1 à { $most }.
record-date = « { $text } » n’est pas une date comme 2025-12-31.
record-position = { $reason }
record-move = coup { $number } : { $reason }
record-after-the-end = Le coup { $number } vient après la fin de la partie.
record-wrong-result = Le résultat n’est pas celui auquel mènent les coups.
record-not-understood = Ce n’est ni une partie enregistrée, ni une position, ni une liste de coups.
record-cut-message = La fin du message manque. Copiez-le en entier.

file-fault = { $file } : { $reason }
picture-unreadable = L’image est endommagée ou trop grande ({ $reason }).
picture-no-code = Il n’y a pas de partie dans cette image : elle n’a pas de code. Partagez une image avec « La partie sous forme de code ».
picture-foreign = Le code de cette image n’est pas une partie de ce programme.
picture-too-large = L’image est trop grande : { $width } × { $height } pixels. On en lit au plus 50 millions.
picture-other-kind = Les images au format { $kind } ne peuvent pas être lues. Enregistrez-la en PNG ou JPEG.
picture-unclear = Cette image a un code, mais il est trop petit ou trop flou pour être lu. Demandez-la sous forme de fichier.
code-damaged = Le code est incomplet ou endommagé.
code-newer = Une version plus récente de ce programme a fait ce code.
code-other-game = Le code est une partie d’un jeu que ce programme ne connaît pas.
file-line-fault = { $file }, ligne { $line } : { $reason }
file-not-found = Ce fichier n’existe pas.
file-no-folder = Ce dossier n’existe pas.
file-denied = Vous n’en avez pas le droit ici.
file-write-protected = L’emplacement est protégé en écriture.
file-disk-full = Le disque est plein.
file-size-limit = Sa taille dépasserait celle que permet le système.
file-is-folder = C’est un dossier.
file-not-a-folder = Un fichier se trouve là où devrait être l’un de ses dossiers.
file-homeless = Ce système n’a pas de dossier pour cela.
file-not-ordinary = Ce n’est pas un fichier ordinaire.
file-too-large = Plus de 8 Mio : aucune partie n’est aussi grande.
file-picture-too-large = L’image dépasse 8 Mio, et de si grandes images ne sont pas lues.
file-not-text = Ce n’est pas un fichier texte.
file-not-utf-8 = La ligne { $line } n’est pas en UTF-8. Enregistrez le fichier en UTF-8 et rouvrez-le.
file-bad-name = Un fichier ne peut pas porter ce nom.
file-stopped = Plus rien n’est conservé, car un élément du programme est en panne. Enregistrez la partie dans un fichier et relancez Kuba.
file-open-elsewhere = Elle est ouverte dans la fenêtre { $number }.
file-other = { $reason }

autosave-salvaged = La partie en cours était abîmée. { $moves ->
        [one] { $moves } coup a pu être sauvé : il est
       *[other] { $moves } coups ont pu être sauvés : ils sont
    } sur le plateau. Le fichier abîmé a été gardé sous le nom { $file }. ({ $reason })
autosave-kept-aside = La partie en cours est illisible. Elle a été gardée sous le nom { $file }. ({ $reason })
start-after-crash = Kuba s’est arrêté la dernière fois sur une erreur. Le plateau et la fenêtre ont retrouvé leurs réglages habituels.
autosave-unreadable = La partie en cours est illisible. ({ $reason })

earlier-kept = { $when } · { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
earlier-window = De la fenêtre { $number }, inachevée · { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }

settings-line = la ligne { $line } n’est pas écrite comme un réglage
settings-kept-aside = Les paramètres sont illisibles : tout a repris sa valeur habituelle. L’ancien fichier a été gardé sous le nom { $file }. ({ $reason })
settings-unreadable = Les paramètres sont illisibles : tout a repris sa valeur habituelle. ({ $reason })
settings-damaged = Les paramètres étaient abîmés. Ce qui a pu en être lu est conservé ; l’ancien fichier est { $file }. ({ $reason })
settings-wrong = Le paramètre « { $name } » n’était pas valable ; il a repris sa valeur habituelle.
settings-missing = Le paramètre « { $name } » manque ; il a sa valeur habituelle.
