# Texts about saved games, files, the game in progress and settings.

record-line = linia { $line }: { $reason }
record-empty = Nu conține nimic.
record-too-large = Are peste 8 MiB; nicio partidă nu este atât de mare.
record-not-text = Nu este un fișier text.
record-not-a-record = Nu este o partidă salvată.
record-cut-short = Se termină prea devreme; restul lipsește.
record-newer = A fost creat de o versiune mai nouă a programului.
record-other-game = Este o partidă de „{ $game }”, pe care programul nu o poate deschide aici.
record-too-deep = Prea multe paranteze una în alta.
record-unknown-part = O partidă salvată nu are partea „{ $name }”.
record-missing-part = Lipsește partea „{ $name }”.
record-twice-part = Partea „{ $name }” apare de două ori.
record-wrong-value = { $found } nu poate sta aici.
record-wrong-choice = „{ $found }” nu poate sta aici. Se poate: { $expected }.
record-form = Nu este scris ca o partidă salvată.
record-too-many-moves = Are peste { $most ->
    [one] o mutare
    [few] { $most } mutări
   *[other] { $most } de mutări
}.
record-no-such-place = Vorbește despre mutarea { $number }, pe care nu o are.
record-not-closed = Ce se deschide aici nu se mai închide.
record-not-opened = Se închide o paranteză care nu a fost deschisă.
record-nothing-replaced = Aici nu este nicio mutare pe care o variantă să o înlocuiască.
record-too-many-variations = Are peste { $most ->
    [one] o mutare
    [few] { $most } mutări
   *[other] { $most } de mutări
}, cu toate variantele.
record-seat-count = { $found ->
        [one] Are un jucător
        [few] Are { $found } jucători
       *[other] Are { $found } de jucători
    }; sunt necesari { $seats }.
record-clock-seats = Ceasul are timpi pentru { $found ->
        [one] un jucător
        [few] { $found } jucători
       *[other] { $found } de jucători
    }; sunt necesari { $seats }.
record-level = Nu există nivelul { $number }; nivelurile merg de la 1 la { $most }.
record-date = „{ $text }” nu este o dată de forma 2025-12-31.
record-position = { $reason }
record-move = mutarea { $number }: { $reason }
record-after-the-end = Mutarea { $number } vine după sfârșitul partidei.
record-wrong-result = Rezultatul nu se potrivește cu mutările.
record-not-understood = Nu este nici partidă salvată, nici poziție, nici listă de mutări.
record-cut-message = Lipsește sfârșitul mesajului. Copiază-l întreg.

file-fault = { $file }: { $reason }
picture-unreadable = Imaginea este deteriorată sau prea mare ({ $reason }).
picture-no-code = În această imagine nu este nicio partidă: nu are cod. Trimite o imagine cu „Partida sub formă de cod”.
picture-foreign = Codul din această imagine nu este o partidă a acestui program.
picture-too-large = Imaginea este prea mare: { $width } × { $height } pixeli. Se citesc cel mult 50 de milioane.
picture-other-kind = Imaginile de tipul { $kind } nu pot fi citite. Salveaz-o ca PNG sau JPEG.
picture-unclear = Această imagine are un cod, dar este prea mic sau prea neclar ca să fie citit. Cere-o ca fișier.
code-damaged = Codul este incomplet sau deteriorat.
code-newer = O versiune mai nouă a acestui program a făcut codul.
code-other-game = Codul este o partidă a unui joc pe care programul nu îl cunoaște.
file-line-fault = { $file }, linia { $line }: { $reason }
file-not-found = Nu există.
file-no-folder = Dosarul nu există.
file-denied = Nu ai permisiunea să faci asta aici.
file-write-protected = Este protejat la scriere.
file-disk-full = Discul este plin.
file-size-limit = Ar depăși dimensiunea permisă de sistem.
file-is-folder = Este un dosar.
file-not-a-folder = În locul unuia dintre dosare se află un fișier.
file-homeless = Sistemul nu are un dosar pentru asta.
file-not-ordinary = Nu este un fișier obișnuit.
file-too-large = Are peste 8 MiB; nicio partidă nu este atât de mare.
file-picture-too-large = Imaginea are peste 8 MiB; imagini atât de mari nu se citesc.
file-not-text = Nu este un fișier text.
file-not-utf-8 = Rândul { $line } nu este în UTF-8. Salvează fișierul ca UTF-8 și deschide-l din nou.
file-bad-name = Un fișier nu poate avea acest nume.
file-stopped = Nu se mai păstrează nimic, fiindcă o parte a programului s-a oprit. Salvează partida într-un fișier și repornește Kuba.
file-open-elsewhere = Este deschis în fereastra { $number }.
file-other = { $reason }

autosave-salvaged = Partida în curs era deteriorată. { $moves ->
        [one] O mutare a putut fi salvată și este
        [few] { $moves } mutări au putut fi salvate și sunt
       *[other] { $moves } de mutări au putut fi salvate și sunt
    } pe tablă; fișierul deteriorat a fost păstrat ca { $file }. ({ $reason })
autosave-kept-aside = Partida în curs nu a putut fi citită. A fost păstrată ca { $file }. ({ $reason })
start-after-crash = Data trecută Kuba s-a oprit cu o eroare. Tabla și fereastra au din nou setările obișnuite.
autosave-unreadable = Partida în curs nu a putut fi citită. ({ $reason })

earlier-kept = { $when } · { $moves ->
        [one] o mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }
earlier-window = Din fereastra { $number }, neterminată · { $moves ->
        [one] o mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }

settings-line = linia { $line } nu este scrisă ca o setare
settings-kept-aside = Setările nu au putut fi citite, așa că totul are valorile obișnuite. Fișierul vechi a fost păstrat ca { $file }. ({ $reason })
settings-unreadable = Setările nu au putut fi citite, așa că totul are valorile obișnuite. ({ $reason })
settings-damaged = Setările erau deteriorate. Ce s-a putut citi din ele s-a păstrat; fișierul vechi este { $file }. ({ $reason })
settings-wrong = Setarea „{ $name }” nu era validă și a fost resetată.
settings-missing = Setarea „{ $name }” lipsește; are valoarea obișnuită.
