power-marshdweller = Pantanosos
power-marshdweller-does = quem ataca seus pântanos paga antes uma moeda a eles.
