import type { BearingMaker, Evidence } from "#catalogue/engineering/codes/code-token.ts";
import type { Cage, DesignationTokenKind, Sealing, Stated } from "./designation.ts";
import type { Suffix, SuffixContext } from "./suffix.ts";

type Makers = readonly BearingMaker[];
const all: Makers = ["NSK", "RHP", "SKF", "FAG", "NTN", "KOYO", "NACHI"];
const japanese: Makers = ["NSK", "NTN", "KOYO", "NACHI"];
const european: Makers = ["RHP", "SKF", "FAG"];
const nsk: Makers = ["NSK"];
const skf: Makers = ["SKF"];
const fag: Makers = ["FAG"];
const ntn: Makers = ["NTN"];
const koyo: Makers = ["KOYO"];
const nachi: Makers = ["NACHI"];

/**
 * Every known suffix. Of rows with the same code, the first one that fits is used. Sources: NSK CAT.
 * E1102e and designation brochure; SKF general catalogue; FAG TPI 165 and medium-size catalogue; NTN,
 * KOYO and NACHI designation keys.
 */
export const bearingSuffixes: readonly Suffix[] = [
  // Preload; has to come before the other meanings of L, M and H.
  ...preload("EL", "extra light"),
  ...preload("L", "light"),
  ...preload("M", "medium"),
  ...preload("H", "heavy"),

  // Universal bearings of SKF, named after the contact angle: 7205BECBP.
  ...universal("axial clearance", ["CA", "smaller"], ["CB", "normal"], ["CC", "larger"]),
  ...universal("preload", ["GA", "light"], ["GB", "moderate"], ["GC", "heavy"]),

  // Contact angle.
  ...contactAngle("angular", 30, ["NSK", "NTN", "KOYO", "FAG"], "A"),
  ...contactAngle("angular", 25, nsk, "A5"),
  ...contactAngle("angular", 25, ["SKF", "KOYO"], "AC"),
  {
    code: "E",
    kind: "contact angle",
    on: "angular",
    meanings: [
      meaning("contact angle 25°", ["FAG", "RHP"], { contactAngleDeg: 25 }),
      { ...meaning("contact angle 35°", koyo, { contactAngleDeg: 35 }), ifNamed: true },
    ],
  },
  ...contactAngle("angular", 40, all, "B"),
  ...contactAngle("angular", 40, skf, "BE"),
  ...contactAngle("angular", 40, nsk, "BEA").map((row) => recalled(row, "recalled, high")),
  ...contactAngle("angular", 15, all, "C"),
  // Before B, F or T, the D begins an arrangement: CDB is 15° and back-to-back.
  ...contactAngle("angular", 15, ["SKF", "NTN"], "CD").map((row) => notBefore(row, "[BFT]")),
  ...contactAngle("angular", 25, ntn, "AD").map((row) => notBefore(row, "[BFT]")),
  ...contactAngle("angular", 25, skf, "ACD").map((row) => notBefore(row, "[BFT]")),
  ...contactAngle("tapered", 20, ["NSK", "NTN", "KOYO"], "C"),
  ...contactAngle("tapered", 28, ["NSK", "NTN", "KOYO"], "D"),
  {
    code: "B",
    kind: "contact angle",
    on: "tapered",
    meanings: [
      meaning("contact angle steeper than standard", ["SKF", "FAG"]),
      meaning("contact angle about 17°", ["NTN", "KOYO"]),
    ],
  },

  // Internal design.
  suffix("design", "X", "boundary dimensions to ISO", ["NSK", "SKF", "FAG", "NTN"], "tapered"),
  {
    code: "J",
    kind: "design",
    on: "tapered",
    meanings: [
      meaning("cup raceway and angle to ISO", ["NSK", "KOYO", "NACHI"]),
      { ...meaning("pressed steel cage", skf, { cage: "pressed steel" }), ifNamed: true },
    ],
  },
  suffix("design", "Q", "optimised contact and finish", skf, "tapered"),
  suffix("design", "U", "interchangeable with other makers' rings", ntn, "tapered"),
  {
    code: "R",
    kind: "design",
    on: "tapered",
    meanings: [
      meaning("high capacity", koyo),
      meaning("rings not interchangeable with other makers'", ntn),
    ],
  },
  recalled(suffix("design", "A", "modified internal design", fag, "tapered"), "recalled, high"),
  suffix("design", "A", "modified internal design", ["NSK", "SKF", "FAG", "NTN"], "deep groove"),
  suffix("design", "A", "no filling slots", skf, "double row"),
  suffix("design", "D", "two-piece inner ring", skf, "double row"),
  recalled(suffix("design", "B", "modified internal design", fag, "double row"), "recalled, high"),
  recalled(suffix("design", "BD", "modified internal design", fag, "double row"), "recalled, high"),
  // Run together, C2Z can be C and 2Z, and C2 and Z.
  notBefore(suffix("design", "C", "Generation C", fag, "deep groove"), "2"),
  ...design("spherical", "internal design", nsk, "CD"),
  ...design("spherical", "internal design", ["NSK", "NTN"], "EA"),
  suffix("design", "EJA", "internal design E, pressed steel cage", skf, "spherical", {
    design: "E",
    cage: "pressed steel",
  }),
  ...design("spherical", "internal design", ["NSK", "SKF", "NTN"], "C"),
  ...design("spherical", "internal design", ["NSK", "SKF"], "CA"),
  ...design("spherical", "internal design", skf, "CC", "CAC", "EC", "ECA", "ECAC", "ECC"),
  ...design("spherical", "internal design", ["RHP"], "EJ"),
  ...design("spherical", "internal design", fag, "E1"),
  ...design("spherical", "internal design", fag, "E1A", "BE", "BEA").map((row) =>
    recalled(row, "recalled, high"),
  ),
  ...design("spherical", "internal design", ntn, "B").map((row) => recalled(row, "recalled, high")),
  ...design("spherical", "internal design", koyo, "R", "RH", "RHA"),
  // On other types it is a grease.
  ...design("spherical", "internal design", koyo, "RHR", "RZ", "SR").map((row) =>
    recalled(row, "recalled, high"),
  ),
  ...design("spherical", "internal design", nachi, "EX", "EXQ", "AX", "AEX").map((row) =>
    recalled(row, "recalled, medium"),
  ),
  ...screen("VS", nsk),
  ...screen("EVB", ["RHP"]),
  ...screen("VA405", skf),
  ...screen("VA406", skf),
  // After W33 it is no full complement: NACHI's 22310EXW33V.
  ...screen("V", nachi).map((row) => recalled(row, "recalled, high")),
  ...screen("T41A", fag),
  ...screen("T41D", fag).map((row) => recalled(row, "recalled, medium")),
  // No shield and cage.
  suffix("design", "ZW", "two rows of needle rollers", fag, "needle"),
  ...design("cylindrical", "high capacity", skf, "EC"),
  suffix("design", "EVM", "high capacity, machined brass cage", ["RHP"], "cylindrical", {
    design: "E",
    cage: "machined brass",
  }),
  suffix("design", "CV", "full complement, modified internal design", skf, "cylindrical", {
    cage: "full complement (no cage)",
  }),
  suffix("design", "R", "high capacity", koyo, "cylindrical"),
  ...design("cylindrical", "high capacity", ntn, "EA"),
  ...design(undefined, "high capacity", all, "E"),
  recalled(suffix("special", "XL", "X-life quality", fag), "recalled, high"),
  suffix("ring shape", "D1", "relubricatable unit", ["NSK", "NTN"], "unit"),
  suffix("ring shape", "D1", "lubrication groove and holes in the outer ring", ntn, "roller"),

  // Arrangement.
  suffix("arrangement", "DB", "back-to-back", all, undefined, { arrangement: "back-to-back" }),
  suffix("arrangement", "DF", "face-to-face", all, undefined, { arrangement: "face-to-face" }),
  suffix("arrangement", "DT", "tandem", all, undefined, { arrangement: "tandem" }),
  ...arrangement("universal single", "universal single bearing", nsk, "SU"),
  ...arrangement("universal pair", "universal pair", ["NSK", "FAG"], "DU"),
  ...arrangement("universal single", "universal single bearing", fag, "UA", "UO", "UL"),
  ...arrangement("universal single", "universal single bearing", ["SKF", "NTN"], "G"),

  // Shields and seals.
  ...sealing("one shield", all, "Z"),
  ...sealing("one shield", fag, "ZR"),
  ...sealing("one shield", nachi, "ZE"),
  ...sealing("two shields", japanese, "ZZ"),
  ...sealing("two shields", nsk, "ZZ1").map((row) => ({ ...row, on: "miniature" as const })),
  ...sealing("two shields", european, "2Z"),
  ...sealing("two shields", fag, "2ZR"),
  ...sealing("two shields", nachi, "ZZE"),
  ...sealing("one removable shield", nsk, "ZS"),
  ...sealing("one removable shield", ntn, "ZA"),
  ...sealing("one removable shield", koyo, "ZX"),
  ...sealing("two removable shields", nsk, "ZZS"),
  ...sealing("two removable shields", ntn, "ZZA"),
  ...sealing("two removable shields", koyo, "ZZX"),
  ...sealing("one non-contact seal", skf, "RZ").map(onBall),
  {
    code: "LB",
    kind: "seal",
    on: "ball",
    meanings: [
      meaning("one non-contact seal", ntn, { seal: "one non-contact seal" }),
      { ...meaning("machined light alloy cage", ["SKF", "FAG"]), ifNamed: true },
    ],
  },
  ...sealing("one non-contact seal", fag, "RSD", "BRS"),
  ...sealing("one non-contact seal", koyo, "RU").map(onBall),
  ...sealing("one non-contact seal", nachi, "NK", "NKE9"),
  // NKE is a maker as well.
  ...sealing("one non-contact seal", nachi, "NKE").map(onlyNamed),
  ...sealing("one non-contact seal", nsk, "V").map((row) => ({
    ...row,
    on: "deep groove" as const,
    // VL0241 and VT143 are not seals.
    before: /^(?![A-Z]?\d{3})/,
  })),
  ...sealing("two non-contact seals", nsk, "VV"),
  ...sealing("two non-contact seals", skf, "2RZ"),
  ...sealing("two non-contact seals", ntn, "LLB"),
  ...sealing("two non-contact seals", koyo, "2RU", "2ZU"),
  ...sealing("two non-contact seals", fag, "2RSD", "2BRS"),
  ...sealing("two non-contact seals", nachi, "2NK", "2NKE", "2NKE9"),
  ...sealing("one contact seal", nsk, "DU").map(onBall),
  ...sealing("one contact seal", ["RHP", "SKF", "FAG", "KOYO"], "RS"),
  ...sealing("one contact seal", skf, "RS1", "RSH", "RS2", "RSH2", "RS5"),
  ...sealing("one contact seal", fag, "RSR", "HRS", "ELS"),
  ...sealing("one contact seal", ntn, "LU").map(onBall),
  ...sealing("one contact seal", koyo, "RK").map(onBall),
  ...sealing("one contact seal", nachi, "NSE", "NSE9"),
  ...sealing("one contact seal", nsk, "D").map((row) => ({ ...row, on: "miniature" as const })),
  ...sealing("two contact seals", nsk, "DDU"),
  ...sealing("two contact seals", ["RHP", "SKF", "FAG", "KOYO"], "2RS"),
  ...sealing(
    "two contact seals",
    skf,
    "2RS1",
    "2RS2",
    "2RSH",
    "2RSH2",
    "2RS5",
    "2CS",
    "2CS2",
    "2CS5",
  ),
  ...sealing("two contact seals", fag, "2RSR", "2HRS", "2ELS"),
  ...sealing("two contact seals", ntn, "LLU"),
  ...sealing("two contact seals", koyo, "2RK"),
  ...sealing("two contact seals", nachi, "2NSE", "2NSE9"),
  ...sealing("two contact seals", nsk, "DD").map((row) => ({ ...row, on: "miniature" as const })),
  ...sealing("one light-contact seal", nsk, "DW").map(onBall),
  ...sealing("one light-contact seal", ntn, "LH").map(onBall),
  ...sealing("one light-contact seal", koyo, "RD").map(onBall),
  ...sealing("two light-contact seals", nsk, "DDW"),
  ...sealing("two light-contact seals", ntn, "LLH"),
  ...sealing("two light-contact seals", koyo, "2RD"),
  ...sealing("one low-friction seal", skf, "RSL"),
  ...sealing("two low-friction seals", skf, "2RSL", "2LS"),
  // The 2RSTN of 2205-2RSTNG and the 2RSTV of 6205-2RSTVH are two seals and a cage.
  ...sealing("one low-friction seal", skf, "RST").map((row) => notBefore(row, "[NV]")),
  ...sealing("two low-friction seals", skf, "2RST").map((row) => notBefore(row, "[NV]")),
  // SNR; of other makers none has these letters.
  ...sealing("two contact seals", [], "EE").map((row) => recalled(row, "recalled, high")),
  ...shieldAndRing(nsk, "NRZ"),
  ...shieldAndRing(["RHP", "SKF"], "ZNBR"),
  ...shieldAndRing(fag, "ZRNBR"),

  // Cage.
  {
    code: "W",
    kind: "cage",
    on: "cylindrical",
    meanings: [
      meaning("pressed steel cage", nsk, { cage: "pressed steel" }),
      { ...meaning("lubrication groove and holes in the outer ring", koyo), ifNamed: true },
    ],
  },
  suffix("ring shape", "W", "no lubrication groove and holes", skf, "spherical"),
  ...cage("pressed steel", nsk, "W"),
  ...cage("pressed steel", ["RHP", "SKF", "FAG", "NTN"], "J"),
  ...cage("pressed steel", skf, "J1", "J2", "J3", "JA"),
  ...cage("pressed steel", fag, "JP"),
  ...cage("machined brass", all, "M"),
  ...cage("machined brass", european, "MA", "MB"),
  ...cage("machined brass", ["NSK", "SKF"], "MR"),
  ...cage("machined brass", fag, "M1", "MB1", "MPA"),
  ...cage("machined brass", ["SKF", "FAG"], "MP"),
  ...cage("machined brass", skf, "ML", "MAS", "MBS", "MPS"),
  ...cage("machined brass", ntn, "G1", "L1"),
  ...cage("machined brass", koyo, "FY"),
  ...cage("machined brass", nachi, "MY").map((row) => recalled(row, "recalled, medium")),
  ...cage("machined steel", ["SKF", "FAG"], "F", "FA", "FB"),
  ...cage("machined steel", ntn, "F1"),
  ...cage("pressed brass", ["SKF", "FAG"], "Y").map((row) => ({ ...row, on: "ball" as const })),
  {
    code: "T",
    kind: "cage",
    meanings: [
      meaning("polyamide or resin cage", nsk, { cage: "polyamide or resin" }),
      {
        ...meaning("phenolic resin cage", ["SKF", "FAG"], { cage: "phenolic resin" }),
        ifNamed: true,
      },
    ],
  },
  {
    code: "TNH",
    kind: "cage",
    meanings: [
      meaning("polyamide cage", ["RHP"], { cage: "polyamide" }),
      meaning("PEEK cage", skf, { cage: "PEEK" }),
    ],
  },
  ...cage("polyamide or resin", nsk, "T1X").map((row) => recalled(row, "recalled, medium")),
  ...cage("polyamide", skf, "P"),
  ...cage("polyamide", ["NSK", "RHP", "SKF"], "TN"),
  ...cage("polyamide", skf, "TN9"),
  ...cage("polyamide", nsk, "TNG", "TYN"),
  ...cage("polyamide", nsk, "T85").map((row) => recalled(row, "recalled, medium")),
  ...cage("polyamide", fag, "TVH", "TVP", "TVP2", "TVPB", "TV"),
  ...cage("polyamide", ntn, "T2", "T2X"),
  ...cage("polyamide", koyo, "MG", "FG"),
  ...cage("PEEK", skf, "PH", "PHA", "PHAS", "TNHA"),
  ...cage("phenolic resin", ["SKF", "FAG"], "TH", "TA"),
  ...cage("phenolic resin", skf, "TB"),
  ...cage("phenolic resin", nsk, "TR"),
  ...cage("phenolic resin", ntn, "T1"),
  ...cage("phenolic resin", koyo, "FT"),
  ...cage("full complement (no cage)", all, "V").flatMap((row) =>
    (["cylindrical", "needle"] as const).map((on) => ({ ...row, on })),
  ),
  ...cage("full complement (no cage)", skf, "V").map((row) => ({ ...row, on: "thrust" as const })),
  ...cage("full complement (no cage)", skf, "VH").map((row) => ({
    ...row,
    on: "cylindrical" as const,
  })),

  // Ring shape.
  suffix("bore form", "K", "tapered bore 1:12", all, "radial", { boreForm: "1:12" }),
  suffix("bore form", "K30", "tapered bore 1:30", all, "radial", { boreForm: "1:30" }),
  // Nothing but these follows it: the word NEW is no suffix.
  {
    ...suffix("ring shape", "N", "snap ring groove", all, undefined, { snapRing: "groove" }),
    before: /^(?:$|Z|[CP]\d)/,
  },
  suffix("ring shape", "NR", "snap ring groove with ring", all, undefined, {
    snapRing: "groove with ring",
  }),
  suffix("ring shape", "N1", "one locating slot in the outer ring", skf),
  suffix("ring shape", "N2", "two locating slots in the outer ring", skf),
  suffix("ring shape", "E4", "lubrication groove and holes in the outer ring", nsk),
  suffix("ring shape", "W33", "lubrication groove and holes in the outer ring", [
    "RHP",
    "SKF",
    "KOYO",
    "NTN",
    "NACHI",
  ]),
  suffix("ring shape", "S", "lubrication groove and holes in the outer ring", fag, "spherical"),
  suffix("ring shape", "W33X", "lubrication groove and six holes in the outer ring", skf),
  suffix("ring shape", "W77", "lubrication groove with plugged holes in the outer ring", skf),
  suffix("ring shape", "W20", "three lubrication holes in the outer ring", skf),
  suffix("ring shape", "W26", "six lubrication holes in the inner ring", skf),
  {
    code: "R",
    kind: "ring shape",
    on: "deep groove",
    meanings: [meaning("flange on the outer ring", skf), meaning("high capacity", koyo)],
  },
  suffix("ring shape", "U", "with aligning seat washer", ["NSK", "KOYO", "NTN"], "thrust"),
  suffix("ring shape", "2F", "flingers on both sides", skf, "unit"),
  suffix("special", "L2", "double-lip seals", koyo, "unit"),
  suffix("special", "L3", "triple-lip seals", koyo, "unit"),

  // Material; NSK writes these in lower case, the trade not always. On other types the letters are more
  // likely another maker's.
  {
    code: "G",
    kind: "material",
    on: "roller",
    meanings: [
      meaning("case-hardened steel", nsk),
      {
        ...meaning("polyamide cage", nachi, { cage: "polyamide" }, "recalled, medium"),
        ifNamed: true,
      },
    ],
  },
  suffix("material", "H", "stainless steel", nsk, "deep groove"),
  suffix("material", "HC5", "ceramic balls (silicon nitride)", skf, "ball"),
  suffix("material", "HC5", "ceramic rollers (silicon nitride)", skf, "roller"),
  suffix("material", "HA1", "case-hardened inner and outer rings", skf),
  suffix("material", "HA3", "case-hardened inner ring", skf),
  suffix("material", "HB1", "bainite-hardened inner and outer rings", skf),
  suffix("material", "5S", "ceramic balls", ntn, "ball"),
  suffix("material", "SN24", "ceramic balls", nsk, "ball"),
  suffix("material", "VL0241", "outer ring coated against electric current", skf),
  suffix("material", "VL2071", "inner ring coated against electric current", skf),
  ...["J20A", "J20AA", "J20B", "J20C", "J20GA"].map((code) =>
    recalled(
      suffix("material", code, "outer ring coated against electric current", fag),
      "recalled, high",
    ),
  ),

  // Clearance. Run together with Z or RS, C2 can be FAG's Generation C and 2Z.
  ...clearance("below normal", undefined, all, "C1", "C2").map((row) =>
    notBefore(row, "[RZ]|[HB]RS|ELS"),
  ),
  ...clearance("normal", undefined, all, "CN"),
  ...clearance("above normal", undefined, all, "C3", "C4", "C5"),
  // SNR's.
  ...(["J30", "J40"] as const).map((code) => {
    const name = `C${code[1]}`;
    const row = suffix("clearance", code, `clearance ${name}, above normal`, [], undefined, {
      clearance: name,
    });
    return recalled(row, "recalled, high");
  }),
  ...clearance("for electric motors", "deep groove", japanese, "CM"),
  ...clearance("for electric motors", "cylindrical", ["NSK", "NTN", "KOYO"], "CM", "CT"),
  ...clearance("below normal", "double row", koyo, "CD2"),
  ...clearance("normal", "double row", koyo, "CDN"),
  ...clearance("above normal", "double row", koyo, "CD3"),
  ...clearance("rings not interchangeable", "cylindrical", nsk, "CC1", "CC2", "CC3", "CC4", "CC5"),
  ...clearance("miniature bearings", "miniature", nsk, "MC1", "MC2", "MC3", "MC4", "MC5", "MC6"),
  suffix("special", "NA", "rings not interchangeable", ["NTN", "KOYO"], "cylindrical"),

  // Tolerance class, including one joined with a clearance: P63 is P6 and C3.
  ...["P0", "P6", "P6X", "P5", "P4", "P2"].map((code) => toleranceClass(code, all)),
  toleranceClass("P3", nsk),
  ...Object.entries({ ABEC1: "P0", ABEC3: "P6", ABEC5: "P5", ABEC7: "P4", ABEC9: "P2" }).map(
    ([code, name]) => ({ ...toleranceClass(name, []), code }),
  ),
  toleranceClass("P4A", skf),
  // KINEX and ZVL; the letter isn't a design.
  toleranceClass("P5A", []),
  toleranceClass("P6E", []),
  toleranceClass("P4S", fag),
  // On no tapered bearing: its cup.
  ...(["ball", "cylindrical"] as const).flatMap((on) => [
    { ...toleranceClass("UP", ["SKF", "NTN"]), on },
    { ...toleranceClass("SP", ["SKF", "FAG"]), on },
  ]),
  ...["P6", "P5", "P4"].flatMap((name) =>
    ["2", "3", "4"]
      .filter((digit) => name + digit !== "P42")
      // P52RS can be P5 and 2RS as well.
      .map((digit) => notBefore(classWithClearance(name, digit), "[RZ]")),
  ),
  {
    ...notBefore(classWithClearance("P4", "2"), "[RZ]"),
    meanings: [
      ...classWithClearance("P4", "2").meanings,
      meaning("tolerance class P42, between P4 and P2", ntn, { toleranceClass: "P42" }),
    ],
  },
  suffix("tolerance class", "CLN", "tolerance class P6X", skf, "tapered", {
    toleranceClass: "P6X",
  }),
  suffix("special", "CL7C", "low friction, closer running accuracy", skf, "tapered"),
  suffix("special", "C02", "closer running accuracy of the inner ring", skf),
  suffix("special", "C04", "closer running accuracy of the outer ring", skf),
  suffix("special", "C08", "closer running accuracy", skf),
  suffix("clearance", "C083", "closer running accuracy, clearance C3", skf, undefined, {
    clearance: "C3",
  }),

  // Heat stabilisation, grease and uses.
  ...stabilised(150, nsk, "X26"),
  ...stabilised(150, ["RHP", "SKF", "FAG", "KOYO"], "S0"),
  ...stabilised(160, ntn, "TS2"),
  ...stabilised(200, nsk, "X28", "S11"),
  ...stabilised(200, ["RHP", "SKF", "FAG", "KOYO"], "S1"),
  ...stabilised(200, ntn, "TS3"),
  ...stabilised(250, nsk, "X29"),
  ...stabilised(250, ["RHP", "SKF", "FAG", "KOYO"], "S2"),
  ...stabilised(250, ntn, "TS4"),
  ...stabilised(300, ["SKF", "FAG"], "S3"),
  ...stabilised(350, ["SKF", "FAG"], "S4"),
  ...["HT51", "HT22", "HT", "LHT23", "LT10", "LT", "MT33", "MT47", "WT", "GJN", "GXN"].map((code) =>
    grease(code, code, skf),
  ),
  grease("VT143", "for extreme pressure, VT143 of SKF", skf),
  grease("VT378", "for food, VT378 of SKF", skf),
  suffix("grease", "W64", "solid oil of SKF", skf, undefined, { grease: "W64" }),
  grease("AS2", "Alvania S2", nsk),
  grease("ENS", "ENS", nsk),
  grease("NS7", "NS Hi-Lube", nsk),
  grease("PS2", "Multemp PS No. 2", nsk),
  grease("5K", "Multemp SRL", ntn),
  grease("2AS", "Alvania S2", ntn),
  grease("3AS", "Alvania S3", ntn),
  grease("8A", "Alvania EP2", ntn),
  grease("5C", "Chevron SRI-2", ntn),
  grease("3E", "Beacon 325", ntn),
  grease("LP03", "LP03, solid", ntn),
  grease("L448", "L448", ntn),
  grease("SR", "Multemp SRL", koyo),
  ...["L038", "L055", "L069", "L078", "L138", "L207", "L285"].map((code) =>
    recalled(grease(code, code, fag), "recalled, medium"),
  ),
  ...["VA201", "VA208", "VA216", "VA228"].map((code) =>
    suffix("special", code, "for high temperatures", skf),
  ),
  suffix("special", "VA301", "for traction motors", skf),
];

function meaning(
  text: string,
  makers: Makers,
  states?: Stated,
  evidence: Evidence = "catalogue",
): Suffix["meanings"][number] {
  return { text, makers, evidence, ...(states && { states }) };
}

function suffix(
  kind: DesignationTokenKind,
  code: string,
  text: string,
  makers: Makers,
  on?: SuffixContext,
  states?: Stated,
): Suffix {
  return { code, kind, meanings: [meaning(text, makers, states)], ...(on && { on }) };
}

function recalled(row: Suffix, evidence: Evidence): Suffix {
  return { ...row, meanings: row.meanings.map((one) => ({ ...one, evidence })) };
}

function notBefore(row: Suffix, letters: string): Suffix {
  return { ...row, before: new RegExp(`^(?!${letters})`) };
}

function preload(code: string, strength: string): Suffix[] {
  const row = suffix("preload", code, `${strength} preload`, ["NSK", "FAG", "KOYO"], "paired");
  return [{ ...row, before: /^(?:P\d|$)/ }];
}

function universal(what: string, ...codes: readonly (readonly [string, string])[]): Suffix[] {
  return codes.map(([code, size]) =>
    suffix("arrangement", code, `universal single bearing, ${size} ${what}`, skf, "angled", {
      arrangement: "universal single",
    }),
  );
}

function arrangement(
  kind: NonNullable<Stated["arrangement"]>,
  text: string,
  makers: Makers,
  ...codes: string[]
): Suffix[] {
  return codes.map((code) =>
    suffix("arrangement", code, text, makers, "angular", { arrangement: kind }),
  );
}

function contactAngle(
  on: SuffixContext,
  contactAngleDeg: number,
  makers: Makers,
  ...codes: string[]
): Suffix[] {
  const text = `contact angle ${on === "tapered" ? "about " : ""}${contactAngleDeg}°`;
  return codes.map((code) => suffix("contact angle", code, text, makers, on, { contactAngleDeg }));
}

function design(
  on: SuffixContext | undefined,
  text: string,
  makers: Makers,
  ...codes: string[]
): Suffix[] {
  return codes.map((code) => suffix("design", code, text, makers, on, { design: code }));
}

function screen(code: string, makers: Makers): Suffix[] {
  return [suffix("special", code, "vibrating screen design", makers, "spherical")];
}

function sealing(seal: Sealing, makers: Makers, ...codes: string[]): Suffix[] {
  return codes.map((code) => suffix("seal", code, seal, makers, undefined, { seal }));
}

function onlyNamed(row: Suffix): Suffix {
  return { ...row, meanings: row.meanings.map((one) => ({ ...one, ifNamed: true })) };
}

/** On roller bearings its letters are two suffixes: the RK of 22210RK is R and K. */
function onBall(row: Suffix): Suffix {
  return { ...row, on: "ball" };
}

function shieldAndRing(makers: Makers, code: string): Suffix[] {
  const text = "one shield, and a snap ring on the other side";
  const states = { seal: "one shield", snapRing: "groove with ring" } as const;
  return [suffix("seal", code, text, makers, undefined, states)];
}

function cage(kind: Cage, makers: Makers, ...codes: string[]): Suffix[] {
  const text = kind.startsWith("full complement") ? kind : `${kind} cage`;
  return codes.map((code) => suffix("cage", code, text, makers, undefined, { cage: kind }));
}

function clearance(
  size: string,
  on: SuffixContext | undefined,
  makers: Makers,
  ...codes: string[]
): Suffix[] {
  return codes.map((code) =>
    suffix("clearance", code, `clearance ${code}, ${size}`, makers, on, { clearance: code }),
  );
}

function classWithClearance(name: string, digit: string): Suffix {
  const text = `tolerance class ${name}, clearance C${digit}`;
  const states = { toleranceClass: name, clearance: `C${digit}` };
  return suffix("tolerance class", name + digit, text, european, undefined, states);
}

function toleranceClass(code: string, makers: Makers): Suffix {
  return suffix("tolerance class", code, `tolerance class ${code}`, makers, undefined, {
    toleranceClass: code,
  });
}

function stabilised(temperatureC: number, makers: Makers, ...codes: string[]): Suffix[] {
  const text = `dimensions stabilised up to ${temperatureC} °C`;
  return codes.map((code) => suffix("heat treatment", code, text, makers));
}

function grease(code: string, name: string, makers: Makers): Suffix {
  const text = name === code ? `grease ${code} of ${makers.join(", ")}` : `grease ${name}`;
  return suffix("grease", code, text, makers, undefined, { grease: code });
}
