# Texts of the computer player: names of its levels.

level-1 = Novice
level-2 = Începător
level-3 = Ucenic
level-4 = Amator
level-5 = Pasionat
level-6 = Versat
level-7 = Jucător de club
level-8 = Jucător puternic
level-9 = Expert
level-10 = Maestru
level-11 = Mare maestru
level-12 = Campion
level-even = De aceeași forță, cam nivelul { $level }

# Reasons for a failure of the computer player.
bot-fault-thread = nu s-a putut apuca de gândit
bot-fault-illegal = a ales o mutare nepermisă: { $reason }
bot-fault-panic = { $message }
bot-fault-search = eroare necunoscută

# Reasons why a move was worse than another. “better” is the better move, as in “f1-f2”; “deadline” and “other” are why-deadline; “of” is the name of the game in files; “moves” counts those of the winner.
why-deadline = { $of ->
    [kuba] { $moves ->
        [1] pe loc
       *[other] cel târziu cu a { $moves }-a împingere
    }
   *[other] { $moves ->
        [1] pe loc
       *[other] cel târziu cu a { $moves }-a mutare
    }
}
why-misses = { $better } câștiga { $deadline }.
why-misses-at-once = { $better } câștiga pe loc.
why-misses-and-allows = { $better } câștiga { $deadline }; acum { $colour } câștigă { $other }.
why-allows = Acum { $colour } câștigă { $deadline }.
why-allows-with = Acum { $colour } câștigă { $deadline }, începând cu { $reply }.
why-allows-at-once = Acum { $colour } câștigă cu { $reply }.
why-draws = Acum aceeași poziție poate apărea a treia oară: remiză.
why-keeps-chances = { $better } păstrează șanse cu { $percent } % mai mari.

# Faults of a puzzle.
puzzle-unreadable = date imposibil de citit: { $part ->
    [grade] dificultatea
    [name] numele
    [goal] scopul
    [rules] regulile
   *[position] poziția
}
puzzle-not-so = scopul nu este atins de o singură mutare
puzzle-another-goal = ce atinge o singură mutare este „{ $goal }”
puzzle-line = soluția este greșită începând cu mutarea { $number }
puzzle-parts = linia nu are cele șase părți ale unei probleme: nume, dificultate, scop, reguli, poziție și soluție, despărțite prin tab
puzzle-too-hard = demonstrația cere prea multe poziții
puzzles-none = nu conține nicio problemă
puzzles-too-many = are mai mult de { $most } linii
no-proof-over = în această poziție partida s-a încheiat
no-proof-players = problemele sunt pentru doi jucători
no-proof-past = nu se poate demonstra nicio problemă unde nicio tablă nu poate reveni

# Praise after a game. “of” is the name of the game in files, “move” a move as in “f1-f2”. A fact follows the best move: what it did and no other move.
praise-best-move = Cea mai bună { $of ->
    [kuba] împingere
   *[other] mutare
} a ta: { $move }
praise-in-a-row = { $count ->
    [few] { $count } { $of ->
        [kuba] împingeri
       *[other] mutări
    }
   *[other] { $count } de { $of ->
        [kuba] împingeri
       *[other] mutări
    }
} la rând fără greșeală
praise-moves = { $count ->
    [one] Ai făcut o { $of ->
        [kuba] împingere
       *[other] mutare
    }
    [few] Ai făcut { $count } { $of ->
        [kuba] împingeri
       *[other] mutări
    }
   *[other] Ai făcut { $count } de { $of ->
        [kuba] împingeri
       *[other] mutări
    }
}

# One idea to take home from a game. “times” is idea-times.
idea-times = { $count ->
    [1] O dată
    [2] De două ori
    [3] De trei ori
   *[other] De mai multe ori
}
idea-allows-win = { $times } ai lăsat adversarului o cale spre victorie.
idea-misses-win = { $times } era o victorie de găsit.
idea-beginning = { $times } ai pierdut șanse chiar la început.
# How often something occurred, in place of idea-times.
skill-once-in = { $moves ->
    [1] La fiecare mutare
    [few] O dată la { $moves } mutări
   *[other] O dată la { $moves } de mutări
}
skill-defending = Apărarea
skill-finishing = Finalizarea
skill-beginning = Începutul
