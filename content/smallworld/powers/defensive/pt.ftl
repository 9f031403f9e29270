power-defensive = Defensivos
power-defensive-does = Torres de Guarda nos campos bem cercados, que ninguém pode conquistar.
