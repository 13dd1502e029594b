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
])("of %s and %s it is said: %s", (wanted, candidate, interchange, reasons) => {
  const comparison = compareDesignations(read(wanted), read(candidate));
  expect(comparison.interchange).toBe(interchange);
  expect(comparison.reasons.filter((one) => reasons.includes(one))).toHaveLength(reasons.length);
});
