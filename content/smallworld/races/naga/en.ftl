race-naga = Naga
race-naga-does = they swim: seas and lakes can be theirs.
