import type { BearingMaker } from "./code-token.ts";

/** A maker as named in texts. */
export type NamedMaker = {
  readonly name: string;
  /** Spellings in capitals, one word each; the name itself in capitals if absent. */
  readonly spellings?: readonly string[];
  /** Whose suffixes its bearings have; absent if we don't know them. */
  readonly suffixesOf?: BearingMaker;
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
  ...["IKO", "THK", "NMB", "EZO", "URB", "FKL", "Kinex", "MPZ", "GPZ", "Torrington"].map(
    (name) => ({
      name,
    }),
  ),
  // Belts.
  { name: "ContiTech", spellings: ["CONTITECH", "CONTINENTAL", "CONTI"] },
  { name: "M.A.T.I.C", spellings: ["MATIC"] },
  { name: "Varibelt VX", spellings: ["VARIBELT"] },
  ...[
    "Gates",
    "Optibelt",
    "Mitsuboshi",
    "Megadyne",
    "Toyopower",
    "Bando",
    "Fenner",
    "Goodyear",
  ].map((name) => ({ name })),
  ...["Dayco", "Carlisle", "Rubena", "Stomil", "Roulunds", "Bosch"].map((name) => ({ name })),
  // Seals.
  ...["Corteco", "Freudenberg", "Simrit", "NOK", "NAK", "TTO", "Elring", "Kaco", "Parker"].map(
    (name) => ({ name }),
  ),
];
