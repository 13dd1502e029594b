import type { BearingType, Cage, Sealing } from "#catalogue/engineering/designation/designation.ts";

/** What a maker's catalogue says of a designation; what is absent is standard or not stated. */
export type KnownDesignation = {
  readonly code: string;
  readonly maker: "NSK" | "SKF" | "FAG" | "NTN" | "KOYO" | "NACHI";
  readonly type: BearingType;
  readonly boreMm: number;
  readonly seal?: Sealing;
  readonly clearance?: string;
  readonly toleranceClass?: string;
  readonly boreForm?: "1:12" | "1:30";
  readonly cage?: Cage;
  readonly contactAngleDeg?: number;
  readonly arrangement?: string;
  readonly grease?: string;
};

const deepGroove = "deep groove ball";
const angular = "angular contact ball";
const selfAligning = "self-aligning ball";
const cylindrical = "cylindrical roller";
const tapered = "tapered roller";
const spherical = "spherical roller";
const unit = "housed unit or insert";

/** Designations from makers' catalogues and from the trade, with their meaning by the maker's key. */
export const knownDesignations: readonly KnownDesignation[] = [
  // NSK.
  ...of("NSK", [
    ["6205ZZCM", deepGroove, 25, { seal: "two shields", clearance: "CM" }],
    ["6203T1XVV", deepGroove, 17, { seal: "two non-contact seals", cage: "polyamide or resin" }],
    ["6204DDUCMNS7", deepGroove, 20, { seal: "two contact seals", clearance: "CM", grease: "NS7" }],
    ["6206VVC3", deepGroove, 30, { seal: "two non-contact seals", clearance: "C3" }],
    ["693ZZMC3", deepGroove, 3, { seal: "two shields", clearance: "MC3" }],
    ["6308ZZC3E ENS", deepGroove, 40, { seal: "two shields", clearance: "C3", grease: "ENS" }],
    ["62/28DDU", deepGroove, 28, { seal: "two contact seals" }],
    ["6210NR", deepGroove, 50, {}],
    ["7204BEAT85", angular, 20, { contactAngleDeg: 40, cage: "polyamide" }],
    ["7205AW", angular, 25, { contactAngleDeg: 30, cage: "pressed steel" }],
    [
      "7004CTRDULP3",
      angular,
      20,
      {
        contactAngleDeg: 15,
        cage: "phenolic resin",
        arrangement: "universal pair",
        toleranceClass: "P3",
      },
    ],
    [
      "7004CTYNDBLP4",
      angular,
      20,
      {
        contactAngleDeg: 15,
        cage: "polyamide",
        arrangement: "back-to-back",
        toleranceClass: "P4",
      },
    ],
    ["NU206ET", cylindrical, 30, { cage: "polyamide or resin" }],
    ["NU221EM C3", cylindrical, 105, { cage: "machined brass", clearance: "C3" }],
    ["NN3017KCC1P4", cylindrical, 85, { boreForm: "1:12", clearance: "CC1", toleranceClass: "P4" }],
    ["HR32005XJ", tapered, 25, {}],
    ["HR30305DJ", tapered, 25, { contactAngleDeg: 28 }],
    ["22208EAKE4C3", spherical, 40, { boreForm: "1:12", clearance: "C3" }],
    ["22316CAME4C3VS4", spherical, 80, { cage: "machined brass", clearance: "C3" }],
    ["24160CAK30E4", spherical, 300, { boreForm: "1:30" }],
    ["51204", "thrust ball, single direction", 20, {}],
    ["52205", "thrust ball, double direction", 20, {}],
    ["UCP205-100D1", unit, 25.4, { seal: "two contact seals" }],
    ["UC207-20", unit, 31.75, { seal: "two contact seals" }],
  ]),
  // SKF.
  ...of("SKF", [
    [
      "6205-2RSLTN9/HC5C3WT",
      deepGroove,
      25,
      { seal: "two low-friction seals", cage: "polyamide", clearance: "C3", grease: "WT" },
    ],
    ["6206-2Z/VA208", deepGroove, 30, { seal: "two shields" }],
    ["6322/C3VL0241", deepGroove, 110, { clearance: "C3" }],
    [
      "6204-2RSH/C3HT51",
      deepGroove,
      20,
      { seal: "two contact seals", clearance: "C3", grease: "HT51" },
    ],
    ["6308-2ZNR", deepGroove, 40, { seal: "two shields" }],
    ["6205 ETN9", deepGroove, 25, { cage: "polyamide" }],
    ["W 6008-2RS1", deepGroove, 40, { seal: "two contact seals" }],
    ["608-RSL", deepGroove, 8, { seal: "one low-friction seal" }],
    ["E2.6205-2Z/C3", deepGroove, 25, { seal: "two shields", clearance: "C3" }],
    [
      "7205 BECBP",
      angular,
      25,
      { contactAngleDeg: 40, cage: "polyamide", arrangement: "universal single" },
    ],
    [
      "7211 BE-2RZP",
      angular,
      55,
      { contactAngleDeg: 40, cage: "polyamide", seal: "two non-contact seals" },
    ],
    [
      "3205 A-2RS1TN9/MT33",
      "angular contact ball, double row",
      25,
      { seal: "two contact seals", cage: "polyamide", grease: "MT33" },
    ],
    ["1206 EKTN9/C3", selfAligning, 30, { boreForm: "1:12", cage: "polyamide", clearance: "C3" }],
    [
      "2206 E-2RS1KTN9",
      selfAligning,
      30,
      { seal: "two contact seals", boreForm: "1:12", cage: "polyamide" },
    ],
    ["NU 205 ECP", cylindrical, 25, { cage: "polyamide" }],
    ["NU 218 ECM/HC5C3", cylindrical, 90, { cage: "machined brass", clearance: "C3" }],
    ["NUP 2324 ECML", cylindrical, 120, { cage: "machined brass" }],
    ["30206 J2/Q", tapered, 30, { cage: "pressed steel" }],
    ["32013 X/DF", tapered, 65, { arrangement: "face-to-face" }],
    ["22314 EK", spherical, 70, { boreForm: "1:12" }],
    ["22322 EJA/VA406", spherical, 110, { cage: "pressed steel" }],
    ["22340 CCKJA/W33VA405", spherical, 200, { boreForm: "1:12", cage: "pressed steel" }],
    [
      "22332-2CS5K/VT143",
      spherical,
      160,
      { seal: "two contact seals", boreForm: "1:12", grease: "VT143" },
    ],
    ["51104 V/HR11T1", "thrust ball, single direction", 20, { cage: "full complement (no cage)" }],
    ["QJ 210 N2MA/C2", "four-point contact ball", 50, { cage: "machined brass", clearance: "C2" }],
  ]),
  // FAG.
  ...of("FAG", [
    ["6205-C-2HRS-C3", deepGroove, 25, { seal: "two contact seals", clearance: "C3" }],
    ["6204-C-2BRS", deepGroove, 20, { seal: "two non-contact seals" }],
    ["S6204-2RSR", deepGroove, 20, { seal: "two contact seals" }],
    ["6216-2ZR-C3", deepGroove, 80, { seal: "two shields", clearance: "C3" }],
    ["6316-M-J20AA-C3", deepGroove, 80, { cage: "machined brass", clearance: "C3" }],
    ["7305-B-TVP", angular, 25, { contactAngleDeg: 40, cage: "polyamide" }],
    [
      "7305-B-XL-2RS-TVP-UA",
      angular,
      25,
      {
        contactAngleDeg: 40,
        seal: "two contact seals",
        cage: "polyamide",
        arrangement: "universal single",
      },
    ],
    [
      "3206-BD-XL-2HRS-TVH",
      "angular contact ball, double row",
      30,
      { seal: "two contact seals", cage: "polyamide" },
    ],
    ["1206-K-TVH-C3", selfAligning, 30, { boreForm: "1:12", cage: "polyamide", clearance: "C3" }],
    ["NU205-E-XL-TVP2-C3", cylindrical, 25, { cage: "polyamide", clearance: "C3" }],
    ["NU2330-E-M1", cylindrical, 150, { cage: "machined brass" }],
    ["NU205E.TVP2", cylindrical, 25, { cage: "polyamide" }],
    ["22208-E1-XL-K-C3", spherical, 40, { boreForm: "1:12", clearance: "C3" }],
    ["30206-A", tapered, 30, {}],
    ["QJ212-TVP", "four-point contact ball", 60, { cage: "polyamide" }],
  ]),
  // NTN.
  ...of("NTN", [
    ["6205LLUC3/5K", deepGroove, 25, { seal: "two contact seals", clearance: "C3", grease: "5K" }],
    [
      "6203LLBCM/2AS",
      deepGroove,
      17,
      { seal: "two non-contact seals", clearance: "CM", grease: "2AS" },
    ],
    ["6206LLH", deepGroove, 30, { seal: "two light-contact seals" }],
    ["6205ZZC3", deepGroove, 25, { seal: "two shields", clearance: "C3" }],
    ["7208T1", angular, 40, { cage: "phenolic resin" }],
    ["NU320G1C3", cylindrical, 100, { cage: "machined brass", clearance: "C3" }],
    ["NU206ET2X", cylindrical, 30, { cage: "polyamide" }],
    ["4T-32306CR", tapered, 30, { contactAngleDeg: 20 }],
    ["32920XU", tapered, 100, {}],
    ["22214EAD1", spherical, 70, {}],
    ["22208EMKD1", spherical, 40, { boreForm: "1:12", cage: "machined brass" }],
    ["1210SK", selfAligning, 50, { boreForm: "1:12" }],
  ]),
  // KOYO.
  ...of("KOYO", [
    ["6205-2RU", deepGroove, 25, { seal: "two non-contact seals" }],
    ["6204 2RD C3", deepGroove, 20, { seal: "two light-contact seals", clearance: "C3" }],
    ["6206 2RS CM", deepGroove, 30, { seal: "two contact seals", clearance: "CM" }],
    ["6014NR", deepGroove, 70, {}],
    ["32207JR", tapered, 35, {}],
    ["22210RHRK W33 C3", spherical, 50, { boreForm: "1:12", clearance: "C3" }],
    ["NU208R", cylindrical, 40, {}],
    ["NU310FY C3", cylindrical, 50, { cage: "machined brass", clearance: "C3" }],
  ]),
  // NACHI.
  ...of("NACHI", [
    ["6205-2NSE9", deepGroove, 25, { seal: "two contact seals" }],
    ["6204-2NKE9 C3", deepGroove, 20, { seal: "two non-contact seals", clearance: "C3" }],
    ["6206ZZE", deepGroove, 30, { seal: "two shields" }],
    ["6205NSE", deepGroove, 25, { seal: "one contact seal" }],
    ["22208EXW33K", spherical, 40, { boreForm: "1:12" }],
    ["NU206MY", cylindrical, 30, { cage: "machined brass" }],
  ]),
];

type Row = readonly [
  code: string,
  type: BearingType,
  boreMm: number,
  rest: Omit<KnownDesignation, "code" | "maker" | "type" | "boreMm">,
];

function of(maker: KnownDesignation["maker"], rows: readonly Row[]): KnownDesignation[] {
  return rows.map(([code, type, boreMm, rest]) => ({ code, maker, type, boreMm, ...rest }));
}
