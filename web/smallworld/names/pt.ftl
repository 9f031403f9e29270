### Os lugares de Small World em português, cada um com seu artigo; em inglês os nomes vêm do tabuleiro.

## Lago Aflito

island-L1a = Lago Aflito
    .article = o
region-frostmaw-ridge = Serra Bocagelo
    .article = a
region-thornwatch = Vigia dos Espinhos
    .article = a
region-gallow-downs = Colinas da Forca
    .article = as
region-barleymark = Cevadal
    .article = o
region-sallow-fen = Charco Pálido
    .article = o
region-cinderspur = Esporão de Cinzas
    .article = o
region-ironshelf = Patamar de Ferro
    .article = o
region-mirrormere = Lago Espelho
    .article = o
region-gloomwater = Águas Sombrias
    .article = as
region-gleaners-rest = Descanso do Ceifeiro
    .article = o
region-hollowback = Lombo Oco
    .article = o
region-owlbough = Galho da Coruja
    .article = o

## Juramento Quebrado

island-L1b = Juramento Quebrado
    .article = o
region-pilgrims-acre = Campo do Peregrino
    .article = o
region-drumming-hills = Colinas do Tambor
    .article = as
region-drownfold = Baixio dos Afogados
    .article = o
region-splintered-crown = Coroa Estilhaçada
    .article = a
region-witchlight-mire = Lodaçal da Luz Bruxa
    .article = o
region-crowmantle = Manto do Corvo
    .article = o
region-anvil-of-gales = Bigorna dos Vendavais
    .article = a
region-oathbreak-sound = Estreito do Perjúrio
    .article = o
region-last-harvest = Última Colheita
    .article = a
region-wychelm = Olmo Bruxo
    .article = o
region-beacon-rise = Alto do Farol
    .article = o
region-kingsgrave = Túmulo do Rei
    .article = o

## Queda das Brasas

island-L2a = Queda das Brasas
    .article = a
region-ashen-furrows = Sulcos de Cinza
    .article = os
region-charwood = Mata Carbonizada
    .article = a
region-kilnback = Morro do Forno
    .article = o
region-sootmarsh = Brejo da Fuligem
    .article = o
region-scalding-bog = Charco Escaldante
    .article = o
region-old-furnace = Velha Fornalha
    .article = a
region-embertooth = Dente de Brasa
    .article = o
region-smokepine-stand = Pinhal Fumegante
    .article = o
region-millwheel-plain = Planície do Moinho
    .article = a
region-cinderglass = Lago Vitrocinza
    .article = o
region-black-chimney = Chaminé Negra
    .article = a
region-coalrake-hills = Colinas do Carvoeiro
    .article = as

## Longa Serpente

island-L2b = Longa Serpente
    .article = a
region-fang-peak = Pico da Presa
    .article = o
region-drakefoot-meadow = Prado Pata de Draco
    .article = o
region-ribcage-hills = Colinas das Costelas
    .article = as
region-scalewood = Mata das Escamas
    .article = a
region-spineback = Dorso de Espinhos
    .article = o
region-tailmire = Lamaçal da Cauda
    .article = o
region-serpents-gape = Goela da Serpente
    .article = a
region-crown-of-scales = Coroa de Escamas
    .article = a
region-whisperbark = Casca Sussurrante
    .article = a
region-honeycomb-acres = Campos do Favo
    .article = os
region-nine-barrows = Nove Túmulos
    .article = os
region-venomreed = Juncal Venenoso
    .article = o

## Ermo das Brumas

island-M1a = Ermo das Brumas
    .article = o
region-fogmoor = Charneca da Neblina
    .article = a
region-shepherds-steps = Degraus do Pastor
    .article = os
region-fernhallow = Samambaial Sagrado
    .article = o
region-graytooth = Dente Cinzento
    .article = o
region-veiled-peak = Pico Velado
    .article = o
region-lantern-heights = Alto das Lanternas
    .article = o
region-stillwater-tarn = Lagoa Mansa
    .article = a
region-suncrop-vale = Vale Ensolarado
    .article = o
region-eelgrass-flats = Alagado das Enguias
    .article = o
region-mosscloak = Manto de Musgo
    .article = o

## Berço da Tormenta

island-M1b = Berço da Tormenta
    .article = o
region-rolling-drums = Tambores da Tormenta
    .article = os
region-puddlemarch = Terra das Poças
    .article = a
region-galepine = Pinhal do Vendaval
    .article = o
region-skysplitter = Racha-céu
    .article = o
region-oxmeadow = Prado dos Bois
    .article = o
region-thunderhead = Cabeça do Trovão
    .article = a
region-rainfall-terrace = Terraço da Chuva
    .article = o
region-dripping-moss = Musgo Gotejante
    .article = o
region-kite-hill = Colina da Pipa
    .article = a

## Descanso do Corsário

island-M2a = Descanso do Corsário
    .article = o
region-lookout-downs = Morros da Vigia
    .article = os
region-bilgefen = Brejo do Porão
    .article = o
region-cutlass-bay = Baía do Sabre
    .article = a
region-gibbet-rock = Rochedo do Enforcado
    .article = o
region-rumcane-rows = Canavial do Rum
    .article = o
region-broken-spyglass = Luneta Quebrada
    .article = a
region-crabwallow = Lamaçal dos Siris
    .article = o
region-turnip-landing = Porto do Nabo
    .article = o
region-mastwood = Mata dos Mastros
    .article = a
region-parrot-grove = Bosque do Papagaio
    .article = o

## Âmbar Profundo

island-M2b = Âmbar Profundo
    .article = o
region-resinwood = Mata da Resina
    .article = a
region-autumn-vault = Abóbada do Outono
    .article = a
region-amber-pinnacle = Pináculo de Âmbar
    .article = o
region-goldenloom = Tear Dourado
    .article = o
region-peatlight-hollow = Baixada da Turfa
    .article = a
region-beekeepers-lot = Sítio do Apicultor
    .article = o
region-foxback-hills = Colinas da Raposa
    .article = as
region-cairn-steps = Degraus de Pedra
    .article = os
region-greyshoulder = Ombro Cinzento
    .article = o

## Coroa de Sal

island-S1a = Coroa de Sal
    .article = a
region-saltmarsh-sink = Brejo Salgado
    .article = o
region-driftwood-tangle = Emaranhado da Maré
    .article = o
region-the-crownstone = Pedra da Coroa
    .article = a
region-brinefield = Campo da Salmoura
    .article = o
region-gull-heights = Alto das Gaivotas
    .article = o
region-tern-meadow = Prado do Trinta-réis
    .article = o
region-windbent-grove = Bosque Curvado
    .article = o

## Estilhaço da Lua

island-S1b = Estilhaço da Lua
    .article = o
region-wolfsong-mounds = Outeiros do Uivo
    .article = os
region-glowworm-bog = Charco dos Vaga-lumes
    .article = o
region-silver-inlet = Enseada de Prata
    .article = a
region-shardpeak = Pico do Estilhaço
    .article = o
region-nightbarley = Cevada da Noite
    .article = a
region-standing-stones = Pedras Erguidas
    .article = as
region-mirkpool = Poça Turva
    .article = a
region-palebirch = Bétula Pálida
    .article = a

## Caldeirão da Bruxa

island-S2a = Caldeirão da Bruxa
    .article = o
region-bubbling-sink = Brejo Borbulhante
    .article = o
region-crooked-acres = Campos Tortos
    .article = os
region-the-kettle = Lago do Caldeirão
    .article = o
region-ladle-peak = Pico da Concha
    .article = o
region-broomback = Morro da Vassoura
    .article = o
region-gnarlwood = Mata Retorcida
    .article = a
region-toadstool-rise = Alto dos Cogumelos
    .article = o
region-pumpkin-row = Aboboral
    .article = o

## Casco da Tartaruga

island-S2b = Casco da Tartaruga
    .article = o
region-shellgrass = Capim-concha
    .article = o
region-canopy-reach = Dossel Distante
    .article = o
region-vinefall = Cascata de Cipós
    .article = a
region-turtles-crown = Coroa da Tartaruga
    .article = a
region-hatchling-pools = Poças dos Filhotes
    .article = as
region-leechwater = Água das Sanguessugas
    .article = a
region-carapace-hills = Colinas da Carapaça
    .article = as
