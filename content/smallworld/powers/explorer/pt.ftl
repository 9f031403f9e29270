power-explorer = Exploradores
power-explorer-does = uma moeda por ilha em que estão.
