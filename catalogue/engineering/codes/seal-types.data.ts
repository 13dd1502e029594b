import type { Evidence } from "./code-token.ts";
import type { SealDesign, SealMaterial } from "./seal-code.ts";

/** Letters of seal types with one meaning; letters in several rows mean different things at different makers. */
export type SealType = {
  readonly types: readonly string[];
  readonly design: SealDesign;
  /** Who uses the letters. */
  readonly system: string;
  readonly evidence: Evidence;
};

const single = { lips: 1, hasDustLip: false, hasSpring: true } as const;
const dust = { lips: 1, hasDustLip: true, hasSpring: true } as const;

/**
 * Types of rotary shaft seals. A to CS are of DIN 3760; the letters of the other makers are recalled from
 * the trade.
 */
export const sealTypes: readonly SealType[] = [
  ...type("DIN 3760", "catalogue", { outside: "rubber", ...single }, "A"),
  ...type("DIN 3760", "catalogue", { outside: "rubber", ...dust }, "AS"),
  ...type("DIN 3760", "catalogue", { outside: "metal", ...single }, "B"),
  ...type("DIN 3760", "catalogue", { outside: "metal", ...dust }, "BS"),
  ...type("DIN 3760", "catalogue", { outside: "metal, reinforced", ...single }, "C"),
  ...type("DIN 3760", "catalogue", { outside: "metal, reinforced", ...dust }, "CS"),
  ...type("Asian makers", "recalled, high", { outside: "rubber", ...single }, "SC"),
  ...type("Asian makers", "recalled, high", { outside: "rubber", ...dust }, "TC"),
  ...type("Asian makers", "recalled, high", { outside: "metal", ...single }, "SB"),
  ...type("Asian makers", "recalled, high", { outside: "metal", ...dust }, "TB"),
  // Texas Belting's list has no dust lip in TB, but in TB2.
  ...type("American makers", "recalled, medium", { outside: "metal", ...single }, "TB"),
  ...type("Asian makers", "recalled, high", { outside: "metal, reinforced", ...single }, "SA"),
  ...type("Asian makers", "recalled, high", { outside: "metal, reinforced", ...dust }, "TA"),
  ...type("Asian makers", "recalled, high", withoutSpring("rubber", false), "VC"),
  ...type("Asian makers", "recalled, high", withoutSpring("rubber", true), "KC"),
  ...type("Asian makers", "recalled, high", withoutSpring("metal", false), "VB"),
  ...type("Asian makers", "recalled, high", withoutSpring("metal", true), "KB"),
  ...type(
    "Asian makers",
    "recalled, high",
    { outside: "rubber", lips: 2, hasDustLip: false, hasSpring: true },
    "DC",
  ),
  ...type("Freudenberg", "recalled, high", { outside: "rubber", ...single }, "BA"),
  ...type("Freudenberg", "recalled, high", { outside: "rubber", ...dust }, "BASL"),
  ...type(
    "Freudenberg",
    "recalled, high",
    { outside: "ribbed rubber", ...single },
    "BAUM",
    "BAUMX7",
    "BAU",
  ),
  ...type(
    "Freudenberg",
    "recalled, high",
    { outside: "ribbed rubber", ...dust },
    "BAUMSL",
    "BAUMSLX7",
    "BAUSL",
  ),
  ...type("Freudenberg", "recalled, high", { outside: "metal", ...single }, "B1"),
  ...type("Freudenberg", "recalled, high", { outside: "metal", ...dust }, "B1SL"),
  ...type("Freudenberg", "recalled, high", { outside: "metal, reinforced", ...single }, "B2"),
  ...type("Freudenberg", "recalled, high", { outside: "metal, reinforced", ...dust }, "B2SL"),
  ...type("Dichtomatik", "recalled, high", { outside: "rubber", ...single }, "WA"),
  ...type("Dichtomatik", "recalled, high", { outside: "rubber", ...dust }, "WAS"),
  ...type("SKF", "catalogue", { outside: "rubber", ...single }, "HMS5"),
  ...type("SKF", "catalogue", { outside: "rubber", ...dust }, "HMSA10"),
  ...type("SKF", "catalogue", { outside: "metal", ...single }, "CRW1"),
  ...type("SKF", "catalogue", { outside: "metal", ...dust }, "CRWA1"),
];

/** Lip materials by their names and marks; RG is SKF's nitrile. */
export const sealMaterials: Readonly<Record<string, SealMaterial>> = {
  NBR: "NBR",
  NITRIL: "NBR",
  NITRILE: "NBR",
  RG: "NBR",
  FKM: "FKM",
  FPM: "FKM",
  VITON: "FKM",
  ACM: "ACM",
  HNBR: "HNBR",
  VMQ: "VMQ",
  MVQ: "VMQ",
  SILICONE: "VMQ",
  SILIKON: "VMQ",
  PTFE: "PTFE",
  TEFLON: "PTFE",
  EPDM: "EPDM",
};

/** SKF's materials after its types. Source: SKF product data. */
export const skfMaterials: Readonly<Record<string, SealMaterial>> = { R: "NBR", V: "FKM" };

function type(
  system: string,
  evidence: Evidence,
  design: SealDesign,
  ...types: string[]
): SealType[] {
  return [{ types, design, system, evidence }];
}

function withoutSpring(outside: SealDesign["outside"], hasDustLip: boolean): SealDesign {
  return { outside, lips: 1, hasDustLip, hasSpring: false };
}
