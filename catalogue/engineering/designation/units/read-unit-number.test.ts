import { expect, it } from "vitest";
import { compareDesignations } from "#catalogue/engineering/codes/compare-designations.ts";
import type { Interchange, InterchangeReason } from "#catalogue/engineering/codes/interchange.ts";
import type { BearingDesignation } from "#catalogue/engineering/designation/designation.ts";
import { readDesignation } from "#catalogue/engineering/designation/read-designation.ts";

const ofSleeve = { locking: "adapter sleeve", innerRing: "wide" };
const ofScrews = { locking: "set screws", innerRing: "wide" };
const narrowCollar = { locking: "eccentric collar", innerRing: "narrow" };

// docs/product/catalogue.md#units-of-other-makers
it.each([
  ["UC205", "UC205", 25, { housing: "none", ...ofScrews }],
  ["UCFL206", "UCFL206", 30, { housing: "flange, two bolts", ...ofScrews }],
  ["UC205-16", "UC205", 25.4, { housing: "none", ...ofScrews }],
  ["UK206", "UC206", undefined, { housing: "none", ...ofSleeve }],
  ["UK206 + H2306", "UC206", undefined, { housing: "none", ...ofSleeve }],
  ["UKP 208 H2308", "UCP208", undefined, { housing: "pillow block", ...ofSleeve }],
  ["SA205", "UC205", 25, { housing: "none", ...narrowCollar }],
  ["SB 205", "UC205", 25, { housing: "none", locking: "set screws", innerRing: "narrow" }],
  ["UELP207", "UCP207", 35, { housing: "pillow block", locking: "eccentric collar" }],
  ["SKF SY 25 TF", "UCP205", 25, { housing: "pillow block", ...ofScrews }],
  ["sy25tf", "UCP205", 25, { housing: "pillow block", ...ofScrews }],
  ["SYJ 40 TF", "UCP208", 40, { housing: "pillow block", ...ofScrews }],
  ["SYJ 30 KF", "UCP206", undefined, { housing: "pillow block", locking: "adapter sleeve" }],
  ["FY 30 TF", "UCF206", 30, { housing: "flange, four bolts", ...ofScrews }],
  ["FY 30 FM", "UCF206", 30, { housing: "flange, four bolts", ...narrowCollar }],
  ["FYTB 25", "UCFL205", 25, { housing: "flange, two bolts" }],
  ["TU 35 TF", "UCT207", 35, { housing: "take-up", ...ofScrews }],
  ["YAR 205-2F", "UC205", 25, { housing: "none", ...ofScrews }],
  ["YAR 205-100-2F", "UC205", 25.4, { housing: "none", ...ofScrews }],
  ["YET 205", "UC205", 25, { housing: "none", ...narrowCollar }],
  ["GRAE25NPPB", "UC205", 25, { housing: "none", ...narrowCollar }],
  ["GRAE25-NPP-B", "UC205", 25, { housing: "none", ...narrowCollar }],
  ["RAE25", "UC205", 25, { housing: "none", ...narrowCollar }],
  ["GYE30-KRR-B", "UC206", 30, { housing: "none", ...ofScrews }],
  ["E30-KRR-B", "UC206", 30, { housing: "none", locking: "eccentric collar" }],
  ["PASE25", "UCP205", 25, { housing: "pillow block", locking: "eccentric collar" }],
  ["RCJY30", "UCF206", 30, { housing: "flange, four bolts", locking: "set screws" }],
  ["RHP NP25", "UCP205", 25, { housing: "pillow block", ...ofScrews }],
  ["np 25", "UCP205", 25, { housing: "pillow block", ...ofScrews }],
  ["SF30", "UCF206", 30, { housing: "flange, four bolts", ...ofScrews }],
  ["SF30DEC", "UCF206", 30, { housing: "flange, four bolts", locking: "eccentric collar" }],
  ["PNP25", "UCP205", 25, { housing: "pillow block" }],
  ["1025-25G", "UC205", 25, { housing: "none", ...ofScrews }],
  ["1025-20", "UC205", 20, { housing: "none", ...ofScrews }],
  ["1025-1G", "UC205", 25.4, { housing: "none", ...ofScrews }],
  ["1035-1.1/4DECG", "UC207", 31.75, { housing: "none", locking: "eccentric collar" }],
  ["MSC25", "MSC25", undefined, { housing: "other" }],
  ["SFT1", "SFT1", undefined, { housing: "flange, two bolts" }],
])("%s has the size of %s and a shaft of %s mm", (code, listed, boreMm, unit) => {
  const read = readDesignation(code);
  expect(read).toMatchObject({ type: "housed unit or insert", unit, unread: "" });
  expect(`${read?.series}${read?.boreCode}`).toBe(listed);
  expect(read?.boreMm).toBe(boreMm);
});

it.each(
  [
    // Another size or an unlisted one, an empty housing, a plain bearing and a rod end.
    [
      "SA2055",
      "SY 2555 TF",
      "SY 26 TF",
      "SY 505 M",
      "GE25ES",
      "GE 25 E",
      "SA 25 E",
      "E25",
      "TU 25",
    ],
    ["YA 205", "SY TF", "UK6206", "SA405", "RAE250", "SB299", "UK299"],
  ].flat(),
)("%s is no unit", (code) => {
  expect(readDesignation(code)).toBeUndefined();
});

it("an unread suffix leaves seals unknown, and a number of a shaft with an open locking no bore", () => {
  expect(readDesignation("RAE25NPPFA106")).toMatchObject({
    seal: { status: "unknown" },
    boreForm: { status: "unknown" },
    unread: "NPPFA106",
  });
  const read = readDesignation("SY 25 XY");
  expect(read).toMatchObject({ unread: "XY" });
  expect(read).not.toHaveProperty("boreMm");
});

it.each([
  ["SY 1. TF", "SY1", "1 in", 25.4],
  ["SY1.TF", "SY1", "1 in", 25.4],
  ["SY 1.1/4 TF", "SY1.1/4", "1 1/4 in", 31.75],
  ["FY 1-1/4 TF", "FY1.1/4", "1 1/4 in", 31.75],
  ["FYTB 15/16 TF", "FYTB15/16", "15/16 in", 23.813],
  ["NP1", "NP1", "1 in", 25.4],
  ["NP1.1/4", "NP1.1/4", "1 1/4 in", 31.75],
  ["SF 1 1/2", "SF1.1/2", "1 1/2 in", 38.1],
])("%s has a shaft in inches, so that its size is open", (code, number, boreInches, boreMm) => {
  expect(readDesignation(code)).toMatchObject({
    basicNumber: number,
    boreInches,
    boreMm,
    unit: { isSizeOpen: true },
    unread: "",
  });
});

// A bush, sizes, belts, and a shaft that no insert has.
it.each([
  "SF-1 2520",
  "SF-1",
  "1025-8M",
  "1020-20M-115",
  "1025-60",
  "1016-16",
  "NP25x30",
  "NP 6204",
])("%s is no unit of RHP", (code) => {
  expect(readDesignation(code)).toBeUndefined();
});

const read = (code: string): BearingDesignation => {
  const designation = readDesignation(code);
  if (!designation) throw new Error(`${code} isn't read`);
  return designation;
};

it.each<readonly [string, string, Interchange, readonly InterchangeReason[]]>([
  ["SY 25 TF", "UCP205", "check dimensions", ["otherUnit"]],
  ["YAR 205-2F", "UC205", "check dimensions", ["otherUnit"]],
  ["UKP206", "UKP206", "check designation", ["unread"]],
  ["UK206", "UC206", "not interchangeable", ["adapterSleeve"]],
  ["UK206 + H2306", "UC205", "not interchangeable", ["otherSize", "adapterSleeve"]],
  ["SA205", "UC205", "not interchangeable", ["eccentricCollar", "innerRing"]],
  ["SB205", "UC205", "not interchangeable", ["innerRing"]],
  ["YET 205", "UC205", "not interchangeable", ["eccentricCollar", "innerRing"]],
  ["SY 25 TF", "UCF205", "not interchangeable", ["housing"]],
  ["SY 25 TF", "UCP206", "not interchangeable", ["otherSize"]],
  ["SY 25 WF", "UCP205", "not interchangeable", ["eccentricCollar"]],
  ["FYTB 25", "UCFL205", "check dimensions", ["otherUnit"]],
  ["UC205-16", "UC205", "not interchangeable", ["inchBore"]],
  ["UCP205", "UCF205", "not interchangeable", ["housing"]],
  ["UELP205", "HCP205", "check dimensions", ["otherUnit"]],
  ["NP25", "UCP205", "check dimensions", ["otherUnit"]],
  ["NP25", "SF25", "not interchangeable", ["housing"]],
  ["SF25DEC", "UCF205", "not interchangeable", ["eccentricCollar"]],
  ["1025-25G", "UC205", "check dimensions", ["otherUnit"]],
  ["1025-20G", "UC205", "not interchangeable", ["otherSize"]],
  ["NP1.1/4", "UCP206", "not interchangeable", ["inchBore", "unknownSize"]],
  ["SY 1. TF", "UCP205", "not interchangeable", ["inchBore", "unknownSize"]],
  ["SY 1. TF", "SY 1.1/4 TF", "not interchangeable", ["otherSize"]],
])("of %s and %s it is said: %s", (wanted, candidate, interchange, reasons) => {
  const comparison = compareDesignations(read(wanted), read(candidate));
  expect(comparison.interchange).toBe(interchange);
  expect(comparison.reasons.filter((one) => reasons.includes(one))).toHaveLength(reasons.length);
});
