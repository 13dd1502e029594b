import type { BearingMaker } from "./code-token.ts";

/** A maker as named in texts. */
export type NamedMaker = {
  readonly name: string;
  /** Spellings in capitals, one word each; the name itself in capitals if absent. */
  readonly spellings?: readonly string[];
  /** Whose suffixes its bearings have; absent if we don't know them. */
  readonly suffixesOf?: BearingMaker;
  /** A maker whose numbers aren't those of ISO: one of belts alone, or one with the numbers of GOST. */
  readonly numbers?: "belts" | "GOST";
};

/** Makers whose names stand beside codes. */
export const namedMakers: readonly NamedMaker[] = [
  // Bearings.
  { name: "NSK", suffixesOf: "NSK" },
  { name: "RHP", suffixesOf: "RHP" },
  { name: "SKF", suffixesOf: "SKF" },
  { name: "FAG", suffixesOf: "FAG" },
  { name: "INA", suffixesOf: "FAG" },
  { name: "Schaeffler", suffixesOf: "FAG" },
  { name: "NTN", suffixesOf: "NTN" },
  { name: "KOYO", spellings: ["KOYO", "JTEKT"], suffixesOf: "KOYO" },
  { name: "NACHI", suffixesOf: "NACHI" },
  ...["SNR", "Timken", "PPL", "ZKL", "KYK", "FBJ", "NKE", "ZVL", "ZWZ", "HRB", "FYH", "Asahi"].map(
    (name) => ({ name }),
  ),
  ...["IKO", "THK", "NMB", "EZO", "URB", "FKL", "Kinex", "Torrington"].map((name) => ({ name })),
  // A Latin SPZ is the section of a belt.
  { name: "GOST", spellings: ["GOST", "ГОСТ"], numbers: "GOST" },
  { name: "GPZ", spellings: ["GPZ", "ГПЗ"], numbers: "GOST" },
  { name: "MPZ", spellings: ["MPZ", "МПЗ"], numbers: "GOST" },
  { name: "VPZ", spellings: ["VPZ", "ВПЗ"], numbers: "GOST" },
  { name: "SPZ", spellings: ["СПЗ"], numbers: "GOST" },
  // Belts.
  { name: "ContiTech", spellings: ["CONTITECH", "CONTINENTAL", "CONTI"], numbers: "belts" },
  { name: "M.A.T.I.C", spellings: ["MATIC"], numbers: "belts" },
  { name: "Varibelt VX", spellings: ["VARIBELT"], numbers: "belts" },
  ...[
    "Gates",
    "Optibelt",
    "Mitsuboshi",
    "Megadyne",
    "Toyopower",
    "Bando",
    "Goodyear",
    "Dayco",
    "Carlisle",
    "Rubena",
    "Stomil",
    "Roulunds",
    "Pirelli",
  ].map((name) => ({ name, numbers: "belts" as const })),
  { name: "Fenner" },
  { name: "Dunlop" },
  { name: "Bosch" },
  // Seals.
  ...["Corteco", "Freudenberg", "Simrit", "NOK", "NAK", "TTO", "Elring", "Kaco", "Parker"].map(
    (name) => ({ name }),
  ),
];

/**
 * Whether the makers beside a number can mean a bearing of ISO by it; makers of belts alone can't.
 *
 * @param makers Names as in the list; none if the text names no maker.
 */
export function haveIsoNumbers(makers: readonly string[]): boolean {
  return !haveOnlyBelts(makers) && !haveGostNumbers(makers);
}

/** Whether all the makers beside a number make belts alone. */
export function haveOnlyBelts(makers: readonly string[]): boolean {
  return makers.length > 0 && makers.every((maker) => getNumbers(maker) === "belts");
}

/** Whether one of the makers has numbers of GOST: the 7205 of GPZ is a tapered bearing. */
export function haveGostNumbers(makers: readonly string[]): boolean {
  return makers.some((maker) => getNumbers(maker) === "GOST");
}

function getNumbers(maker: string): NamedMaker["numbers"] {
  return namedMakers.find(({ name }) => name === maker)?.numbers;
}
