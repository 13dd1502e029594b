import type { KnownDesignation } from "#catalogue/engineering/designation/testing/known-designations.data.ts";
import type { KnownBelt, KnownSeal } from "./known-belts-and-seals.data.ts";

/** A code as a source prints it, and what the source says of it. */
export type Collected<Truth> = Truth & {
  readonly source: string;
  /** What no source explains, as the reading has to report it; absent if all is explained. */
  readonly unread?: string;
};

/** The text of makers' catalogues in the repository ArtemFilin1990/Mar, commit 7b871a5. */
const skf = "SKF, general catalogue";
const fag = "FAG and INA, price list 2012-02";
const koyo = "KOYO, ball and roller bearings";
const ntn = "NTN, ball and roller bearings";
const nsk = "NSK, Rolling Bearings, CAT. No. E1102e";
const contitech = "ContiTech, Power Transmission Products, list of dimensions";
const gates = "Gates, E14/20054";
const bando = "Bando, Industrial Power Transmission Products";
const megadyne = "Megadyne, guide 2006";
const optibelt = "Optibelt, list of dimensions";

const thrust = "thrust ball, single direction";
const deepGroove = "deep groove ball";
const angular = "angular contact ball";
const doubleRow = "angular contact ball, double row";
const selfAligning = "self-aligning ball";
const cylindrical = "cylindrical roller";
const tapered = "tapered roller";
const spherical = "spherical roller";
const needle = "needle roller";
const withoutInnerRing = "needle roller without inner ring";
const unit = "housed unit or insert";
const insertSeal = { seal: "two contact seals" } as const;

export const collectedBearings: readonly Collected<KnownDesignation>[] = [
  ...from(skf, "SKF", [
    ["6309-2RS1", deepGroove, 45, { seal: "two contact seals" }],
    ["634-2RZ", deepGroove, 4, { seal: "two non-contact seals" }],
    ["628/8-2Z", deepGroove, 8, { seal: "two shields" }],
    ["628/4-2Z", deepGroove, 4, { seal: "two shields" }],
    ["607/8-Z", deepGroove, 8, { seal: "one shield" }],
    ["W 627-2Z", deepGroove, 7, { seal: "two shields" }],
    ["61928 MA", deepGroove, 140, { cage: "machined brass" }],
    ["618/1500 TN", deepGroove, 1500, { cage: "polyamide" }],
    ["619/630 N1MA", deepGroove, 630, { cage: "machined brass" }],
    ["6201/VA201", deepGroove, 12, {}],
    ["6300-2Z/VA201", deepGroove, 10, { seal: "two shields" }],
    ["6314/C3VL0241", deepGroove, 70, { clearance: "C3" }],
    ["6324/C3VL2071", deepGroove, 120, { clearance: "C3" }],
    ["6328 M/C3VL2071", deepGroove, 140, { cage: "machined brass", clearance: "C3" }],
    ["6013/HC5C3", deepGroove, 65, { clearance: "C3" }],
    [
      "6006-2RZTN9/HC5C3WT",
      deepGroove,
      30,
      { seal: "two non-contact seals", cage: "polyamide", clearance: "C3", grease: "WT" },
    ],
    [
      "626-2RSLTN9/HC5C3WTF1",
      deepGroove,
      6,
      { seal: "two low-friction seals", cage: "polyamide", clearance: "C3", grease: "WT" },
      "F1",
    ],
    [
      "7208 BECBP",
      angular,
      40,
      { contactAngleDeg: 40, arrangement: "universal single", cage: "polyamide" },
    ],
    [
      "7204 BECBY",
      angular,
      20,
      { contactAngleDeg: 40, arrangement: "universal single", cage: "pressed brass" },
    ],
    ["7224 BM", angular, 120, { contactAngleDeg: 40, cage: "machined brass" }],
    ["3208 ATN9", doubleRow, 40, { cage: "polyamide" }],
    ["3308 DTN9", doubleRow, 40, { cage: "polyamide" }],
    ["3308 DNRCBM", doubleRow, 40, {}, "DNRCBM"],
    ["QJ 309 N2MA", "four-point contact ball", 45, { cage: "machined brass" }],
    ["1204 EKTN9", selfAligning, 20, { boreForm: "1:12", cage: "polyamide" }],
    [
      "2205 E-2RS1KTN9",
      selfAligning,
      25,
      { seal: "two contact seals", boreForm: "1:12", cage: "polyamide" },
    ],
    ["NCF 3004 CV", cylindrical, 20, { cage: "full complement (no cage)" }],
    ["NU 2324 ECMA", cylindrical, 120, { cage: "machined brass" }],
    ["NU 317 ECM/C3VL0241", cylindrical, 85, { cage: "machined brass", clearance: "C3" }],
    ["32004 X/Q", tapered, 20, {}],
    ["31305 J2/QDF", tapered, 25, { cage: "pressed steel", arrangement: "face-to-face" }],
    ["31308 J2/QCL7C", tapered, 40, { cage: "pressed steel" }],
    ["22228 CCK/W33", spherical, 140, { boreForm: "1:12" }],
    ["24013 CCK30/W33", spherical, 65, { boreForm: "1:30" }],
    ["22324 CCKJA/W33VA405", spherical, 120, { boreForm: "1:12", cage: "pressed steel" }],
    ["241/850 ECAK30F/W33", spherical, 850, { boreForm: "1:30", cage: "machined steel" }],
    ["23220-2CS", spherical, 100, { seal: "two contact seals" }],
    ["51264 F", thrust, 320, { cage: "machined steel" }],
  ]),
  ...from(fag, "FAG", [
    ["607-2Z", deepGroove, 7, { seal: "two shields" }],
    ["6000-C-2HRS", deepGroove, 10, { seal: "two contact seals" }],
    ["62200-A-2RSR", deepGroove, 10, { seal: "two contact seals" }],
    ["16002-A-2Z", deepGroove, 15, { seal: "two shields" }],
    ["61809-2RS-Y", deepGroove, 45, { seal: "two contact seals", cage: "pressed brass" }],
    ["S6004-2RSR", deepGroove, 20, { seal: "two contact seals" }],
    ["7200-B-TVP", angular, 10, { contactAngleDeg: 40, cage: "polyamide" }],
    ["3202-BD-2HRS-TVH", doubleRow, 15, { seal: "two contact seals", cage: "polyamide" }],
    ["3202-BD-TVH-L285", doubleRow, 15, { cage: "polyamide", grease: "L285" }],
    ["4211-B-TVH", "deep groove ball, double row", 55, { cage: "polyamide" }],
    ["QJ205-MPA", "four-point contact ball", 25, { cage: "machined brass" }],
    ["1204-K-TVH-C3", selfAligning, 20, { boreForm: "1:12", cage: "polyamide", clearance: "C3" }],
    [
      "2205-K-2RS-TVH-C3",
      selfAligning,
      25,
      { boreForm: "1:12", seal: "two contact seals", cage: "polyamide", clearance: "C3" },
    ],
    ["NU202-E-TVP2", cylindrical, 15, { cage: "polyamide" }],
    ["NU228-E-M1", cylindrical, 140, { cage: "machined brass" }],
    ["NU1040-M1A", cylindrical, 200, { cage: "machined brass" }, "A"],
    ["NA4900-2RSR", needle, 10, { seal: "two contact seals" }],
    ["31320-X", tapered, 100, {}],
    ["21308-E1-K", spherical, 40, { boreForm: "1:12" }],
    ["23024-E1A-K-M", spherical, 120, { boreForm: "1:12", cage: "machined brass" }],
    ["23936-S-MB", spherical, 180, { cage: "machined brass" }],
    ["29317-E1", "spherical roller thrust", 85, {}],
    ["51130-MP", thrust, 150, { cage: "machined brass" }],
  ]),
  ...from(koyo, "KOYO", [
    ["623 2RS", deepGroove, 3, { seal: "two contact seals" }],
    ["6200NR", deepGroove, 10, {}],
    ["32910JR", tapered, 50, {}],
    ["30305DJR", tapered, 25, { contactAngleDeg: 28 }],
    ["22328RK", spherical, 140, { boreForm: "1:12" }],
    ["22330RHAK", spherical, 150, { boreForm: "1:12" }],
    ["24136RHAK30", spherical, 180, { boreForm: "1:30" }],
    ["NNU4900K", cylindrical, 10, { boreForm: "1:12" }],
    ["53200U", thrust, 10, {}],
    ["UC206L3", unit, 30, insertSeal],
    ["22232RR", spherical, 160, {}, "RR"],
  ]),
  ...from(ntn, "NTN", [
    ["623ZA", deepGroove, 3, { seal: "one removable shield" }],
    ["7020B", angular, 100, { contactAngleDeg: 40 }],
    ["7930C", angular, 150, { contactAngleDeg: 15 }],
    ["NU310NA", cylindrical, 50, {}],
    ["4T-32307C", tapered, 35, { contactAngleDeg: 20 }],
    ["4T-30305D", tapered, 25, { contactAngleDeg: 28 }],
    ["30315DU", tapered, 75, { contactAngleDeg: 28 }],
    ["32015XU", tapered, 75, {}],
    ["32036XUE1", tapered, 180, {}, "XUE1"],
    ["22211BK", spherical, 55, { boreForm: "1:12" }],
    ["24122BK30", spherical, 110, { boreForm: "1:30" }],
    ["22214BD1", spherical, 70, {}],
  ]),
  ...from(nsk, "NSK", [
    ["22320EAKE4", spherical, 100, { boreForm: "1:12" }],
    ["HR30206J", tapered, 30, {}],
    ["NU340EM", cylindrical, 200, { cage: "machined brass" }],
    ["UC204-012D1", unit, 19.05, insertSeal],
    ["UC206-101D1", unit, 26.988, insertSeal],
  ]),
  ...from("https://www.ntnamericas.com, frequently asked questions", "NTN", [
    ["6313ZZC3/2AU3A", deepGroove, 65, { seal: "two shields", clearance: "C3" }, "2AU3A"],
  ]),
  ...from("https://partmatch.io/blog/bearing-suffix-decoder", "SKF", [
    ["6213E-Z", deepGroove, 65, { seal: "one shield" }],
    [
      "6205-2RS1-C3GJN",
      deepGroove,
      25,
      { seal: "two contact seals", clearance: "C3", grease: "GJN" },
    ],
  ]),
  ...from("https://www.skf.com, super-precision cylindrical roller bearings", "SKF", [
    [
      "N 1016 KPHA/HC5SP",
      cylindrical,
      80,
      { boreForm: "1:12", cage: "PEEK", toleranceClass: "SP" },
    ],
    [
      "NN 3020 KTN9/SPVR521",
      cylindrical,
      100,
      { boreForm: "1:12", cage: "polyamide", toleranceClass: "SP" },
      "VR521",
    ],
  ]),
  ...from("https://www.ekugellager.de/suffixesglossary", "FAG", [
    ["S6205 2RS.C3", deepGroove, 25, { seal: "two contact seals", clearance: "C3" }],
  ]),
  ...from("https://eurobearing.eu/?p=524524", "FAG", [
    [
      "6205-2RSR-C3-L138",
      deepGroove,
      25,
      { seal: "two contact seals", clearance: "C3", grease: "L138" },
    ],
  ]),
  ...from("https://bacdanvongbi.com/en/blog/cach-doc-ma-vong-bi", "SKF", [
    ["NU 2210 ECP/C3", cylindrical, 50, { cage: "polyamide", clearance: "C3" }],
  ]),
  ...from("https://doczz.net/doc/5124514, NACHI deep groove ball bearings", "NACHI", [
    ["6203-2NKE", deepGroove, 17, { seal: "two non-contact seals" }],
    ["6205-2NK", deepGroove, 25, { seal: "two non-contact seals" }],
    ["6304ZZE", deepGroove, 20, { seal: "two shields" }],
    ["6206-2NSE", deepGroove, 30, { seal: "two contact seals" }],
  ]),
  // Taken at random from the same catalogues, one for each form of suffixes.
  ...from(skf, "SKF", [
    ["24184 ECAK30/W33", spherical, 420, { boreForm: "1:30" }],
    ["24028-2CS2/VT143", spherical, 140, { seal: "two contact seals", grease: "VT143" }],
    ["3311 DMA", doubleRow, 55, { cage: "machined brass" }],
    ["24188 ECA/W33", spherical, 440, {}],
    ["32303 J2/Q", tapered, 17, { cage: "pressed steel" }],
    ["61904-2RZ", deepGroove, 20, { seal: "two non-contact seals" }],
    ["NU 1012 ML", cylindrical, 60, { cage: "machined brass" }],
    ["32012 X/QCL7C", tapered, 60, {}],
    ["23860 CAKMA", spherical, 300, { boreForm: "1:12", cage: "machined brass" }],
    ["2207 KV", selfAligning, 35, {}, "KV"],
    ["32038 X/DF", tapered, 190, { arrangement: "face-to-face" }],
    ["6030-Z", deepGroove, 150, { seal: "one shield" }],
    ["32944/DFC300", tapered, 220, { arrangement: "face-to-face" }, "C300"],
    ["32014 X/QDF", tapered, 70, { arrangement: "face-to-face" }],
    ["24172 ECCK30J/W33", spherical, 360, { boreForm: "1:30", cage: "pressed steel" }],
    ["33015/QDF", tapered, 75, { arrangement: "face-to-face" }],
    ["51156 M", thrust, 280, { cage: "machined brass" }],
    ["6209-2Z/VA201", deepGroove, 45, { seal: "two shields" }],
    ["NCF 2948 CV", cylindrical, 240, { cage: "full complement (no cage)" }],
    ["1209 EKTN9/C3", selfAligning, 45, { boreForm: "1:12", cage: "polyamide", clearance: "C3" }],
    ["QJ 310 PHAS", "four-point contact ball", 50, { cage: "PEEK" }],
  ]),
  ...from(fag, "FAG", [
    ["23952-MB", spherical, 260, { cage: "machined brass" }],
    ["6001-C", deepGroove, 12, {}],
    ["24124-E1", spherical, 120, {}],
    ["61910 2RS", deepGroove, 50, { seal: "two contact seals" }],
    ["23148-E1-K", spherical, 240, { boreForm: "1:12" }],
    ["2218-TVH", selfAligning, 90, { cage: "polyamide" }],
    ["3201-BB-2Z-TVH", doubleRow, 12, { seal: "two shields", cage: "polyamide" }],
    ["23228-E1A-M", spherical, 140, { cage: "machined brass" }],
    ["23222-E1-TVPB", spherical, 110, { cage: "polyamide" }],
    ["61816-2RSR-Y", deepGroove, 80, { seal: "two contact seals", cage: "pressed brass" }],
    ["NA6911-ZW", needle, 55, {}],
    ["NUP215-E-TVP2", cylindrical, 75, { cage: "polyamide" }],
    ["51132-MP", thrust, 160, { cage: "machined brass" }],
    ["32008-XA", tapered, 40, {}],
    ["2306-2RS-TVH", selfAligning, 30, { seal: "two contact seals", cage: "polyamide" }],
    ["32316-B", tapered, 80, {}],
    ["16003-A-2Z", deepGroove, 17, { seal: "two shields" }],
    ["4212-B-TVH", "deep groove ball, double row", 60, { cage: "polyamide" }],
    ["32309-BA", tapered, 45, {}],
    ["HK1616-2RS", withoutInnerRing, 16, { seal: "two contact seals" }],
    ["HK2018-RS", withoutInnerRing, 20, { seal: "one contact seal" }],
    ["1211-K-TV-C3", selfAligning, 55, { boreForm: "1:12", cage: "polyamide", clearance: "C3" }],
  ]),
  ...from(koyo, "KOYO", [
    ["7320CDB", angular, 100, { contactAngleDeg: 15, arrangement: "back-to-back" }],
    ["30304AJR", tapered, 20, {}, "AJR"],
    ["24138RK30", spherical, 190, { boreForm: "1:30" }],
    ["32208CR", tapered, 40, { contactAngleDeg: 20 }],
    ["5211 2RS", doubleRow, 55, { seal: "two contact seals" }],
    ["30318DJR", tapered, 90, { contactAngleDeg: 28 }],
    ["6226 ZZX", deepGroove, 130, { seal: "two removable shields" }],
    ["22319SRK", spherical, 95, { boreForm: "1:12" }],
    ["6306 2RD", deepGroove, 30, { seal: "two light-contact seals" }],
    ["53414U", thrust, 70, {}],
  ]),
  ...from(ntn, "NTN", [
    ["NN4928K", cylindrical, 140, { boreForm: "1:12" }],
    ["22216EK", spherical, 80, { boreForm: "1:12" }],
    ["24032CK30", spherical, 160, { boreForm: "1:30" }],
    ["5205BZZ", doubleRow, 25, {}, "BZZ"],
    ["31322XU", tapered, 110, {}],
    ["23032BD1", spherical, 160, {}],
  ]),
  ...from(nsk, "NSK", [
    ["7208 B DF", angular, 40, { contactAngleDeg: 40, arrangement: "face-to-face" }],
    ["23938CAE4", spherical, 190, {}],
    ["23228CKE4", spherical, 140, { boreForm: "1:12" }],
    ["NU 215 EM", cylindrical, 75, { cage: "machined brass" }],
    ["24030C K30E4", spherical, 150, { boreForm: "1:30" }],
    ["23934BCAKE4", spherical, 170, {}, "BCAKE4"],
    ["UCF205-014D1", unit, 22.225, insertSeal],
    ["32007 XJ", tapered, 35, {}],
  ]),
];

/** Sets of inch tapered bearings and other codes that are none of our types. */
export const collectedOthers: readonly {
  readonly code: string;
  readonly source: string;
  /** Read as a cone with its cup, without any dimension. */
  readonly isInchSet?: true;
}[] = [
  { code: "6379/K-6320/Q", source: skf },
  { code: "33281/33462/Q", source: skf, isInchSet: true },
  { code: "4T-3386/3320", source: ntn, isInchSet: true },
  { code: "4T-33225/33462", source: ntn, isInchSet: true },
  {
    code: "LM11949/LM11910",
    source: "https://boretbearings.com/identify-bearing-manufacturer",
    isInchSet: true,
  },
  { code: "960 8MFP 20", source: "Optibelt, OMEGA FAN POWER, product range" },
  { code: "AA 77", source: "Optibelt, DK, product range" },
];

export const collectedBelts: readonly Collected<KnownBelt>[] = [
  ...belts(contitech, [
    timing("HTD 960 - 8M - 50 CXP III", "HTD-8M", 960, 120, 50),
    timing("STD 960 - S8M - 50 CXA III", "S8M", 960, 120, 50),
    timing("HTD 960 - 8M - 50", "HTD-8M", 960, 120, 50),
    v("A 22", "classical", "A", "Li", 559),
    v("A 100", "classical", "A", "Li", 2540),
  ]),
  ...belts(gates, [
    v("SPA1250VULCO", "narrow", "SPA", "Ld", 1250),
    v("SPZ1250MN", "narrow", "SPZ", "Ld", 1250),
    v("XPZ1000", "narrow", "SPZ", "Ld", 1000),
    v("PL954", "ribbed", "PL", "La", 954),
    timing("1040-8MGT3", "GT3-8M", 1040, 130),
    timing("105-3MGT3", "GT3-3M", 105, 35),
    timing("1050-5MGT3", "GT3-5M", 1050, 210),
  ]),
  ...belts(bando, [
    timing("265-5M", "HTD-5M", 265, 53),
    timing("384-8M", "HTD-8M", 384, 48),
    timing("111-3M", "HTD-3M", 111, 37),
    timing("S8M-1000", "S8M", 1000, 125),
    timing("124L", "L", 314.325, 33),
    timing("507XH", "XH", 1289.05, 58),
    timing("700XXH", "XXH", 1778, 56),
    timing("160DXL", "DXL", 406.4, 80),
  ]),
  ...belts(megadyne, [
    timing("994 RPP14", "RPP14", 994, 71),
    timing("920 RPP8", "RPP8", 920, 115),
    timing("935 RPP5", "RPP5", 935, 187),
    v("SPB 2120", "narrow", "SPB", "Ld", 2120),
    v("AX 40", "classical", "A", "Li", 1016),
  ]),
  ...belts(optibelt, [
    timing("11 DT5/1100", "DT5", 1100, 220, 11),
    timing("11 T5/1440", "T5", 1440, 288, 11),
    timing("18 T10/2250", "T10", 2250, 225, 18),
    timing("20 T2,5/950", "T2.5", 950, 380, 20),
    v("A 26 1/2", "classical", "A", "Li", 673),
    v("ZX 23", "classical", "Z", "Li", 584),
  ]),
  // Taken at random, one for each form.
  ...belts(optibelt, [
    v("D 79", "classical", "D", "Li", 2007),
    timing("AT5 300", "AT5", 300, 60),
    v("8V 1700", "wedge", "8V/25N", "La", 4318),
    timing("252 3M", "HTD-3M", 252, 84),
    timing("AT5/5400", "AT5", 5400, 1080),
    v("AX 56", "classical", "A", "Li", 1422),
    v("E 236", "classical", "E", "Li", 5994),
    timing("T10 260", "T10", 260, 26),
    v("5VX 1180", "wedge", "5V/15N", "La", 2997),
    timing("DT10/1800", "DT10", 1800, 180),
  ]),
  ...belts(contitech, [
    v("3V 1060", "wedge", "3V/9N", "La", 2692),
    timing("300 L 075", "L", 762, 80, 19.1),
    { ...v("6 PL 2019", "ribbed", "PL", "La", 2019), ribs: 6 },
    v("CX 64", "classical", "C", "Ld", 1684),
    { ...v("6 PJ 1600", "ribbed", "PJ", "La", 1600), ribs: 6 },
  ]),
  ...belts(gates, [
    v("SPZ1150", "narrow", "SPZ", "Ld", 1150),
    v("XPB2360", "narrow", "SPB", "Ld", 2360),
    timing("507-XH-200", "XH", 1289.05, 58, 50.8),
    timing("280-5M-15", "HTD-5M", 280, 56, 15),
    timing("288-MXL-019", "MXL", 731.52, 360, 4.8),
    timing("AT5 720 16", "AT5", 720, 144, 16),
    v("PM2693", "ribbed", "PM", "La", 2693),
    timing("384-8MGT3-20", "GT3-8M", 384, 48, 20),
  ]),
  ...belts(megadyne, [
    v("B 46 1/2", "classical", "B", "Li", 1181),
    v("A 37 1/4", "classical", "A", "Li", 946),
    timing("2520 RPP8", "RPP8", 2520, 315),
    v("C 161 1/2", "classical", "C", "Li", 4102),
  ]),
  ...belts(bando, [
    timing("1400XH400", "XH", 3556, 160, 101.6),
    timing("624-8M-30", "HTD-8M", 624, 78, 30),
    timing("25T5/420", "T5", 420, 84, 25),
    timing("184XL100", "XL", 467.36, 92, 25.4),
    timing("20AT5/340", "AT5", 340, 68, 20),
    timing("427L300", "L", 1085.85, 114, 76.2),
    timing("340H300", "H", 863.6, 68, 76.2),
    v("SPB5300", "narrow", "SPB", "Ld", 5300),
    v("3VX 1320", "wedge", "3V/9N", "La", 3353),
  ]),
];

const skfSeals = "SKF product data in thk570/Machine-Design-Guides, commit 6730831";
export const collectedSeals: readonly Collected<KnownSeal>[] = [
  seal("10X20X6 HMS5 RG", 10, 20, 6, skfSeals, rubber(false, "NBR")),
  seal("10X20X6 HMS5 V", 10, 20, 6, skfSeals, rubber(false, "FKM")),
  seal("12X22X7 HMSA10 RG", 12, 22, 7, skfSeals, rubber(true, "NBR")),
  seal("15X40X10 HMSA10 V", 15, 40, 10, skfSeals, rubber(true, "FKM")),
  seal("12X22X7 CRW1 R", 12, 22, 7, skfSeals, {
    hasDustLip: false,
    outside: "metal",
    material: "NBR",
  }),
  seal("12X22X7 CRW1 V", 12, 22, 7, skfSeals, {
    hasDustLip: false,
    outside: "metal",
    material: "FKM",
  }),
  seal("TC-35x52x7", 35, 52, 7, "https://sealxref.pages.dev", rubber(true)),
  seal(
    "TC 40×60×10",
    40,
    60,
    10,
    "https://www.gioanggasket.com/thuat-ngu/oil-seal-tc-tb",
    rubber(true),
  ),
];

type Row = readonly [
  code: string,
  type: KnownDesignation["type"],
  boreMm: number,
  rest: Omit<KnownDesignation, "code" | "maker" | "type" | "boreMm">,
  unread?: string,
];

function from(
  source: string,
  maker: KnownDesignation["maker"],
  rows: readonly Row[],
): Collected<KnownDesignation>[] {
  return rows.map(([code, type, boreMm, rest, unread]) => ({
    code,
    maker,
    type,
    boreMm,
    source,
    ...rest,
    ...(unread !== undefined && { unread }),
  }));
}

function belts(source: string, rows: readonly KnownBelt[]): Collected<KnownBelt>[] {
  return rows.map((row) => ({ ...row, source }));
}

function v(
  code: string,
  kind: KnownBelt["kind"],
  section: string,
  line: KnownBelt["line"],
  lengthMm: number,
): KnownBelt {
  return { code, kind, section, line, lengthMm };
}

function timing(
  code: string,
  section: string,
  lengthMm: number,
  teeth: number,
  widthMm?: number,
): KnownBelt {
  const belt = { code, kind: "timing", section, line: "Lp", lengthMm, teeth } as const;
  return widthMm === undefined ? belt : { ...belt, widthMm };
}

function seal(
  code: string,
  shaftMm: number,
  housingMm: number,
  widthMm: number,
  source: string,
  rest: Omit<KnownSeal, "code" | "shaftMm" | "housingMm" | "widthMm">,
): Collected<KnownSeal> {
  return { code, shaftMm, housingMm, widthMm, source, ...rest };
}

function rubber(
  hasDustLip: boolean,
  material?: KnownSeal["material"],
): Pick<KnownSeal, "hasDustLip" | "outside" | "material"> {
  return { hasDustLip, outside: "rubber", ...(material && { material }) };
}
