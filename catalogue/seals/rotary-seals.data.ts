import type { RotarySeal } from "./seal.ts";

/** Rotary shaft seals, DIN 3760. Source: shared data, seals.json. */
export const rotarySeals: readonly RotarySeal[] = [
 {
  "code": "10x22x7",
  "shaftMm": 10,
  "housingMm": 22,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 1.3,
   "FKM": 7.2
  },
  "maxSpeedRpm": {
   "NBR": 2480,
   "FKM": 13750
  },
  "status": "verified"
 },
 {
  "code": "12x22x7",
  "shaftMm": 12,
  "housingMm": 22,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 2.1,
   "FKM": 9.2
  },
  "maxSpeedRpm": {
   "NBR": 3340,
   "FKM": 14640
  },
  "status": "verified"
 },
 {
  "code": "12x24x7",
  "shaftMm": 12,
  "housingMm": 24,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 2.1,
   "FKM": 9.2
  },
  "maxSpeedRpm": {
   "NBR": 3340,
   "FKM": 14640
  },
  "status": "verified"
 },
 {
  "code": "15x26x7",
  "shaftMm": 15,
  "housingMm": 26,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 3,
   "FKM": 11.7
  },
  "maxSpeedRpm": {
   "NBR": 3810,
   "FKM": 14890
  },
  "status": "verified"
 },
 {
  "code": "15x30x7",
  "shaftMm": 15,
  "housingMm": 30,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 3,
   "FKM": 11.7
  },
  "maxSpeedRpm": {
   "NBR": 3810,
   "FKM": 14890
  },
  "status": "verified"
 },
 {
  "code": "16x28x7",
  "shaftMm": 16,
  "housingMm": 28,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 3.2,
   "FKM": 12.4
  },
  "maxSpeedRpm": {
   "NBR": 3810,
   "FKM": 14800
  },
  "status": "verified"
 },
 {
  "code": "20x30x7",
  "shaftMm": 20,
  "housingMm": 30,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 4.1,
   "FKM": 14.9
  },
  "maxSpeedRpm": {
   "NBR": 3910,
   "FKM": 14220
  },
  "status": "verified"
 },
 {
  "code": "20x35x7",
  "shaftMm": 20,
  "housingMm": 35,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 4.1,
   "FKM": 14.9
  },
  "maxSpeedRpm": {
   "NBR": 3910,
   "FKM": 14220
  },
  "status": "verified"
 },
 {
  "code": "20x40x7",
  "shaftMm": 20,
  "housingMm": 40,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 4.1,
   "FKM": 14.9
  },
  "maxSpeedRpm": {
   "NBR": 3910,
   "FKM": 14220
  },
  "status": "verified"
 },
 {
  "code": "22x35x7",
  "shaftMm": 22,
  "housingMm": 35,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 4.5,
   "FKM": 16
  },
  "maxSpeedRpm": {
   "NBR": 3900,
   "FKM": 13880
  },
  "status": "verified"
 },
 {
  "code": "22x40x7",
  "shaftMm": 22,
  "housingMm": 40,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 4.5,
   "FKM": 16
  },
  "maxSpeedRpm": {
   "NBR": 3900,
   "FKM": 13880
  },
  "status": "verified"
 },
 {
  "code": "25x40x7",
  "shaftMm": 25,
  "housingMm": 40,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 5,
   "FKM": 17.4
  },
  "maxSpeedRpm": {
   "NBR": 3810,
   "FKM": 13290
  },
  "status": "verified"
 },
 {
  "code": "25x42x7",
  "shaftMm": 25,
  "housingMm": 42,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 5,
   "FKM": 17.4
  },
  "maxSpeedRpm": {
   "NBR": 3810,
   "FKM": 13290
  },
  "status": "verified"
 },
 {
  "code": "25x47x7",
  "shaftMm": 25,
  "housingMm": 47,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 5,
   "FKM": 17.4
  },
  "maxSpeedRpm": {
   "NBR": 3810,
   "FKM": 13290
  },
  "status": "verified"
 },
 {
  "code": "25x52x7",
  "shaftMm": 25,
  "housingMm": 52,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 5,
   "FKM": 17.4
  },
  "maxSpeedRpm": {
   "NBR": 3810,
   "FKM": 13290
  },
  "status": "verified"
 },
 {
  "code": "30x47x7",
  "shaftMm": 30,
  "housingMm": 47,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 5.8,
   "FKM": 19.5
  },
  "maxSpeedRpm": {
   "NBR": 3690,
   "FKM": 12410
  },
  "status": "verified"
 },
 {
  "code": "30x52x7",
  "shaftMm": 30,
  "housingMm": 52,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 5.8,
   "FKM": 19.5
  },
  "maxSpeedRpm": {
   "NBR": 3690,
   "FKM": 12410
  },
  "status": "verified"
 },
 {
  "code": "30x55x7",
  "shaftMm": 30,
  "housingMm": 55,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 5.8,
   "FKM": 19.5
  },
  "maxSpeedRpm": {
   "NBR": 3690,
   "FKM": 12410
  },
  "status": "verified"
 },
 {
  "code": "32x47x8",
  "shaftMm": 32,
  "housingMm": 47,
  "widthMm": 8,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 6,
   "FKM": 20.2
  },
  "maxSpeedRpm": {
   "NBR": 3580,
   "FKM": 12050
  },
  "status": "verified"
 },
 {
  "code": "32x52x8",
  "shaftMm": 32,
  "housingMm": 52,
  "widthMm": 8,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 6,
   "FKM": 20.2
  },
  "maxSpeedRpm": {
   "NBR": 3580,
   "FKM": 12050
  },
  "status": "verified"
 },
 {
  "code": "35x50x8",
  "shaftMm": 35,
  "housingMm": 50,
  "widthMm": 8,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 6.4,
   "FKM": 21.2
  },
  "maxSpeedRpm": {
   "NBR": 3490,
   "FKM": 11560
  },
  "status": "verified"
 },
 {
  "code": "35x52x7",
  "shaftMm": 35,
  "housingMm": 52,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 6.4,
   "FKM": 21.2
  },
  "maxSpeedRpm": {
   "NBR": 3490,
   "FKM": 11560
  },
  "status": "verified"
 },
 {
  "code": "35x52x8",
  "shaftMm": 35,
  "housingMm": 52,
  "widthMm": 8,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 6.4,
   "FKM": 21.2
  },
  "maxSpeedRpm": {
   "NBR": 3490,
   "FKM": 11560
  },
  "status": "verified"
 },
 {
  "code": "35x55x8",
  "shaftMm": 35,
  "housingMm": 55,
  "widthMm": 8,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 6.4,
   "FKM": 21.2
  },
  "maxSpeedRpm": {
   "NBR": 3490,
   "FKM": 11560
  },
  "status": "verified"
 },
 {
  "code": "38x52x8",
  "shaftMm": 38,
  "housingMm": 52,
  "widthMm": 8,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 6.7,
   "FKM": 22.1
  },
  "maxSpeedRpm": {
   "NBR": 3360,
   "FKM": 11100
  },
  "status": "verified"
 },
 {
  "code": "40x52x7",
  "shaftMm": 40,
  "housingMm": 52,
  "widthMm": 7,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 6.9,
   "FKM": 22.7
  },
  "maxSpeedRpm": {
   "NBR": 3290,
   "FKM": 10830
  },
  "status": "verified"
 },
 {
  "code": "40x55x8",
  "shaftMm": 40,
  "housingMm": 55,
  "widthMm": 8,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 6.9,
   "FKM": 22.7
  },
  "maxSpeedRpm": {
   "NBR": 3290,
   "FKM": 10830
  },
  "status": "verified"
 },
 {
  "code": "40x62x8",
  "shaftMm": 40,
  "housingMm": 62,
  "widthMm": 8,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 6.9,
   "FKM": 22.7
  },
  "maxSpeedRpm": {
   "NBR": 3290,
   "FKM": 10830
  },
  "status": "verified"
 },
 {
  "code": "42x62x8",
  "shaftMm": 42,
  "housingMm": 62,
  "widthMm": 8,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 7.1,
   "FKM": 23.2
  },
  "maxSpeedRpm": {
   "NBR": 3220,
   "FKM": 10540
  },
  "status": "verified"
 },
 {
  "code": "45x62x8",
  "shaftMm": 45,
  "housingMm": 62,
  "widthMm": 8,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 7.4,
   "FKM": 23.8
  },
  "maxSpeedRpm": {
   "NBR": 3140,
   "FKM": 10100
  },
  "status": "verified"
 },
 {
  "code": "45x65x8",
  "shaftMm": 45,
  "housingMm": 65,
  "widthMm": 8,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 7.4,
   "FKM": 23.8
  },
  "maxSpeedRpm": {
   "NBR": 3140,
   "FKM": 10100
  },
  "status": "verified"
 },
 {
  "code": "50x68x8",
  "shaftMm": 50,
  "housingMm": 68,
  "widthMm": 8,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 7.8,
   "FKM": 25.2
  },
  "maxSpeedRpm": {
   "NBR": 2970,
   "FKM": 9620
  },
  "status": "verified"
 },
 {
  "code": "50x72x8",
  "shaftMm": 50,
  "housingMm": 72,
  "widthMm": 8,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 7.8,
   "FKM": 25.2
  },
  "maxSpeedRpm": {
   "NBR": 2970,
   "FKM": 9620
  },
  "status": "verified"
 },
 {
  "code": "55x72x8",
  "shaftMm": 55,
  "housingMm": 72,
  "widthMm": 8,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 8.2,
   "FKM": 26.3
  },
  "maxSpeedRpm": {
   "NBR": 2840,
   "FKM": 9130
  },
  "status": "verified"
 },
 {
  "code": "55x80x8",
  "shaftMm": 55,
  "housingMm": 80,
  "widthMm": 8,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 8.2,
   "FKM": 26.3
  },
  "maxSpeedRpm": {
   "NBR": 2840,
   "FKM": 9130
  },
  "status": "verified"
 },
 {
  "code": "60x80x8",
  "shaftMm": 60,
  "housingMm": 80,
  "widthMm": 8,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 8.6,
   "FKM": 27.2
  },
  "maxSpeedRpm": {
   "NBR": 2730,
   "FKM": 8650
  },
  "status": "verified"
 },
 {
  "code": "60x85x8",
  "shaftMm": 60,
  "housingMm": 85,
  "widthMm": 8,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "maxLipSpeedMs": {
   "NBR": 8.6,
   "FKM": 27.2
  },
  "maxSpeedRpm": {
   "NBR": 2730,
   "FKM": 8650
  },
  "status": "verified"
 },
 {
  "code": "65x85x10",
  "shaftMm": 65,
  "housingMm": 85,
  "widthMm": 10,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "status": "recalled"
 },
 {
  "code": "70x90x10",
  "shaftMm": 70,
  "housingMm": 90,
  "widthMm": 10,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "status": "recalled"
 },
 {
  "code": "75x95x10",
  "shaftMm": 75,
  "housingMm": 95,
  "widthMm": 10,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "status": "recalled"
 },
 {
  "code": "80x100x10",
  "shaftMm": 80,
  "housingMm": 100,
  "widthMm": 10,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "status": "recalled"
 },
 {
  "code": "100x120x12",
  "shaftMm": 100,
  "housingMm": 120,
  "widthMm": 12,
  "forms": [
   "A",
   "AS"
  ],
  "materials": [
   "NBR",
   "FKM"
  ],
  "temperatureC": {
   "NBR": [
    -40,
    100
   ],
   "FKM": [
    -25,
    200
   ]
  },
  "maxPressureMPa": 0.05,
  "status": "recalled"
 }
];
