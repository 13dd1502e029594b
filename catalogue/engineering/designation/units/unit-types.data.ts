import type { BearingMaker, Evidence } from "#catalogue/engineering/codes/code-token.ts";
import type {
  Housing,
  Locking,
  UnitDesign,
} from "#catalogue/engineering/designation/designation.ts";
import { housings } from "./listed-units.ts";
import { rhpUnits } from "./rhp-units.data.ts";

/** A type of insert bearings or housed units, by the letters before its size. */
export type UnitType = UnitDesign & {
  readonly letters: string;
  /**
   * Figures after the letters: a series and a bore code, as in SA205; the shaft in mm or inches, as in SY 25; the size
   * and the shaft, as in 1025-25; or figures whose size no source gives.
   */
  readonly size: "code" | "shaft" | "size and shaft" | "unknown";
  /** Whether the shaft can be in inches. */
  readonly hasInches?: true;
  /** Makers who use the letters; empty if several makers do. */
  readonly makers: readonly BearingMaker[];
  readonly evidence: Evidence;
  /** Suffixes that have to follow, if the letters alone can be another part. */
  readonly needs?: RegExp;
  /** What is said of the unit besides its housing and locking. */
  readonly note?: string;
  /** A housing without its insert, which has the bore. */
  readonly isEmpty?: true;
};

/** A suffix that says how a unit of SKF or an insert of INA is made. */
export type UnitSuffix = Pick<UnitDesign, "locking" | "innerRing"> & {
  readonly text: string;
  readonly meaning: string;
  readonly hasSeals?: true;
};

/** What the casting of a unit says: the P205 of UCP205. Recalled from the trade. */
const emptyHousings: TypesOf = housings
  .filter(([letters]) => ["P", "F", "FL", "FC", "T"].includes(letters))
  .map(([letters, housing]) => ({
    letters,
    size: "code",
    makers: [],
    evidence: "recalled, high",
    housing,
    note: "without its insert",
    isEmpty: true,
    needs: /^$/,
  }));

/**
 * Types of other makers. Sources: FYH CAT. 3310 and NTN CAT. 9011 (UK, UEL, SA, SB), SKF Y-bearings (2009). INA's
 * are recalled from its catalogue 517.
 */
export const unitTypes: readonly UnitType[] = [
  ...housed("UK", "adapter sleeve", "wide"),
  ...housed("UEL", "eccentric collar", "wide"),
  ...housed("HC", "eccentric collar", "wide"),
  ...inserts("code", [], "SA", "eccentric collar", "narrow"),
  ...inserts("code", [], "SB", "set screws", "narrow"),
  ...inserts("code", ["SKF"], "YAR", "set screws", "wide"),
  ...inserts("code", ["SKF"], "YAT", "set screws", "narrow"),
  ...inserts("code", ["SKF"], "YEL", "eccentric collar", "wide"),
  ...inserts("code", ["SKF"], "YET", "eccentric collar", "narrow"),
  ...inserts("code", ["SKF"], "YSA", "adapter sleeve", "wide"),
  ...ofSkf("pillow block", "SY", "SYJ"),
  ...ofSkf("flange, four bolts", "FY", "FYJ"),
  ...ofSkf("flange, two bolts", "FYTB", "FYTJ"),
  ...ofSkf("round flange", "FYC"),
  ...ofSkf("take-up", "TU", "TUJ").map((type) => ({
    ...type,
    needs: /^[ -]?(?:T[FR]|RM|WF|FM|KF)\b/,
  })),
  ...inserts("shaft", ["FAG"], "GRAE", "eccentric collar", "narrow"),
  ...inserts("shaft", ["FAG"], "RAE", "eccentric collar", "narrow"),
  ...inserts("shaft", ["FAG"], "GYE", "set screws", "wide"),
  ...inserts("shaft", ["FAG"], "GAY", "set screws", "narrow"),
  ...["AY", "YE", "E", "GE"].flatMap((letters) =>
    inserts(
      "shaft",
      ["FAG"],
      letters,
      letters.includes("Y") ? "set screws" : "eccentric collar",
      letters === "AY" ? "narrow" : "wide",
    ).map((type) => ({ ...type, needs: /^[ -]?(?:NPP|KRR|KLL|KTT)/ })),
  ),
  ...ofIna("pillow block", "PASE", "RASE"),
  ...ofIna("flange, four bolts", "PCJ", "RCJ"),
  ...ofIna("flange, two bolts", "PCJT", "RCJT"),
  ...pressed("SA", "eccentric collar"),
  ...pressed("SB", "set screws"),
  ...rhpUnits,
  ...emptyHousings,
];

/** Suffixes of the types above. Sources as there. */
export const unitSuffixes: readonly UnitSuffix[] = [
  { text: "TF", meaning: "set screws", locking: "set screws", innerRing: "wide" },
  {
    text: "TR",
    meaning: "set screws, seals and flingers",
    locking: "set screws",
    innerRing: "wide",
  },
  {
    text: "RM",
    meaning: "set screws, inner ring to one side",
    locking: "set screws",
    innerRing: "narrow",
  },
  { text: "WF", meaning: "eccentric collar", locking: "eccentric collar", innerRing: "wide" },
  {
    text: "FM",
    meaning: "eccentric collar, inner ring to one side",
    locking: "eccentric collar",
    innerRing: "narrow",
  },
  { text: "KF", meaning: "tapered bore for an adapter sleeve", locking: "adapter sleeve" },
  { text: "2F", meaning: "two contact seals with flingers", hasSeals: true },
  { text: "2RF", meaning: "two contact seals with rubberised flingers", hasSeals: true },
  { text: "NPPB", meaning: "two contact seals, spherical outer ring", hasSeals: true },
  { text: "NPP-B", meaning: "two contact seals, spherical outer ring", hasSeals: true },
  { text: "KRRB", meaning: "two contact seals, spherical outer ring", hasSeals: true },
  { text: "KRR-B", meaning: "two contact seals, spherical outer ring", hasSeals: true },
  { text: "G", meaning: "relubricatable" },
  { text: "DEC", meaning: "eccentric collar", locking: "eccentric collar", innerRing: "wide" },
  {
    text: "DECG",
    meaning: "eccentric collar, relubricatable",
    locking: "eccentric collar",
    innerRing: "wide",
  },
];

type TypesOf = readonly UnitType[];

/** An insert of several makers and the units with it: UK205, UKP205. */
function housed(insert: string, locking: Locking, innerRing: UnitDesign["innerRing"]): TypesOf {
  return housings.map(([letters, housing]) => ({
    letters: insert + letters,
    size: "code",
    makers: [],
    evidence: "catalogue",
    housing,
    locking,
    ...(innerRing && { innerRing }),
  }));
}

function inserts(
  size: UnitType["size"],
  makers: UnitType["makers"],
  letters: string,
  locking: Locking,
  innerRing: "wide" | "narrow",
): TypesOf {
  const evidence = makers.includes("FAG") ? "recalled, high" : "catalogue";
  return [{ letters, size, makers, evidence, housing: "none", locking, innerRing }];
}

/** Units with a housing of pressed steel, recalled from the trade: SBPP205, SBPF205, SAPFL205. */
function pressed(insert: string, locking: Locking): TypesOf {
  return (
    [
      ["PP", "pillow block"],
      ["PF", "round flange"],
      ["PFL", "flange, two bolts"],
    ] as const
  ).map(([letters, housing]) => ({
    letters: insert + letters,
    size: "code",
    makers: [],
    evidence: "recalled, high",
    housing,
    locking,
    innerRing: "narrow",
    note: "housing of pressed steel",
  }));
}

/** How a unit of SKF is locked is said by its suffix. */
function ofSkf(housing: Housing, ...names: readonly string[]): TypesOf {
  return names.map((letters) => ({
    letters,
    size: "shaft",
    hasInches: true,
    makers: ["SKF"],
    evidence: "catalogue",
    housing,
  }));
}

/** Units of INA: with set screws if a Y is added, else with an eccentric collar. */
function ofIna(housing: Housing, ...names: readonly string[]): TypesOf {
  return names.flatMap((name) =>
    [name, `${name}Y`].map((letters) => ({
      letters,
      size: "shaft" as const,
      makers: ["FAG" as const],
      evidence: "recalled, high" as const,
      housing,
      locking: letters === name ? ("eccentric collar" as const) : ("set screws" as const),
      innerRing: name.startsWith("R") ? ("wide" as const) : ("narrow" as const),
    })),
  );
}
