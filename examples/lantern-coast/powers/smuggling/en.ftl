power-smuggling = Smuggling
power-smuggling-does = every Cavern is next door, and landing on other islands costs nothing extra.
