/**
 * How numbers of GOST 3189 with a fourth figure, from the right, and a design before it are written by ISO. The
 * design (fifth and sixth figure) is written without its leading zero, none of it and the type 0 in 205.
 */
export type GostType = {
  /** Design and type, as the number has them: 18 and 0 in 180205, nothing in 205. */
  readonly figures: string;
  readonly meaning: string;
  /** Number of ISO by the diameter series, the third figure; series without an ISO one are absent. */
  readonly series: Readonly<Record<string, string>>;
  /** Suffix of ISO for the design. */
  readonly suffix?: string;
  /** Contact angle that no number of ISO has. */
  readonly contactAngleDeg?: number;
  /**
   * Whether no other maker's number has these figures, so that GOST needn't be named: 36112, 66200 and 12303 are inch
   * tapered bearings of Timken.
   */
  readonly isAlone?: true;
};

const deepGroove = { "1": "60", "2": "62", "3": "63", "4": "64" };
const ball = "deep groove ball";
const light = { "2": "2", "3": "3" };

/**
 * Source: GOST 3189-89, table 6 (types) and its scheme of seven figures, and the tables of designs of makers
 * (80206 has two shields, 180205 two seals). Only what all of them agree on.
 */
export const gostTypes: readonly GostType[] = [
  { figures: "", meaning: ball, series: deepGroove },
  { figures: "0", meaning: ball, series: deepGroove },
  deepGrooveOf("50", "snap ring groove", "N"),
  deepGrooveOf("60", "one shield", "Z"),
  deepGrooveOf("80", "two shields", "ZZ"),
  deepGrooveOf("160", "one contact seal", "RS"),
  deepGrooveOf("180", "two contact seals", "2RS"),
  {
    figures: "1",
    meaning: "self-aligning ball",
    series: { "2": "12", "3": "13", "5": "22", "6": "23" },
  },
  {
    figures: "111",
    meaning: "self-aligning ball, tapered bore 1:12",
    series: { "2": "12", "3": "13", "5": "22", "6": "23" },
    suffix: "K",
    isAlone: true,
  },
  cylindrical("2", "N"),
  cylindrical("32", "NU"),
  cylindrical("42", "NJ", true),
  cylindrical("12", "NF"),
  cylindrical("92", "NUP", true),
  { figures: "3", meaning: "spherical roller", series: { "5": "222", "6": "223" } },
  ...angular("36", 12, { "1": "70" }),
  ...angular("36", 12, { "2": "72", "3": "73" }, true),
  ...angular("46", 26, { "1": "70" }),
  ...angular("46", 26, { "2": "72", "3": "73" }, true),
  ...angular("66", 36, { "2": "72", "3": "73" }),
  { figures: "7", meaning: "tapered roller", series: { "2": "302", "3": "303" } },
  {
    figures: "7",
    meaning: "tapered roller",
    series: { "5": "322", "6": "323" },
    isAlone: true,
  },
  // The seventh figure is the width series: 2007106 is 32006.
  {
    figures: "2007",
    meaning: "tapered roller",
    series: { "1": "320" },
    suffix: "X",
    isAlone: true,
  },
  {
    figures: "8",
    meaning: "thrust ball, single direction",
    series: { "1": "511", "2": "512", "3": "513", "4": "514" },
  },
];

function deepGrooveOf(figures: string, closure: string, suffix: string): GostType {
  return { figures, meaning: `${ball}, ${closure}`, series: deepGroove, suffix, isAlone: true };
}

function angular(
  figures: string,
  contactAngleDeg: number,
  series: GostType["series"],
  isAlone?: true,
): readonly GostType[] {
  const meaning = `angular contact ball, ${contactAngleDeg}°`;
  return [{ figures, meaning, series, contactAngleDeg, ...(isAlone && { isAlone }) }];
}

function cylindrical(figures: string, letters: string, isAlone?: true): GostType {
  return {
    figures,
    meaning: `cylindrical roller, ${letters}`,
    series: Object.fromEntries(
      Object.entries(light).map(([third, series]) => [third, letters + series]),
    ),
    ...(isAlone && { isAlone }),
  };
}
