race-reed-otters = Reed Otters
race-reed-otters-does = they swim, and each sea or lake they hold brings a coin.
