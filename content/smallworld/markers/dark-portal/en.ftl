thing-dark-portal = Dark Portal
thing-dark-portal-does = two coins a turn.
