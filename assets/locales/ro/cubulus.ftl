# Texts of the rules of Cubulus. Cells are a11 to c33, openings are a cell and the next one inwards, as in c31b31; colours are cubulus-white, cubulus-black and cubulus-red.

cubulus-white = Albul
cubulus-black = Negrul
cubulus-red = Roșul

cubulus-illegal-taken = { $cell } este ocupată.
cubulus-illegal-empty = { $cell } este goală: o bilă ar rămâne acolo.
cubulus-illegal-core = La miez se ajunge doar împingând spre interior mijlocul unei fețe.
cubulus-illegal-laying = Pune o bilă neutră într-o căsuță liberă.
cubulus-illegal-hand-empty = Nu mai ai nicio bilă: poți doar deplasa linii pline.
cubulus-illegal-only-pass = Nu ai ce face: încheie tura.
cubulus-illegal-alike = Toate cele trei bile sunt la fel: nu s-ar schimba nimic.
cubulus-illegal-take-back = Linia pe care a deplasat-o { $colour } nu poate fi dată imediat înapoi. Joacă mai întâi în altă parte.
cubulus-illegal-no-pass = Poți încheia tura doar dacă nu poți face altceva.
cubulus-illegal-no-resign = Cedarea este o mutare doar la trei jucători.

cubulus-move-not-a-cell = „{ $text }” nu este o căsuță a cubului.
cubulus-move-not-an-end = Nicio linie nu începe la { $from } și continuă la { $to }.
cubulus-move-not-an-insertion = { $opening } deplasează o linie plină; nu intră nimic.
cubulus-move-not-a-shift = { $opening } nu deplasează nimic; linia nu este plină.

cubulus-layout-not-a-cell = Bile neutre: „{ $text }” nu este o căsuță a cubului.
cubulus-layout-twice = Bile neutre: { $cell } apare de două ori.
cubulus-layout-count = Bile neutre: sunt necesare 9 căsuțe; acestea sunt { $count }.

cubulus-position-field-count = O poziție are 3 sau 4 câmpuri; aceasta are { $count }.
cubulus-position-rank-count = Cubul: sunt necesare 9 rânduri; acesta are { $count }.
cubulus-position-rank-length = Cubul: rândul { $rank } din stratul { $layer } are { $cells ->
    [one] o căsuță
    [few] { $cells } căsuțe
   *[other] { $cells } de căsuțe
} în loc de 3.
cubulus-position-letter = Cubul: „{ $letter }” din rândul { $rank }, stratul { $layer }, nu este o bilă.
cubulus-position-too-many = Cubul: bile { $colour }: { $count }; există doar 9.
cubulus-position-square = Cubul: { $colour } are un pătrat, deci partida s-a terminat.
cubulus-position-laying-balls = Cubul: cu { $count ->
    [one] o bilă roșie
    [few] { $count } bile roșii
   *[other] { $count } de bile roșii
}, acestea încă se pun, iar altele nu pot fi aici.
cubulus-position-laying-turn = Cine mută: cu { $count ->
    [one] o bilă roșie
    [few] { $count } bile roșii
   *[other] { $count } de bile roșii
}, Negrul o pune pe următoarea.
cubulus-position-turn = Cine mută: „{ $text }” nu este w, b sau r.
cubulus-position-turn-out = Cine mută: { $colour } nu se află printre cei care joacă.
cubulus-position-players = Jucători: „{ $text }” nu este nici wb, nici wbr, cu punct pentru cine a ieșit.
cubulus-position-ban = Deplasare interzisă: { $reason }
cubulus-position-ban-not-there = Deplasare interzisă: { $opening } nu este o linie plină cu bile care nu sunt toate la fel.

cubulus-ending-square = un pătrat
cubulus-ending-gift = un pătrat completat de altcineva

cubulus-face-right = din dreapta
cubulus-face-back = din spate
cubulus-face-top = de sus
cubulus-face-left = din stânga
cubulus-face-front = din față
cubulus-face-bottom = de jos

cubulus-hint-wins = câștigă
cubulus-hint-forces-win = poți forța victoria
cubulus-hint-stops = oprește pătratul pe care îl face { $colour } pe fața { $face }
cubulus-hint-builds = adună { $balls ->
    [2] două
   *[3] trei
} din patru pe fața { $face }
cubulus-hint-hampers = îl încurcă pe adversar ({ $colour }) pe fața { $face }
cubulus-hint-best = nu s-a găsit nimic mai bun
cubulus-hint-quiet = o mutare liniștită: nimeni nu amenință nimic
# seat: a colour; faces: a list of names, as in “left, top”.
cubulus-lamp = { $seat } e la o mutare de pătrat: fața { $faces }
cubulus-hint-threatens = face o amenințare pe fața { $face }
cubulus-hint-threatens-many = face amenințări pe { $faces ->
    [2] două
    [few] { $faces }
   *[other] { $faces } de
} fețe

# Reasons why a move was worse than “better”; “length” is why-length, “reply” the answer to the move.
cubulus-why-gift = Așa se completează un pătrat pe fața { $face } și câștigă { $colour }.
cubulus-why-left = Acum { $colour } poate completa un pătrat pe fața { $face }; { $better } ar fi împiedicat asta.
cubulus-why-left-later = Așa, { $colour } rămâne cu un pătrat deschis pe fața { $face }; { $better } ar fi împiedicat asta.
cubulus-why-forks = Acum { $colour } câștigă { $deadline }: { $reply } face amenințări pe { $faces ->
    [2] două
    [few] { $faces }
   *[other] { $faces } de
} fețe.
cubulus-why-threatens = { $better } ar fi făcut o amenințare pe fața { $face }.
cubulus-why-threatens-many = { $better } ar fi făcut amenințări pe { $faces ->
    [2] două
    [few] { $faces }
   *[other] { $faces } de
} fețe.
cubulus-why-answer = Acum { $colour } poate face o amenințare pe fața { $face }; { $better } ar fi împiedicat asta.
cubulus-why-then-two = Acum { $colour } amenință pe fața { $face } și pe fața { $other }; după { $better } { $fewer ->
    [0] pe niciuna
   *[other] doar pe una
}.
cubulus-why-then-many = Acum { $colour } amenință pe { $faces } fețe; după { $better } doar pe { $fewer }.
cubulus-why-later = Curând { $colour } are amenințări pe { $faces ->
    [2] două
    [few] { $faces }
   *[other] { $faces } de
} fețe; { $better } ar fi împiedicat asta.
cubulus-why-missed-later = { $better } ar fi dus curând la amenințări pe { $faces ->
    [2] două
    [few] { $faces }
   *[other] { $faces } de
} fețe.
cubulus-why-soon = Curând { $colour } are o amenințare pe fața { $face }; { $better } ar fi împiedicat asta.
cubulus-why-missed-soon = { $better } ar fi dus curând la o amenințare pe fața { $face }.
cubulus-why-presses = În următoarele { $moves } mutări { $colour } amenință de două ori; după { $better }, { $then ->
    [0] niciodată
   *[other] doar o dată
}.
cubulus-why-missed-presses = După { $better } { $colour } ar fi amenințat de două ori în următoarele { $moves } mutări; așa, { $now ->
    [0] niciodată
   *[other] doar o dată
}.

# Texts of the board of Cubulus.

game-cubulus = Cubulus
cubulus-pitch = Patru bile de aceeași culoare pe o față a cubului câștigă: un bloc, colțurile sau mijloacele marginilor.

cubulus-learn-aim-title = Scopul
cubulus-learn-aim = Adună patru bile de culoarea ta pe aceeași față: un bloc de patru, cele patru colțuri sau mijloacele celor patru margini.
cubulus-learn-faces-title = Toate cele șase fețe
cubulus-learn-faces = Cubul arată trei fețe. Panourile din spatele lui sunt cele trei pe care le ascunde și contează la fel de mult.
cubulus-learn-put-title = Intră o bilă
cubulus-learn-put = Fiecare jucător are nouă bile. Apasă pe o deschidere: bila ta intră. Dacă acea căsuță e goală, rămâne acolo.
cubulus-learn-push-title = Împingerea
cubulus-learn-push = Dacă acea căsuță e plină, bila ta împinge mai departe una sau două bile, de orice culoare. Nicio bilă nu are voie să cadă afară.
cubulus-learn-core-title = Miezul
cubulus-learn-core = La căsuța din mijlocul cubului se ajunge doar prin mijlocul unei fețe. Straturile de lângă cub o arată.
cubulus-learn-shift-title = O linie plină
cubulus-learn-shift = O linie plină se mișcă în cerc: ce iese pe la celălalt capăt intră aici. Nu consumă nicio bilă din mână.
cubulus-learn-red-title = Bile roșii
cubulus-learn-red = La doi jucători, în cub se află de la început nouă bile roșii. Sunt neutre: un pătrat roșu nu contează pentru nimeni. Unde stau hotărăște întâmplarea sau alegi tu, la „Partidă nouă”. La trei jucători, roșul este a treia culoare.
cubulus-learn-back-title = Nu direct înapoi
cubulus-learn-back = Jucătorul următor nu are voie să deplaseze aceeași linie direct înapoi: un semn mic marchează acea deschidere. Dacă aceeași poziție apare de trei ori, este remiză.
cubulus-learn-gift-title = Atenție
cubulus-learn-gift = Dacă mutarea ta completează pătratul altui jucător, câștigă el, chiar dacă ți-ai completat și tu unul.
cubulus-learn-first-title = Prima partidă
cubulus-learn-first = Joacă împotriva nivelului „{ level-1 }”. Tasta T arată o clipă cine amenință să câștige.

cubulus-asked-neutral-title = Contează un pătrat de bile neutre?
cubulus-asked-neutral = Regulile nu spun. Aici: nu, contează doar pătratele jucătorilor.
cubulus-asked-both-title = Două pătrate deodată: cine câștigă?
cubulus-asked-both = Adversarul. Nu completa niciodată pătratul altuia, nici măcar odată cu al tău.
cubulus-asked-back-title = Pot deplasa o linie direct înapoi?
cubulus-asked-back = Nu imediat. După orice altă mutare, da.
cubulus-asked-three-title = Și la trei jucători?
cubulus-asked-three = Regulile nu spun. Aici: doar jucătorul următor nu o poate da înapoi; cel de după el poate.
cubulus-asked-core-title = Poate fi umplut mijlocul?
cubulus-asked-core = Da: împinge o bilă înăuntru prin mijlocul unei fețe. Miezul nu contează pentru niciun pătrat.
cubulus-asked-two-title = La trei: pătratele ambilor ceilalți deodată?
cubulus-asked-two = Regulile nu spun. Aici: câștigă acela dintre ei care e primul la rând.

cubulus-picture-small = Un bloc de patru, sus.
cubulus-picture-corners = Cele patru colțuri, sus.
cubulus-picture-diamond = Mijloacele celor patru margini de pe fața din spate.
cubulus-picture-put = O bilă intră și rămâne acolo.
cubulus-picture-red = Nouă bile neutre; începe Albul.
cubulus-picture-push = O bilă intră unde e deja una…
cubulus-picture-pushed = … și o împinge mai departe.
cubulus-picture-core = Bila din mijlocul feței din față a intrat în miez.
cubulus-picture-shift = Se apasă pe o linie plină…
cubulus-picture-shifted = … și ea s-a mișcat în cerc cu un loc.
cubulus-picture-back = Negrul a deplasat linia; Albul nu o poate da înapoi.
cubulus-picture-gift = Albul face un pătrat, dar împinge în sus o bilă neagră…
cubulus-picture-given = … într-un pătrat negru: câștigă Negrul.
cubulus-picture-threat = Negrul are trei colțuri sus.

cubulus-lesson-ball-title = Asta e o singură bilă
cubulus-lesson-ball = O bilă din colț se vede de trei ori. Pune și tu una.
cubulus-lesson-ball-done = Trei imagini, o bilă. Du cursorul pe ea: se aprind toate.
cubulus-lesson-ball-wrong = Acela nu e un colț. Apasă pe colțul unei fețe.
cubulus-lesson-aim-title = Patru împreună
cubulus-lesson-aim = Ai trei bile sus. Adaug-o pe a patra.
cubulus-lesson-aim-done = Un bloc de patru câștigă. Și cele patru colțuri.
cubulus-lesson-aim-wrong = Încă nu e un bloc. Sus sunt trei bile albe.
cubulus-lesson-faces-title = Toate cele șase fețe
cubulus-lesson-faces = Câștigă pe panoul din spate: mijloacele celor patru margini.
cubulus-lesson-faces-done = Mijloacele celor patru margini. Panourile sunt fețele ascunse: toate șase contează.
cubulus-lesson-faces-wrong = Încă niciun pătrat. Uită-te la panoul din spate.
cubulus-lesson-put-title = Intră o bilă
cubulus-lesson-put = Apasă pe o deschidere goală: bila ta rămâne acolo.
cubulus-lesson-put-done = Ai nouă bile de pus.
cubulus-lesson-put-wrong = Acolo era deja o bilă. Apasă pe una goală.
cubulus-lesson-red-title = Roșu
cubulus-lesson-red = Roșul nu e al nimănui. Împinge colțul roșu înăuntru.
cubulus-lesson-red-done = Bilele roșii umplu căsuțe; patru nu câștigă nimic.
cubulus-lesson-red-wrong = Încă niciun pătrat. În față te încurcă un colț roșu.
cubulus-lesson-push-title = Împingerea
cubulus-lesson-push = Apasă pe o bilă: a ta intră și o împinge mai departe.
cubulus-lesson-push-done = Poate împinge una sau două, de orice culoare.
cubulus-lesson-push-wrong = Nu s-a împins nimic. Apasă pe o bilă.
cubulus-lesson-core-title = Miezul
cubulus-lesson-core = Umple miezul: apasă pe o bilă din mijlocul unei fețe.
cubulus-lesson-core-done = Stratul 2, în dreapta, îl arată în mijloc.
cubulus-lesson-core-wrong = Miezul e gol. Apasă pe mijlocul feței din față.
cubulus-lesson-shift-title = O linie plină
cubulus-lesson-shift = O linie plină se mișcă în cerc. Apasă pe un capăt.
cubulus-lesson-shift-done = Ce a ieșit acolo a intrat aici.
cubulus-lesson-shift-wrong = Linia plină e jos, în față. Apasă pe un capăt.
cubulus-lesson-back-title = Nu direct înapoi
cubulus-lesson-back = Negrul deplasează o linie. Încearcă s-o dai înapoi.
cubulus-lesson-back-done = Nu imediat. Așa spune semnul cel mic.
cubulus-lesson-back-wrong = Asta e permis. Apasă pe celălalt capăt al liniei.
cubulus-lesson-gift-title = Fără cadouri
cubulus-lesson-gift = Câștigă, dar fără să completezi și pătratul negru.
cubulus-lesson-gift-done = Doar al tău. Așa se câștigă.
cubulus-lesson-gift-given = Pătratul negru a fost completat: câștigă Negrul.
cubulus-lesson-gift-wrong = Încă niciun pătrat. Ai trei bile în față.
cubulus-lesson-threat-title = O amenințare
cubulus-lesson-threat = Negrului îi lipsește una; T o arată. Împinge una din loc.
cubulus-lesson-threat-done = Pătratul negru e stricat. Și acum, prima partidă!
cubulus-lesson-threat-wrong = Negrul tot îl completează. Împinge un colț negru înăuntru.
cubulus-lesson-threat-gap = O bilă pusă în gol e împinsă mai departe. Împinge un colț negru înăuntru.

cubulus-keys-arrows = Săgeți: treci din deschidere în deschidere, și peste muchii
cubulus-keys-play = Enter sau Spațiu: joacă ce se arată
cubulus-keys-tab = Tab: fața următoare; Esc, apoi Tab: ieși de pe tablă
cubulus-keys-cell = a–c, 1–3, 1–3: mergi la o căsuță, de exemplu b31
cubulus-keys-why = ?: de ce nu poți apăsa pe această deschidere
cubulus-keys-swing = V, Săgeți: ține V ca să vezi altă față în față
cubulus-keys-layers = L: cele trei straturi, mari, sau cubul
cubulus-keys-threats = T: arată ce amenință
cubulus-command-threats = Amenințări

cubulus-pane-right = Dreapta
cubulus-pane-back = Spate
cubulus-pane-top = Sus
cubulus-pane-left = Stânga
cubulus-pane-front = Față
cubulus-pane-bottom = Jos
cubulus-layers = Straturi
cubulus-layer = Stratul { $layer }
cubulus-layer-holds = Stratul { $layer }, de la stânga la dreapta. Față: { $front }. Mijloc: { $middle }. Spate: { $back }.
cubulus-empty = goală

cubulus-at-right = fața din dreapta
cubulus-at-back = fața din spate
cubulus-at-top = fața de sus
cubulus-at-left = fața din stânga
cubulus-at-front = fața din față
cubulus-at-bottom = fața de jos
cubulus-spot-middle = în mijloc
cubulus-spot-edge = la marginea { $side }
cubulus-spot-corner = în colțul { $one } { $other }
cubulus-place = { $face }, { $spot }

cubulus-board-label = Cubulus. { $turn } Bile rămase: { $left }.
cubulus-left-of = { $colour } { $left }

cubulus-opening = { $face }, { $spot }, { $content }. { $does }
cubulus-press = Apasă: { $does }
cubulus-cannot = Nu se poate apăsa: { $reason }
cubulus-does-stay = bila ta rămâne acolo.
cubulus-does-lay = acolo rămâne o bilă neutră.
cubulus-does-push-one = bila ta intră și împinge mai departe o bilă.
cubulus-does-push-two = bila ta intră și împinge mai departe două bile.
cubulus-does-shift = linia plină se mișcă în cerc cu un loc.
cubulus-does-and = { $act } { $warning }
cubulus-gift = Ar fi pătratul adversarului: ar câștiga { $colour }.
cubulus-gift-again = { $warning } Apasă din nou dacă totuși vrei.
cubulus-core-lay = Miezul, gol. Apasă: acolo rămâne o bilă neutră.
cubulus-core-cannot = Miezul. Nu se poate apăsa: { $reason }

cubulus-taken = Acolo este deja o bilă.

cubulus-advice-put = Pune o bilă pe { $place }
cubulus-advice-lay = Pune o bilă neutră pe { $place }
cubulus-advice-lay-core = Pune o bilă neutră în miez
cubulus-advice-push = Împinge pe { $place }
cubulus-advice-shift = Deplasează linia plină: { $place }
cubulus-advice-pass = Încheie tura
cubulus-advice-resign = Cedează
cubulus-time-out = timp expirat
cubulus-resigned = cedează

cubulus-seen = { $face }, { $spot }: { $content }.
cubulus-seen-core = Căsuța din miez: { $content }.
cubulus-preview-stay = Bila ta intră pe { $place }.
cubulus-preview-lay = O bilă neutră intră pe { $place }.
cubulus-preview-push-one = Bila ta intră pe { $place }, și împinge mai departe o bilă.
cubulus-preview-push-two = Bila ta intră pe { $place }, și împinge mai departe două bile.
cubulus-preview-shift = Linia plină se mișcă în cerc cu un loc.

cubulus-to-move = Mută { $colour }.
cubulus-won = { $colour } câștigă: { $ending }.
cubulus-drawn = Remiză: { $ending }.
cubulus-your-turn = E rândul tău.
cubulus-status = { $turn } Apasă pe o deschidere de pe orice față.
cubulus-status-shift = { $turn } Nu mai e nicio bilă: deplasează o linie plină.
cubulus-status-pass = { $turn } Nu se poate face nimic: încheie tura.
cubulus-status-lay = { $turn } Pune oriunde { $left ->
    [one] ultima bilă neutră
    [few] { $left } bile neutre
   *[other] { $left } de bile neutre
}; miezul este în mijlocul stratului 2.

cubulus-event-put = { $colour } a pus o bilă pe { $place }.
cubulus-event-lay = { $colour } a pus o bilă neutră pe { $place }.
cubulus-event-lay-core = { $colour } a pus o bilă neutră în miez.
cubulus-event-push-one = { $colour } a pus o bilă pe { $place }, și a împins mai departe o bilă.
cubulus-event-push-two = { $colour } a pus o bilă pe { $place }, și a împins mai departe două bile.
cubulus-event-shift = { $colour } a deplasat linia plină ({ $place }): acum { $one }, { $two }, { $three }.
cubulus-event-pass = { $colour } nu a avut ce face.
cubulus-event-resign = { $colour } a cedat.
cubulus-event-time-out = { $colour } nu mai are timp.
cubulus-event-end = { $event } { $end }

cubulus-square-small = un bloc de patru pe fața { $face }
cubulus-square-corners = cele patru colțuri ale feței { $face }
cubulus-square-diamond = mijloacele marginilor de pe fața { $face }
cubulus-ending-gift-of = { $colour } a completat { $square }
cubulus-ending-gift-both = { $ended }. Și { $other } avea un pătrat; la rând era { $winner }
cubulus-ending-both = amândoi au făcut un pătrat, iar cine a mutat pierde

cubulus-swap-cards = Schimbă fișele
# Length of a game; laying does not count.

cubulus-in-hand = încă { $left }
cubulus-score = { $seat }: { $left }
cubulus-out = a ieșit
cubulus-lay = Pune { $left ->
    [one] o bilă neutră
    [few] { $left } bile neutre
   *[other] { $left } de bile neutre
}

cubulus-players-two = 2 jucători
cubulus-players-three = 3 jucători
cubulus-neutrals = Bile neutre
cubulus-neutrals-laid = Le pune { $seat }
cubulus-neutrals-lot = La întâmplare
cubulus-neutrals-middle = Stratul din mijloc
cubulus-neutrals-centres = Mijloacele fețelor
cubulus-neutrals-anew = Trase la sorți la fiecare partidă; „{ $again }” le lasă unde erau.
cubulus-edge = Cine începe are un avantaj, așa că un meci spune mai mult decât o partidă.

# Setting up a position; $colour is W, B or R where it is a ball’s.
cubulus-thing = { $colour ->
    [W] Bilă albă
    [B] Bilă neagră
   *[other] Bilă roșie
}
cubulus-tally = { $colour ->
    [W] Albe
    [B] Negre
   *[other] Roșii
} { $count }, în mână { $hand }
cubulus-tally-out = { $colour ->
    [W] Albe
    [B] Negre
   *[other] Roșii
} { $count }, a ieșit
cubulus-tally-neutral = { $colour ->
    [W] Albe
    [B] Negre
   *[other] Roșii
} { $count } din { $most }, neutre
cubulus-editor-players = Jucători
cubulus-editor-two = Doi
cubulus-editor-three = Trei
cubulus-editor-out = A cedat
cubulus-editor-nobody = Nimeni
cubulus-editor-help = Clic: pui; clic dreapta: iei; tragere: muți. Pe cub sau într-un strat, unde e și miezul. Taste: săgeți, W, B, R, Delete, L pentru straturi mari.
cubulus-fault-too-many = Bile { $colour ->
    [W] albe
    [B] negre
   *[other] roșii
}: { $count }; există doar { $most }.
cubulus-fault-square = { $colour } are un pătrat ({ $cells }): partida s-ar fi terminat deja.
cubulus-fault-laying-balls = { $count ->
    [one] E pusă doar 1 din 9 bile roșii: până nu sunt toate, alte bile nu pot sta aici.
   *[other] Sunt puse doar { $count } din 9 bile roșii: până nu sunt toate, alte bile nu pot sta aici.
}
cubulus-fault-laying-turn = { $count ->
    [one] E pusă doar 1 din 9 bile roșii: Negrul o pune pe următoarea.
   *[other] Sunt puse doar { $count } din 9 bile roșii: Negrul o pune pe următoarea.
}
cubulus-fault-turn-out = Ar fi rândul cuiva care nu joacă: { $colour }.
cubulus-fault-ban = Deplasarea { $opening } e marcată ca interzisă, dar acolo nu e nicio linie plină cu bile diferite.
cubulus-begin = Uită-te la { $face }.
cubulus-facing = Acum în față: { $face }.
cubulus-sentence-puts = { $seat } pune o bilă pe { $place }
cubulus-sentence-shifts = { $seat } deplasează linia plină de pe { $place }

# Praise of the best move: what it did and no other move. Ideas to take home; “times” is idea-times.
cubulus-only-stops = Singura care oprea pătratul pe care îl făcea { $colour } pe fața { $face }
cubulus-only-forks = Singura care făcea amenințări pe { $faces ->
    [2] două
   *[other] { $faces }
} fețe
# Deeds of the user in a game that has ended, as praise.
cubulus-deed-forks = Ai amenințat pe { $faces ->
    [2] două
    [3] trei
   *[other] { $faces }
} fețe deodată.
cubulus-deed-stop = Ai oprit pătratul pe care îl făcea { $colour } pe fața { $face }.
cubulus-deed-stops = Ai oprit { $count ->
    [2] de două ori
    [3] de trei ori
   *[other] de { $count } ori
} pătratul pe care îl făcea { $colour }.
cubulus-idea-left = { $times } ai lăsat un pătrat deschis pentru un alt jucător.
cubulus-idea-answer = { $times } un alt jucător putea face apoi o amenințare.
cubulus-idea-missed = { $times } puteai face o amenințare.
cubulus-skill-closing = Închiderea pătratelor
cubulus-skill-foresight = Prevederea
cubulus-skill-threatening = Amenințarea

# Ideas of hints, as questions.
cubulus-ask-win = Poți câștiga. Cum?
cubulus-ask-stop = Trebuie oprit un pătrat. Unde?
cubulus-ask-threat = Poți face o amenințare. Unde?
cubulus-head-start = { $steps ->
    [one] o bilă
    [2] două bile
    [3] trei bile
   *[other] { $steps } bile
}
