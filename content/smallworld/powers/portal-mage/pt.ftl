power-portal-mage = Magos dos Portais
power-portal-mage-does = duas vezes por turno, trocam tudo entre duas regiões mágicas.
