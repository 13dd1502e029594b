import type { ClassicalSection } from "./belt.ts";

/** Mitsuboshi's classical V-belts, every listed size. Source: shared data, belts.json; powers, speeds and temperatures as specified. */
export const mitsuboshiClassical: readonly ClassicalSection[] = [
 {
  "section": "A",
  "name": "A Section",
  "fullName": "Mitsuboshi Classical V-Belt A Section",
  "specs": "13 x 8 mm, 40°",
  "applications": [
   "Small pumps and fans",
   "Machine tools",
   "Washing machines",
   "Light conveyors"
  ],
  "power": "0.5-15 kW",
  "dimensions": "Top width 13 mm, height 8 mm, angle 40°",
  "materials": "Chloroprene rubber and glass fiber cord",
  "temperature": "-30°C to +80°C",
  "features": [
   "Wrapped cover resists oil and heat",
   "Antistatic",
   "Low stretch cord",
   "Quiet running"
  ],
  "speedRange": "up to 30 m/s",
  "sizes": [
   {
    "code": "A20",
    "insideLengthIn": 20,
    "insideLengthMm": 508,
    "datumLengthMm": 538
   },
   {
    "code": "A22",
    "insideLengthIn": 22,
    "insideLengthMm": 559,
    "datumLengthMm": 589
   },
   {
    "code": "A24",
    "insideLengthIn": 24,
    "insideLengthMm": 610,
    "datumLengthMm": 640
   },
   {
    "code": "A25",
    "insideLengthIn": 25,
    "insideLengthMm": 635,
    "datumLengthMm": 665
   },
   {
    "code": "A26",
    "insideLengthIn": 26,
    "insideLengthMm": 660,
    "datumLengthMm": 690
   },
   {
    "code": "A28",
    "insideLengthIn": 28,
    "insideLengthMm": 711,
    "datumLengthMm": 741
   },
   {
    "code": "A30",
    "insideLengthIn": 30,
    "insideLengthMm": 762,
    "datumLengthMm": 792
   },
   {
    "code": "A32",
    "insideLengthIn": 32,
    "insideLengthMm": 813,
    "datumLengthMm": 843
   },
   {
    "code": "A34",
    "insideLengthIn": 34,
    "insideLengthMm": 864,
    "datumLengthMm": 894
   },
   {
    "code": "A36",
    "insideLengthIn": 36,
    "insideLengthMm": 914,
    "datumLengthMm": 944
   },
   {
    "code": "A38",
    "insideLengthIn": 38,
    "insideLengthMm": 965,
    "datumLengthMm": 995
   },
   {
    "code": "A40",
    "insideLengthIn": 40,
    "insideLengthMm": 1016,
    "datumLengthMm": 1046
   },
   {
    "code": "A42",
    "insideLengthIn": 42,
    "insideLengthMm": 1067,
    "datumLengthMm": 1097
   },
   {
    "code": "A45",
    "insideLengthIn": 45,
    "insideLengthMm": 1143,
    "datumLengthMm": 1173
   },
   {
    "code": "A48",
    "insideLengthIn": 48,
    "insideLengthMm": 1219,
    "datumLengthMm": 1249
   },
   {
    "code": "A50",
    "insideLengthIn": 50,
    "insideLengthMm": 1270,
    "datumLengthMm": 1300
   },
   {
    "code": "A52",
    "insideLengthIn": 52,
    "insideLengthMm": 1321,
    "datumLengthMm": 1351
   },
   {
    "code": "A55",
    "insideLengthIn": 55,
    "insideLengthMm": 1397,
    "datumLengthMm": 1427
   },
   {
    "code": "A60",
    "insideLengthIn": 60,
    "insideLengthMm": 1524,
    "datumLengthMm": 1554
   },
   {
    "code": "A65",
    "insideLengthIn": 65,
    "insideLengthMm": 1651,
    "datumLengthMm": 1681
   },
   {
    "code": "A68",
    "insideLengthIn": 68,
    "insideLengthMm": 1727,
    "datumLengthMm": 1757
   },
   {
    "code": "A70",
    "insideLengthIn": 70,
    "insideLengthMm": 1778,
    "datumLengthMm": 1808
   },
   {
    "code": "A75",
    "insideLengthIn": 75,
    "insideLengthMm": 1905,
    "datumLengthMm": 1935
   },
   {
    "code": "A80",
    "insideLengthIn": 80,
    "insideLengthMm": 2032,
    "datumLengthMm": 2062
   },
   {
    "code": "A85",
    "insideLengthIn": 85,
    "insideLengthMm": 2159,
    "datumLengthMm": 2189
   },
   {
    "code": "A90",
    "insideLengthIn": 90,
    "insideLengthMm": 2286,
    "datumLengthMm": 2316
   },
   {
    "code": "A100",
    "insideLengthIn": 100,
    "insideLengthMm": 2540,
    "datumLengthMm": 2570
   },
   {
    "code": "A120",
    "insideLengthIn": 120,
    "insideLengthMm": 3048,
    "datumLengthMm": 3078
   }
  ]
 },
 {
  "section": "B",
  "name": "B Section",
  "fullName": "Mitsuboshi Classical V-Belt B Section",
  "specs": "17 x 11 mm, 40°",
  "applications": [
   "Compressors",
   "Industrial fans",
   "Agricultural machines",
   "Machine tools"
  ],
  "power": "15-75 kW",
  "dimensions": "Top width 17 mm, height 11 mm, angle 40°",
  "materials": "Chloroprene rubber and glass fiber cord",
  "temperature": "-30°C to +80°C",
  "features": [
   "Wrapped cover resists oil and heat",
   "Antistatic",
   "Low stretch cord",
   "Quiet running"
  ],
  "speedRange": "up to 25 m/s",
  "sizes": [
   {
    "code": "B28",
    "insideLengthIn": 28,
    "insideLengthMm": 711,
    "datumLengthMm": 751
   },
   {
    "code": "B30",
    "insideLengthIn": 30,
    "insideLengthMm": 762,
    "datumLengthMm": 802
   },
   {
    "code": "B32",
    "insideLengthIn": 32,
    "insideLengthMm": 813,
    "datumLengthMm": 853
   },
   {
    "code": "B35",
    "insideLengthIn": 35,
    "insideLengthMm": 889,
    "datumLengthMm": 929
   },
   {
    "code": "B38",
    "insideLengthIn": 38,
    "insideLengthMm": 965,
    "datumLengthMm": 1005
   },
   {
    "code": "B40",
    "insideLengthIn": 40,
    "insideLengthMm": 1016,
    "datumLengthMm": 1056
   },
   {
    "code": "B42",
    "insideLengthIn": 42,
    "insideLengthMm": 1067,
    "datumLengthMm": 1107
   },
   {
    "code": "B45",
    "insideLengthIn": 45,
    "insideLengthMm": 1143,
    "datumLengthMm": 1183
   },
   {
    "code": "B48",
    "insideLengthIn": 48,
    "insideLengthMm": 1219,
    "datumLengthMm": 1259
   },
   {
    "code": "B50",
    "insideLengthIn": 50,
    "insideLengthMm": 1270,
    "datumLengthMm": 1310
   },
   {
    "code": "B52",
    "insideLengthIn": 52,
    "insideLengthMm": 1321,
    "datumLengthMm": 1361
   },
   {
    "code": "B55",
    "insideLengthIn": 55,
    "insideLengthMm": 1397,
    "datumLengthMm": 1437
   },
   {
    "code": "B58",
    "insideLengthIn": 58,
    "insideLengthMm": 1473,
    "datumLengthMm": 1513
   },
   {
    "code": "B60",
    "insideLengthIn": 60,
    "insideLengthMm": 1524,
    "datumLengthMm": 1564
   },
   {
    "code": "B62",
    "insideLengthIn": 62,
    "insideLengthMm": 1575,
    "datumLengthMm": 1615
   },
   {
    "code": "B65",
    "insideLengthIn": 65,
    "insideLengthMm": 1651,
    "datumLengthMm": 1691
   },
   {
    "code": "B68",
    "insideLengthIn": 68,
    "insideLengthMm": 1727,
    "datumLengthMm": 1767
   },
   {
    "code": "B70",
    "insideLengthIn": 70,
    "insideLengthMm": 1778,
    "datumLengthMm": 1818
   },
   {
    "code": "B75",
    "insideLengthIn": 75,
    "insideLengthMm": 1905,
    "datumLengthMm": 1945
   },
   {
    "code": "B80",
    "insideLengthIn": 80,
    "insideLengthMm": 2032,
    "datumLengthMm": 2072
   },
   {
    "code": "B85",
    "insideLengthIn": 85,
    "insideLengthMm": 2159,
    "datumLengthMm": 2199
   },
   {
    "code": "B90",
    "insideLengthIn": 90,
    "insideLengthMm": 2286,
    "datumLengthMm": 2326
   },
   {
    "code": "B95",
    "insideLengthIn": 95,
    "insideLengthMm": 2413,
    "datumLengthMm": 2453
   },
   {
    "code": "B100",
    "insideLengthIn": 100,
    "insideLengthMm": 2540,
    "datumLengthMm": 2580
   },
   {
    "code": "B105",
    "insideLengthIn": 105,
    "insideLengthMm": 2667,
    "datumLengthMm": 2707
   },
   {
    "code": "B112",
    "insideLengthIn": 112,
    "insideLengthMm": 2845,
    "datumLengthMm": 2885
   },
   {
    "code": "B120",
    "insideLengthIn": 120,
    "insideLengthMm": 3048,
    "datumLengthMm": 3088
   },
   {
    "code": "B128",
    "insideLengthIn": 128,
    "insideLengthMm": 3251,
    "datumLengthMm": 3291
   },
   {
    "code": "B144",
    "insideLengthIn": 144,
    "insideLengthMm": 3658,
    "datumLengthMm": 3698
   }
  ]
 },
 {
  "section": "C",
  "name": "C Section",
  "fullName": "Mitsuboshi Classical V-Belt C Section",
  "specs": "22 x 14 mm, 40°",
  "applications": [
   "Large compressors",
   "Crushers",
   "Heavy fans",
   "Mills"
  ],
  "power": "75-200 kW",
  "dimensions": "Top width 22 mm, height 14 mm, angle 40°",
  "materials": "Chloroprene rubber and glass fiber cord",
  "temperature": "-30°C to +80°C",
  "features": [
   "Wrapped cover resists oil and heat",
   "Antistatic",
   "Low stretch cord",
   "Quiet running"
  ],
  "speedRange": "up to 20 m/s",
  "sizes": [
   {
    "code": "C51",
    "insideLengthIn": 51,
    "insideLengthMm": 1295,
    "datumLengthMm": 1353
   },
   {
    "code": "C53",
    "insideLengthIn": 53,
    "insideLengthMm": 1346,
    "datumLengthMm": 1404
   },
   {
    "code": "C55",
    "insideLengthIn": 55,
    "insideLengthMm": 1397,
    "datumLengthMm": 1455
   },
   {
    "code": "C59",
    "insideLengthIn": 59,
    "insideLengthMm": 1499,
    "datumLengthMm": 1557
   },
   {
    "code": "C60",
    "insideLengthIn": 60,
    "insideLengthMm": 1524,
    "datumLengthMm": 1582
   },
   {
    "code": "C65",
    "insideLengthIn": 65,
    "insideLengthMm": 1651,
    "datumLengthMm": 1709
   },
   {
    "code": "C68",
    "insideLengthIn": 68,
    "insideLengthMm": 1727,
    "datumLengthMm": 1785
   },
   {
    "code": "C70",
    "insideLengthIn": 70,
    "insideLengthMm": 1778,
    "datumLengthMm": 1836
   },
   {
    "code": "C75",
    "insideLengthIn": 75,
    "insideLengthMm": 1905,
    "datumLengthMm": 1963
   },
   {
    "code": "C78",
    "insideLengthIn": 78,
    "insideLengthMm": 1981,
    "datumLengthMm": 2039
   },
   {
    "code": "C81",
    "insideLengthIn": 81,
    "insideLengthMm": 2057,
    "datumLengthMm": 2115
   },
   {
    "code": "C85",
    "insideLengthIn": 85,
    "insideLengthMm": 2159,
    "datumLengthMm": 2217
   },
   {
    "code": "C90",
    "insideLengthIn": 90,
    "insideLengthMm": 2286,
    "datumLengthMm": 2344
   },
   {
    "code": "C95",
    "insideLengthIn": 95,
    "insideLengthMm": 2413,
    "datumLengthMm": 2471
   },
   {
    "code": "C96",
    "insideLengthIn": 96,
    "insideLengthMm": 2438,
    "datumLengthMm": 2496
   },
   {
    "code": "C100",
    "insideLengthIn": 100,
    "insideLengthMm": 2540,
    "datumLengthMm": 2598
   },
   {
    "code": "C105",
    "insideLengthIn": 105,
    "insideLengthMm": 2667,
    "datumLengthMm": 2725
   },
   {
    "code": "C108",
    "insideLengthIn": 108,
    "insideLengthMm": 2743,
    "datumLengthMm": 2801
   },
   {
    "code": "C110",
    "insideLengthIn": 110,
    "insideLengthMm": 2794,
    "datumLengthMm": 2852
   },
   {
    "code": "C112",
    "insideLengthIn": 112,
    "insideLengthMm": 2845,
    "datumLengthMm": 2903
   },
   {
    "code": "C115",
    "insideLengthIn": 115,
    "insideLengthMm": 2921,
    "datumLengthMm": 2979
   },
   {
    "code": "C120",
    "insideLengthIn": 120,
    "insideLengthMm": 3048,
    "datumLengthMm": 3106
   },
   {
    "code": "C128",
    "insideLengthIn": 128,
    "insideLengthMm": 3251,
    "datumLengthMm": 3309
   },
   {
    "code": "C136",
    "insideLengthIn": 136,
    "insideLengthMm": 3454,
    "datumLengthMm": 3512
   },
   {
    "code": "C144",
    "insideLengthIn": 144,
    "insideLengthMm": 3658,
    "datumLengthMm": 3716
   },
   {
    "code": "C158",
    "insideLengthIn": 158,
    "insideLengthMm": 4013,
    "datumLengthMm": 4071
   },
   {
    "code": "C162",
    "insideLengthIn": 162,
    "insideLengthMm": 4115,
    "datumLengthMm": 4173
   },
   {
    "code": "C173",
    "insideLengthIn": 173,
    "insideLengthMm": 4394,
    "datumLengthMm": 4452
   },
   {
    "code": "C195",
    "insideLengthIn": 195,
    "insideLengthMm": 4953,
    "datumLengthMm": 5011
   },
   {
    "code": "C210",
    "insideLengthIn": 210,
    "insideLengthMm": 5334,
    "datumLengthMm": 5392
   }
  ]
 },
 {
  "section": "D",
  "name": "D Section",
  "fullName": "Mitsuboshi Classical V-Belt D Section",
  "specs": "32 x 19 mm, 40°",
  "applications": [
   "Mining drives",
   "Large crushers",
   "Paper machines",
   "Heavy mills"
  ],
  "power": "200+ kW",
  "dimensions": "Top width 32 mm, height 19 mm, angle 40°",
  "materials": "Chloroprene rubber and glass fiber cord",
  "temperature": "-30°C to +80°C",
  "features": [
   "Wrapped cover resists oil and heat",
   "Antistatic",
   "Low stretch cord",
   "Quiet running"
  ],
  "speedRange": "up to 18 m/s",
  "sizes": [
   {
    "code": "D104",
    "insideLengthIn": 104,
    "insideLengthMm": 2642,
    "datumLengthMm": 2717
   },
   {
    "code": "D110",
    "insideLengthIn": 110,
    "insideLengthMm": 2794,
    "datumLengthMm": 2869
   },
   {
    "code": "D120",
    "insideLengthIn": 120,
    "insideLengthMm": 3048,
    "datumLengthMm": 3123
   },
   {
    "code": "D124",
    "insideLengthIn": 124,
    "insideLengthMm": 3150,
    "datumLengthMm": 3225
   },
   {
    "code": "D128",
    "insideLengthIn": 128,
    "insideLengthMm": 3251,
    "datumLengthMm": 3326
   },
   {
    "code": "D140",
    "insideLengthIn": 140,
    "insideLengthMm": 3556,
    "datumLengthMm": 3631
   },
   {
    "code": "D144",
    "insideLengthIn": 144,
    "insideLengthMm": 3658,
    "datumLengthMm": 3733
   },
   {
    "code": "D158",
    "insideLengthIn": 158,
    "insideLengthMm": 4013,
    "datumLengthMm": 4088
   },
   {
    "code": "D162",
    "insideLengthIn": 162,
    "insideLengthMm": 4115,
    "datumLengthMm": 4190
   },
   {
    "code": "D173",
    "insideLengthIn": 173,
    "insideLengthMm": 4394,
    "datumLengthMm": 4469
   },
   {
    "code": "D177",
    "insideLengthIn": 177,
    "insideLengthMm": 4496,
    "datumLengthMm": 4571
   },
   {
    "code": "D180",
    "insideLengthIn": 180,
    "insideLengthMm": 4572,
    "datumLengthMm": 4647
   },
   {
    "code": "D187",
    "insideLengthIn": 187,
    "insideLengthMm": 4750,
    "datumLengthMm": 4825
   },
   {
    "code": "D195",
    "insideLengthIn": 195,
    "insideLengthMm": 4953,
    "datumLengthMm": 5028
   },
   {
    "code": "D210",
    "insideLengthIn": 210,
    "insideLengthMm": 5334,
    "datumLengthMm": 5409
   },
   {
    "code": "D225",
    "insideLengthIn": 225,
    "insideLengthMm": 5715,
    "datumLengthMm": 5790
   },
   {
    "code": "D240",
    "insideLengthIn": 240,
    "insideLengthMm": 6096,
    "datumLengthMm": 6171
   },
   {
    "code": "D250",
    "insideLengthIn": 250,
    "insideLengthMm": 6350,
    "datumLengthMm": 6425
   },
   {
    "code": "D255",
    "insideLengthIn": 255,
    "insideLengthMm": 6477,
    "datumLengthMm": 6552
   },
   {
    "code": "D270",
    "insideLengthIn": 270,
    "insideLengthMm": 6858,
    "datumLengthMm": 6933
   },
   {
    "code": "D285",
    "insideLengthIn": 285,
    "insideLengthMm": 7239,
    "datumLengthMm": 7314
   },
   {
    "code": "D300",
    "insideLengthIn": 300,
    "insideLengthMm": 7620,
    "datumLengthMm": 7695
   },
   {
    "code": "D315",
    "insideLengthIn": 315,
    "insideLengthMm": 8001,
    "datumLengthMm": 8076
   },
   {
    "code": "D330",
    "insideLengthIn": 330,
    "insideLengthMm": 8382,
    "datumLengthMm": 8457
   },
   {
    "code": "D345",
    "insideLengthIn": 345,
    "insideLengthMm": 8763,
    "datumLengthMm": 8838
   },
   {
    "code": "D360",
    "insideLengthIn": 360,
    "insideLengthMm": 9144,
    "datumLengthMm": 9219
   }
  ]
 }
];
