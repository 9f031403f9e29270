thing-meeting-stone = Meeting Stone
thing-meeting-stone-does = landing on other islands costs nothing extra.
