import type { Cage, Sealing } from "./designation.ts";
import type { Suffix, SuffixContext } from "./suffix.ts";

/**
 * Every known suffix. Of rows with the same code, the first one is tried first. Source: NSK CAT.
 * E1102e, NSK designation brochure.
 */
export const bearingSuffixes: readonly Suffix[] = [
  // Preload; has to come before the other meanings of L, M and H.
  ...preload("EL", "extra light"),
  ...preload("L", "light"),
  ...preload("M", "medium"),
  ...preload("H", "heavy"),

  // Contact angle.
  ...contactAngle("angular", 30, "A"),
  ...contactAngle("angular", 25, "A5", "AC", "E"),
  ...contactAngle("angular", 40, "B", "BE"),
  ...contactAngle("angular", 15, "C"),
  // Before B, F or T, the D begins an arrangement: CDB is 15° and back-to-back.
  ...contactAngle("angular", 15, "CD").map((row) => ({ ...row, before: /^(?![BFT])/ })),
  ...contactAngle("angular", 25, "ACD").map((row) => ({ ...row, before: /^(?![BFT])/ })),
  ...contactAngle("tapered", 20, "C"),
  ...contactAngle("tapered", 28, "D"),

  // Internal design.
  { code: "X", meaning: "boundary dimensions to ISO", on: "tapered" },
  { code: "J", meaning: "cup raceway and angle to ISO", on: "tapered" },
  ...design("spherical", "internal design", "C", "CA", "CC", "CD", "EA", "EC", "EJ", "E1"),
  ...["VS", "EVB", "VA405", "T41A"].map((code) => ({
    code,
    meaning: "vibrating screen design",
    on: "spherical" as const,
  })),
  ...design("cylindrical", "high capacity", "EC"),
  {
    code: "EVM",
    meaning: "high capacity, machined brass cage",
    on: "cylindrical",
    states: { design: "E", cage: "machined brass" },
  },
  ...design(undefined, "high capacity", "E"),
  { code: "D1", meaning: "relubricatable unit", on: "unit" },

  // Arrangement.
  { code: "DB", meaning: "back-to-back", states: { arrangement: "back-to-back" } },
  { code: "DF", meaning: "face-to-face", states: { arrangement: "face-to-face" } },
  { code: "DT", meaning: "tandem", states: { arrangement: "tandem" } },
  {
    code: "SU",
    meaning: "universal single bearing",
    on: "angular",
    states: { arrangement: "universal single" },
  },
  {
    code: "DU",
    meaning: "universal pair",
    on: "angular",
    states: { arrangement: "universal pair" },
  },

  // Shields and seals.
  ...sealing("one shield", "Z", "ZR"),
  ...sealing("two shields", "ZZ", "2Z", "2ZR"),
  ...sealing("one removable shield", "ZS"),
  ...sealing("two removable shields", "ZZS"),
  ...sealing("one non-contact seal", "RZ", "LB", "RSD"),
  // VL0241 and VT143 are not seals.
  { ...sealingRow("one non-contact seal", "V"), on: "deep groove", before: /^(?![A-Z]?\d{3})/ },
  ...sealing("two non-contact seals", "VV", "2RZ", "LLB", "2RU", "2RSD"),
  ...sealing("one contact seal", "DU", "RS", "RS1", "RSH", "RSR", "LU"),
  { ...sealingRow("one contact seal", "D"), on: "miniature" },
  ...sealing("two contact seals", "DDU", "2RS", "2RS1", "2RS2", "2RSH", "2RSR", "LLU"),
  { ...sealingRow("two contact seals", "DD"), on: "miniature" },
  ...sealing("two light-contact seals", "DDW", "LLH", "2RD"),
  ...sealing("two low-friction seals", "2RSL"),
  ...["ZNBR", "ZRNBR", "NRZ"].map((code) => ({
    code,
    meaning: "one shield, and a snap ring on the other side",
    states: { seal: "one shield" as const },
  })),

  // Cage.
  ...cage("pressed steel", "W", "J", "JP"),
  ...cage("machined brass", "M", "MA", "MB", "MR", "M1"),
  // TNH is polyamide at RHP and PEEK at SKF.
  ...cage("polyamide or resin", "T", "TNH"),
  ...cage("polyamide", "P", "TN", "TN9", "TNG", "TVH", "TVP", "TYN"),
  ...cage("phenolic resin", "TH", "TR"),
  { ...cageRow("full complement (no cage)", "V"), on: "roller" },

  // Ring shape.
  { code: "K", meaning: "tapered bore 1:12", states: { taperedBore: "1:12" } },
  { code: "K30", meaning: "tapered bore 1:30", states: { taperedBore: "1:30" } },
  { code: "N", meaning: "snap ring groove" },
  { code: "NR", meaning: "snap ring groove with ring" },
  { code: "E4", meaning: "lubrication groove and holes in the outer ring" },
  { code: "W33", meaning: "lubrication groove and holes in the outer ring" },
  { code: "S", meaning: "lubrication groove and holes in the outer ring", on: "spherical" },

  // Material; NSK writes these in lower case, the trade not always. On other types the letters are more
  // likely another maker's, such as SKF's GA for a pair.
  { code: "G", meaning: "case-hardened steel", on: "roller" },
  { code: "H", meaning: "stainless steel", on: "deep groove" },
  { code: "HC5", meaning: "ceramic balls (silicon nitride)", on: "ball" },
  { code: "VL0241", meaning: "outer ring coated against electric current" },
  { code: "VL2071", meaning: "inner ring coated against electric current" },

  // Clearance.
  ...clearance("below normal", undefined, "C1", "C2"),
  ...clearance("normal", undefined, "CN"),
  ...clearance("above normal", undefined, "C3", "C4", "C5"),
  ...clearance("for electric motors", "deep groove", "CM"),
  ...clearance("for electric motors", "cylindrical", "CM", "CT"),
  ...clearance("rings not interchangeable", "cylindrical", "CC1", "CC2", "CC3", "CC4", "CC5"),
  ...clearance("miniature bearings", "miniature", "MC1", "MC2", "MC3", "MC4", "MC5", "MC6"),

  // Tolerance class, including one joined with a clearance: P63 is P6 and C3.
  ...["P0", "P6", "P6X", "P5", "P4", "P2"].map((code) => ({
    code,
    meaning: `tolerance class ${code}`,
    states: { toleranceClass: code },
  })),
  ...["P6", "P5", "P4"].flatMap((toleranceClass) =>
    ["2", "3", "4"].map((digit) => ({
      code: `${toleranceClass}${digit}`,
      meaning: `tolerance class ${toleranceClass}, clearance C${digit}`,
      states: { toleranceClass, clearance: `C${digit}` },
    })),
  ),

  // Heat stabilisation and grease.
  ...stabilised(150, "X26", "S0"),
  ...stabilised(200, "X28", "S11", "S1"),
  ...stabilised(250, "X29", "S2"),
  ...["HT51", "HT22", "HT", "LHT23", "LT10", "LT", "MT33", "MT47", "WT"].map((code) => ({
    code,
    meaning: `grease ${code} of SKF`,
  })),
  { code: "AS2", meaning: "grease Alvania S2" },
  { code: "ENS", meaning: "grease ENS" },
  { code: "NS7", meaning: "grease NS Hi-Lube" },
  { code: "PS2", meaning: "grease Multemp PS No. 2" },
];

function preload(code: string, strength: string): Suffix[] {
  return [{ code, meaning: `${strength} preload`, on: "paired", before: /^(?:P\d|$)/ }];
}

function contactAngle(on: SuffixContext, contactAngleDeg: number, ...codes: string[]): Suffix[] {
  const meaning = `contact angle ${on === "tapered" ? "about " : ""}${contactAngleDeg}°`;
  return codes.map((code) => ({ code, meaning, on, states: { contactAngleDeg } }));
}

function design(on: SuffixContext | undefined, meaning: string, ...codes: string[]): Suffix[] {
  return codes.map((code) => ({ code, meaning, ...(on && { on }), states: { design: code } }));
}

function sealing(seal: Sealing, ...codes: string[]): Suffix[] {
  return codes.map((code) => sealingRow(seal, code));
}

function sealingRow(seal: Sealing, code: string): Suffix {
  return { code, meaning: seal, states: { seal } };
}

function cage(kind: Cage, ...codes: string[]): Suffix[] {
  return codes.map((code) => cageRow(kind, code));
}

function cageRow(kind: Cage, code: string): Suffix {
  const meaning = kind.startsWith("full complement") ? kind : `${kind} cage`;
  return { code, meaning, states: { cage: kind } };
}

function clearance(size: string, on: SuffixContext | undefined, ...codes: string[]): Suffix[] {
  return codes.map((code) => ({
    code,
    meaning: `clearance ${code}, ${size}`,
    ...(on && { on }),
    states: { clearance: code },
  }));
}

function stabilised(temperatureC: number, ...codes: string[]): Suffix[] {
  const meaning = `dimensions stabilised up to ${temperatureC} °C`;
  return codes.map((code) => ({ code, meaning }));
}
