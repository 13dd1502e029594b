import type { Bearing } from "./bearing.ts";

/** Every bearing with its figures. Source: shared data, bearings.json; ratings name their catalogues. */
export const bearings: readonly Bearing[] = [
 {
  "code": "6000",
  "makerDesignation": "6000",
  "kind": "deep-groove",
  "series": "60",
  "boreMm": 10,
  "outsideDiameterMm": 26,
  "widthMm": 8,
  "chamferMm": 0.3,
  "dynamicLoadKn": 4.55,
  "staticLoadKn": 1.97,
  "greaseSpeedRpm": 30000,
  "oilSpeedRpm": 36000,
  "sealedSpeedRpm": 22000,
  "speedRpm": 30000,
  "massKg": 0.018,
  "cage": "Pressed steel",
  "f0": 12.4,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B8-B9",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6001",
  "makerDesignation": "6001",
  "kind": "deep-groove",
  "series": "60",
  "boreMm": 12,
  "outsideDiameterMm": 28,
  "widthMm": 8,
  "chamferMm": 0.3,
  "dynamicLoadKn": 5.1,
  "staticLoadKn": 2.37,
  "greaseSpeedRpm": 28000,
  "oilSpeedRpm": 32000,
  "sealedSpeedRpm": 18000,
  "speedRpm": 28000,
  "massKg": 0.022,
  "cage": "Pressed steel",
  "f0": 13,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B8-B9",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6002",
  "makerDesignation": "6002",
  "kind": "deep-groove",
  "series": "60",
  "boreMm": 15,
  "outsideDiameterMm": 32,
  "widthMm": 9,
  "chamferMm": 0.3,
  "dynamicLoadKn": 5.6,
  "staticLoadKn": 2.83,
  "greaseSpeedRpm": 24000,
  "oilSpeedRpm": 28000,
  "sealedSpeedRpm": 15000,
  "speedRpm": 24000,
  "massKg": 0.031,
  "cage": "Pressed steel",
  "f0": 13.9,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B8-B9",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6003",
  "makerDesignation": "6003",
  "kind": "deep-groove",
  "series": "60",
  "boreMm": 17,
  "outsideDiameterMm": 35,
  "widthMm": 10,
  "chamferMm": 0.3,
  "dynamicLoadKn": 6,
  "staticLoadKn": 3.25,
  "greaseSpeedRpm": 22000,
  "oilSpeedRpm": 26000,
  "sealedSpeedRpm": 13000,
  "speedRpm": 22000,
  "massKg": 0.041,
  "cage": "Pressed steel",
  "f0": 14.4,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B8-B9",
    "FBJ",
    "KOYO",
    "NKE"
   ]
  }
 },
 {
  "code": "6004",
  "makerDesignation": "6004",
  "kind": "deep-groove",
  "series": "60",
  "boreMm": 20,
  "outsideDiameterMm": 42,
  "widthMm": 12,
  "chamferMm": 0.6,
  "dynamicLoadKn": 9.4,
  "staticLoadKn": 5,
  "greaseSpeedRpm": 18000,
  "oilSpeedRpm": 20000,
  "sealedSpeedRpm": 11000,
  "speedRpm": 18000,
  "massKg": 0.068,
  "cage": "Pressed steel",
  "f0": 13.8,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B8-B9",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE",
    "SKF"
   ]
  }
 },
 {
  "code": "6005",
  "makerDesignation": "6005",
  "kind": "deep-groove",
  "series": "60",
  "boreMm": 25,
  "outsideDiameterMm": 47,
  "widthMm": 12,
  "chamferMm": 0.6,
  "dynamicLoadKn": 10.1,
  "staticLoadKn": 5.85,
  "greaseSpeedRpm": 15000,
  "oilSpeedRpm": 18000,
  "sealedSpeedRpm": 9500,
  "speedRpm": 15000,
  "massKg": 0.079,
  "cage": "Pressed steel",
  "f0": 14.5,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B10-B11",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6200",
  "makerDesignation": "6200",
  "kind": "deep-groove",
  "series": "62",
  "boreMm": 10,
  "outsideDiameterMm": 30,
  "widthMm": 9,
  "chamferMm": 0.6,
  "dynamicLoadKn": 5.1,
  "staticLoadKn": 2.39,
  "greaseSpeedRpm": 24000,
  "oilSpeedRpm": 30000,
  "sealedSpeedRpm": 18000,
  "speedRpm": 24000,
  "massKg": 0.032,
  "cage": "Pressed steel",
  "f0": 13.2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B8-B9",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6201",
  "makerDesignation": "6201",
  "kind": "deep-groove",
  "series": "62",
  "boreMm": 12,
  "outsideDiameterMm": 32,
  "widthMm": 10,
  "chamferMm": 0.6,
  "dynamicLoadKn": 6.8,
  "staticLoadKn": 3.05,
  "greaseSpeedRpm": 22000,
  "oilSpeedRpm": 28000,
  "sealedSpeedRpm": 17000,
  "speedRpm": 22000,
  "massKg": 0.037,
  "cage": "Pressed steel",
  "f0": 12.3,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B8-B9",
    "FBJ",
    "KOYO",
    "NKE"
   ]
  }
 },
 {
  "code": "6202",
  "makerDesignation": "6202",
  "kind": "deep-groove",
  "series": "62",
  "boreMm": 15,
  "outsideDiameterMm": 35,
  "widthMm": 11,
  "chamferMm": 0.6,
  "dynamicLoadKn": 7.65,
  "staticLoadKn": 3.75,
  "greaseSpeedRpm": 20000,
  "oilSpeedRpm": 24000,
  "sealedSpeedRpm": 14000,
  "speedRpm": 20000,
  "massKg": 0.045,
  "cage": "Pressed steel",
  "f0": 13.2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B8-B9",
    "FBJ",
    "KOYO",
    "NKE"
   ]
  }
 },
 {
  "code": "6203",
  "makerDesignation": "6203",
  "kind": "deep-groove",
  "series": "62",
  "boreMm": 17,
  "outsideDiameterMm": 40,
  "widthMm": 12,
  "chamferMm": 0.6,
  "dynamicLoadKn": 9.55,
  "staticLoadKn": 4.8,
  "greaseSpeedRpm": 17000,
  "oilSpeedRpm": 20000,
  "sealedSpeedRpm": 12000,
  "speedRpm": 17000,
  "massKg": 0.067,
  "cage": "Pressed steel",
  "f0": 13.2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B8-B9",
    "FBJ",
    "KOYO",
    "NKE"
   ]
  }
 },
 {
  "code": "6204",
  "makerDesignation": "6204",
  "kind": "deep-groove",
  "series": "62",
  "boreMm": 20,
  "outsideDiameterMm": 47,
  "widthMm": 14,
  "chamferMm": 1,
  "dynamicLoadKn": 12.8,
  "staticLoadKn": 6.6,
  "greaseSpeedRpm": 15000,
  "oilSpeedRpm": 18000,
  "sealedSpeedRpm": 11000,
  "speedRpm": 15000,
  "massKg": 0.107,
  "cage": "Pressed steel",
  "f0": 13.1,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B8-B9",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6205",
  "makerDesignation": "6205",
  "kind": "deep-groove",
  "series": "62",
  "boreMm": 25,
  "outsideDiameterMm": 52,
  "widthMm": 15,
  "chamferMm": 1,
  "dynamicLoadKn": 14,
  "staticLoadKn": 7.85,
  "greaseSpeedRpm": 13000,
  "oilSpeedRpm": 15000,
  "sealedSpeedRpm": 9000,
  "speedRpm": 13000,
  "massKg": 0.129,
  "cage": "Pressed steel",
  "f0": 13.9,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B10-B11",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6206",
  "makerDesignation": "6206",
  "kind": "deep-groove",
  "series": "62",
  "boreMm": 30,
  "outsideDiameterMm": 62,
  "widthMm": 16,
  "chamferMm": 1,
  "dynamicLoadKn": 19.5,
  "staticLoadKn": 11.3,
  "greaseSpeedRpm": 11000,
  "oilSpeedRpm": 13000,
  "sealedSpeedRpm": 7500,
  "speedRpm": 11000,
  "massKg": 0.199,
  "cage": "Pressed steel",
  "f0": 13.8,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B10-B11",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6207",
  "makerDesignation": "6207",
  "kind": "deep-groove",
  "series": "62",
  "boreMm": 35,
  "outsideDiameterMm": 72,
  "widthMm": 17,
  "chamferMm": 1.1,
  "dynamicLoadKn": 25.7,
  "staticLoadKn": 15.3,
  "greaseSpeedRpm": 9500,
  "oilSpeedRpm": 11000,
  "sealedSpeedRpm": 6300,
  "speedRpm": 9500,
  "massKg": 0.284,
  "cage": "Pressed steel",
  "f0": 13.8,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B10-B11",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6208",
  "makerDesignation": "6208",
  "kind": "deep-groove",
  "series": "62",
  "boreMm": 40,
  "outsideDiameterMm": 80,
  "widthMm": 18,
  "chamferMm": 1.1,
  "dynamicLoadKn": 29.1,
  "staticLoadKn": 17.9,
  "greaseSpeedRpm": 8500,
  "oilSpeedRpm": 10000,
  "sealedSpeedRpm": 5600,
  "speedRpm": 8500,
  "massKg": 0.366,
  "cage": "Pressed steel",
  "f0": 14,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B10-B11",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6300",
  "makerDesignation": "6300",
  "kind": "deep-groove",
  "series": "63",
  "boreMm": 10,
  "outsideDiameterMm": 35,
  "widthMm": 11,
  "chamferMm": 0.6,
  "dynamicLoadKn": 8.1,
  "staticLoadKn": 3.45,
  "greaseSpeedRpm": 22000,
  "oilSpeedRpm": 26000,
  "sealedSpeedRpm": 17000,
  "speedRpm": 22000,
  "massKg": 0.052,
  "cage": "Pressed steel",
  "f0": 11.2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B8-B9",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6301",
  "makerDesignation": "6301",
  "kind": "deep-groove",
  "series": "63",
  "boreMm": 12,
  "outsideDiameterMm": 37,
  "widthMm": 12,
  "chamferMm": 1,
  "dynamicLoadKn": 9.7,
  "staticLoadKn": 4.2,
  "greaseSpeedRpm": 20000,
  "oilSpeedRpm": 24000,
  "sealedSpeedRpm": 16000,
  "speedRpm": 20000,
  "massKg": 0.06,
  "cage": "Pressed steel",
  "f0": 11.1,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B8-B9",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6302",
  "makerDesignation": "6302",
  "kind": "deep-groove",
  "series": "63",
  "boreMm": 15,
  "outsideDiameterMm": 42,
  "widthMm": 13,
  "chamferMm": 1,
  "dynamicLoadKn": 11.4,
  "staticLoadKn": 5.45,
  "greaseSpeedRpm": 17000,
  "oilSpeedRpm": 20000,
  "sealedSpeedRpm": 13000,
  "speedRpm": 17000,
  "massKg": 0.083,
  "cage": "Pressed steel",
  "f0": 12.3,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B8-B9",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6303",
  "makerDesignation": "6303",
  "kind": "deep-groove",
  "series": "63",
  "boreMm": 17,
  "outsideDiameterMm": 47,
  "widthMm": 14,
  "chamferMm": 1,
  "dynamicLoadKn": 13.6,
  "staticLoadKn": 6.65,
  "greaseSpeedRpm": 15000,
  "oilSpeedRpm": 18000,
  "sealedSpeedRpm": 11000,
  "speedRpm": 15000,
  "massKg": 0.113,
  "cage": "Pressed steel",
  "f0": 12.4,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B8-B9",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6304",
  "makerDesignation": "6304",
  "kind": "deep-groove",
  "series": "63",
  "boreMm": 20,
  "outsideDiameterMm": 52,
  "widthMm": 15,
  "chamferMm": 1.1,
  "dynamicLoadKn": 15.9,
  "staticLoadKn": 7.9,
  "greaseSpeedRpm": 14000,
  "oilSpeedRpm": 17000,
  "sealedSpeedRpm": 10000,
  "speedRpm": 14000,
  "massKg": 0.145,
  "cage": "Pressed steel",
  "f0": 12.4,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B8-B9",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6305",
  "makerDesignation": "6305",
  "kind": "deep-groove",
  "series": "63",
  "boreMm": 25,
  "outsideDiameterMm": 62,
  "widthMm": 17,
  "chamferMm": 1.1,
  "dynamicLoadKn": 20.6,
  "staticLoadKn": 11.2,
  "greaseSpeedRpm": 11000,
  "oilSpeedRpm": 13000,
  "sealedSpeedRpm": 8000,
  "speedRpm": 11000,
  "massKg": 0.235,
  "cage": "Pressed steel",
  "f0": 13.2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B10-B11",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "7000",
  "makerDesignation": "7000C",
  "kind": "angular-contact",
  "series": "70",
  "boreMm": 10,
  "outsideDiameterMm": 26,
  "widthMm": 8,
  "chamferMm": 0.3,
  "chamfer1Mm": 0.15,
  "dynamicLoadKn": 5.3,
  "staticLoadKn": 2.49,
  "greaseSpeedRpm": 45000,
  "oilSpeedRpm": 63000,
  "speedRpm": 45000,
  "massKg": 0.021,
  "cage": "Polyamide or machined brass",
  "f0": 12.6,
  "contactAngleDeg": 15,
  "loadCentreMm": 6.4,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B50-B51",
    "KOYO"
   ]
  },
  "notes": [
   "NSK builds the 15° (C) type for class P5 and better; its limiting speeds in the table apply to that class. At class P0/ABEC-1 treat them as an upper bound."
  ]
 },
 {
  "code": "7001",
  "makerDesignation": "7001C",
  "kind": "angular-contact",
  "series": "70",
  "boreMm": 12,
  "outsideDiameterMm": 28,
  "widthMm": 8,
  "chamferMm": 0.3,
  "chamfer1Mm": 0.15,
  "dynamicLoadKn": 5.8,
  "staticLoadKn": 2.9,
  "greaseSpeedRpm": 40000,
  "oilSpeedRpm": 56000,
  "speedRpm": 40000,
  "massKg": 0.024,
  "cage": "Polyamide or machined brass",
  "f0": 13.2,
  "contactAngleDeg": 15,
  "loadCentreMm": 6.7,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B50-B51",
    "KOYO"
   ]
  },
  "notes": [
   "NSK builds the 15° (C) type for class P5 and better; its limiting speeds in the table apply to that class. At class P0/ABEC-1 treat them as an upper bound."
  ]
 },
 {
  "code": "7002",
  "makerDesignation": "7002C",
  "kind": "angular-contact",
  "series": "70",
  "boreMm": 15,
  "outsideDiameterMm": 32,
  "widthMm": 9,
  "chamferMm": 0.3,
  "chamfer1Mm": 0.15,
  "dynamicLoadKn": 6.25,
  "staticLoadKn": 3.4,
  "greaseSpeedRpm": 34000,
  "oilSpeedRpm": 48000,
  "speedRpm": 34000,
  "massKg": 0.034,
  "cage": "Polyamide or machined brass",
  "f0": 14.1,
  "contactAngleDeg": 15,
  "loadCentreMm": 7.6,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B50-B51"
   ]
  },
  "notes": [
   "NSK builds the 15° (C) type for class P5 and better; its limiting speeds in the table apply to that class. At class P0/ABEC-1 treat them as an upper bound."
  ]
 },
 {
  "code": "7003",
  "makerDesignation": "7003C",
  "kind": "angular-contact",
  "series": "70",
  "boreMm": 17,
  "outsideDiameterMm": 35,
  "widthMm": 10,
  "chamferMm": 0.3,
  "chamfer1Mm": 0.15,
  "dynamicLoadKn": 6.6,
  "staticLoadKn": 3.8,
  "greaseSpeedRpm": 32000,
  "oilSpeedRpm": 43000,
  "speedRpm": 32000,
  "massKg": 0.044,
  "cage": "Polyamide or machined brass",
  "f0": 14.5,
  "contactAngleDeg": 15,
  "loadCentreMm": 8.5,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B50-B51"
   ]
  },
  "notes": [
   "NSK builds the 15° (C) type for class P5 and better; its limiting speeds in the table apply to that class. At class P0/ABEC-1 treat them as an upper bound."
  ]
 },
 {
  "code": "7004",
  "makerDesignation": "7004C",
  "kind": "angular-contact",
  "series": "70",
  "boreMm": 20,
  "outsideDiameterMm": 42,
  "widthMm": 12,
  "chamferMm": 0.6,
  "chamfer1Mm": 0.3,
  "dynamicLoadKn": 11.1,
  "staticLoadKn": 6.55,
  "greaseSpeedRpm": 26000,
  "oilSpeedRpm": 36000,
  "speedRpm": 26000,
  "massKg": 0.076,
  "cage": "Polyamide or machined brass",
  "f0": 14,
  "contactAngleDeg": 15,
  "loadCentreMm": 10.1,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B52-B53",
    "KOYO"
   ]
  },
  "notes": [
   "NSK builds the 15° (C) type for class P5 and better; its limiting speeds in the table apply to that class. At class P0/ABEC-1 treat them as an upper bound."
  ]
 },
 {
  "code": "7200",
  "makerDesignation": "7200B",
  "kind": "angular-contact",
  "series": "72",
  "boreMm": 10,
  "outsideDiameterMm": 30,
  "widthMm": 9,
  "chamferMm": 0.6,
  "chamfer1Mm": 0.3,
  "dynamicLoadKn": 5,
  "staticLoadKn": 2.5,
  "greaseSpeedRpm": 20000,
  "oilSpeedRpm": 28000,
  "speedRpm": 16000,
  "massKg": 0.032,
  "cage": "Pressed steel",
  "contactAngleDeg": 40,
  "loadCentreMm": 12.9,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B50-B51",
    "KOYO",
    "KYK"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage."
  ]
 },
 {
  "code": "7201",
  "makerDesignation": "7201B",
  "kind": "angular-contact",
  "series": "72",
  "boreMm": 12,
  "outsideDiameterMm": 32,
  "widthMm": 10,
  "chamferMm": 0.6,
  "chamfer1Mm": 0.3,
  "dynamicLoadKn": 7.45,
  "staticLoadKn": 3.75,
  "greaseSpeedRpm": 18000,
  "oilSpeedRpm": 26000,
  "speedRpm": 14400,
  "massKg": 0.038,
  "cage": "Pressed steel",
  "contactAngleDeg": 40,
  "loadCentreMm": 14.2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B50-B51",
    "CQW",
    "FBJ",
    "KOYO",
    "SKF"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage."
  ]
 },
 {
  "code": "7202",
  "makerDesignation": "7202B",
  "kind": "angular-contact",
  "series": "72",
  "boreMm": 15,
  "outsideDiameterMm": 35,
  "widthMm": 11,
  "chamferMm": 0.6,
  "chamfer1Mm": 0.3,
  "dynamicLoadKn": 7.95,
  "staticLoadKn": 4.3,
  "greaseSpeedRpm": 16000,
  "oilSpeedRpm": 22000,
  "speedRpm": 12800,
  "massKg": 0.046,
  "cage": "Pressed steel",
  "contactAngleDeg": 40,
  "loadCentreMm": 16,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B50-B51"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage."
  ]
 },
 {
  "code": "7203",
  "makerDesignation": "7203B",
  "kind": "angular-contact",
  "series": "72",
  "boreMm": 17,
  "outsideDiameterMm": 40,
  "widthMm": 12,
  "chamferMm": 0.6,
  "chamfer1Mm": 0.3,
  "dynamicLoadKn": 9.95,
  "staticLoadKn": 5.5,
  "greaseSpeedRpm": 14000,
  "oilSpeedRpm": 19000,
  "speedRpm": 11200,
  "massKg": 0.068,
  "cage": "Pressed steel",
  "contactAngleDeg": 40,
  "loadCentreMm": 18,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B50-B51"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage."
  ]
 },
 {
  "code": "7204",
  "makerDesignation": "7204B",
  "kind": "angular-contact",
  "series": "72",
  "boreMm": 20,
  "outsideDiameterMm": 47,
  "widthMm": 14,
  "chamferMm": 1,
  "chamfer1Mm": 0.6,
  "dynamicLoadKn": 13.3,
  "staticLoadKn": 7.65,
  "greaseSpeedRpm": 12000,
  "oilSpeedRpm": 16000,
  "speedRpm": 9600,
  "massKg": 0.109,
  "cage": "Pressed steel",
  "contactAngleDeg": 40,
  "loadCentreMm": 21.1,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B52-B53",
    "KOYO",
    "KYK",
    "SKF"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage."
  ]
 },
 {
  "code": "7300",
  "makerDesignation": "7300B",
  "kind": "angular-contact",
  "series": "73",
  "boreMm": 10,
  "outsideDiameterMm": 35,
  "widthMm": 11,
  "chamferMm": 0.6,
  "chamfer1Mm": 0.3,
  "dynamicLoadKn": 8.75,
  "staticLoadKn": 4.05,
  "greaseSpeedRpm": 18000,
  "oilSpeedRpm": 24000,
  "speedRpm": 14400,
  "massKg": 0.054,
  "cage": "Pressed steel",
  "contactAngleDeg": 40,
  "loadCentreMm": 14.9,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B50-B51"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage."
  ]
 },
 {
  "code": "7301",
  "makerDesignation": "7301B",
  "kind": "angular-contact",
  "series": "73",
  "boreMm": 12,
  "outsideDiameterMm": 37,
  "widthMm": 12,
  "chamferMm": 1,
  "chamfer1Mm": 0.6,
  "dynamicLoadKn": 8.85,
  "staticLoadKn": 4.2,
  "greaseSpeedRpm": 16000,
  "oilSpeedRpm": 22000,
  "speedRpm": 12800,
  "massKg": 0.062,
  "cage": "Pressed steel",
  "contactAngleDeg": 40,
  "loadCentreMm": 16.3,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B50-B51"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage."
  ]
 },
 {
  "code": "7302",
  "makerDesignation": "7302B",
  "kind": "angular-contact",
  "series": "73",
  "boreMm": 15,
  "outsideDiameterMm": 42,
  "widthMm": 13,
  "chamferMm": 1,
  "chamfer1Mm": 0.6,
  "dynamicLoadKn": 12.5,
  "staticLoadKn": 6.6,
  "greaseSpeedRpm": 14000,
  "oilSpeedRpm": 19000,
  "speedRpm": 11200,
  "massKg": 0.086,
  "cage": "Pressed steel",
  "contactAngleDeg": 40,
  "loadCentreMm": 18.5,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B50-B51",
    "KYK"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage."
  ]
 },
 {
  "code": "NU204",
  "makerDesignation": "NU 204 ET",
  "kind": "cylindrical",
  "series": "NU2",
  "boreMm": 20,
  "outsideDiameterMm": 47,
  "widthMm": 14,
  "chamferMm": 1,
  "chamfer1Mm": 0.6,
  "innerRacewayMm": 26.5,
  "dynamicLoadKn": 25.7,
  "staticLoadKn": 22.6,
  "greaseSpeedRpm": 13000,
  "oilSpeedRpm": 16000,
  "speedRpm": 13000,
  "massKg": 0.107,
  "cage": "Polyamide",
  "misalignmentDeg": 0.067,
  "axialLoad": "none (free-end bearing)",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B84-B85",
    "KOYO",
    "KYK",
    "SKF"
   ]
  },
  "notes": [
   "Polyamide cage: keep below 120 °C."
  ]
 },
 {
  "code": "NU205",
  "makerDesignation": "NU 205 EW",
  "kind": "cylindrical",
  "series": "NU2",
  "boreMm": 25,
  "outsideDiameterMm": 52,
  "widthMm": 15,
  "chamferMm": 1,
  "chamfer1Mm": 0.6,
  "innerRacewayMm": 31.5,
  "dynamicLoadKn": 29.3,
  "staticLoadKn": 27.7,
  "greaseSpeedRpm": 12000,
  "oilSpeedRpm": 14000,
  "speedRpm": 12000,
  "massKg": 0.136,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "none (free-end bearing)",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B84-B85",
    "KOYO",
    "KYK",
    "NKE",
    "SKF"
   ]
  }
 },
 {
  "code": "NU206",
  "makerDesignation": "NU 206 EW",
  "kind": "cylindrical",
  "series": "NU2",
  "boreMm": 30,
  "outsideDiameterMm": 62,
  "widthMm": 16,
  "chamferMm": 1,
  "chamfer1Mm": 0.6,
  "innerRacewayMm": 37.5,
  "dynamicLoadKn": 39,
  "staticLoadKn": 37.5,
  "greaseSpeedRpm": 9500,
  "oilSpeedRpm": 12000,
  "speedRpm": 9500,
  "massKg": 0.205,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "none (free-end bearing)",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B84-B85",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "NU207",
  "makerDesignation": "NU 207 EW",
  "kind": "cylindrical",
  "series": "NU2",
  "boreMm": 35,
  "outsideDiameterMm": 72,
  "widthMm": 17,
  "chamferMm": 1.1,
  "chamfer1Mm": 0.6,
  "innerRacewayMm": 44,
  "dynamicLoadKn": 50.5,
  "staticLoadKn": 50,
  "greaseSpeedRpm": 8500,
  "oilSpeedRpm": 10000,
  "speedRpm": 8500,
  "massKg": 0.304,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "none (free-end bearing)",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B84-B85",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "NU208",
  "makerDesignation": "NU 208 EW",
  "kind": "cylindrical",
  "series": "NU2",
  "boreMm": 40,
  "outsideDiameterMm": 80,
  "widthMm": 18,
  "chamferMm": 1.1,
  "chamfer1Mm": 1.1,
  "innerRacewayMm": 49.5,
  "dynamicLoadKn": 55.5,
  "staticLoadKn": 55.5,
  "greaseSpeedRpm": 7500,
  "oilSpeedRpm": 9000,
  "speedRpm": 7500,
  "massKg": 0.379,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "none (free-end bearing)",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B86-B87",
    "KOYO"
   ]
  }
 },
 {
  "code": "NJ204",
  "makerDesignation": "NJ 204 ET",
  "kind": "cylindrical",
  "series": "NJ2",
  "boreMm": 20,
  "outsideDiameterMm": 47,
  "widthMm": 14,
  "chamferMm": 1,
  "chamfer1Mm": 0.6,
  "innerRacewayMm": 26.5,
  "dynamicLoadKn": 25.7,
  "staticLoadKn": 22.6,
  "greaseSpeedRpm": 13000,
  "oilSpeedRpm": 16000,
  "speedRpm": 13000,
  "massKg": 0.107,
  "cage": "Polyamide",
  "misalignmentDeg": 0.067,
  "axialLoad": "one direction, limited",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B84-B85",
    "KOYO",
    "KYK",
    "SKF"
   ]
  },
  "notes": [
   "Polyamide cage: keep below 120 °C."
  ]
 },
 {
  "code": "NJ205",
  "makerDesignation": "NJ 205 EW",
  "kind": "cylindrical",
  "series": "NJ2",
  "boreMm": 25,
  "outsideDiameterMm": 52,
  "widthMm": 15,
  "chamferMm": 1,
  "chamfer1Mm": 0.6,
  "innerRacewayMm": 31.5,
  "dynamicLoadKn": 29.3,
  "staticLoadKn": 27.7,
  "greaseSpeedRpm": 12000,
  "oilSpeedRpm": 14000,
  "speedRpm": 12000,
  "massKg": 0.136,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "one direction, limited",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B84-B85",
    "KOYO",
    "KYK",
    "NKE",
    "SKF"
   ]
  }
 },
 {
  "code": "NJ206",
  "makerDesignation": "NJ 206 EW",
  "kind": "cylindrical",
  "series": "NJ2",
  "boreMm": 30,
  "outsideDiameterMm": 62,
  "widthMm": 16,
  "chamferMm": 1,
  "chamfer1Mm": 0.6,
  "innerRacewayMm": 37.5,
  "dynamicLoadKn": 39,
  "staticLoadKn": 37.5,
  "greaseSpeedRpm": 9500,
  "oilSpeedRpm": 12000,
  "speedRpm": 9500,
  "massKg": 0.205,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "one direction, limited",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B84-B85",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "NF204",
  "makerDesignation": "NF 204 W",
  "kind": "cylindrical",
  "series": "NF2",
  "boreMm": 20,
  "outsideDiameterMm": 47,
  "widthMm": 14,
  "chamferMm": 1,
  "chamfer1Mm": 0.6,
  "outerRacewayMm": 40,
  "dynamicLoadKn": 15.4,
  "staticLoadKn": 12.7,
  "greaseSpeedRpm": 15000,
  "oilSpeedRpm": 18000,
  "speedRpm": 12000,
  "massKg": 0.107,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "one direction, limited",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B84-B85",
    "KOYO"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage (suffix W)."
  ]
 },
 {
  "code": "NF205",
  "makerDesignation": "NF 205 W",
  "kind": "cylindrical",
  "series": "NF2",
  "boreMm": 25,
  "outsideDiameterMm": 52,
  "widthMm": 15,
  "chamferMm": 1,
  "chamfer1Mm": 0.6,
  "outerRacewayMm": 45,
  "dynamicLoadKn": 17.7,
  "staticLoadKn": 15.7,
  "greaseSpeedRpm": 13000,
  "oilSpeedRpm": 16000,
  "speedRpm": 10400,
  "massKg": 0.135,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "one direction, limited",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B84-B85",
    "FBJ",
    "KOYO"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage (suffix W)."
  ]
 },
 {
  "code": "NU220",
  "makerDesignation": "NU 220 EM",
  "kind": "cylindrical",
  "series": "NU2",
  "boreMm": 100,
  "outsideDiameterMm": 180,
  "widthMm": 34,
  "chamferMm": 2.1,
  "chamfer1Mm": 2.1,
  "innerRacewayMm": 119,
  "dynamicLoadKn": 249,
  "staticLoadKn": 305,
  "greaseSpeedRpm": 3600,
  "oilSpeedRpm": 4300,
  "speedRpm": 3600,
  "massKg": 3.81,
  "cage": "Machined brass",
  "misalignmentDeg": 0.067,
  "axialLoad": "none (free-end bearing)",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B92-B93",
    "KOYO"
   ]
  }
 },
 {
  "code": "NU221",
  "makerDesignation": "NU 221 EM",
  "kind": "cylindrical",
  "series": "NU2",
  "boreMm": 105,
  "outsideDiameterMm": 190,
  "widthMm": 36,
  "chamferMm": 2.1,
  "chamfer1Mm": 2.1,
  "innerRacewayMm": 125,
  "dynamicLoadKn": 250,
  "staticLoadKn": 310,
  "greaseSpeedRpm": 3200,
  "oilSpeedRpm": 4000,
  "speedRpm": 3200,
  "massKg": 4.58,
  "cage": "Machined brass",
  "misalignmentDeg": 0.067,
  "axialLoad": "none (free-end bearing)",
  "ratings": {
   "status": "spec",
   "sources": [
    "spec 001 section 9 (C)",
    "NSK E1102e p.B92-B93 (C0)"
   ]
  },
  "notes": [
   "Dynamic load and limiting speed are the example fixed by the specification, not the catalogue row."
  ]
 },
 {
  "code": "NU222",
  "makerDesignation": "NU 222 EM",
  "kind": "cylindrical",
  "series": "NU2",
  "boreMm": 110,
  "outsideDiameterMm": 200,
  "widthMm": 38,
  "chamferMm": 2.1,
  "chamfer1Mm": 2.1,
  "innerRacewayMm": 132.5,
  "dynamicLoadKn": 293,
  "staticLoadKn": 365,
  "greaseSpeedRpm": 3200,
  "oilSpeedRpm": 3800,
  "speedRpm": 3200,
  "massKg": 5.37,
  "cage": "Machined brass",
  "misalignmentDeg": 0.067,
  "axialLoad": "none (free-end bearing)",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B92-B93",
    "KOYO"
   ]
  }
 },
 {
  "code": "30204",
  "makerDesignation": "HR 30204 J",
  "kind": "tapered",
  "series": "302",
  "boreMm": 20,
  "outsideDiameterMm": 47,
  "widthMm": 15.25,
  "coneWidthMm": 14,
  "cupWidthMm": 12,
  "chamferMm": 1,
  "dynamicLoadKn": 27.9,
  "staticLoadKn": 28.5,
  "greaseSpeedRpm": 8000,
  "oilSpeedRpm": 11000,
  "speedRpm": 8000,
  "massKg": 0.127,
  "cage": "Pressed steel",
  "e": 0.35,
  "y0": 0.96,
  "y1": 1.7,
  "misalignmentDeg": 0.05,
  "loadCentreMm": 11,
  "iso355": "2DB",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B112-B113",
    "FBJ",
    "KYK",
    "SKF"
   ]
  },
  "notes": [
   "Contact angle follows the ISO 355 series; e = 1.5 tan(alpha) gives alpha = 13.1°.",
   "Row of the ISO-interchangeable J execution."
  ]
 },
 {
  "code": "30205",
  "makerDesignation": "HR 30205 J",
  "kind": "tapered",
  "series": "302",
  "boreMm": 25,
  "outsideDiameterMm": 52,
  "widthMm": 16.25,
  "coneWidthMm": 15,
  "cupWidthMm": 13,
  "chamferMm": 1,
  "dynamicLoadKn": 32,
  "staticLoadKn": 35,
  "greaseSpeedRpm": 7100,
  "oilSpeedRpm": 10000,
  "speedRpm": 7100,
  "massKg": 0.157,
  "cage": "Pressed steel",
  "e": 0.37,
  "y0": 0.88,
  "y1": 1.6,
  "misalignmentDeg": 0.05,
  "loadCentreMm": 12.7,
  "iso355": "3CC",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B112-B113",
    "KYK"
   ]
  },
  "notes": [
   "Contact angle follows the ISO 355 series; e = 1.5 tan(alpha) gives alpha = 13.9°.",
   "Row of the ISO-interchangeable J execution."
  ]
 },
 {
  "code": "30206",
  "makerDesignation": "HR 30206 J",
  "kind": "tapered",
  "series": "302",
  "boreMm": 30,
  "outsideDiameterMm": 62,
  "widthMm": 17.25,
  "coneWidthMm": 16,
  "cupWidthMm": 14,
  "chamferMm": 1,
  "dynamicLoadKn": 43,
  "staticLoadKn": 47.5,
  "greaseSpeedRpm": 6000,
  "oilSpeedRpm": 8000,
  "speedRpm": 6000,
  "massKg": 0.238,
  "cage": "Pressed steel",
  "e": 0.37,
  "y0": 0.88,
  "y1": 1.6,
  "misalignmentDeg": 0.05,
  "loadCentreMm": 13.9,
  "iso355": "3DB",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B114-B115",
    "KYK"
   ]
  },
  "notes": [
   "Contact angle follows the ISO 355 series; e = 1.5 tan(alpha) gives alpha = 13.9°.",
   "Row of the ISO-interchangeable J execution."
  ]
 },
 {
  "code": "30207",
  "makerDesignation": "HR 30207 J",
  "kind": "tapered",
  "series": "302",
  "boreMm": 35,
  "outsideDiameterMm": 72,
  "widthMm": 18.25,
  "coneWidthMm": 17,
  "cupWidthMm": 15,
  "chamferMm": 1.5,
  "dynamicLoadKn": 54,
  "staticLoadKn": 59.5,
  "greaseSpeedRpm": 5300,
  "oilSpeedRpm": 7100,
  "speedRpm": 5300,
  "massKg": 0.34,
  "cage": "Pressed steel",
  "e": 0.37,
  "y0": 0.88,
  "y1": 1.6,
  "misalignmentDeg": 0.05,
  "loadCentreMm": 15,
  "iso355": "3DB",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B114-B115",
    "KOYO"
   ]
  },
  "notes": [
   "Contact angle follows the ISO 355 series; e = 1.5 tan(alpha) gives alpha = 13.9°.",
   "Row of the ISO-interchangeable J execution."
  ]
 },
 {
  "code": "30208",
  "makerDesignation": "HR 30208 J",
  "kind": "tapered",
  "series": "302",
  "boreMm": 40,
  "outsideDiameterMm": 80,
  "widthMm": 19.75,
  "coneWidthMm": 18,
  "cupWidthMm": 16,
  "chamferMm": 1.5,
  "dynamicLoadKn": 63.5,
  "staticLoadKn": 70,
  "greaseSpeedRpm": 4800,
  "oilSpeedRpm": 6300,
  "speedRpm": 4800,
  "massKg": 0.437,
  "cage": "Pressed steel",
  "e": 0.37,
  "y0": 0.88,
  "y1": 1.6,
  "misalignmentDeg": 0.05,
  "loadCentreMm": 16.6,
  "iso355": "3DB",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B116-B117",
    "FBJ",
    "KOYO",
    "SKF"
   ]
  },
  "notes": [
   "Contact angle follows the ISO 355 series; e = 1.5 tan(alpha) gives alpha = 13.9°.",
   "Row of the ISO-interchangeable J execution."
  ]
 },
 {
  "code": "30304",
  "makerDesignation": "HR 30304 J",
  "kind": "tapered",
  "series": "303",
  "boreMm": 20,
  "outsideDiameterMm": 52,
  "widthMm": 16.25,
  "coneWidthMm": 15,
  "cupWidthMm": 13,
  "chamferMm": 1.5,
  "dynamicLoadKn": 35,
  "staticLoadKn": 33.5,
  "greaseSpeedRpm": 7500,
  "oilSpeedRpm": 10000,
  "speedRpm": 7500,
  "massKg": 0.172,
  "cage": "Pressed steel",
  "e": 0.3,
  "y0": 1.1,
  "y1": 2,
  "misalignmentDeg": 0.05,
  "loadCentreMm": 11.6,
  "iso355": "2FB",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B112-B113",
    "FBJ",
    "KYK",
    "SKF"
   ]
  },
  "notes": [
   "Contact angle follows the ISO 355 series; e = 1.5 tan(alpha) gives alpha = 11.3°.",
   "Row of the ISO-interchangeable J execution."
  ]
 },
 {
  "code": "30305",
  "makerDesignation": "HR 30305 J",
  "kind": "tapered",
  "series": "303",
  "boreMm": 25,
  "outsideDiameterMm": 62,
  "widthMm": 18.25,
  "coneWidthMm": 17,
  "cupWidthMm": 15,
  "chamferMm": 1.5,
  "dynamicLoadKn": 47.5,
  "staticLoadKn": 46,
  "greaseSpeedRpm": 6300,
  "oilSpeedRpm": 8500,
  "speedRpm": 6300,
  "massKg": 0.27,
  "cage": "Pressed steel",
  "e": 0.3,
  "y0": 1.1,
  "y1": 2,
  "misalignmentDeg": 0.05,
  "loadCentreMm": 13.2,
  "iso355": "2FB",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B112-B113",
    "KOYO"
   ]
  },
  "notes": [
   "Contact angle follows the ISO 355 series; e = 1.5 tan(alpha) gives alpha = 11.3°.",
   "Row of the ISO-interchangeable J execution."
  ]
 },
 {
  "code": "30306",
  "makerDesignation": "HR 30306 J",
  "kind": "tapered",
  "series": "303",
  "boreMm": 30,
  "outsideDiameterMm": 72,
  "widthMm": 20.75,
  "coneWidthMm": 19,
  "cupWidthMm": 16,
  "chamferMm": 1.5,
  "dynamicLoadKn": 59.5,
  "staticLoadKn": 60,
  "greaseSpeedRpm": 5300,
  "oilSpeedRpm": 7500,
  "speedRpm": 5300,
  "massKg": 0.403,
  "cage": "Pressed steel",
  "e": 0.32,
  "y0": 1.1,
  "y1": 1.9,
  "misalignmentDeg": 0.05,
  "loadCentreMm": 15.1,
  "iso355": "2FB",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B114-B115",
    "KOYO",
    "KYK",
    "NKE"
   ]
  },
  "notes": [
   "Contact angle follows the ISO 355 series; e = 1.5 tan(alpha) gives alpha = 12.0°.",
   "Row of the ISO-interchangeable J execution."
  ]
 },
 {
  "code": "32004",
  "makerDesignation": "HR 32004 XJ",
  "kind": "tapered",
  "series": "320",
  "boreMm": 20,
  "outsideDiameterMm": 42,
  "widthMm": 15,
  "coneWidthMm": 15,
  "cupWidthMm": 12,
  "chamferMm": 0.6,
  "dynamicLoadKn": 24.6,
  "staticLoadKn": 27.4,
  "greaseSpeedRpm": 9000,
  "oilSpeedRpm": 12000,
  "speedRpm": 9000,
  "massKg": 0.097,
  "cage": "Pressed steel",
  "e": 0.37,
  "y0": 0.88,
  "y1": 1.6,
  "misalignmentDeg": 0.05,
  "loadCentreMm": 10.6,
  "iso355": "3CC",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B112-B113",
    "KYK",
    "SKF"
   ]
  },
  "notes": [
   "Contact angle follows the ISO 355 series; e = 1.5 tan(alpha) gives alpha = 13.9°.",
   "Full designation 32004X(J): X marks boundary dimensions to ISO 355."
  ]
 },
 {
  "code": "32005",
  "makerDesignation": "HR 32005 XJ",
  "kind": "tapered",
  "series": "320",
  "boreMm": 25,
  "outsideDiameterMm": 47,
  "widthMm": 15,
  "coneWidthMm": 15,
  "cupWidthMm": 11.5,
  "chamferMm": 0.6,
  "dynamicLoadKn": 27.4,
  "staticLoadKn": 33,
  "greaseSpeedRpm": 8000,
  "oilSpeedRpm": 11000,
  "speedRpm": 8000,
  "massKg": 0.116,
  "cage": "Pressed steel",
  "e": 0.43,
  "y0": 0.77,
  "y1": 1.4,
  "misalignmentDeg": 0.05,
  "loadCentreMm": 11.8,
  "iso355": "4CC",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B112-B113",
    "FBJ",
    "KYK",
    "SKF"
   ]
  },
  "notes": [
   "Contact angle follows the ISO 355 series; e = 1.5 tan(alpha) gives alpha = 16.0°.",
   "Full designation 32005X(J): X marks boundary dimensions to ISO 355."
  ]
 },
 {
  "code": "32006",
  "makerDesignation": "HR 32006 XJ",
  "kind": "tapered",
  "series": "320",
  "boreMm": 30,
  "outsideDiameterMm": 55,
  "widthMm": 17,
  "coneWidthMm": 17,
  "cupWidthMm": 13,
  "chamferMm": 1,
  "dynamicLoadKn": 36,
  "staticLoadKn": 44.5,
  "greaseSpeedRpm": 6700,
  "oilSpeedRpm": 9000,
  "speedRpm": 6700,
  "massKg": 0.172,
  "cage": "Pressed steel",
  "e": 0.43,
  "y0": 0.77,
  "y1": 1.4,
  "misalignmentDeg": 0.05,
  "loadCentreMm": 13.5,
  "iso355": "4CC",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B114-B115",
    "FBJ",
    "SKF"
   ]
  },
  "notes": [
   "Contact angle follows the ISO 355 series; e = 1.5 tan(alpha) gives alpha = 16.0°.",
   "Full designation 32006X(J): X marks boundary dimensions to ISO 355."
  ]
 },
 {
  "code": "51100",
  "makerDesignation": "51100",
  "kind": "thrust",
  "series": "511",
  "boreMm": 10,
  "outsideDiameterMm": 24,
  "widthMm": 9,
  "chamferMm": 0.3,
  "dynamicLoadKn": 10.1,
  "staticLoadKn": 14,
  "greaseSpeedRpm": 6700,
  "oilSpeedRpm": 10000,
  "speedRpm": 6700,
  "massKg": 0.019,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B206-B207",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "51101",
  "makerDesignation": "51101",
  "kind": "thrust",
  "series": "511",
  "boreMm": 12,
  "outsideDiameterMm": 26,
  "widthMm": 9,
  "chamferMm": 0.3,
  "dynamicLoadKn": 10.4,
  "staticLoadKn": 15.4,
  "greaseSpeedRpm": 6700,
  "oilSpeedRpm": 10000,
  "speedRpm": 6700,
  "massKg": 0.021,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B206-B207",
    "FBJ",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "51102",
  "makerDesignation": "51102",
  "kind": "thrust",
  "series": "511",
  "boreMm": 15,
  "outsideDiameterMm": 28,
  "widthMm": 9,
  "chamferMm": 0.3,
  "dynamicLoadKn": 10.6,
  "staticLoadKn": 16.8,
  "greaseSpeedRpm": 6300,
  "oilSpeedRpm": 9500,
  "speedRpm": 6300,
  "massKg": 0.023,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B206-B207",
    "KYK"
   ]
  }
 },
 {
  "code": "51103",
  "makerDesignation": "51103",
  "kind": "thrust",
  "series": "511",
  "boreMm": 17,
  "outsideDiameterMm": 30,
  "widthMm": 9,
  "chamferMm": 0.3,
  "dynamicLoadKn": 11.4,
  "staticLoadKn": 19.5,
  "greaseSpeedRpm": 6000,
  "oilSpeedRpm": 9000,
  "speedRpm": 6000,
  "massKg": 0.025,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B206-B207"
   ]
  }
 },
 {
  "code": "51104",
  "makerDesignation": "51104",
  "kind": "thrust",
  "series": "511",
  "boreMm": 20,
  "outsideDiameterMm": 35,
  "widthMm": 10,
  "chamferMm": 0.3,
  "dynamicLoadKn": 15.1,
  "staticLoadKn": 26.6,
  "greaseSpeedRpm": 5300,
  "oilSpeedRpm": 8000,
  "speedRpm": 5300,
  "massKg": 0.037,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B206-B207"
   ]
  }
 },
 {
  "code": "51105",
  "makerDesignation": "51105",
  "kind": "thrust",
  "series": "511",
  "boreMm": 25,
  "outsideDiameterMm": 42,
  "widthMm": 11,
  "chamferMm": 0.6,
  "dynamicLoadKn": 19.7,
  "staticLoadKn": 37,
  "greaseSpeedRpm": 4800,
  "oilSpeedRpm": 7100,
  "speedRpm": 4800,
  "massKg": 0.056,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B206-B207",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "51200",
  "makerDesignation": "51200",
  "kind": "thrust",
  "series": "512",
  "boreMm": 10,
  "outsideDiameterMm": 26,
  "widthMm": 11,
  "chamferMm": 0.6,
  "dynamicLoadKn": 12.8,
  "staticLoadKn": 17.1,
  "greaseSpeedRpm": 6000,
  "oilSpeedRpm": 9000,
  "speedRpm": 6000,
  "massKg": 0.028,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B206-B207",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "51201",
  "makerDesignation": "51201",
  "kind": "thrust",
  "series": "512",
  "boreMm": 12,
  "outsideDiameterMm": 28,
  "widthMm": 11,
  "chamferMm": 0.6,
  "dynamicLoadKn": 13.3,
  "staticLoadKn": 19,
  "greaseSpeedRpm": 5600,
  "oilSpeedRpm": 8500,
  "speedRpm": 5600,
  "massKg": 0.031,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B206-B207",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "51202",
  "makerDesignation": "51202",
  "kind": "thrust",
  "series": "512",
  "boreMm": 15,
  "outsideDiameterMm": 32,
  "widthMm": 12,
  "chamferMm": 0.6,
  "dynamicLoadKn": 16.7,
  "staticLoadKn": 24.8,
  "greaseSpeedRpm": 5000,
  "oilSpeedRpm": 7500,
  "speedRpm": 5000,
  "massKg": 0.043,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B206-B207",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "51203",
  "makerDesignation": "51203",
  "kind": "thrust",
  "series": "512",
  "boreMm": 17,
  "outsideDiameterMm": 35,
  "widthMm": 12,
  "chamferMm": 0.6,
  "dynamicLoadKn": 17.3,
  "staticLoadKn": 27.3,
  "greaseSpeedRpm": 4800,
  "oilSpeedRpm": 7500,
  "speedRpm": 4800,
  "massKg": 0.05,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B206-B207",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "51204",
  "makerDesignation": "51204",
  "kind": "thrust",
  "series": "512",
  "boreMm": 20,
  "outsideDiameterMm": 40,
  "widthMm": 14,
  "chamferMm": 0.6,
  "dynamicLoadKn": 22.5,
  "staticLoadKn": 37.5,
  "greaseSpeedRpm": 4300,
  "oilSpeedRpm": 6300,
  "speedRpm": 4300,
  "massKg": 0.077,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B206-B207",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "7005",
  "makerDesignation": "7005C",
  "kind": "angular-contact",
  "series": "70",
  "boreMm": 25,
  "outsideDiameterMm": 47,
  "widthMm": 12,
  "chamferMm": 0.6,
  "chamfer1Mm": 0.3,
  "dynamicLoadKn": 11.7,
  "staticLoadKn": 7.4,
  "greaseSpeedRpm": 22000,
  "oilSpeedRpm": 30000,
  "speedRpm": 22000,
  "massKg": 0.089,
  "cage": "Polyamide or machined brass",
  "f0": 14.7,
  "contactAngleDeg": 15,
  "loadCentreMm": 10.8,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B52-B53"
   ]
  },
  "notes": [
   "NSK builds the 15° (C) type for class P5 and better; its limiting speeds in the table apply to that class. At class P0/ABEC-1 treat them as an upper bound."
  ]
 },
 {
  "code": "7205",
  "makerDesignation": "7205B",
  "kind": "angular-contact",
  "series": "72",
  "boreMm": 25,
  "outsideDiameterMm": 52,
  "widthMm": 15,
  "chamferMm": 1,
  "chamfer1Mm": 0.6,
  "dynamicLoadKn": 14.8,
  "staticLoadKn": 9.4,
  "greaseSpeedRpm": 10000,
  "oilSpeedRpm": 14000,
  "speedRpm": 8000,
  "massKg": 0.133,
  "cage": "Pressed steel",
  "contactAngleDeg": 40,
  "loadCentreMm": 23.7,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B52-B53",
    "KOYO",
    "KYK",
    "SKF"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage."
  ]
 },
 {
  "code": "7303",
  "makerDesignation": "7303B",
  "kind": "angular-contact",
  "series": "73",
  "boreMm": 17,
  "outsideDiameterMm": 47,
  "widthMm": 14,
  "chamferMm": 1,
  "chamfer1Mm": 0.6,
  "dynamicLoadKn": 14.8,
  "staticLoadKn": 8,
  "greaseSpeedRpm": 13000,
  "oilSpeedRpm": 17000,
  "speedRpm": 10400,
  "massKg": 0.118,
  "cage": "Pressed steel",
  "contactAngleDeg": 40,
  "loadCentreMm": 20.4,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B50-B51",
    "KOYO",
    "KYK"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage."
  ]
 },
 {
  "code": "7304",
  "makerDesignation": "7304B",
  "kind": "angular-contact",
  "series": "73",
  "boreMm": 20,
  "outsideDiameterMm": 52,
  "widthMm": 15,
  "chamferMm": 1.1,
  "chamfer1Mm": 0.6,
  "dynamicLoadKn": 17.3,
  "staticLoadKn": 9.65,
  "greaseSpeedRpm": 11000,
  "oilSpeedRpm": 15000,
  "speedRpm": 8800,
  "massKg": 0.15,
  "cage": "Pressed steel",
  "contactAngleDeg": 40,
  "loadCentreMm": 22.6,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B52-B53",
    "KOYO",
    "KYK",
    "SKF"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage."
  ]
 },
 {
  "code": "7305",
  "makerDesignation": "7305B",
  "kind": "angular-contact",
  "series": "73",
  "boreMm": 25,
  "outsideDiameterMm": 62,
  "widthMm": 17,
  "chamferMm": 1.1,
  "chamfer1Mm": 0.6,
  "dynamicLoadKn": 24.4,
  "staticLoadKn": 14.6,
  "greaseSpeedRpm": 9000,
  "oilSpeedRpm": 13000,
  "speedRpm": 7200,
  "massKg": 0.241,
  "cage": "Pressed steel",
  "contactAngleDeg": 40,
  "loadCentreMm": 26.7,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B52-B53",
    "KYK"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage."
  ]
 },
 {
  "code": "1204",
  "makerDesignation": "1204",
  "kind": "self-aligning",
  "series": "12",
  "boreMm": 20,
  "outsideDiameterMm": 47,
  "widthMm": 14,
  "chamferMm": 1,
  "dynamicLoadKn": 10,
  "staticLoadKn": 2.61,
  "greaseSpeedRpm": 14000,
  "oilSpeedRpm": 17000,
  "speedRpm": 14000,
  "massKg": 0.12,
  "cage": "Pressed steel",
  "e": 0.29,
  "y0": 2.3,
  "y2": 3.4,
  "y3": 2.2,
  "misalignmentDeg": 2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B74-B75",
    "FBJ",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "1205",
  "makerDesignation": "1205",
  "kind": "self-aligning",
  "series": "12",
  "boreMm": 25,
  "outsideDiameterMm": 52,
  "widthMm": 15,
  "chamferMm": 1,
  "dynamicLoadKn": 12.2,
  "staticLoadKn": 3.3,
  "greaseSpeedRpm": 12000,
  "oilSpeedRpm": 14000,
  "speedRpm": 12000,
  "massKg": 0.14,
  "cage": "Pressed steel",
  "e": 0.28,
  "y0": 2.4,
  "y2": 3.5,
  "y3": 2.3,
  "misalignmentDeg": 2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B74-B75",
    "FBJ",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "1206",
  "makerDesignation": "1206",
  "kind": "self-aligning",
  "series": "12",
  "boreMm": 30,
  "outsideDiameterMm": 62,
  "widthMm": 16,
  "chamferMm": 1,
  "dynamicLoadKn": 15.8,
  "staticLoadKn": 4.65,
  "greaseSpeedRpm": 10000,
  "oilSpeedRpm": 12000,
  "speedRpm": 10000,
  "massKg": 0.22,
  "cage": "Pressed steel",
  "e": 0.25,
  "y0": 2.6,
  "y2": 3.9,
  "y3": 2.5,
  "misalignmentDeg": 2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B74-B75",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE",
    "SKF"
   ]
  }
 },
 {
  "code": "1207",
  "makerDesignation": "1207",
  "kind": "self-aligning",
  "series": "12",
  "boreMm": 35,
  "outsideDiameterMm": 72,
  "widthMm": 17,
  "chamferMm": 1.1,
  "dynamicLoadKn": 15.9,
  "staticLoadKn": 5.1,
  "greaseSpeedRpm": 8500,
  "oilSpeedRpm": 10000,
  "speedRpm": 8500,
  "massKg": 0.32,
  "cage": "Pressed steel",
  "e": 0.23,
  "y0": 2.8,
  "y2": 4.2,
  "y3": 2.7,
  "misalignmentDeg": 2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B76-B77",
    "FBJ",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "1208",
  "makerDesignation": "1208",
  "kind": "self-aligning",
  "series": "12",
  "boreMm": 40,
  "outsideDiameterMm": 80,
  "widthMm": 18,
  "chamferMm": 1.1,
  "dynamicLoadKn": 19.3,
  "staticLoadKn": 6.5,
  "greaseSpeedRpm": 7500,
  "oilSpeedRpm": 9000,
  "speedRpm": 7500,
  "massKg": 0.415,
  "cage": "Pressed steel",
  "e": 0.22,
  "y0": 2.9,
  "y2": 4.3,
  "y3": 2.8,
  "misalignmentDeg": 2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B76-B77",
    "FBJ",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "1209",
  "makerDesignation": "1209",
  "kind": "self-aligning",
  "series": "12",
  "boreMm": 45,
  "outsideDiameterMm": 85,
  "widthMm": 19,
  "chamferMm": 1.1,
  "dynamicLoadKn": 22,
  "staticLoadKn": 7.35,
  "greaseSpeedRpm": 7100,
  "oilSpeedRpm": 8500,
  "speedRpm": 7100,
  "massKg": 0.465,
  "cage": "Pressed steel",
  "e": 0.21,
  "y0": 3.1,
  "y2": 4.7,
  "y3": 3,
  "misalignmentDeg": 2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B76-B77",
    "FBJ",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "1304",
  "makerDesignation": "1304",
  "kind": "self-aligning",
  "series": "13",
  "boreMm": 20,
  "outsideDiameterMm": 52,
  "widthMm": 15,
  "chamferMm": 1.1,
  "dynamicLoadKn": 12.6,
  "staticLoadKn": 3.35,
  "greaseSpeedRpm": 12000,
  "oilSpeedRpm": 15000,
  "speedRpm": 12000,
  "massKg": 0.165,
  "cage": "Pressed steel",
  "e": 0.29,
  "y0": 2.3,
  "y2": 3.4,
  "y3": 2.2,
  "misalignmentDeg": 2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B74-B75",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "1305",
  "makerDesignation": "1305",
  "kind": "self-aligning",
  "series": "13",
  "boreMm": 25,
  "outsideDiameterMm": 62,
  "widthMm": 17,
  "chamferMm": 1.1,
  "dynamicLoadKn": 18.2,
  "staticLoadKn": 5,
  "greaseSpeedRpm": 10000,
  "oilSpeedRpm": 13000,
  "speedRpm": 10000,
  "massKg": 0.255,
  "cage": "Pressed steel",
  "e": 0.28,
  "y0": 2.4,
  "y2": 3.5,
  "y3": 2.3,
  "misalignmentDeg": 2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B74-B75",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "1306",
  "makerDesignation": "1306",
  "kind": "self-aligning",
  "series": "13",
  "boreMm": 30,
  "outsideDiameterMm": 72,
  "widthMm": 19,
  "chamferMm": 1.1,
  "dynamicLoadKn": 21.4,
  "staticLoadKn": 6.3,
  "greaseSpeedRpm": 8500,
  "oilSpeedRpm": 11000,
  "speedRpm": 8500,
  "massKg": 0.385,
  "cage": "Pressed steel",
  "e": 0.26,
  "y0": 2.5,
  "y2": 3.7,
  "y3": 2.4,
  "misalignmentDeg": 2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B74-B75",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "1307",
  "makerDesignation": "1307",
  "kind": "self-aligning",
  "series": "13",
  "boreMm": 35,
  "outsideDiameterMm": 80,
  "widthMm": 21,
  "chamferMm": 1.5,
  "dynamicLoadKn": 25.3,
  "staticLoadKn": 7.85,
  "greaseSpeedRpm": 7500,
  "oilSpeedRpm": 9500,
  "speedRpm": 7500,
  "massKg": 0.51,
  "cage": "Pressed steel",
  "e": 0.26,
  "y0": 2.6,
  "y2": 3.8,
  "y3": 2.5,
  "misalignmentDeg": 2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B76-B77",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "1308",
  "makerDesignation": "1308",
  "kind": "self-aligning",
  "series": "13",
  "boreMm": 40,
  "outsideDiameterMm": 90,
  "widthMm": 23,
  "chamferMm": 1.5,
  "dynamicLoadKn": 29.8,
  "staticLoadKn": 9.7,
  "greaseSpeedRpm": 6700,
  "oilSpeedRpm": 8500,
  "speedRpm": 6700,
  "massKg": 0.715,
  "cage": "Pressed steel",
  "e": 0.24,
  "y0": 2.7,
  "y2": 4,
  "y3": 2.6,
  "misalignmentDeg": 2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B76-B77",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "1309",
  "makerDesignation": "1309",
  "kind": "self-aligning",
  "series": "13",
  "boreMm": 45,
  "outsideDiameterMm": 100,
  "widthMm": 25,
  "chamferMm": 1.5,
  "dynamicLoadKn": 38.5,
  "staticLoadKn": 12.7,
  "greaseSpeedRpm": 6000,
  "oilSpeedRpm": 7500,
  "speedRpm": 6000,
  "massKg": 0.955,
  "cage": "Pressed steel",
  "e": 0.25,
  "y0": 2.7,
  "y2": 4,
  "y3": 2.6,
  "misalignmentDeg": 2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B76-B77",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "2204",
  "makerDesignation": "2204",
  "kind": "self-aligning",
  "series": "22",
  "boreMm": 20,
  "outsideDiameterMm": 47,
  "widthMm": 18,
  "chamferMm": 1,
  "dynamicLoadKn": 12.8,
  "staticLoadKn": 3.3,
  "greaseSpeedRpm": 14000,
  "oilSpeedRpm": 17000,
  "speedRpm": 14000,
  "massKg": 0.133,
  "cage": "Pressed steel",
  "e": 0.47,
  "y0": 1.4,
  "y2": 2.1,
  "y3": 1.3,
  "misalignmentDeg": 3,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B74-B75",
    "FBJ",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "2205",
  "makerDesignation": "2205",
  "kind": "self-aligning",
  "series": "22",
  "boreMm": 25,
  "outsideDiameterMm": 52,
  "widthMm": 18,
  "chamferMm": 1,
  "dynamicLoadKn": 12.4,
  "staticLoadKn": 3.45,
  "greaseSpeedRpm": 12000,
  "oilSpeedRpm": 14000,
  "speedRpm": 12000,
  "massKg": 0.15,
  "cage": "Pressed steel",
  "e": 0.41,
  "y0": 1.6,
  "y2": 2.4,
  "y3": 1.5,
  "misalignmentDeg": 3,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B74-B75",
    "FBJ",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "2206",
  "makerDesignation": "2206",
  "kind": "self-aligning",
  "series": "22",
  "boreMm": 30,
  "outsideDiameterMm": 62,
  "widthMm": 20,
  "chamferMm": 1,
  "dynamicLoadKn": 15.3,
  "staticLoadKn": 4.55,
  "greaseSpeedRpm": 10000,
  "oilSpeedRpm": 12000,
  "speedRpm": 10000,
  "massKg": 0.249,
  "cage": "Pressed steel",
  "e": 0.38,
  "y0": 1.7,
  "y2": 2.5,
  "y3": 1.6,
  "misalignmentDeg": 3,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B74-B75",
    "FBJ",
    "KOYO",
    "KYK",
    "SKF"
   ]
  }
 },
 {
  "code": "2207",
  "makerDesignation": "2207",
  "kind": "self-aligning",
  "series": "22",
  "boreMm": 35,
  "outsideDiameterMm": 72,
  "widthMm": 23,
  "chamferMm": 1.1,
  "dynamicLoadKn": 21.7,
  "staticLoadKn": 6.6,
  "greaseSpeedRpm": 8500,
  "oilSpeedRpm": 10000,
  "speedRpm": 8500,
  "massKg": 0.378,
  "cage": "Pressed steel",
  "e": 0.37,
  "y0": 1.8,
  "y2": 2.6,
  "y3": 1.7,
  "misalignmentDeg": 3,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B76-B77",
    "FBJ",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "2208",
  "makerDesignation": "2208",
  "kind": "self-aligning",
  "series": "22",
  "boreMm": 40,
  "outsideDiameterMm": 80,
  "widthMm": 23,
  "chamferMm": 1.1,
  "dynamicLoadKn": 22.4,
  "staticLoadKn": 7.35,
  "greaseSpeedRpm": 7500,
  "oilSpeedRpm": 9000,
  "speedRpm": 7500,
  "massKg": 0.477,
  "cage": "Pressed steel",
  "e": 0.33,
  "y0": 2,
  "y2": 3,
  "y3": 1.9,
  "misalignmentDeg": 3,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B76-B77",
    "FBJ",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "2209",
  "makerDesignation": "2209",
  "kind": "self-aligning",
  "series": "22",
  "boreMm": 45,
  "outsideDiameterMm": 85,
  "widthMm": 23,
  "chamferMm": 1.1,
  "dynamicLoadKn": 23.3,
  "staticLoadKn": 8.15,
  "greaseSpeedRpm": 7100,
  "oilSpeedRpm": 8500,
  "speedRpm": 7100,
  "massKg": 0.522,
  "cage": "Pressed steel",
  "e": 0.3,
  "y0": 2.2,
  "y2": 3.2,
  "y3": 2.1,
  "misalignmentDeg": 3,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B76-B77",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "51205",
  "makerDesignation": "51205",
  "kind": "thrust",
  "series": "512",
  "boreMm": 25,
  "outsideDiameterMm": 47,
  "widthMm": 15,
  "chamferMm": 0.6,
  "dynamicLoadKn": 28,
  "staticLoadKn": 50.5,
  "greaseSpeedRpm": 3800,
  "oilSpeedRpm": 5600,
  "speedRpm": 3800,
  "massKg": 0.111,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B206-B207",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "52202",
  "makerDesignation": "52202",
  "kind": "double-thrust",
  "series": "522",
  "boreMm": 10,
  "outsideDiameterMm": 32,
  "widthMm": 22,
  "housingWasherBoreMm": 15,
  "chamferMm": 0.6,
  "chamfer1Mm": 0.3,
  "dynamicLoadKn": 16.7,
  "staticLoadKn": 24.8,
  "greaseSpeedRpm": 4800,
  "oilSpeedRpm": 7100,
  "speedRpm": 4800,
  "massKg": 0.081,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B214-B215",
    "KOYO",
    "NKE"
   ]
  }
 },
 {
  "code": "52204",
  "makerDesignation": "52204",
  "kind": "double-thrust",
  "series": "522",
  "boreMm": 15,
  "outsideDiameterMm": 40,
  "widthMm": 26,
  "housingWasherBoreMm": 20,
  "chamferMm": 0.6,
  "chamfer1Mm": 0.3,
  "dynamicLoadKn": 22.5,
  "staticLoadKn": 37.5,
  "greaseSpeedRpm": 4000,
  "oilSpeedRpm": 6000,
  "speedRpm": 4000,
  "massKg": 0.148,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B214-B215",
    "KOYO",
    "NKE"
   ]
  }
 },
 {
  "code": "52205",
  "makerDesignation": "52205",
  "kind": "double-thrust",
  "series": "522",
  "boreMm": 20,
  "outsideDiameterMm": 47,
  "widthMm": 28,
  "housingWasherBoreMm": 25,
  "chamferMm": 0.6,
  "chamfer1Mm": 0.3,
  "dynamicLoadKn": 28,
  "staticLoadKn": 50.5,
  "greaseSpeedRpm": 3400,
  "oilSpeedRpm": 5300,
  "speedRpm": 3400,
  "massKg": 0.213,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B214-B215",
    "KOYO",
    "NKE"
   ]
  }
 },
 {
  "code": "52206",
  "makerDesignation": "52206",
  "kind": "double-thrust",
  "series": "522",
  "boreMm": 25,
  "outsideDiameterMm": 52,
  "widthMm": 29,
  "housingWasherBoreMm": 30,
  "chamferMm": 0.6,
  "chamfer1Mm": 0.3,
  "dynamicLoadKn": 29.5,
  "staticLoadKn": 58,
  "greaseSpeedRpm": 3200,
  "oilSpeedRpm": 5000,
  "speedRpm": 3200,
  "massKg": 0.254,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B214-B215"
   ]
  }
 },
 {
  "code": "52207",
  "makerDesignation": "52207",
  "kind": "double-thrust",
  "series": "522",
  "boreMm": 30,
  "outsideDiameterMm": 62,
  "widthMm": 34,
  "housingWasherBoreMm": 35,
  "chamferMm": 1,
  "chamfer1Mm": 0.3,
  "dynamicLoadKn": 39.5,
  "staticLoadKn": 78,
  "greaseSpeedRpm": 2800,
  "oilSpeedRpm": 4300,
  "speedRpm": 2800,
  "massKg": 0.406,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B214-B215"
   ]
  }
 },
 {
  "code": "52208",
  "makerDesignation": "52208",
  "kind": "double-thrust",
  "series": "522",
  "boreMm": 30,
  "outsideDiameterMm": 68,
  "widthMm": 36,
  "housingWasherBoreMm": 40,
  "chamferMm": 1,
  "chamfer1Mm": 0.6,
  "dynamicLoadKn": 47.5,
  "staticLoadKn": 98.5,
  "greaseSpeedRpm": 2600,
  "oilSpeedRpm": 3800,
  "speedRpm": 2600,
  "massKg": 0.543,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B214-B215",
    "KOYO",
    "NKE"
   ]
  }
 },
 {
  "code": "N204",
  "makerDesignation": "N 204 W",
  "kind": "cylindrical",
  "series": "N2",
  "boreMm": 20,
  "outsideDiameterMm": 47,
  "widthMm": 14,
  "chamferMm": 1,
  "chamfer1Mm": 0.6,
  "outerRacewayMm": 40,
  "dynamicLoadKn": 15.4,
  "staticLoadKn": 12.7,
  "greaseSpeedRpm": 15000,
  "oilSpeedRpm": 18000,
  "speedRpm": 12000,
  "massKg": 0.107,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "none (free-end bearing)",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B84-B85",
    "KOYO"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage (suffix W)."
  ]
 },
 {
  "code": "N205",
  "makerDesignation": "N 205 W",
  "kind": "cylindrical",
  "series": "N2",
  "boreMm": 25,
  "outsideDiameterMm": 52,
  "widthMm": 15,
  "chamferMm": 1,
  "chamfer1Mm": 0.6,
  "outerRacewayMm": 45,
  "dynamicLoadKn": 17.7,
  "staticLoadKn": 15.7,
  "greaseSpeedRpm": 13000,
  "oilSpeedRpm": 16000,
  "speedRpm": 10400,
  "massKg": 0.135,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "none (free-end bearing)",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B84-B85",
    "FBJ",
    "KOYO"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage (suffix W)."
  ]
 },
 {
  "code": "N206",
  "makerDesignation": "N 206 W",
  "kind": "cylindrical",
  "series": "N2",
  "boreMm": 30,
  "outsideDiameterMm": 62,
  "widthMm": 16,
  "chamferMm": 1,
  "chamfer1Mm": 0.6,
  "outerRacewayMm": 53.5,
  "dynamicLoadKn": 24.9,
  "staticLoadKn": 23.3,
  "greaseSpeedRpm": 11000,
  "oilSpeedRpm": 13000,
  "speedRpm": 8800,
  "massKg": 0.208,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "none (free-end bearing)",
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B84-B85"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage (suffix W)."
  ]
 },
 {
  "code": "N207",
  "makerDesignation": "N 207 W",
  "kind": "cylindrical",
  "series": "N2",
  "boreMm": 35,
  "outsideDiameterMm": 72,
  "widthMm": 17,
  "chamferMm": 1.1,
  "chamfer1Mm": 0.6,
  "outerRacewayMm": 61.8,
  "dynamicLoadKn": 35.5,
  "staticLoadKn": 34,
  "greaseSpeedRpm": 9500,
  "oilSpeedRpm": 11000,
  "speedRpm": 7600,
  "massKg": 0.301,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "none (free-end bearing)",
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B84-B85"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage (suffix W)."
  ]
 },
 {
  "code": "N208",
  "makerDesignation": "N 208 W",
  "kind": "cylindrical",
  "series": "N2",
  "boreMm": 40,
  "outsideDiameterMm": 80,
  "widthMm": 18,
  "chamferMm": 1.1,
  "chamfer1Mm": 1.1,
  "outerRacewayMm": 70,
  "dynamicLoadKn": 43.5,
  "staticLoadKn": 43,
  "greaseSpeedRpm": 8500,
  "oilSpeedRpm": 10000,
  "speedRpm": 6800,
  "massKg": 0.375,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "none (free-end bearing)",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B86-B87",
    "FBJ",
    "KOYO",
    "KYK"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage (suffix W)."
  ]
 },
 {
  "code": "N209",
  "makerDesignation": "N 209 W",
  "kind": "cylindrical",
  "series": "N2",
  "boreMm": 45,
  "outsideDiameterMm": 85,
  "widthMm": 19,
  "chamferMm": 1.1,
  "chamfer1Mm": 1.1,
  "outerRacewayMm": 75,
  "dynamicLoadKn": 46,
  "staticLoadKn": 47,
  "greaseSpeedRpm": 7500,
  "oilSpeedRpm": 9000,
  "speedRpm": 6000,
  "massKg": 0.429,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "none (free-end bearing)",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B86-B87",
    "FBJ",
    "KOYO",
    "KYK"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage (suffix W)."
  ]
 },
 {
  "code": "NU209",
  "makerDesignation": "NU 209 EW",
  "kind": "cylindrical",
  "series": "NU2",
  "boreMm": 45,
  "outsideDiameterMm": 85,
  "widthMm": 19,
  "chamferMm": 1.1,
  "chamfer1Mm": 1.1,
  "innerRacewayMm": 54.5,
  "dynamicLoadKn": 63,
  "staticLoadKn": 66.5,
  "greaseSpeedRpm": 6700,
  "oilSpeedRpm": 8000,
  "speedRpm": 6700,
  "massKg": 0.438,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "none (free-end bearing)",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B86-B87",
    "KOYO"
   ]
  }
 },
 {
  "code": "NJ207",
  "makerDesignation": "NJ 207 EW",
  "kind": "cylindrical",
  "series": "NJ2",
  "boreMm": 35,
  "outsideDiameterMm": 72,
  "widthMm": 17,
  "chamferMm": 1.1,
  "chamfer1Mm": 0.6,
  "innerRacewayMm": 44,
  "dynamicLoadKn": 50.5,
  "staticLoadKn": 50,
  "greaseSpeedRpm": 8500,
  "oilSpeedRpm": 10000,
  "speedRpm": 8500,
  "massKg": 0.304,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "one direction, limited",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B84-B85",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "NJ208",
  "makerDesignation": "NJ 208 EW",
  "kind": "cylindrical",
  "series": "NJ2",
  "boreMm": 40,
  "outsideDiameterMm": 80,
  "widthMm": 18,
  "chamferMm": 1.1,
  "chamfer1Mm": 1.1,
  "innerRacewayMm": 49.5,
  "dynamicLoadKn": 55.5,
  "staticLoadKn": 55.5,
  "greaseSpeedRpm": 7500,
  "oilSpeedRpm": 9000,
  "speedRpm": 7500,
  "massKg": 0.379,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "one direction, limited",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B86-B87",
    "KOYO"
   ]
  }
 },
 {
  "code": "NJ209",
  "makerDesignation": "NJ 209 EW",
  "kind": "cylindrical",
  "series": "NJ2",
  "boreMm": 45,
  "outsideDiameterMm": 85,
  "widthMm": 19,
  "chamferMm": 1.1,
  "chamfer1Mm": 1.1,
  "innerRacewayMm": 54.5,
  "dynamicLoadKn": 63,
  "staticLoadKn": 66.5,
  "greaseSpeedRpm": 6700,
  "oilSpeedRpm": 8000,
  "speedRpm": 6700,
  "massKg": 0.438,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "one direction, limited",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B86-B87",
    "KOYO"
   ]
  }
 },
 {
  "code": "6006",
  "makerDesignation": "6006",
  "kind": "deep-groove",
  "series": "60",
  "boreMm": 30,
  "outsideDiameterMm": 55,
  "widthMm": 13,
  "chamferMm": 1,
  "dynamicLoadKn": 13.2,
  "staticLoadKn": 8.3,
  "greaseSpeedRpm": 13000,
  "oilSpeedRpm": 15000,
  "sealedSpeedRpm": 8000,
  "speedRpm": 13000,
  "massKg": 0.116,
  "cage": "Pressed steel",
  "f0": 14.7,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B10-B11",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6007",
  "makerDesignation": "6007",
  "kind": "deep-groove",
  "series": "60",
  "boreMm": 35,
  "outsideDiameterMm": 62,
  "widthMm": 14,
  "chamferMm": 1,
  "dynamicLoadKn": 16,
  "staticLoadKn": 10.3,
  "greaseSpeedRpm": 11000,
  "oilSpeedRpm": 13000,
  "sealedSpeedRpm": 6700,
  "speedRpm": 11000,
  "massKg": 0.151,
  "cage": "Pressed steel",
  "f0": 14.8,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B10-B11",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6008",
  "makerDesignation": "6008",
  "kind": "deep-groove",
  "series": "60",
  "boreMm": 40,
  "outsideDiameterMm": 68,
  "widthMm": 15,
  "chamferMm": 1,
  "dynamicLoadKn": 16.8,
  "staticLoadKn": 11.5,
  "greaseSpeedRpm": 10000,
  "oilSpeedRpm": 12000,
  "sealedSpeedRpm": 6000,
  "speedRpm": 10000,
  "massKg": 0.19,
  "cage": "Pressed steel",
  "f0": 15.3,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B10-B11",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6009",
  "makerDesignation": "6009",
  "kind": "deep-groove",
  "series": "60",
  "boreMm": 45,
  "outsideDiameterMm": 75,
  "widthMm": 16,
  "chamferMm": 1,
  "dynamicLoadKn": 20.9,
  "staticLoadKn": 15.2,
  "greaseSpeedRpm": 9000,
  "oilSpeedRpm": 11000,
  "sealedSpeedRpm": 5300,
  "speedRpm": 9000,
  "massKg": 0.241,
  "cage": "Pressed steel",
  "f0": 15.3,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B10-B11",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6010",
  "makerDesignation": "6010",
  "kind": "deep-groove",
  "series": "60",
  "boreMm": 50,
  "outsideDiameterMm": 80,
  "widthMm": 16,
  "chamferMm": 1,
  "dynamicLoadKn": 21.8,
  "staticLoadKn": 16.6,
  "greaseSpeedRpm": 8500,
  "oilSpeedRpm": 10000,
  "sealedSpeedRpm": 4800,
  "speedRpm": 8500,
  "massKg": 0.261,
  "cage": "Pressed steel",
  "f0": 15.6,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B12-B13",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6209",
  "makerDesignation": "6209",
  "kind": "deep-groove",
  "series": "62",
  "boreMm": 45,
  "outsideDiameterMm": 85,
  "widthMm": 19,
  "chamferMm": 1.1,
  "dynamicLoadKn": 31.5,
  "staticLoadKn": 20.4,
  "greaseSpeedRpm": 7500,
  "oilSpeedRpm": 9000,
  "sealedSpeedRpm": 5300,
  "speedRpm": 7500,
  "massKg": 0.42,
  "cage": "Pressed steel",
  "f0": 14.4,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B10-B11",
    "NKE"
   ]
  }
 },
 {
  "code": "6210",
  "makerDesignation": "6210",
  "kind": "deep-groove",
  "series": "62",
  "boreMm": 50,
  "outsideDiameterMm": 90,
  "widthMm": 20,
  "chamferMm": 1.1,
  "dynamicLoadKn": 35,
  "staticLoadKn": 23.2,
  "greaseSpeedRpm": 7100,
  "oilSpeedRpm": 8500,
  "sealedSpeedRpm": 4800,
  "speedRpm": 7100,
  "massKg": 0.459,
  "cage": "Pressed steel",
  "f0": 14.4,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B12-B13",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6306",
  "makerDesignation": "6306",
  "kind": "deep-groove",
  "series": "63",
  "boreMm": 30,
  "outsideDiameterMm": 72,
  "widthMm": 19,
  "chamferMm": 1.1,
  "dynamicLoadKn": 26.7,
  "staticLoadKn": 15,
  "greaseSpeedRpm": 9500,
  "oilSpeedRpm": 12000,
  "sealedSpeedRpm": 6700,
  "speedRpm": 9500,
  "massKg": 0.345,
  "cage": "Pressed steel",
  "f0": 13.3,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B10-B11",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6307",
  "makerDesignation": "6307",
  "kind": "deep-groove",
  "series": "63",
  "boreMm": 35,
  "outsideDiameterMm": 80,
  "widthMm": 21,
  "chamferMm": 1.5,
  "dynamicLoadKn": 33.5,
  "staticLoadKn": 19.2,
  "greaseSpeedRpm": 8500,
  "oilSpeedRpm": 10000,
  "sealedSpeedRpm": 6000,
  "speedRpm": 8500,
  "massKg": 0.464,
  "cage": "Pressed steel",
  "f0": 13.2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B10-B11",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6308",
  "makerDesignation": "6308",
  "kind": "deep-groove",
  "series": "63",
  "boreMm": 40,
  "outsideDiameterMm": 90,
  "widthMm": 23,
  "chamferMm": 1.5,
  "dynamicLoadKn": 40.5,
  "staticLoadKn": 24,
  "greaseSpeedRpm": 7500,
  "oilSpeedRpm": 9000,
  "sealedSpeedRpm": 5300,
  "speedRpm": 7500,
  "massKg": 0.636,
  "cage": "Pressed steel",
  "f0": 13.2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B10-B11",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6309",
  "makerDesignation": "6309",
  "kind": "deep-groove",
  "series": "63",
  "boreMm": 45,
  "outsideDiameterMm": 100,
  "widthMm": 25,
  "chamferMm": 1.5,
  "dynamicLoadKn": 53,
  "staticLoadKn": 32,
  "greaseSpeedRpm": 6700,
  "oilSpeedRpm": 8000,
  "sealedSpeedRpm": 4800,
  "speedRpm": 6700,
  "massKg": 0.829,
  "cage": "Pressed steel",
  "f0": 13.1,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B10-B11",
    "FBJ",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "6310",
  "makerDesignation": "6310",
  "kind": "deep-groove",
  "series": "63",
  "boreMm": 50,
  "outsideDiameterMm": 110,
  "widthMm": 27,
  "chamferMm": 2,
  "dynamicLoadKn": 62,
  "staticLoadKn": 38.5,
  "greaseSpeedRpm": 6000,
  "oilSpeedRpm": 7500,
  "sealedSpeedRpm": 4300,
  "speedRpm": 6000,
  "massKg": 1.06,
  "cage": "Pressed steel",
  "f0": 13.2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B12-B13",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "22205",
  "makerDesignation": "22205CE4",
  "kind": "spherical",
  "series": "222",
  "boreMm": 25,
  "outsideDiameterMm": 52,
  "widthMm": 18,
  "chamferMm": 1,
  "dynamicLoadKn": 37.5,
  "staticLoadKn": 37,
  "greaseSpeedRpm": 7100,
  "oilSpeedRpm": 9000,
  "speedRpm": 7100,
  "massKg": 0.17,
  "cage": "Pressed steel",
  "e": 0.35,
  "y0": 1.9,
  "y2": 2.9,
  "y3": 1.9,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B180-B181"
   ]
  }
 },
 {
  "code": "22206",
  "makerDesignation": "22206CE4",
  "kind": "spherical",
  "series": "222",
  "boreMm": 30,
  "outsideDiameterMm": 62,
  "widthMm": 20,
  "chamferMm": 1,
  "dynamicLoadKn": 50,
  "staticLoadKn": 50,
  "greaseSpeedRpm": 6000,
  "oilSpeedRpm": 7500,
  "speedRpm": 6000,
  "massKg": 0.27,
  "cage": "Pressed steel",
  "e": 0.33,
  "y0": 2,
  "y2": 3.1,
  "y3": 2.1,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B180-B181",
    "KYK"
   ]
  }
 },
 {
  "code": "22207",
  "makerDesignation": "22207CE4",
  "kind": "spherical",
  "series": "222",
  "boreMm": 35,
  "outsideDiameterMm": 72,
  "widthMm": 23,
  "chamferMm": 1.1,
  "dynamicLoadKn": 69,
  "staticLoadKn": 71,
  "greaseSpeedRpm": 5300,
  "oilSpeedRpm": 6700,
  "speedRpm": 5300,
  "massKg": 0.42,
  "cage": "Pressed steel",
  "e": 0.32,
  "y0": 2,
  "y2": 3.1,
  "y3": 2.1,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B180-B181",
    "KYK"
   ]
  }
 },
 {
  "code": "22208",
  "makerDesignation": "22208EAE4",
  "kind": "spherical",
  "series": "222",
  "boreMm": 40,
  "outsideDiameterMm": 80,
  "widthMm": 23,
  "chamferMm": 1.1,
  "dynamicLoadKn": 90.5,
  "staticLoadKn": 99.5,
  "greaseSpeedRpm": 6000,
  "oilSpeedRpm": 7500,
  "speedRpm": 6000,
  "massKg": 0.5,
  "cage": "Pressed steel",
  "e": 0.28,
  "y0": 2.4,
  "y2": 3.6,
  "y3": 2.4,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B180-B181",
    "KOYO"
   ]
  }
 },
 {
  "code": "22209",
  "makerDesignation": "22209EAE4",
  "kind": "spherical",
  "series": "222",
  "boreMm": 45,
  "outsideDiameterMm": 85,
  "widthMm": 23,
  "chamferMm": 1.1,
  "dynamicLoadKn": 94.5,
  "staticLoadKn": 111,
  "greaseSpeedRpm": 5300,
  "oilSpeedRpm": 7000,
  "speedRpm": 5300,
  "massKg": 0.55,
  "cage": "Pressed steel",
  "e": 0.25,
  "y0": 2.6,
  "y2": 3.9,
  "y3": 2.7,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B180-B181",
    "KOYO",
    "NKE"
   ]
  }
 },
 {
  "code": "22210",
  "makerDesignation": "22210EAE4",
  "kind": "spherical",
  "series": "222",
  "boreMm": 50,
  "outsideDiameterMm": 90,
  "widthMm": 23,
  "chamferMm": 1.1,
  "dynamicLoadKn": 99,
  "staticLoadKn": 119,
  "greaseSpeedRpm": 5000,
  "oilSpeedRpm": 6300,
  "speedRpm": 5000,
  "massKg": 0.61,
  "cage": "Pressed steel",
  "e": 0.24,
  "y0": 2.8,
  "y2": 4.3,
  "y3": 2.9,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B180-B181"
   ]
  }
 },
 {
  "code": "22211",
  "makerDesignation": "22211EAE4",
  "kind": "spherical",
  "series": "222",
  "boreMm": 55,
  "outsideDiameterMm": 100,
  "widthMm": 25,
  "chamferMm": 1.5,
  "dynamicLoadKn": 119,
  "staticLoadKn": 144,
  "greaseSpeedRpm": 4500,
  "oilSpeedRpm": 5600,
  "speedRpm": 4500,
  "massKg": 0.81,
  "cage": "Pressed steel",
  "e": 0.23,
  "y0": 2.8,
  "y2": 4.3,
  "y3": 2.9,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B180-B181"
   ]
  }
 },
 {
  "code": "22212",
  "makerDesignation": "22212EAE4",
  "kind": "spherical",
  "series": "222",
  "boreMm": 60,
  "outsideDiameterMm": 110,
  "widthMm": 28,
  "chamferMm": 1.5,
  "dynamicLoadKn": 142,
  "staticLoadKn": 174,
  "greaseSpeedRpm": 4300,
  "oilSpeedRpm": 5300,
  "speedRpm": 4300,
  "massKg": 1.1,
  "cage": "Pressed steel",
  "e": 0.23,
  "y0": 2.9,
  "y2": 4.4,
  "y3": 3,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B182-B183"
   ]
  }
 },
 {
  "code": "22213",
  "makerDesignation": "22213EAE4",
  "kind": "spherical",
  "series": "222",
  "boreMm": 65,
  "outsideDiameterMm": 120,
  "widthMm": 31,
  "chamferMm": 1.5,
  "dynamicLoadKn": 177,
  "staticLoadKn": 230,
  "greaseSpeedRpm": 3800,
  "oilSpeedRpm": 4800,
  "speedRpm": 3800,
  "massKg": 1.51,
  "cage": "Pressed steel",
  "e": 0.24,
  "y0": 2.7,
  "y2": 4.2,
  "y3": 2.8,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B182-B183",
    "NKE"
   ]
  }
 },
 {
  "code": "22214",
  "makerDesignation": "22214EAE4",
  "kind": "spherical",
  "series": "222",
  "boreMm": 70,
  "outsideDiameterMm": 125,
  "widthMm": 31,
  "chamferMm": 1.5,
  "dynamicLoadKn": 180,
  "staticLoadKn": 232,
  "greaseSpeedRpm": 3600,
  "oilSpeedRpm": 4500,
  "speedRpm": 3600,
  "massKg": 1.58,
  "cage": "Pressed steel",
  "e": 0.23,
  "y0": 2.8,
  "y2": 4.3,
  "y3": 2.9,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B182-B183"
   ]
  }
 },
 {
  "code": "22215",
  "makerDesignation": "22215EAE4",
  "kind": "spherical",
  "series": "222",
  "boreMm": 75,
  "outsideDiameterMm": 130,
  "widthMm": 31,
  "chamferMm": 1.5,
  "dynamicLoadKn": 190,
  "staticLoadKn": 244,
  "greaseSpeedRpm": 3400,
  "oilSpeedRpm": 4300,
  "speedRpm": 3400,
  "massKg": 1.64,
  "cage": "Pressed steel",
  "e": 0.22,
  "y0": 3,
  "y2": 4.5,
  "y3": 3,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B182-B183"
   ]
  }
 },
 {
  "code": "22216",
  "makerDesignation": "22216EAE4",
  "kind": "spherical",
  "series": "222",
  "boreMm": 80,
  "outsideDiameterMm": 140,
  "widthMm": 33,
  "chamferMm": 2,
  "dynamicLoadKn": 212,
  "staticLoadKn": 275,
  "greaseSpeedRpm": 3200,
  "oilSpeedRpm": 4000,
  "speedRpm": 3200,
  "massKg": 2.01,
  "cage": "Pressed steel",
  "e": 0.22,
  "y0": 3,
  "y2": 4.6,
  "y3": 3.1,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B182-B183",
    "KOYO"
   ]
  }
 },
 {
  "code": "22308",
  "makerDesignation": "22308EAE4",
  "kind": "spherical",
  "series": "223",
  "boreMm": 40,
  "outsideDiameterMm": 90,
  "widthMm": 33,
  "chamferMm": 1.5,
  "dynamicLoadKn": 136,
  "staticLoadKn": 153,
  "greaseSpeedRpm": 4500,
  "oilSpeedRpm": 6000,
  "speedRpm": 4500,
  "massKg": 0.98,
  "cage": "Pressed steel",
  "e": 0.35,
  "y0": 1.9,
  "y2": 2.8,
  "y3": 1.9,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B180-B181",
    "KOYO"
   ]
  }
 },
 {
  "code": "22309",
  "makerDesignation": "22309EAE4",
  "kind": "spherical",
  "series": "223",
  "boreMm": 45,
  "outsideDiameterMm": 100,
  "widthMm": 36,
  "chamferMm": 1.5,
  "dynamicLoadKn": 166,
  "staticLoadKn": 195,
  "greaseSpeedRpm": 4000,
  "oilSpeedRpm": 5300,
  "speedRpm": 4000,
  "massKg": 1.34,
  "cage": "Pressed steel",
  "e": 0.34,
  "y0": 1.9,
  "y2": 2.9,
  "y3": 2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B180-B181",
    "NKE"
   ]
  }
 },
 {
  "code": "22310",
  "makerDesignation": "22310EAE4",
  "kind": "spherical",
  "series": "223",
  "boreMm": 50,
  "outsideDiameterMm": 110,
  "widthMm": 40,
  "chamferMm": 2,
  "dynamicLoadKn": 197,
  "staticLoadKn": 234,
  "greaseSpeedRpm": 3800,
  "oilSpeedRpm": 4800,
  "speedRpm": 3800,
  "massKg": 1.78,
  "cage": "Pressed steel",
  "e": 0.35,
  "y0": 1.9,
  "y2": 2.8,
  "y3": 1.9,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B180-B181",
    "NKE"
   ]
  }
 },
 {
  "code": "22311",
  "makerDesignation": "22311EAE4",
  "kind": "spherical",
  "series": "223",
  "boreMm": 55,
  "outsideDiameterMm": 120,
  "widthMm": 43,
  "chamferMm": 2,
  "dynamicLoadKn": 234,
  "staticLoadKn": 292,
  "greaseSpeedRpm": 3400,
  "oilSpeedRpm": 4300,
  "speedRpm": 3400,
  "massKg": 2.3,
  "cage": "Pressed steel",
  "e": 0.34,
  "y0": 1.9,
  "y2": 2.9,
  "y3": 2,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B180-B181"
   ]
  }
 },
 {
  "code": "22312",
  "makerDesignation": "22312EAE4",
  "kind": "spherical",
  "series": "223",
  "boreMm": 60,
  "outsideDiameterMm": 130,
  "widthMm": 46,
  "chamferMm": 2.1,
  "dynamicLoadKn": 271,
  "staticLoadKn": 340,
  "greaseSpeedRpm": 3200,
  "oilSpeedRpm": 4000,
  "speedRpm": 3200,
  "massKg": 2.89,
  "cage": "Pressed steel",
  "e": 0.34,
  "y0": 1.9,
  "y2": 3,
  "y3": 2,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B182-B183"
   ]
  }
 },
 {
  "code": "22313",
  "makerDesignation": "22313EAE4",
  "kind": "spherical",
  "series": "223",
  "boreMm": 65,
  "outsideDiameterMm": 140,
  "widthMm": 48,
  "chamferMm": 2.1,
  "dynamicLoadKn": 300,
  "staticLoadKn": 380,
  "greaseSpeedRpm": 3000,
  "oilSpeedRpm": 3800,
  "speedRpm": 3000,
  "massKg": 3.52,
  "cage": "Pressed steel",
  "e": 0.33,
  "y0": 2,
  "y2": 3,
  "y3": 2,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B182-B183"
   ]
  }
 },
 {
  "code": "22314",
  "makerDesignation": "22314EAE4",
  "kind": "spherical",
  "series": "223",
  "boreMm": 70,
  "outsideDiameterMm": 150,
  "widthMm": 51,
  "chamferMm": 2.1,
  "dynamicLoadKn": 340,
  "staticLoadKn": 435,
  "greaseSpeedRpm": 2800,
  "oilSpeedRpm": 3400,
  "speedRpm": 2800,
  "massKg": 4.28,
  "cage": "Pressed steel",
  "e": 0.33,
  "y0": 2,
  "y2": 3,
  "y3": 2,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B182-B183"
   ]
  }
 },
 {
  "code": "22315",
  "makerDesignation": "22315EAE4",
  "kind": "spherical",
  "series": "223",
  "boreMm": 75,
  "outsideDiameterMm": 160,
  "widthMm": 55,
  "chamferMm": 2.1,
  "dynamicLoadKn": 390,
  "staticLoadKn": 505,
  "greaseSpeedRpm": 2600,
  "oilSpeedRpm": 3200,
  "speedRpm": 2600,
  "massKg": 5.26,
  "cage": "Pressed steel",
  "e": 0.33,
  "y0": 2,
  "y2": 3,
  "y3": 2,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B182-B183"
   ]
  }
 },
 {
  "code": "22316",
  "makerDesignation": "22316EAE4",
  "kind": "spherical",
  "series": "223",
  "boreMm": 80,
  "outsideDiameterMm": 170,
  "widthMm": 58,
  "chamferMm": 2.1,
  "dynamicLoadKn": 435,
  "staticLoadKn": 565,
  "greaseSpeedRpm": 2400,
  "oilSpeedRpm": 3000,
  "speedRpm": 2400,
  "massKg": 6.23,
  "cage": "Pressed steel",
  "e": 0.33,
  "y0": 2,
  "y2": 3,
  "y3": 2,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B182-B183",
    "NKE"
   ]
  }
 },
 {
  "code": "22317",
  "makerDesignation": "22317EAE4",
  "kind": "spherical",
  "series": "223",
  "boreMm": 85,
  "outsideDiameterMm": 180,
  "widthMm": 60,
  "chamferMm": 3,
  "dynamicLoadKn": 480,
  "staticLoadKn": 630,
  "greaseSpeedRpm": 2200,
  "oilSpeedRpm": 2800,
  "speedRpm": 2200,
  "massKg": 7.23,
  "cage": "Pressed steel",
  "e": 0.33,
  "y0": 2,
  "y2": 3.1,
  "y3": 2.1,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B182-B183"
   ]
  }
 },
 {
  "code": "22318",
  "makerDesignation": "22318EAE4",
  "kind": "spherical",
  "series": "223",
  "boreMm": 90,
  "outsideDiameterMm": 190,
  "widthMm": 64,
  "chamferMm": 3,
  "dynamicLoadKn": 535,
  "staticLoadKn": 705,
  "greaseSpeedRpm": 2200,
  "oilSpeedRpm": 2600,
  "speedRpm": 2200,
  "massKg": 8.56,
  "cage": "Pressed steel",
  "e": 0.33,
  "y0": 2,
  "y2": 3.1,
  "y3": 2.1,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B184-B185"
   ]
  }
 },
 {
  "code": "22320",
  "makerDesignation": "22320EAE4",
  "kind": "spherical",
  "series": "223",
  "boreMm": 100,
  "outsideDiameterMm": 215,
  "widthMm": 73,
  "chamferMm": 3,
  "dynamicLoadKn": 690,
  "staticLoadKn": 930,
  "greaseSpeedRpm": 1900,
  "oilSpeedRpm": 2400,
  "speedRpm": 1900,
  "massKg": 12.7,
  "cage": "Pressed steel",
  "e": 0.33,
  "y0": 2,
  "y2": 3,
  "y3": 2,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B184-B185"
   ]
  }
 },
 {
  "code": "23020",
  "makerDesignation": "23020CDE4",
  "kind": "spherical",
  "series": "230",
  "boreMm": 100,
  "outsideDiameterMm": 150,
  "widthMm": 37,
  "chamferMm": 1.5,
  "dynamicLoadKn": 212,
  "staticLoadKn": 335,
  "greaseSpeedRpm": 2200,
  "oilSpeedRpm": 2800,
  "speedRpm": 2200,
  "massKg": 2.31,
  "cage": "Pressed steel",
  "e": 0.22,
  "y0": 3,
  "y2": 4.6,
  "y3": 3.1,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B184-B185",
    "KOYO"
   ]
  }
 },
 {
  "code": "23022",
  "makerDesignation": "23022CDE4",
  "kind": "spherical",
  "series": "230",
  "boreMm": 110,
  "outsideDiameterMm": 170,
  "widthMm": 45,
  "chamferMm": 2,
  "dynamicLoadKn": 293,
  "staticLoadKn": 465,
  "greaseSpeedRpm": 2000,
  "oilSpeedRpm": 2400,
  "speedRpm": 2000,
  "massKg": 3.76,
  "cage": "Pressed steel",
  "e": 0.24,
  "y0": 2.8,
  "y2": 4.2,
  "y3": 2.8,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B184-B185",
    "KYK"
   ]
  }
 },
 {
  "code": "23024",
  "makerDesignation": "23024CDE4",
  "kind": "spherical",
  "series": "230",
  "boreMm": 120,
  "outsideDiameterMm": 180,
  "widthMm": 46,
  "chamferMm": 2,
  "dynamicLoadKn": 315,
  "staticLoadKn": 525,
  "greaseSpeedRpm": 1800,
  "oilSpeedRpm": 2200,
  "speedRpm": 1800,
  "massKg": 4.11,
  "cage": "Pressed steel",
  "e": 0.22,
  "y0": 2.9,
  "y2": 4.5,
  "y3": 3,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B186-B187",
    "FBJ",
    "KOYO"
   ]
  }
 },
 {
  "code": "23026",
  "makerDesignation": "23026CDE4",
  "kind": "spherical",
  "series": "230",
  "boreMm": 130,
  "outsideDiameterMm": 200,
  "widthMm": 52,
  "chamferMm": 2,
  "dynamicLoadKn": 400,
  "staticLoadKn": 655,
  "greaseSpeedRpm": 1700,
  "oilSpeedRpm": 2000,
  "speedRpm": 1700,
  "massKg": 5.98,
  "cage": "Pressed steel",
  "e": 0.23,
  "y0": 2.8,
  "y2": 4.3,
  "y3": 2.9,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B186-B187",
    "FBJ",
    "KOYO"
   ]
  }
 },
 {
  "code": "23028",
  "makerDesignation": "23028CDE4",
  "kind": "spherical",
  "series": "230",
  "boreMm": 140,
  "outsideDiameterMm": 210,
  "widthMm": 53,
  "chamferMm": 2,
  "dynamicLoadKn": 420,
  "staticLoadKn": 715,
  "greaseSpeedRpm": 1600,
  "oilSpeedRpm": 1900,
  "speedRpm": 1600,
  "massKg": 6.49,
  "cage": "Pressed steel",
  "e": 0.22,
  "y0": 2.9,
  "y2": 4.5,
  "y3": 3,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B186-B187",
    "KOYO"
   ]
  }
 },
 {
  "code": "23030",
  "makerDesignation": "23030CDE4",
  "kind": "spherical",
  "series": "230",
  "boreMm": 150,
  "outsideDiameterMm": 225,
  "widthMm": 56,
  "chamferMm": 2.1,
  "dynamicLoadKn": 470,
  "staticLoadKn": 815,
  "greaseSpeedRpm": 1400,
  "oilSpeedRpm": 1800,
  "speedRpm": 1400,
  "massKg": 7.9,
  "cage": "Pressed steel",
  "e": 0.22,
  "y0": 3,
  "y2": 4.6,
  "y3": 3.1,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B186-B187",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "51106",
  "makerDesignation": "51106",
  "kind": "thrust",
  "series": "511",
  "boreMm": 30,
  "outsideDiameterMm": 47,
  "widthMm": 11,
  "chamferMm": 0.6,
  "dynamicLoadKn": 20.6,
  "staticLoadKn": 42,
  "greaseSpeedRpm": 4300,
  "oilSpeedRpm": 6700,
  "speedRpm": 4300,
  "massKg": 0.064,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B206-B207",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "51107",
  "makerDesignation": "51107",
  "kind": "thrust",
  "series": "511",
  "boreMm": 35,
  "outsideDiameterMm": 52,
  "widthMm": 12,
  "chamferMm": 0.6,
  "dynamicLoadKn": 22.1,
  "staticLoadKn": 49.5,
  "greaseSpeedRpm": 4000,
  "oilSpeedRpm": 6000,
  "speedRpm": 4000,
  "massKg": 0.081,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B206-B207"
   ]
  }
 },
 {
  "code": "51108",
  "makerDesignation": "51108",
  "kind": "thrust",
  "series": "511",
  "boreMm": 40,
  "outsideDiameterMm": 60,
  "widthMm": 13,
  "chamferMm": 0.6,
  "dynamicLoadKn": 27.1,
  "staticLoadKn": 63,
  "greaseSpeedRpm": 3600,
  "oilSpeedRpm": 5300,
  "speedRpm": 3600,
  "massKg": 0.12,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B206-B207",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "51109",
  "makerDesignation": "51109",
  "kind": "thrust",
  "series": "511",
  "boreMm": 45,
  "outsideDiameterMm": 65,
  "widthMm": 14,
  "chamferMm": 0.6,
  "dynamicLoadKn": 28.1,
  "staticLoadKn": 69,
  "greaseSpeedRpm": 3400,
  "oilSpeedRpm": 5000,
  "speedRpm": 3400,
  "massKg": 0.143,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B206-B207",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "51110",
  "makerDesignation": "51110",
  "kind": "thrust",
  "series": "511",
  "boreMm": 50,
  "outsideDiameterMm": 70,
  "widthMm": 14,
  "chamferMm": 0.6,
  "dynamicLoadKn": 29,
  "staticLoadKn": 75.5,
  "greaseSpeedRpm": 3200,
  "oilSpeedRpm": 4800,
  "speedRpm": 3200,
  "massKg": 0.153,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B206-B207",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "51206",
  "makerDesignation": "51206",
  "kind": "thrust",
  "series": "512",
  "boreMm": 30,
  "outsideDiameterMm": 52,
  "widthMm": 16,
  "chamferMm": 0.6,
  "dynamicLoadKn": 29.5,
  "staticLoadKn": 58,
  "greaseSpeedRpm": 3400,
  "oilSpeedRpm": 5300,
  "speedRpm": 3400,
  "massKg": 0.137,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B206-B207",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "51207",
  "makerDesignation": "51207",
  "kind": "thrust",
  "series": "512",
  "boreMm": 35,
  "outsideDiameterMm": 62,
  "widthMm": 18,
  "chamferMm": 1,
  "dynamicLoadKn": 39.5,
  "staticLoadKn": 78,
  "greaseSpeedRpm": 3000,
  "oilSpeedRpm": 4500,
  "speedRpm": 3000,
  "massKg": 0.21,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B206-B207",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "51208",
  "makerDesignation": "51208",
  "kind": "thrust",
  "series": "512",
  "boreMm": 40,
  "outsideDiameterMm": 68,
  "widthMm": 19,
  "chamferMm": 1,
  "dynamicLoadKn": 47.5,
  "staticLoadKn": 98.5,
  "greaseSpeedRpm": 2800,
  "oilSpeedRpm": 4300,
  "speedRpm": 2800,
  "massKg": 0.27,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B206-B207",
    "FBJ",
    "KOYO",
    "KYK",
    "NKE"
   ]
  }
 },
 {
  "code": "51209",
  "makerDesignation": "51209",
  "kind": "thrust",
  "series": "512",
  "boreMm": 45,
  "outsideDiameterMm": 73,
  "widthMm": 20,
  "chamferMm": 1,
  "dynamicLoadKn": 48,
  "staticLoadKn": 105,
  "greaseSpeedRpm": 2600,
  "oilSpeedRpm": 4000,
  "speedRpm": 2600,
  "massKg": 0.31,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B206-B207",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "51210",
  "makerDesignation": "51210",
  "kind": "thrust",
  "series": "512",
  "boreMm": 50,
  "outsideDiameterMm": 78,
  "widthMm": 22,
  "chamferMm": 1,
  "dynamicLoadKn": 49,
  "staticLoadKn": 111,
  "greaseSpeedRpm": 2400,
  "oilSpeedRpm": 3600,
  "speedRpm": 2400,
  "massKg": 0.378,
  "cage": "Pressed steel",
  "contactAngleDeg": 90,
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B206-B207",
    "KOYO",
    "KYK"
   ]
  }
 },
 {
  "code": "NU210",
  "makerDesignation": "NU 210 EW",
  "kind": "cylindrical",
  "series": "NU2",
  "boreMm": 50,
  "outsideDiameterMm": 90,
  "widthMm": 20,
  "chamferMm": 1.1,
  "chamfer1Mm": 1.1,
  "innerRacewayMm": 59.5,
  "dynamicLoadKn": 69,
  "staticLoadKn": 76.5,
  "greaseSpeedRpm": 6300,
  "oilSpeedRpm": 7500,
  "speedRpm": 6300,
  "massKg": 0.5,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "none (free-end bearing)",
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B86-B87"
   ]
  }
 },
 {
  "code": "NU211",
  "makerDesignation": "NU 211 EW",
  "kind": "cylindrical",
  "series": "NU2",
  "boreMm": 55,
  "outsideDiameterMm": 100,
  "widthMm": 21,
  "chamferMm": 1.5,
  "chamfer1Mm": 1.1,
  "innerRacewayMm": 66,
  "dynamicLoadKn": 86.5,
  "staticLoadKn": 98.5,
  "greaseSpeedRpm": 5600,
  "oilSpeedRpm": 7100,
  "speedRpm": 5600,
  "massKg": 0.669,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "none (free-end bearing)",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B86-B87",
    "KOYO"
   ]
  }
 },
 {
  "code": "NU212",
  "makerDesignation": "NU 212 EW",
  "kind": "cylindrical",
  "series": "NU2",
  "boreMm": 60,
  "outsideDiameterMm": 110,
  "widthMm": 22,
  "chamferMm": 1.5,
  "chamfer1Mm": 1.5,
  "innerRacewayMm": 72,
  "dynamicLoadKn": 97.5,
  "staticLoadKn": 107,
  "greaseSpeedRpm": 5300,
  "oilSpeedRpm": 6300,
  "speedRpm": 5300,
  "massKg": 0.824,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "none (free-end bearing)",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B88-B89",
    "KOYO"
   ]
  }
 },
 {
  "code": "NJ210",
  "makerDesignation": "NJ 210 EW",
  "kind": "cylindrical",
  "series": "NJ2",
  "boreMm": 50,
  "outsideDiameterMm": 90,
  "widthMm": 20,
  "chamferMm": 1.1,
  "chamfer1Mm": 1.1,
  "innerRacewayMm": 59.5,
  "dynamicLoadKn": 69,
  "staticLoadKn": 76.5,
  "greaseSpeedRpm": 6300,
  "oilSpeedRpm": 7500,
  "speedRpm": 6300,
  "massKg": 0.5,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "one direction, limited",
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B86-B87"
   ]
  }
 },
 {
  "code": "NJ211",
  "makerDesignation": "NJ 211 EW",
  "kind": "cylindrical",
  "series": "NJ2",
  "boreMm": 55,
  "outsideDiameterMm": 100,
  "widthMm": 21,
  "chamferMm": 1.5,
  "chamfer1Mm": 1.1,
  "innerRacewayMm": 66,
  "dynamicLoadKn": 86.5,
  "staticLoadKn": 98.5,
  "greaseSpeedRpm": 5600,
  "oilSpeedRpm": 7100,
  "speedRpm": 5600,
  "massKg": 0.669,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "one direction, limited",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B86-B87",
    "KOYO"
   ]
  }
 },
 {
  "code": "NJ212",
  "makerDesignation": "NJ 212 EW",
  "kind": "cylindrical",
  "series": "NJ2",
  "boreMm": 60,
  "outsideDiameterMm": 110,
  "widthMm": 22,
  "chamferMm": 1.5,
  "chamfer1Mm": 1.5,
  "innerRacewayMm": 72,
  "dynamicLoadKn": 97.5,
  "staticLoadKn": 107,
  "greaseSpeedRpm": 5300,
  "oilSpeedRpm": 6300,
  "speedRpm": 5300,
  "massKg": 0.824,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "one direction, limited",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B88-B89",
    "KOYO"
   ]
  }
 },
 {
  "code": "NF206",
  "makerDesignation": "NF 206 W",
  "kind": "cylindrical",
  "series": "NF2",
  "boreMm": 30,
  "outsideDiameterMm": 62,
  "widthMm": 16,
  "chamferMm": 1,
  "chamfer1Mm": 0.6,
  "outerRacewayMm": 53.5,
  "dynamicLoadKn": 24.9,
  "staticLoadKn": 23.3,
  "greaseSpeedRpm": 11000,
  "oilSpeedRpm": 13000,
  "speedRpm": 8800,
  "massKg": 0.208,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "one direction, limited",
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B84-B85"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage (suffix W)."
  ]
 },
 {
  "code": "NF207",
  "makerDesignation": "NF 207 W",
  "kind": "cylindrical",
  "series": "NF2",
  "boreMm": 35,
  "outsideDiameterMm": 72,
  "widthMm": 17,
  "chamferMm": 1.1,
  "chamfer1Mm": 0.6,
  "outerRacewayMm": 61.8,
  "dynamicLoadKn": 35.5,
  "staticLoadKn": 34,
  "greaseSpeedRpm": 9500,
  "oilSpeedRpm": 11000,
  "speedRpm": 7600,
  "massKg": 0.301,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "one direction, limited",
  "ratings": {
   "status": "catalogue",
   "sources": [
    "NSK E1102e p.B84-B85"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage (suffix W)."
  ]
 },
 {
  "code": "NF208",
  "makerDesignation": "NF 208 W",
  "kind": "cylindrical",
  "series": "NF2",
  "boreMm": 40,
  "outsideDiameterMm": 80,
  "widthMm": 18,
  "chamferMm": 1.1,
  "chamfer1Mm": 1.1,
  "outerRacewayMm": 70,
  "dynamicLoadKn": 43.5,
  "staticLoadKn": 43,
  "greaseSpeedRpm": 8500,
  "oilSpeedRpm": 10000,
  "speedRpm": 6800,
  "massKg": 0.375,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "one direction, limited",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B86-B87",
    "FBJ",
    "KOYO",
    "KYK"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage (suffix W)."
  ]
 },
 {
  "code": "NF209",
  "makerDesignation": "NF 209 W",
  "kind": "cylindrical",
  "series": "NF2",
  "boreMm": 45,
  "outsideDiameterMm": 85,
  "widthMm": 19,
  "chamferMm": 1.1,
  "chamfer1Mm": 1.1,
  "outerRacewayMm": 75,
  "dynamicLoadKn": 46,
  "staticLoadKn": 47,
  "greaseSpeedRpm": 7500,
  "oilSpeedRpm": 9000,
  "speedRpm": 6000,
  "massKg": 0.429,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "one direction, limited",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B86-B87",
    "FBJ",
    "KOYO",
    "KYK"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage (suffix W)."
  ]
 },
 {
  "code": "NF210",
  "makerDesignation": "NF 210 W",
  "kind": "cylindrical",
  "series": "NF2",
  "boreMm": 50,
  "outsideDiameterMm": 90,
  "widthMm": 20,
  "chamferMm": 1.1,
  "chamfer1Mm": 1.1,
  "outerRacewayMm": 80.4,
  "dynamicLoadKn": 48,
  "staticLoadKn": 51,
  "greaseSpeedRpm": 7100,
  "oilSpeedRpm": 8500,
  "speedRpm": 5680,
  "massKg": 0.483,
  "cage": "Pressed steel",
  "misalignmentDeg": 0.067,
  "axialLoad": "one direction, limited",
  "ratings": {
   "status": "verified",
   "sources": [
    "NSK E1102e p.B86-B87",
    "FBJ",
    "KOYO",
    "KYK"
   ]
  },
  "notes": [
   "Table speed is for a machined cage; reduce by 20% for the standard pressed-steel cage (suffix W)."
  ]
 }
];
