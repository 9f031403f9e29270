power-mining = Mining
power-mining-does = a coin for each cavern they hold.
