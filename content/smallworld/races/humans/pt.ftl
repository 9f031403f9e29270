race-humans = Humanos
race-humans-does = colocam dois objetivos; conquistar um deles rende moedas.
