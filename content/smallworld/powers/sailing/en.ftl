power-sailing = Sailing
power-sailing-does = landing on other islands costs nothing extra.
