power-fishing = Fishing
power-fishing-does = a coin for each region beside a sea or lake.
