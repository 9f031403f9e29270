power-portal-mage = Portal Mage
power-portal-mage-does = twice a turn they exchange everything between two magic regions.
