import type { HousedUnit } from "./housed-unit.ts";

/** Every housed unit with its figures. Source: shared data, bearings.json, units. */
export const housedUnits: readonly HousedUnit[] = [
 {
  "code": "UCP205",
  "makerDesignation": "UCP205D1",
  "series": "UCP",
  "boreMm": 25,
  "insert": "UC205",
  "insertOutsideDiameterMm": 52,
  "insertWidthMm": 34.1,
  "insertOffsetMm": 14.3,
  "housingNumber": "P205",
  "housingMm": {
   "H": 36.5,
   "L": 140,
   "J": 105,
   "A": 38,
   "N": 13,
   "N1": 16,
   "H1": 15,
   "H2": 71
  },
  "bolt": "M10",
  "dynamicLoadKn": 14,
  "staticLoadKn": 7.85,
  "speedRpm": 5100,
  "massKg": 0.8,
  "ratings": {
   "status": "derived",
   "sources": [
    "NSK E1102e p.B278 (inserts share the 62/63 series internals)",
    "NSK E1102e row 6205",
    "KYK UC insert table within 5%"
   ]
  }
 },
 {
  "code": "UCP206",
  "makerDesignation": "UCP206D1",
  "series": "UCP",
  "boreMm": 30,
  "insert": "UC206",
  "insertOutsideDiameterMm": 62,
  "insertWidthMm": 38.1,
  "insertOffsetMm": 15.9,
  "housingNumber": "P206",
  "housingMm": {
   "H": 42.9,
   "L": 165,
   "J": 121,
   "A": 48,
   "N": 17,
   "N1": 20,
   "H1": 17,
   "H2": 83
  },
  "bolt": "M14",
  "dynamicLoadKn": 19.5,
  "staticLoadKn": 11.3,
  "speedRpm": 4300,
  "massKg": 1.3,
  "ratings": {
   "status": "derived",
   "sources": [
    "NSK E1102e p.B278 (inserts share the 62/63 series internals)",
    "NSK E1102e row 6206",
    "KYK UC insert table within 5%"
   ]
  }
 },
 {
  "code": "UCP207",
  "makerDesignation": "UCP207D1",
  "series": "UCP",
  "boreMm": 35,
  "insert": "UC207",
  "insertOutsideDiameterMm": 72,
  "insertWidthMm": 42.9,
  "insertOffsetMm": 17.5,
  "housingNumber": "P207",
  "housingMm": {
   "H": 47.6,
   "L": 167,
   "J": 127,
   "A": 48,
   "N": 17,
   "N1": 20,
   "H1": 18,
   "H2": 93
  },
  "bolt": "M14",
  "dynamicLoadKn": 25.7,
  "staticLoadKn": 15.3,
  "speedRpm": 3700,
  "massKg": 1.6,
  "ratings": {
   "status": "derived",
   "sources": [
    "NSK E1102e p.B278 (inserts share the 62/63 series internals)",
    "NSK E1102e row 6207",
    "KYK UC insert table within 5%"
   ]
  }
 },
 {
  "code": "UCP208",
  "makerDesignation": "UCP208D1",
  "series": "UCP",
  "boreMm": 40,
  "insert": "UC208",
  "insertOutsideDiameterMm": 80,
  "insertWidthMm": 49.2,
  "insertOffsetMm": 19,
  "housingNumber": "P208",
  "housingMm": {
   "H": 49.2,
   "L": 184,
   "J": 137,
   "A": 54,
   "N": 17,
   "N1": 20,
   "H1": 18,
   "H2": 98
  },
  "bolt": "M14",
  "dynamicLoadKn": 29.1,
  "staticLoadKn": 17.9,
  "speedRpm": 3300,
  "massKg": 1.9,
  "ratings": {
   "status": "derived",
   "sources": [
    "NSK E1102e p.B278 (inserts share the 62/63 series internals)",
    "NSK E1102e row 6208",
    "KYK UC insert table within 5%"
   ]
  }
 },
 {
  "code": "UCP209",
  "makerDesignation": "UCP209D1",
  "series": "UCP",
  "boreMm": 45,
  "insert": "UC209",
  "insertOutsideDiameterMm": 85,
  "insertWidthMm": 49.2,
  "insertOffsetMm": 19,
  "housingNumber": "P209",
  "housingMm": {
   "H": 54,
   "L": 190,
   "J": 146,
   "A": 54,
   "N": 17,
   "N1": 20,
   "H1": 20,
   "H2": 106
  },
  "bolt": "M14",
  "dynamicLoadKn": 31.5,
  "staticLoadKn": 20.4,
  "speedRpm": 3100,
  "massKg": 2.2,
  "ratings": {
   "status": "derived",
   "sources": [
    "NSK E1102e p.B278 (inserts share the 62/63 series internals)",
    "NSK E1102e row 6209",
    "KYK UC insert table within 5%"
   ]
  }
 },
 {
  "code": "UCP210",
  "makerDesignation": "UCP210D1",
  "series": "UCP",
  "boreMm": 50,
  "insert": "UC210",
  "insertOutsideDiameterMm": 90,
  "insertWidthMm": 51.6,
  "insertOffsetMm": 19,
  "housingNumber": "P210",
  "housingMm": {
   "H": 57.2,
   "L": 206,
   "J": 159,
   "A": 60,
   "N": 20,
   "N1": 23,
   "H1": 21,
   "H2": 114
  },
  "bolt": "M16",
  "dynamicLoadKn": 35,
  "staticLoadKn": 23.2,
  "speedRpm": 2800,
  "massKg": 2.6,
  "ratings": {
   "status": "derived",
   "sources": [
    "NSK E1102e p.B278 (inserts share the 62/63 series internals)",
    "NSK E1102e row 6210",
    "KYK UC insert table within 5%"
   ]
  }
 },
 {
  "code": "UCF205",
  "makerDesignation": "UCF205D1",
  "series": "UCF",
  "boreMm": 25,
  "insert": "UC205",
  "insertOutsideDiameterMm": 52,
  "insertWidthMm": 34.1,
  "insertOffsetMm": 14.3,
  "housingNumber": "F205",
  "housingMm": {
   "L": 95,
   "J": 70,
   "A2": 16,
   "A1": 13,
   "A": 27,
   "N": 12,
   "A0": 35.8
  },
  "bolt": "M10",
  "dynamicLoadKn": 14,
  "staticLoadKn": 7.85,
  "speedRpm": 5100,
  "massKg": 0.8,
  "ratings": {
   "status": "derived",
   "sources": [
    "NSK E1102e p.B278 (inserts share the 62/63 series internals)",
    "NSK E1102e row 6205",
    "KYK UC insert table within 5%"
   ]
  }
 },
 {
  "code": "UCF206",
  "makerDesignation": "UCF206D1",
  "series": "UCF",
  "boreMm": 30,
  "insert": "UC206",
  "insertOutsideDiameterMm": 62,
  "insertWidthMm": 38.1,
  "insertOffsetMm": 15.9,
  "housingNumber": "F206",
  "housingMm": {
   "L": 108,
   "J": 83,
   "A2": 18,
   "A1": 13,
   "A": 31,
   "N": 12,
   "A0": 40.2
  },
  "bolt": "M10",
  "dynamicLoadKn": 19.5,
  "staticLoadKn": 11.3,
  "speedRpm": 4300,
  "massKg": 1,
  "ratings": {
   "status": "derived",
   "sources": [
    "NSK E1102e p.B278 (inserts share the 62/63 series internals)",
    "NSK E1102e row 6206",
    "KYK UC insert table within 5%"
   ]
  }
 },
 {
  "code": "UCF207",
  "makerDesignation": "UCF207D1",
  "series": "UCF",
  "boreMm": 35,
  "insert": "UC207",
  "insertOutsideDiameterMm": 72,
  "insertWidthMm": 42.9,
  "insertOffsetMm": 17.5,
  "housingNumber": "F207",
  "housingMm": {
   "L": 117,
   "J": 92,
   "A2": 19,
   "A1": 15,
   "A": 34,
   "N": 14,
   "A0": 44.4
  },
  "bolt": "M12",
  "dynamicLoadKn": 25.7,
  "staticLoadKn": 15.3,
  "speedRpm": 3700,
  "massKg": 1.4,
  "ratings": {
   "status": "derived",
   "sources": [
    "NSK E1102e p.B278 (inserts share the 62/63 series internals)",
    "NSK E1102e row 6207",
    "KYK UC insert table within 5%"
   ]
  }
 },
 {
  "code": "UCF208",
  "makerDesignation": "UCF208D1",
  "series": "UCF",
  "boreMm": 40,
  "insert": "UC208",
  "insertOutsideDiameterMm": 80,
  "insertWidthMm": 49.2,
  "insertOffsetMm": 19,
  "housingNumber": "F208",
  "housingMm": {
   "L": 130,
   "J": 102,
   "A2": 21,
   "A1": 15,
   "A": 36,
   "N": 16,
   "A0": 51.2
  },
  "bolt": "M14",
  "dynamicLoadKn": 29.1,
  "staticLoadKn": 17.9,
  "speedRpm": 3300,
  "massKg": 1.8,
  "ratings": {
   "status": "derived",
   "sources": [
    "NSK E1102e p.B278 (inserts share the 62/63 series internals)",
    "NSK E1102e row 6208",
    "KYK UC insert table within 5%"
   ]
  }
 },
 {
  "code": "UCF209",
  "makerDesignation": "UCF209D1",
  "series": "UCF",
  "boreMm": 45,
  "insert": "UC209",
  "insertOutsideDiameterMm": 85,
  "insertWidthMm": 49.2,
  "insertOffsetMm": 19,
  "housingNumber": "F209",
  "housingMm": {
   "L": 137,
   "J": 105,
   "A2": 22,
   "A1": 16,
   "A": 38,
   "N": 16,
   "A0": 52.2
  },
  "bolt": "M14",
  "dynamicLoadKn": 31.5,
  "staticLoadKn": 20.4,
  "speedRpm": 3100,
  "massKg": 2.2,
  "ratings": {
   "status": "derived",
   "sources": [
    "NSK E1102e p.B278 (inserts share the 62/63 series internals)",
    "NSK E1102e row 6209",
    "KYK UC insert table within 5%"
   ]
  }
 },
 {
  "code": "UCF210",
  "makerDesignation": "UCF210D1",
  "series": "UCF",
  "boreMm": 50,
  "insert": "UC210",
  "insertOutsideDiameterMm": 90,
  "insertWidthMm": 51.6,
  "insertOffsetMm": 19,
  "housingNumber": "F210",
  "housingMm": {
   "L": 143,
   "J": 111,
   "A2": 22,
   "A1": 16,
   "A": 40,
   "N": 16,
   "A0": 54.6
  },
  "bolt": "M14",
  "dynamicLoadKn": 35,
  "staticLoadKn": 23.2,
  "speedRpm": 2800,
  "massKg": 2.4,
  "ratings": {
   "status": "derived",
   "sources": [
    "NSK E1102e p.B278 (inserts share the 62/63 series internals)",
    "NSK E1102e row 6210",
    "KYK UC insert table within 5%"
   ]
  }
 },
 {
  "code": "UCT205",
  "makerDesignation": "UCT205",
  "series": "UCT",
  "boreMm": 25,
  "insert": "UC205",
  "insertOutsideDiameterMm": 52,
  "insertWidthMm": 34.1,
  "insertOffsetMm": 14.3,
  "housingNumber": "T205",
  "housingMm": {
   "N1": 16,
   "L2": 10,
   "H2": 51,
   "N2": 32,
   "N": 19,
   "L3": 51,
   "A1": 12,
   "H1": 76,
   "H": 89,
   "L": 97,
   "A": 32,
   "A2": 24,
   "L1": 62
  },
  "dynamicLoadKn": 14,
  "staticLoadKn": 7.85,
  "speedRpm": 5100,
  "massKg": 0.81,
  "ratings": {
   "status": "derived",
   "sources": [
    "NSK E1102e p.B278 (inserts share the 62/63 series internals)",
    "NSK E1102e row 6205",
    "KYK UC insert table within 5%"
   ]
  }
 },
 {
  "code": "UCT206",
  "makerDesignation": "UCT206",
  "series": "UCT",
  "boreMm": 30,
  "insert": "UC206",
  "insertOutsideDiameterMm": 62,
  "insertWidthMm": 38.1,
  "insertOffsetMm": 15.9,
  "housingNumber": "T206",
  "housingMm": {
   "N1": 16,
   "L2": 10,
   "H2": 56,
   "N2": 37,
   "N": 22,
   "L3": 57,
   "A1": 12,
   "H1": 89,
   "H": 102,
   "L": 113,
   "A": 37,
   "A2": 28,
   "L1": 70
  },
  "dynamicLoadKn": 19.5,
  "staticLoadKn": 11.3,
  "speedRpm": 4300,
  "massKg": 1.22,
  "ratings": {
   "status": "derived",
   "sources": [
    "NSK E1102e p.B278 (inserts share the 62/63 series internals)",
    "NSK E1102e row 6206",
    "KYK UC insert table within 5%"
   ]
  }
 },
 {
  "code": "UCT207",
  "makerDesignation": "UCT207",
  "series": "UCT",
  "boreMm": 35,
  "insert": "UC207",
  "insertOutsideDiameterMm": 72,
  "insertWidthMm": 42.9,
  "insertOffsetMm": 17.5,
  "housingNumber": "T207",
  "housingMm": {
   "N1": 16,
   "L2": 13,
   "H2": 64,
   "N2": 37,
   "N": 22,
   "L3": 64,
   "A1": 12,
   "H1": 89,
   "H": 102,
   "L": 129,
   "A": 37,
   "A2": 30,
   "L1": 78
  },
  "dynamicLoadKn": 25.7,
  "staticLoadKn": 15.3,
  "speedRpm": 3700,
  "massKg": 1.44,
  "ratings": {
   "status": "derived",
   "sources": [
    "NSK E1102e p.B278 (inserts share the 62/63 series internals)",
    "NSK E1102e row 6207",
    "KYK UC insert table within 5%"
   ]
  }
 },
 {
  "code": "UCT208",
  "makerDesignation": "UCT208",
  "series": "UCT",
  "boreMm": 40,
  "insert": "UC208",
  "insertOutsideDiameterMm": 80,
  "insertWidthMm": 49.2,
  "insertOffsetMm": 19,
  "housingNumber": "T208",
  "housingMm": {
   "N1": 19,
   "L2": 16,
   "H2": 83,
   "N2": 49,
   "N": 29,
   "L3": 83,
   "A1": 16,
   "H1": 102,
   "H": 114,
   "L": 144,
   "A": 49,
   "A2": 33,
   "L1": 89
  },
  "dynamicLoadKn": 29.1,
  "staticLoadKn": 17.9,
  "speedRpm": 3300,
  "massKg": 2.4,
  "ratings": {
   "status": "derived",
   "sources": [
    "NSK E1102e p.B278 (inserts share the 62/63 series internals)",
    "NSK E1102e row 6208",
    "KYK UC insert table within 5%"
   ]
  }
 },
 {
  "code": "UCT209",
  "makerDesignation": "UCT209",
  "series": "UCT",
  "boreMm": 45,
  "insert": "UC209",
  "insertOutsideDiameterMm": 85,
  "insertWidthMm": 49.2,
  "insertOffsetMm": 19,
  "housingNumber": "T209",
  "housingMm": {
   "N1": 19,
   "L2": 16,
   "H2": 83,
   "N2": 49,
   "N": 29,
   "L3": 83,
   "A1": 16,
   "H1": 102,
   "H": 117,
   "L": 144,
   "A": 49,
   "A2": 35,
   "L1": 87
  },
  "dynamicLoadKn": 31.5,
  "staticLoadKn": 20.4,
  "speedRpm": 3100,
  "massKg": 2.36,
  "ratings": {
   "status": "derived",
   "sources": [
    "NSK E1102e p.B278 (inserts share the 62/63 series internals)",
    "NSK E1102e row 6209",
    "KYK UC insert table within 5%"
   ]
  }
 },
 {
  "code": "UCT210",
  "makerDesignation": "UCT210",
  "series": "UCT",
  "boreMm": 50,
  "insert": "UC210",
  "insertOutsideDiameterMm": 90,
  "insertWidthMm": 51.6,
  "insertOffsetMm": 19,
  "housingNumber": "T210",
  "housingMm": {
   "N1": 19,
   "L2": 16,
   "H2": 83,
   "N2": 49,
   "N": 29,
   "L3": 86,
   "A1": 16,
   "H1": 102,
   "H": 117,
   "L": 149,
   "A": 49,
   "A2": 37,
   "L1": 90
  },
  "dynamicLoadKn": 35,
  "staticLoadKn": 23.2,
  "speedRpm": 2800,
  "massKg": 2.43,
  "ratings": {
   "status": "derived",
   "sources": [
    "NSK E1102e p.B278 (inserts share the 62/63 series internals)",
    "NSK E1102e row 6210",
    "KYK UC insert table within 5%"
   ]
  }
 }
];
