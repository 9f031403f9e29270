power-garrisoned = Guarnecidos
power-garrisoned-does = uma Guarnição em cada região; cada uma soma um à defesa.
