power-fishing = Pescadores
power-fishing-does = uma moeda por região ao lado de um mar ou lago.
