import type { FluidSeal } from "./seal.ts";

/** Hydraulic and pneumatic seals. Source: shared data, seals.json; trade sizes, not read in a catalogue. */
export const fluidSeals: readonly FluidSeal[] = [
 {
  "code": "US 20x28x6.3",
  "category": "rod-seal",
  "name": "Hydraulic U-cup rod seal",
  "dimensionsMm": {
   "rod": 20,
   "groove": 28,
   "length": 6.3
  },
  "material": "Polyurethane 93 Shore A",
  "temperatureC": [
   -35,
   100
  ],
  "maxPressureBar": 400,
  "maxSpeedMs": 0.5,
  "use": "Hydraulic cylinder rod",
  "standard": "ISO 5597"
 },
 {
  "code": "US 25x33x6.3",
  "category": "rod-seal",
  "name": "Hydraulic U-cup rod seal",
  "dimensionsMm": {
   "rod": 25,
   "groove": 33,
   "length": 6.3
  },
  "material": "Polyurethane 93 Shore A",
  "temperatureC": [
   -35,
   100
  ],
  "maxPressureBar": 400,
  "maxSpeedMs": 0.5,
  "use": "Hydraulic cylinder rod",
  "standard": "ISO 5597"
 },
 {
  "code": "US 32x42x8",
  "category": "rod-seal",
  "name": "Hydraulic U-cup rod seal",
  "dimensionsMm": {
   "rod": 32,
   "groove": 42,
   "length": 8
  },
  "material": "Polyurethane 93 Shore A",
  "temperatureC": [
   -35,
   100
  ],
  "maxPressureBar": 400,
  "maxSpeedMs": 0.5,
  "use": "Hydraulic cylinder rod",
  "standard": "ISO 5597"
 },
 {
  "code": "US 40x50x8",
  "category": "rod-seal",
  "name": "Hydraulic U-cup rod seal",
  "dimensionsMm": {
   "rod": 40,
   "groove": 50,
   "length": 8
  },
  "material": "Polyurethane 93 Shore A",
  "temperatureC": [
   -35,
   100
  ],
  "maxPressureBar": 400,
  "maxSpeedMs": 0.5,
  "use": "Hydraulic cylinder rod",
  "standard": "ISO 5597"
 },
 {
  "code": "US 50x60x8",
  "category": "rod-seal",
  "name": "Hydraulic U-cup rod seal",
  "dimensionsMm": {
   "rod": 50,
   "groove": 60,
   "length": 8
  },
  "material": "Polyurethane 93 Shore A",
  "temperatureC": [
   -35,
   100
  ],
  "maxPressureBar": 400,
  "maxSpeedMs": 0.5,
  "use": "Hydraulic cylinder rod",
  "standard": "ISO 5597"
 },
 {
  "code": "KS 40x30x8",
  "category": "piston-seal",
  "name": "Hydraulic U-cup piston seal",
  "dimensionsMm": {
   "bore": 40,
   "groove": 30,
   "length": 8
  },
  "material": "Polyurethane 93 Shore A",
  "temperatureC": [
   -35,
   100
  ],
  "maxPressureBar": 400,
  "maxSpeedMs": 0.5,
  "use": "Hydraulic cylinder piston",
  "standard": "ISO 5597"
 },
 {
  "code": "KS 50x40x8",
  "category": "piston-seal",
  "name": "Hydraulic U-cup piston seal",
  "dimensionsMm": {
   "bore": 50,
   "groove": 40,
   "length": 8
  },
  "material": "Polyurethane 93 Shore A",
  "temperatureC": [
   -35,
   100
  ],
  "maxPressureBar": 400,
  "maxSpeedMs": 0.5,
  "use": "Hydraulic cylinder piston",
  "standard": "ISO 5597"
 },
 {
  "code": "KS 63x53x8",
  "category": "piston-seal",
  "name": "Hydraulic U-cup piston seal",
  "dimensionsMm": {
   "bore": 63,
   "groove": 53,
   "length": 8
  },
  "material": "Polyurethane 93 Shore A",
  "temperatureC": [
   -35,
   100
  ],
  "maxPressureBar": 400,
  "maxSpeedMs": 0.5,
  "use": "Hydraulic cylinder piston",
  "standard": "ISO 5597"
 },
 {
  "code": "KS 80x65x12.5",
  "category": "piston-seal",
  "name": "Hydraulic U-cup piston seal",
  "dimensionsMm": {
   "bore": 80,
   "groove": 65,
   "length": 12.5
  },
  "material": "Polyurethane 93 Shore A",
  "temperatureC": [
   -35,
   100
  ],
  "maxPressureBar": 400,
  "maxSpeedMs": 0.5,
  "use": "Hydraulic cylinder piston",
  "standard": "ISO 5597"
 },
 {
  "code": "AB 20x28x5",
  "category": "wiper",
  "name": "Rod wiper, single lip",
  "dimensionsMm": {
   "rod": 20,
   "groove": 28,
   "length": 5
  },
  "material": "Polyurethane 93 Shore A",
  "temperatureC": [
   -35,
   100
  ],
  "maxSpeedMs": 1,
  "use": "Keeps dirt off the cylinder rod",
  "standard": "ISO 6195 type A"
 },
 {
  "code": "AB 25x33x5",
  "category": "wiper",
  "name": "Rod wiper, single lip",
  "dimensionsMm": {
   "rod": 25,
   "groove": 33,
   "length": 5
  },
  "material": "Polyurethane 93 Shore A",
  "temperatureC": [
   -35,
   100
  ],
  "maxSpeedMs": 1,
  "use": "Keeps dirt off the cylinder rod",
  "standard": "ISO 6195 type A"
 },
 {
  "code": "AB 32x40x5",
  "category": "wiper",
  "name": "Rod wiper, single lip",
  "dimensionsMm": {
   "rod": 32,
   "groove": 40,
   "length": 5
  },
  "material": "Polyurethane 93 Shore A",
  "temperatureC": [
   -35,
   100
  ],
  "maxSpeedMs": 1,
  "use": "Keeps dirt off the cylinder rod",
  "standard": "ISO 6195 type A"
 },
 {
  "code": "AB 40x48x5",
  "category": "wiper",
  "name": "Rod wiper, single lip",
  "dimensionsMm": {
   "rod": 40,
   "groove": 48,
   "length": 5
  },
  "material": "Polyurethane 93 Shore A",
  "temperatureC": [
   -35,
   100
  ],
  "maxSpeedMs": 1,
  "use": "Keeps dirt off the cylinder rod",
  "standard": "ISO 6195 type A"
 },
 {
  "code": "AB 50x58x5",
  "category": "wiper",
  "name": "Rod wiper, single lip",
  "dimensionsMm": {
   "rod": 50,
   "groove": 58,
   "length": 5
  },
  "material": "Polyurethane 93 Shore A",
  "temperatureC": [
   -35,
   100
  ],
  "maxSpeedMs": 1,
  "use": "Keeps dirt off the cylinder rod",
  "standard": "ISO 6195 type A"
 },
 {
  "code": "OR 10x2",
  "category": "o-ring",
  "name": "O-ring",
  "dimensionsMm": {
   "inside": 10,
   "cord": 2
  },
  "material": "NBR 70 Shore A",
  "temperatureC": [
   -30,
   100
  ],
  "maxPressureBar": 100,
  "use": "Static seal for covers and fittings"
 },
 {
  "code": "OR 20x2.5",
  "category": "o-ring",
  "name": "O-ring",
  "dimensionsMm": {
   "inside": 20,
   "cord": 2.5
  },
  "material": "NBR 70 Shore A",
  "temperatureC": [
   -30,
   100
  ],
  "maxPressureBar": 100,
  "use": "Static seal for covers and fittings"
 },
 {
  "code": "OR 30x3",
  "category": "o-ring",
  "name": "O-ring",
  "dimensionsMm": {
   "inside": 30,
   "cord": 3
  },
  "material": "NBR 70 Shore A",
  "temperatureC": [
   -30,
   100
  ],
  "maxPressureBar": 100,
  "use": "Static seal for covers and fittings"
 },
 {
  "code": "OR 40x3.5",
  "category": "o-ring",
  "name": "O-ring",
  "dimensionsMm": {
   "inside": 40,
   "cord": 3.5
  },
  "material": "NBR 70 Shore A",
  "temperatureC": [
   -30,
   100
  ],
  "maxPressureBar": 100,
  "use": "Static seal for covers and fittings"
 },
 {
  "code": "OR 50x4",
  "category": "o-ring",
  "name": "O-ring",
  "dimensionsMm": {
   "inside": 50,
   "cord": 4
  },
  "material": "NBR 70 Shore A",
  "temperatureC": [
   -30,
   100
  ],
  "maxPressureBar": 100,
  "use": "Static seal for covers and fittings"
 },
 {
  "code": "BS G1/4",
  "category": "bonded-seal",
  "name": "Bonded seal",
  "dimensionsMm": {
   "inside": 13.74,
   "outside": 20.57,
   "thickness": 2.03
  },
  "material": "Steel ring with NBR lip",
  "temperatureC": [
   -30,
   100
  ],
  "maxPressureBar": 400,
  "use": "Under a G1/4 BSP fitting"
 },
 {
  "code": "BS G3/8",
  "category": "bonded-seal",
  "name": "Bonded seal",
  "dimensionsMm": {
   "inside": 17.28,
   "outside": 23.8,
   "thickness": 2.03
  },
  "material": "Steel ring with NBR lip",
  "temperatureC": [
   -30,
   100
  ],
  "maxPressureBar": 400,
  "use": "Under a G3/8 BSP fitting"
 },
 {
  "code": "BS G1/2",
  "category": "bonded-seal",
  "name": "Bonded seal",
  "dimensionsMm": {
   "inside": 21.54,
   "outside": 28.58,
   "thickness": 2.49
  },
  "material": "Steel ring with NBR lip",
  "temperatureC": [
   -30,
   100
  ],
  "maxPressureBar": 400,
  "use": "Under a G1/2 BSP fitting"
 },
 {
  "code": "VA-25",
  "category": "v-ring",
  "name": "V-ring",
  "dimensionsMm": {
   "shaftFrom": 24,
   "shaftTo": 27
  },
  "material": "NBR",
  "temperatureC": [
   -30,
   100
  ],
  "maxSpeedMs": 8,
  "use": "Axial lip that throws dirt off a turning shaft"
 },
 {
  "code": "VA-30",
  "category": "v-ring",
  "name": "V-ring",
  "dimensionsMm": {
   "shaftFrom": 29,
   "shaftTo": 31
  },
  "material": "NBR",
  "temperatureC": [
   -30,
   100
  ],
  "maxSpeedMs": 8,
  "use": "Axial lip that throws dirt off a turning shaft"
 },
 {
  "code": "VA-40",
  "category": "v-ring",
  "name": "V-ring",
  "dimensionsMm": {
   "shaftFrom": 38,
   "shaftTo": 43
  },
  "material": "NBR",
  "temperatureC": [
   -30,
   100
  ],
  "maxSpeedMs": 8,
  "use": "Axial lip that throws dirt off a turning shaft"
 },
 {
  "code": "PK 32x24",
  "category": "pneumatic-piston-seal",
  "name": "Pneumatic piston lip seal",
  "dimensionsMm": {
   "bore": 32,
   "groove": 24
  },
  "material": "NBR 80 Shore A",
  "temperatureC": [
   -20,
   80
  ],
  "maxPressureBar": 12,
  "maxSpeedMs": 1,
  "use": "Pneumatic cylinder of 32 mm bore (ISO 15552 bore)"
 },
 {
  "code": "PK 40x32",
  "category": "pneumatic-piston-seal",
  "name": "Pneumatic piston lip seal",
  "dimensionsMm": {
   "bore": 40,
   "groove": 32
  },
  "material": "NBR 80 Shore A",
  "temperatureC": [
   -20,
   80
  ],
  "maxPressureBar": 12,
  "maxSpeedMs": 1,
  "use": "Pneumatic cylinder of 40 mm bore (ISO 15552 bore)"
 },
 {
  "code": "PK 50x40",
  "category": "pneumatic-piston-seal",
  "name": "Pneumatic piston lip seal",
  "dimensionsMm": {
   "bore": 50,
   "groove": 40
  },
  "material": "NBR 80 Shore A",
  "temperatureC": [
   -20,
   80
  ],
  "maxPressureBar": 12,
  "maxSpeedMs": 1,
  "use": "Pneumatic cylinder of 50 mm bore (ISO 15552 bore)"
 },
 {
  "code": "PK 63x53",
  "category": "pneumatic-piston-seal",
  "name": "Pneumatic piston lip seal",
  "dimensionsMm": {
   "bore": 63,
   "groove": 53
  },
  "material": "NBR 80 Shore A",
  "temperatureC": [
   -20,
   80
  ],
  "maxPressureBar": 12,
  "maxSpeedMs": 1,
  "use": "Pneumatic cylinder of 63 mm bore (ISO 15552 bore)"
 },
 {
  "code": "PS 12x19",
  "category": "pneumatic-rod-seal",
  "name": "Pneumatic rod seal with wiper lip",
  "dimensionsMm": {
   "rod": 12,
   "groove": 19
  },
  "material": "Polyurethane 90 Shore A",
  "temperatureC": [
   -30,
   80
  ],
  "maxPressureBar": 12,
  "maxSpeedMs": 1,
  "use": "Pneumatic cylinder rod of 12 mm"
 },
 {
  "code": "PS 16x24",
  "category": "pneumatic-rod-seal",
  "name": "Pneumatic rod seal with wiper lip",
  "dimensionsMm": {
   "rod": 16,
   "groove": 24
  },
  "material": "Polyurethane 90 Shore A",
  "temperatureC": [
   -30,
   80
  ],
  "maxPressureBar": 12,
  "maxSpeedMs": 1,
  "use": "Pneumatic cylinder rod of 16 mm"
 },
 {
  "code": "PS 20x28",
  "category": "pneumatic-rod-seal",
  "name": "Pneumatic rod seal with wiper lip",
  "dimensionsMm": {
   "rod": 20,
   "groove": 28
  },
  "material": "Polyurethane 90 Shore A",
  "temperatureC": [
   -30,
   80
  ],
  "maxPressureBar": 12,
  "maxSpeedMs": 1,
  "use": "Pneumatic cylinder rod of 20 mm"
 }
];
