import type { BearingType } from "./designation.ts";

/** Dimension series of a bearing type, with the permitted forms of their bore. */
export type BearingSeries = {
  readonly type: BearingType;
  /** Letters before the digits; a longer prefix comes before its own beginning. */
  readonly letters?: readonly string[];
  /** Digits of the series; for cylindrical roller bearings, patterns of digits. */
  readonly series: readonly string[];
  /**
   * `any`: two digits, or a slash and the bore. `small`: one digit as well. `direct`: after a slash only.
   * `and width`: the bore and the width in mm, two digits each. `slash width`: the same with a slash between.
   * `other`: two digits that aren't the bore. `inch`: the size of an inch bearing, whose bore isn't read.
   */
  readonly bore: BoreKind;
  /** Sizes of an inch series, as patterns. */
  readonly inchSizes?: readonly string[];
  /**
   * Largest bore code of two digits that makers list, rounded up; larger ones are of other numbers, such as the
   * inch bearings 6461 and 3386. Sources: SKF general catalogue, FAG price list, NSK CAT. E1102e, and lists of
   * NTN, NACHI, Koyo and FBJ.
   */
  readonly maxCode?: number;
  /** Smallest one that makers list; 33100 and 23100 are no metric bearings. Same sources. */
  readonly minCode?: number;
};

export type BoreKind =
  | "two digits"
  | "any"
  | "small"
  | "direct"
  | "and width"
  | "slash width"
  | "other"
  | "inch";

/** Every series that a number can begin with. */
export const bearingSeries: readonly BearingSeries[] = [
  {
    type: "cylindrical roller",
    letters: ["NNU", "NUP", "NCF", "NJG", "NU", "NJ", "NF", "NH", "NN", "N"],
    // ISO 15: diameter series 0, 1, 2, 3, 4, 8 or 9 after the width; 02, 03 and 04 drop the 0.
    series: ["[234]", "[1-4][0-489]"],
    bore: "any",
  },
  { type: "needle roller", letters: ["NA"], series: ["48", "49", "59", "69"], bore: "any" },
  // The size between the needles is larger than the bore of the NA of this number.
  {
    type: "needle roller without inner ring",
    letters: ["RNA"],
    series: ["48", "49", "59", "69"],
    bore: "other",
  },
  // INA, SKF, NTN: drawn cups HK2016, BK1212 with a closed end, machined rings NK20/16, NKI20/16.
  {
    type: "needle roller without inner ring",
    letters: ["HK", "BK"],
    series: [""],
    bore: "and width",
  },
  {
    type: "needle roller without inner ring",
    letters: ["NK"],
    series: [""],
    bore: "slash width",
  },
  {
    type: "needle roller without inner ring",
    letters: ["NK"],
    series: [""],
    bore: "and width",
  },
  { type: "needle roller", letters: ["NKI"], series: [""], bore: "slash width" },
  { type: "needle roller", letters: ["NKI"], series: [""], bore: "and width" },
  ...listed("tapered roller", [
    ["302", 2, 64],
    ["303", 2, 52],
    ["313", 5, 30],
    ["320", 4, 88],
    ["322", 3, 64],
    ["323", 3, 64],
    ["329", 4, 84],
    ["330", 5, 30],
    ["331", 8, 24],
    ["332", 5, 21],
  ]),
  ...listed("spherical roller thrust", [
    ["292", 30, 96],
    ["293", 17, 96],
    ["294", 12, 96],
  ]),
  ...listed("spherical roller", [
    ["213", 4, 24],
    ["222", 5, 80],
    ["223", 7, 80],
    ["230", 12, 96],
    ["231", 20, 96],
    ["232", 16, 96],
    ["238", 60, 96],
    ["239", 20, 96],
    ["240", 13, 96],
    ["241", 18, 96],
    ["248", 60, 96],
    ["249", 60, 96],
  ]),
  // SKF's sealed ones, which are wider than those of series 222 and 223.
  { type: "spherical roller", letters: ["BS2-"], series: ["22", "23"], bore: "two digits" },
  {
    type: "thrust ball, single direction",
    series: ["511", "512", "513", "514", "532", "533", "534"],
    bore: "any",
  },
  {
    type: "thrust ball, double direction",
    series: ["522", "523", "524", "542", "543", "544"],
    bore: "two digits",
  },
  { type: "cylindrical roller thrust", series: ["811", "812", "893", "894"], bore: "two digits" },
  { type: "deep groove ball", series: ["160", "618", "619", "638", "639"], bore: "any" },
  { type: "deep groove ball", series: ["622", "623"], bore: "any", maxCode: 20 },
  { type: "deep groove ball", series: ["630"], bore: "any", maxCode: 10 },
  { type: "deep groove ball", series: ["607", "617", "628", "637"], bore: "direct" },
  { type: "deep groove ball", series: ["60", "68", "69"], bore: "small" },
  { type: "deep groove ball", series: ["62", "63"], bore: "small", maxCode: 64 },
  { type: "deep groove ball", series: ["64"], bore: "any", minCode: 3, maxCode: 22 },
  // Inch ball bearings, recalled from the trade: R8, 1628. 1605 is a self-aligning bearing of GOST as well, and 1615 a
  // taper bush, so that these need their seals.
  {
    type: "deep groove ball",
    letters: ["R"],
    series: [""],
    bore: "inch",
    inchSizes: ["2A?", "3", "4A?", "6", "8", "10", "12", "14", "16", "18", "20", "22", "24"],
  },
  {
    type: "deep groove ball",
    series: ["16"],
    bore: "inch",
    inchSizes: [
      "(?:0[1-7]|1[456]|20)(?=[ ./-]*(?:2?RS|2?Z|DD|LL))",
      ..."21 22 23 28 30 33 35 38 40 41 52 54 57 58".split(" "),
    ],
  },
  { type: "angular contact ball", series: ["718", "719", "708", "709"], bore: "any" },
  { type: "angular contact ball", series: ["70", "72", "73", "74", "79"], bore: "two digits" },
  {
    type: "angular contact ball, double row",
    series: ["32", "33", "52", "53"],
    bore: "two digits",
    maxCode: 32,
  },
  {
    type: "deep groove ball, double row",
    series: ["42", "43"],
    bore: "two digits",
    maxCode: 32,
  },
  { type: "self-aligning ball", series: ["12", "13"], bore: "two digits", maxCode: 48 },
  { type: "self-aligning ball", series: ["22", "23"], bore: "two digits", maxCode: 32 },
  {
    type: "four-point contact ball",
    letters: ["QJ"],
    series: ["2", "3", "10"],
    bore: "two digits",
  },
  {
    type: "housed unit or insert",
    letters: "UCPA UCPH UCP UCFL UCFC UCFA UCFB UCF UCHA UCC UCT UC".split(" "),
    series: ["2", "3"],
    bore: "two digits",
  },
];

/** Series with the smallest and the largest bore code that makers list. */
function listed(
  type: BearingType,
  series: readonly (readonly [series: string, minCode: number, maxCode: number])[],
): BearingSeries[] {
  return series.map(([name, minCode, maxCode]) => ({
    type,
    series: [name],
    bore: "any",
    minCode,
    maxCode,
  }));
}
