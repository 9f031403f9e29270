race-kobolds = Kobolds
race-kobolds-does = toda caverna do mundo é vizinha deles.
