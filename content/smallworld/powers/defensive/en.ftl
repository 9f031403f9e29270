power-defensive = Defensive
power-defensive-does = Watch Towers on well-guarded fields, which nobody can take.
