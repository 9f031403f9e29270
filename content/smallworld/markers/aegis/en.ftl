thing-aegis = Aegis of Aggramar
thing-aegis-does = nobody may touch its region without paying the owner two coins.
thing-aegis-term = Aegis
