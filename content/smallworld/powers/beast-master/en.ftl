power-beast-master = Beast Master
power-beast-master-does = a Beast to fight with for each hill they hold, every turn.
