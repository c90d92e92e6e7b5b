# Texts of Kuba: rules, board, hints. Cells are a1 to g7; colours are kuba-colour-white and kuba-colour-black.

kuba-colour-white = Albul
kuba-colour-black = Negrul
kuba-marble-white = albă
kuba-marble-black = neagră
kuba-marble-red = roșie

kuba-illegal-empty = { $cell } este goală.
kuba-illegal-neutral = Bilele roșii sunt neutre: împinge-le cu ale tale.
kuba-illegal-not-yours = Tu ești { $colour }.
kuba-illegal-blocked = { $cell } stă în spatele ei.
kuba-illegal-own-marble-off = Ar cădea o bilă de-a ta.
kuba-illegal-straight-back = Nu poți împinge direct înapoi (ko). Joacă mai întâi în altă parte.
kuba-illegal-previous-position = Tabla ar fi iar ca înainte să împingă { $colour } (ko). Joacă mai întâi în altă parte.
kuba-illegal-superko = Tabla ar fi iar ca mai înainte (ko). Joacă mai întâi în altă parte.
kuba-illegal-superko-start = Tabla ar fi iar ca la început (ko). Joacă mai întâi în altă parte.
kuba-illegal-no-pass = Poți încheia tura doar după o captură și doar dacă regulile o permit.

kuba-move-no-capture = Scrie că ar cădea { $said }, dar nu cade nimic.
kuba-move-wrong-capture = Scrie că ar cădea { $said }, dar cade { $falls }.

kuba-position-field-count = O poziție are între 2 și 5 câmpuri; aceasta are { $count }.
kuba-position-rank-count = Tabla: sunt necesare 7 rânduri; aceasta are { $count }.
kuba-position-rank-length = Tabla: rândul { $rank } are { $cells ->
    [one] o căsuță
    [few] { $cells } căsuțe
   *[other] { $cells } de căsuțe
} în loc de 7.
kuba-position-letter = Tabla: „{ $letter }” din rândul { $rank } nu este o bilă.
kuba-position-too-many = Tabla: bile { $colour }: { $count }; există doar { $most }.
kuba-position-turn = Cine mută: „{ $text }” nu este nici w, nici b.
kuba-position-score = Scor: „{ $text }” nu înseamnă două numere de la 0 la 7, ca 3-4.
kuba-position-too-many-reds = Scor: { $count ->
    [one] o bilă roșie
    [few] { $count } bile roșii
   *[other] { $count } de bile roșii
} pe tablă și capturate; există doar 13.
kuba-position-extra = Tură suplimentară: „{ $text }” nu este nici +, nici -.
kuba-position-ko = Ko: { $reason }
kuba-position-ko-not-there = Ko: { $push } nu este o împingere a celui care mută.

kuba-ending-seven-reds = șapte bile roșii
kuba-ending-no-marbles = toate bilele adversarului capturate
kuba-ending-no-push = adversarul nu mai putea împinge


kuba-pitch = Împinge șiruri de bile peste margine. Șapte bile roșii câștigă.

kuba-welcome = Alege cum începi sau împinge direct o bilă albă: începe { $even ->
    [1] o partidă echilibrată
   *[other] o partidă ușoară
}.
kuba-end-of-turn = sfârșitul turei
# A push in the list of pushes, as a screen reader says it.
kuba-said = { $cell } { $way }
kuba-said-capture = { $cell } { $way }, ia o bilă { $marble }

kuba-push-again = Împinge din nou

kuba-learn-aim-title = Scopul
kuba-learn-aim = Fii primul care împinge peste marginea tablei șapte bile roșii sau toate bilele adversarului.
kuba-learn-push-title = O împingere
kuba-learn-push = Împinge una dintre bilele tale cu o căsuță, în oricare dintre cele patru direcții. În spatele ei trebuie să fie o căsuță goală sau marginea. Tot șirul din fața ei se mișcă odată cu ea, indiferent de culori.
kuba-learn-own-title = Bilele tale
kuba-learn-own = Nu ai voie să-ți împingi propria bilă afară de pe tablă.
kuba-learn-again-title = Împinge din nou
kuba-learn-again = Ce cade e al tău. După regulile din broșură, mai împingi o dată, cu oricare dintre bilele tale, cât timp tot capturezi.
kuba-learn-ko-title = Nu direct înapoi
kuba-learn-ko = Nu ai voie să răspunzi la o împingere împingând același șir direct înapoi. Regula se numește ko. Joacă mai întâi în altă parte.
kuba-learn-end-title = Nimic de împins
kuba-learn-end = E rândul tău și nu poți împinge? Ai pierdut. Dacă aceeași poziție apare de trei ori, este remiză.

kuba-learn-sets-title = Seturi de reguli
kuba-learn-sets = Acestea sunt regulile din broșura din 1997. Regi și soldați: după o captură poți împinge din nou sau poți încheia tura, iar o împingere este interzisă doar dacă readuce tabla la cum era înainte ca adversarul să împingă. Gering: la fel, dar nicio poziție nu are voie să revină vreodată. Kubatoo: ca la Regi și soldați, dar o captură nu aduce încă o împingere. Cu reguli proprii poți alege și ca doar o bilă roșie să aducă încă o împingere; o bilă a adversarului încheie atunci tura.

kuba-asked-again-title = Împing din nou și după o bilă a adversarului?
kuba-asked-again = După broșură, da: după fiecare bilă împinsă afară, roșie sau nu. Regulile tipărite diferă; poți alege la „Partidă nouă”, chiar și numai după cele roșii.
kuba-asked-must-title = Trebuie să împing din nou?
kuba-asked-must = După broșură, da. După Regi și soldați și după Gering poți încheia tura.
kuba-asked-same-title = Cu aceeași bilă?
kuba-asked-same = Cu oricare dintre bilele tale care poate fi împinsă.
kuba-asked-stop-title = Pot să mă opresc?
kuba-asked-stop = După broșură, tura se încheie cu prima împingere care nu ia nimic, nu mai devreme. După Regi și soldați și după Gering te poți opri după orice captură.
kuba-asked-stuck-title = Și dacă nu pot împinge?
kuba-asked-stuck = Dacă nu poți împinge când îți vine rândul, pierzi. Pentru tura suplimentară de după o captură, regulile nu spun. Aici: tura ta se încheie pur și simplu.
kuba-asked-back-title = Ce este interzis exact după o împingere?
kuba-asked-back = După broșură, să împingi același șir direct înapoi: dacă bila ta era în fruntea lui, nu o poți împinge în sens invers. Celelalte reguli interzic în schimb revenirea la o poziție anterioară.
kuba-asked-long-title = Pentru cât timp?
kuba-asked-long = Pentru o împingere. Joacă în altă parte, iar data viitoare ai voie. După Gering, nicio poziție nu are voie să revină vreodată.
kuba-asked-own-title = Pot să-mi împing propria bilă afară?
kuba-asked-own = Nu, niciodată: dacă ar cădea o bilă de-a ta, împingerea nu e permisă.
kuba-asked-many-title = Câte bile se mișcă deodată?
kuba-asked-many = Tot șirul fără goluri, indiferent de culori: până la șapte.
kuba-asked-first-title = Cine începe și din ce colțuri?
kuba-asked-first = Începe Albul. Negrul alege colțurile: ca aici sau în oglindă.
kuba-asked-repeat-title = Și dacă se repetă o poziție?
kuba-asked-repeat = Regulile nu spun. Aici: a treia oară este remiză. După Gering nu se poate întâmpla.

kuba-picture-start = Poziția de start. Începe Albul.
kuba-picture-seventh = Șase luate: aceasta aduce victoria.
kuba-picture-row = Căsuța din spate e liberă: împinge.
kuba-picture-row-after = S-au mișcat trei bile.
kuba-picture-own = Interzis: ar cădea o bilă albă.
kuba-picture-capture = Ultima bilă roșie cade; o ia Albul.
kuba-picture-again = Albul împinge din nou.
kuba-picture-ko = Negrul a împins; Albul nu poate împinge direct înapoi.
kuba-picture-stuck = Negrul nu poate împinge și pierde.
kuba-picture-extra = După o captură. Original: mai împingi o dată. Regi și soldați, Gering: dacă vrei. Kubatoo: e rândul Negrului.
kuba-picture-back = Albul a capturat și a încheiat tura. Acum Negrul poate împinge înapoi, fiindcă lipsește o bilă roșie. (După broșură, Albul trebuie să împingă din nou.)

kuba-lesson-push-title = O împingere
kuba-lesson-push = Trage bila albă sau dă clic pe ea și pe o săgeată.
kuba-lesson-push-done = O căsuță, în oricare dintre cele patru direcții.
kuba-lesson-behind-title = Locul din spate
kuba-lesson-behind = Căsuța din spate trebuie să fie liberă. Împinge în sus.
kuba-lesson-behind-done = e2 era liberă. Și dincolo de margine e loc liber.
kuba-lesson-behind-wrong = Nu a fost în sus. Împinge una dintre cele două în sus.
kuba-lesson-row-title = Se mișcă un șir
kuba-lesson-row = Șirul din față se mișcă și el. Împinge trei deodată.
kuba-lesson-row-done = Un șir întreg, indiferent de culori.
kuba-lesson-row-wrong = S-au mișcat mai puțin de trei. Împinge din spatele șirului.
kuba-lesson-why-title = De ce nu?
kuba-lesson-why = Unele nu se pot mișca. Dă clic pe cea din f2: de ce nu?
kuba-lesson-why-done = Orice refuz are un motiv. Poți întreba oricând.
kuba-lesson-why-wrong = Aceea se poate mișca. Dă clic pe cea din f2.
kuba-lesson-capture-title = O captură
kuba-lesson-capture = Împinge o bilă roșie peste margine: e a ta.
kuba-lesson-capture-on = E a ta! Acum mai împinge o bilă albă, oricare.
kuba-lesson-capture-done = Fiecare captură îți mai dă o împingere.
kuba-lesson-capture-wrong = N-a căzut nimic. Împinge șirul cu roșu la capăt.
kuba-lesson-own-title = Nu pe ale tale
kuba-lesson-own = Încearcă din e4 să-ți împingi bila din g4 peste margine.
kuba-lesson-own-done = Refuzat: pe ale tale nu le poți împinge afară.
kuba-lesson-own-wrong = Asta e permis. Împinge e4 la dreapta.
kuba-lesson-ko-title = Nu direct înapoi
kuba-lesson-ko = Negrul te împinge. Încearcă să împingi direct înapoi.
kuba-lesson-ko-done = Regula se numește ko. Joacă mai întâi în altă parte.
kuba-lesson-ko-wrong = Asta e permis. Împinge d4 la dreapta.
kuba-lesson-seventh-title = A șaptea bilă roșie
kuba-lesson-seventh = Ai șase bile roșii. Mai ia una și câștigi.
kuba-lesson-seventh-done = Șapte bile roșii: ai câștigat!
kuba-lesson-seventh-wrong = N-a căzut nicio bilă roșie. Caută una la margine.
kuba-lesson-stuck-title = Nimic de împins
kuba-lesson-stuck = Cine nu poate împinge pierde. Închide-l pe Negru.
kuba-lesson-stuck-done = Negrul nu poate împinge: ai câștigat!
kuba-lesson-stuck-wrong = Negrul mai poate împinge. Umple partea deschisă.
kuba-lesson-chain-title = Două într-o tură
kuba-lesson-chain = Capturează de două ori într-o tură.
kuba-lesson-chain-on = Una! Mai împingi o dată: ia încă o bilă roșie.
kuba-lesson-chain-one = A doua oară n-a căzut nimic. Ia două la rând.
kuba-lesson-chain-wrong = N-a căzut nimic. La margine sunt două bile roșii.
kuba-lesson-chain-done = Două într-o tură. Și acum, prima partidă!

kuba-keys-arrows = Săgeți: treci din căsuță în căsuță
kuba-keys-select = Enter sau Spațiu: alege o bilă, apoi împinge-o cu o săgeată
kuba-keys-push = Shift și o săgeată: împinge pe loc
kuba-keys-jump = a–g, 1–7: mergi la o coloană sau la un rând
kuba-keys-tab = Tab: următoarea bilă care se poate mișca; Esc, apoi Tab: ieși de pe tablă
kuba-keys-threats = T: arată ce poate fi capturat la mutarea următoare
kuba-keys-why = ?: de ce nu se poate mișca această bilă

kuba-board-label = Tabla Kuba. { $turn } Bile roșii: Albul { $white }, Negrul { $black }.

kuba-cell-empty = { $cell }, goală.
kuba-cell-other = { $cell }, { $colour }.
kuba-cell-own = { $cell }, { $colour }, a ta. Poate împinge { $ways }.
kuba-cell-own-stuck = { $cell }, { $colour }, a ta. Nu poate împinge.

kuba-chip-push = Împinge { $cell } { $way }
kuba-advice-pass = Încheie tura
kuba-chip-refused = { $cell } { $way }: { $reason }

kuba-short-blocked = { $cell } stă în spatele ei
kuba-short-own-marble-off = ar cădea o bilă de-a ta
kuba-short-straight-back = direct înapoi (ko)
kuba-short-repeats = tabla s-ar repeta (ko)
kuba-why-way = { $way }: { $reason }
kuba-why-more = { $first } · { $next }
kuba-why-free = { $cell } poate fi împinsă în orice direcție.

kuba-preview = { $count ->
    [one] Împinge { $cell } { $way }: se mișcă o bilă.
    [few] Împinge { $cell } { $way }: se mișcă { $count } bile.
   *[other] Împinge { $cell } { $way }: se mișcă { $count } de bile.
}
kuba-preview-capture = Împinge { $cell } { $way }: capturezi o bilă { $marble }.

kuba-stuck = { $cell } nu se poate mișca acum.
kuba-choose-way = { $cell }: trage bila sau alege o săgeată.

kuba-status-to-move = Mută { $colour }.
kuba-status-your-turn = E rândul tău. Trage o bilă sau dă clic pe ea.
kuba-status-turn = Mută { $colour }. Trage o bilă sau dă clic pe ea.
kuba-status-extra = { $captured } Mai împinge o dată, orice bilă.
kuba-status-extra-other = { $captured } { $colour } împinge din nou.
kuba-status-extra-may = { $captured } Mai împinge o dată sau încheie tura.
kuba-status-won = { $colour } câștigă: { $ending }.
kuba-status-drawn = Remiză: { $ending }.

kuba-captured-red = Bilă roșie capturată ({ $reds } din { $needed }).
kuba-captured-marble = Bilă { $colour } capturată.

kuba-event-push = { $colour } a împins { $cell } { $way }.
kuba-event-capture = { $colour } a împins { $cell } { $way } și a capturat o bilă { $marble }.
kuba-event-pass = { $colour } a încheiat tura.

kuba-score = { $seat }: { $reds } din { $needed } bile roșii, { $taken ->
    [one] o bilă a adversarului
    [few] { $taken } bile ale adversarului
   *[other] { $taken } de bile ale adversarului
}

kuba-hollow-filled = O bilă { $marble }, capturată la împingerea { $number }. Dă clic ca s-o vezi.
# Tooltip of the sign where ko forbids a push.
kuba-no-return = Nu acum: direct înapoi (ko)

kuba-rules-ko = Împingere înapoi (ko)
kuba-rules-extra = După o captură
kuba-rules-custom = Reguli proprii
kuba-rules-custom-about = O combinație aleasă de tine.
kuba-rules-leaflet = Original (1997)
kuba-rules-leaflet-about = După o captură mai împingi o dată; nimic nu poate fi împins direct înapoi.
kuba-rules-kings-and-soldiers = Regi și soldați
kuba-rules-kings-and-soldiers-about = După o captură poți împinge din nou sau te poți opri; tabla nu poate redeveni cum era înainte ca adversarul să împingă.
kuba-rules-gering = Gering
kuba-rules-gering-about = Ca la Regi și soldați, dar nicio poziție nu are voie să revină vreodată.
kuba-rules-kubatoo = Kubatoo
kuba-rules-kubatoo-about = O captură nu aduce încă o împingere; tabla nu poate redeveni cum era înainte ca adversarul să împingă.

kuba-ko-straight-back = Nu împingi direct înapoi
kuba-ko-previous-position = Nu readuci tabla dinainte
kuba-ko-superko = Nu readuci nicio tablă

kuba-extra-must = Împinge din nou
kuba-extra-may = Poți împinge din nou
kuba-extra-none = Tura se încheie
kuba-extra-red-must = Împinge din nou doar dacă e roșie
kuba-extra-red-may = Poți împinge din nou doar dacă e roșie

kuba-setup-standard = Albul în dreapta jos
kuba-setup-mirrored = Negrul în dreapta jos

# With this push, or with this and others in the same turn.
kuba-hint-wins = { $pushes ->
    [one] câștigă
    [few] câștigă în { $pushes } împingeri
   *[other] câștigă în { $pushes } de împingeri
}
# The pushes of both players count, as all moves do in thought-wins.
kuba-hint-forces-win = forțează victoria { $pushes ->
    [one] într-o împingere
    [few] în { $pushes } împingeri
   *[other] în { $pushes } de împingeri
}
kuba-hint-takes-reds = { $reds ->
    [one] ia o bilă roșie
    [2] ia două bile roșii într-o tură
    [few] ia { $reds } bile roșii într-o tură
   *[other] ia { $reds } de bile roșii într-o tură
}
kuba-hint-takes-marbles = { $marbles ->
    [one] ia o bilă a adversarului
    [few] ia { $marbles } bile ale adversarului într-o tură
   *[other] ia { $marbles } de bile ale adversarului într-o tură
}
kuba-hint-takes-both = ia { $reds ->
    [one] o bilă roșie
    [few] { $reds } bile roșii
   *[other] { $reds } de bile roșii
} și { $marbles ->
    [one] o bilă a adversarului
    [few] { $marbles } bile ale adversarului
   *[other] { $marbles } de bile ale adversarului
} într-o tură
kuba-hint-saves-marble = salvează una dintre bilele tale
kuba-hint-guards-red = nu lasă adversarului o bilă roșie
kuba-hint-threatens-marble = amenință o bilă a adversarului
kuba-hint-threatens-red = amenință să ia o bilă roșie
kuba-hint-ends-turn = în tura asta nu mai ai ce câștiga
kuba-hint-prepares-red = pregătește luarea unei bile roșii
kuba-hint-prepares-marble = pregătește luarea unei bile a adversarului
# When there is nothing to take yet.
kuba-hint-keeps-safe = încă nu e nimic de luat: îți ține bilele în siguranță
kuba-hint-nearer-red = încă nu e nimic de luat: aduce o bilă roșie mai aproape de margine
kuba-hint-better-place = încă nu e nimic de luat: un loc mai bun pentru bilele tale
kuba-hint-opens-way = apoi { $from } poate împinge mai departe

# What a player takes: reds, marbles of the other player, or both.
kuba-catch-reds = { $reds ->
    [one] o bilă roșie
    [2] două bile roșii
    [few] { $reds } bile roșii
   *[other] { $reds } de bile roșii
}
kuba-catch-marbles = { $marbles ->
    [one] o bilă
    [2] două bile
    [few] { $marbles } bile
   *[other] { $marbles } de bile
}
kuba-catch-both = { $reds ->
    [one] o bilă roșie
    [2] două bile roșii
    [few] { $reds } bile roșii
   *[other] { $reds } de bile roșii
} și { $marbles ->
    [one] o bilă a adversarului
    [2] două bile ale adversarului
    [few] { $marbles } bile ale adversarului
   *[other] { $marbles } de bile ale adversarului
}

# Reasons why a push was worse than “better”. “me” is its player. “mine” is what its player would have taken, “less” what its player takes; “theirs” is what the other player takes, “fewer” what the other player would have taken. Each is one of the messages above. “count” is the number of marbles in “theirs”, “turns” the number of turns of all players after this one.
kuba-why-takes = { $turns ->
    [0] { $better } ar fi luat { $mine }.
    [one] { $better } ar fi luat { $mine }.
    [few] După { $better }, { $me } ar fi luat { $mine } în { $turns } ture.
   *[other] După { $better }, { $me } ar fi luat { $mine } în { $turns } de ture.
}
kuba-why-takes-less = { $turns ->
    [0] { $better } ar fi luat { $mine }; aceasta ia { $less }.
    [one] { $better } ar fi luat { $mine }; aceasta ia { $less }.
    [few] După { $better }, { $me } ar fi luat { $mine } în { $turns } ture; așa, doar { $less }.
   *[other] După { $better }, { $me } ar fi luat { $mine } în { $turns } de ture; așa, doar { $less }.
}
kuba-why-for = { $turns ->
    [0] { $better } ar fi luat { $mine }; în schimb, { $colour } ar fi luat { $fewer }.
    [one] { $better } ar fi luat { $mine }; în schimb, { $colour } ar fi luat { $fewer }.
    [few] După { $better }, { $me } ar fi luat { $mine } în { $turns } ture; în schimb, { $colour } ar fi luat { $fewer }.
   *[other] După { $better }, { $me } ar fi luat { $mine } în { $turns } de ture; în schimb, { $colour } ar fi luat { $fewer }.
}
kuba-why-takes-and-loses = { $turns ->
    [0] { $better } ar fi luat { $mine }; acum { $colour } ia { $theirs }.
    [one] { $better } ar fi luat { $mine }; acum { $colour } ia { $theirs }.
    [few] După { $better }, { $me } ar fi luat { $mine } în { $turns } ture; așa, { $colour } ia { $theirs }.
   *[other] După { $better }, { $me } ar fi luat { $mine } în { $turns } de ture; așa, { $colour } ia { $theirs }.
}
kuba-why-loses = { $turns ->
    [0] Acum { $colour } ia { $theirs }; { $better } { $count ->
        [one] ar fi salvat-o
       *[other] le-ar fi salvat
    }.
    [one] Acum { $colour } ia { $theirs }; { $better } { $count ->
        [one] ar fi salvat-o
       *[other] le-ar fi salvat
    }.
    [few] În { $turns } ture, { $colour } ia { $theirs }; { $better } { $count ->
        [one] ar fi salvat-o
       *[other] le-ar fi salvat
    }.
   *[other] În { $turns } de ture, { $colour } ia { $theirs }; { $better } { $count ->
        [one] ar fi salvat-o
       *[other] le-ar fi salvat
    }.
}
kuba-why-loses-more = { $turns ->
    [0] Acum { $colour } ia { $theirs }; după { $better } ar fi luat { $fewer }.
    [one] Acum { $colour } ia { $theirs }; după { $better } ar fi luat { $fewer }.
    [few] În { $turns } ture, { $colour } ia { $theirs }; după { $better } ar fi luat { $fewer }.
   *[other] În { $turns } de ture, { $colour } ia { $theirs }; după { $better } ar fi luat { $fewer }.
}
kuba-why-delays = { $turns ->
    [0] Acum { $colour } ia { $theirs }; { $better } ar fi amânat asta.
    [one] Acum { $colour } ia { $theirs }; { $better } ar fi amânat asta.
    [few] În { $turns } ture, { $colour } ia { $theirs }; { $better } ar fi amânat asta.
   *[other] În { $turns } de ture, { $colour } ia { $theirs }; { $better } ar fi amânat asta.
}
kuba-row = rândul { $name }
kuba-column = coloana { $name }
kuba-why-row = { $turns ->
    [0] { $colour } împinge
    [one] { $colour } împinge
    [few] În { $turns } ture, { $colour } împinge
   *[other] În { $turns } de ture, { $colour } împinge
} pe { $row } și ia { $theirs }; { $better } ar fi împiedicat asta.
kuba-why-row-more = { $turns ->
    [0] { $colour } împinge
    [one] { $colour } împinge
    [few] În { $turns } ture, { $colour } împinge
   *[other] În { $turns } de ture, { $colour } împinge
} pe { $row } și ia { $theirs }; după { $better } ar fi luat { $fewer }.
kuba-why-row-delays = { $turns ->
    [0] { $colour } împinge
    [one] { $colour } împinge
    [few] În { $turns } ture, { $colour } împinge
   *[other] În { $turns } de ture, { $colour } împinge
} pe { $row } și ia { $theirs }; { $better } ar fi amânat asta.
kuba-why-dear = { $turns ->
    [0] Aceasta ia { $less }, dar apoi { $colour } ia { $theirs }.
    [one] Aceasta ia { $less }, dar apoi { $colour } ia { $theirs }.
    [few] În { $turns } ture, aceasta aduce { $less }, dar { $colour } ia { $theirs }.
   *[other] În { $turns } de ture, aceasta aduce { $less }, dar { $colour } ia { $theirs }.
}
kuba-why-leaves = { $turns ->
    [0] Acum
   *[other] Curând
} { $colour } amenință { $theirs }; { $better } { $count ->
    [one] ar fi salvat-o
   *[other] le-ar fi salvat
}.
kuba-why-leaves-more = { $turns ->
    [0] Acum
   *[other] Curând
} { $colour } amenință { $theirs }; după { $better } ar fi amenințat { $fewer }.
kuba-why-threatens = { $turns ->
    [0] { $better } ar fi amenințat { $mine }.
   *[other] { $better } ar fi amenințat curând { $mine }.
}
kuba-why-threatens-more = { $turns ->
    [0] { $better } ar fi amenințat { $mine }; aceasta, { $less }.
   *[other] { $better } ar fi amenințat curând { $mine }; așa, doar { $less }.
}
kuba-why-pass = încheierea turei

# Setting up a position; $colour is W, B or R where it is a marble’s.
kuba-thing = { $colour ->
    [W] Bilă albă
    [B] Bilă neagră
   *[other] Bilă roșie
}
kuba-tally = { $colour ->
    [W] Albe
    [B] Negre
   *[other] Roșii
} { $count } din { $most }
kuba-editor-turn = Împinge
kuba-editor-extra = Tură în plus
kuba-editor-took = { $colour } a luat
kuba-editor-reds = { $reds ->
    [one] 1 roșie
    [few] { $reds } roșii
   *[other] { $reds } de roșii
}
kuba-editor-help = Clic: pui; clic dreapta: iei; tragere: muți. Taste: săgeți, W, B, R, Delete.
kuba-fault-too-many = Bile { $colour ->
    [W] albe
    [B] negre
   *[other] roșii
}: { $count }; există doar { $most }.
kuba-fault-too-many-reds = Pe tablă { $board ->
    [one] e o bilă roșie
    [few] sunt { $board } bile roșii
   *[other] sunt { $board } de bile roșii
}, Albul a luat { $white }, iar Negrul { $black }: există doar { $most }.
kuba-fault-ko = { $push } e interzis, dar acolo { $colour } nu are nicio bilă de împins.
kuba-fault-no-marble = { $colour } nu are nicio bilă pe tablă.
kuba-begin = Uită-te la bila din { $cell }.
kuba-sentence-takes = { $seat } ia bila { $marble } din { $cell }
kuba-sentence-pushes = { $seat } împinge { $cell } { $way }
kuba-sentence-pass = { $seat } încheie tura

# Praise of the best push: what it did and no other push. Ideas to take home; “times” is idea-times.
kuba-only-nothing = Singura după care { $colour } nu avea nimic de luat
kuba-only-reds = Singura după care { $colour } nu avea nicio bilă roșie de luat
kuba-only-marbles = Singura după care { $colour } nu avea bile de-ale tale de luat
# Deeds of the user in a game that has ended, as praise. “catch” is one of the messages kuba-catch, “reds” its number of reds, or 0 if it has others; “colour” is “white” or “black”.
kuba-deed-turn = Ai luat { $reds ->
    [3] trei bile roșii
    [4] patru bile roșii
    [5] cinci bile roșii
    [6] șase bile roșii
    [7] șapte bile roșii
   *[other] { $catch }
} într-un singur rând.
kuba-deed-marbles = Ai împins { $count ->
    [2] două
    [3] trei
    [4] patru
    [5] cinci
    [6] șase
    [7] șapte
   *[other] { $count }
} bile { $colour ->
    [white] albe
   *[other] negre
} de pe tablă.
kuba-idea-open = { $times } ai lăsat bile de luat.
kuba-idea-takes = { $times } se putea lua mai mult.
kuba-skill-guarding = Paza bilelor
kuba-skill-taking = Capturarea

# Ideas of hints, as questions.
kuba-ask-win = Poți câștiga. Cum?
kuba-ask-red = Se poate lua o bilă roșie. Unde?
kuba-ask-marble = Se poate lua o bilă. Unde?
kuba-ask-both = Se poate lua mai mult de o bilă. Unde?
kuba-ask-danger = Urmează să fie luată o bilă. Cum împiedici asta?
kuba-ask-threat = Poți face o amenințare. Unde?
kuba-head-start = { $steps ->
    [one] o bilă roșie
    [2] două bile roșii
    [3] trei bile roșii
    [4] patru bile roșii
    [5] cinci bile roșii
    [6] șase bile roșii
   *[other] { $steps } bile roșii
}
