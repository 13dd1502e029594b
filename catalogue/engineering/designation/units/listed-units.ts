import type { Housing, UnitDesign } from "#catalogue/engineering/designation/designation.ts";

/** Housings by the letters that follow UC, UK, UEL or HC. Source: FYH CAT. 3310 and KYK, models. */
export const housings: readonly (readonly [letters: string, housing: Housing])[] = [
  ["", "none"],
  ["P", "pillow block"],
  ["PA", "other"],
  ["PH", "other"],
  ["F", "flange, four bolts"],
  ["FL", "flange, two bolts"],
  ["FC", "round flange"],
  ["FA", "other"],
  ["FB", "other"],
  ["T", "take-up"],
  ["C", "other"],
  ["HA", "other"],
];

const setScrews: UnitDesign = { housing: "none", locking: "set screws", innerRing: "wide" };

/** Housing, locking and inner ring of the units that the catalogue lists, by the letters of their series. */
export const listedUnits: ReadonlyMap<string, UnitDesign> = new Map(
  housings.map(([letters, housing]) => [`UC${letters}`, { ...setScrews, housing }]),
);
