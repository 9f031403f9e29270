race-mothfolk = Mariposas
race-mothfolk-does = toda Região Mágica do mundo é vizinha delas.
