import { expect, it } from "vitest";
import { compareDesignations } from "#catalogue/engineering/codes/compare-designations.ts";
import type { BearingDesignation } from "#catalogue/engineering/designation/designation.ts";
import { readDesignation } from "#catalogue/engineering/designation/read-designation.ts";

const get = (code: string): unknown => {
  const read = readDesignation(code);
  return read && [read.basicNumber, read.boreMm, read.gost];
};

/** What a number says of a bearing besides its tokens. */
function listFacts(read: BearingDesignation | undefined): unknown {
  return [
    read?.type,
    read?.basicNumber,
    read?.seal,
    read?.boreForm,
    read?.snapRing,
    read?.toleranceClass,
  ];
}

// docs/product/catalogue.md#numbers-of-gost
it.each([
  ["180205", "6205-2RS", 25],
  ["180308", "6308-2RS", 40],
  ["160205", "6205-RS", 25],
  ["80205", "6205ZZ", 25],
  ["80104", "6004ZZ", 20],
  ["60205", "6205Z", 25],
  ["50306", "6306N", 30],
  ["111206", "1206K", 30],
  ["42205", "NJ205", 25],
  ["92206", "NUP206", 30],
  ["7506", "32206", 30],
  ["7606", "32306", 30],
  ["2007106", "32006X", 30],
  ["ГПЗ 205", "6205", 25],
  ["GPZ 7205", "30205", 25],
  ["7305 ГОСТ", "30305", 25],
  ["ГПЗ 3506", "22206", 30],
  ["ГПЗ 8205", "51205", 25],
  ["ГПЗ 32205", "NU205", 25],
  ["ГПЗ 2205", "N205", 25],
  ["ГПЗ 1506", "2206", 30],
  ["МПЗ 6-180205", "6205-2RS/P6", 25],
])("%s is read as %s with a bore of %d mm", (code, iso, boreMm) => {
  const read = readDesignation(code);
  expect(read).toMatchObject({ boreMm, unread: "" });
  expect(listFacts(read)).toEqual(listFacts(readDesignation(iso)));
});

it.each(["36205", "46205", "ГПЗ 66205"])(
  "the angle of %s is one that no number of ISO has",
  (code) => {
    const [read, iso] = [readDesignation(code), readDesignation("7205B")];
    expect(read).toMatchObject({ basicNumber: "7205" });
    expect(read && iso && compareDesignations(read, iso)).toMatchObject({
      interchange: "not interchangeable",
    });
  },
);

it("without GOST named, a number of four figures is assumed to be one", () => {
  expect(get("7506")).toEqual(["32206", 30, "assumed"]);
  expect(get("ГПЗ 7506")).toEqual(["32206", 30, "named"]);
});

it.each([
  // Numbers of ISO, inch bearings of Timken and ball screws keep their meaning.
  ["7205", "7205"],
  ["1206", "1206"],
  ["2205", "2205"],
  ["32205", "32205"],
  ["6205", "6205"],
])("%s alone is the %s of ISO", (code, basicNumber) => {
  const read = readDesignation(code);
  expect(read).toMatchObject({ basicNumber });
  expect(read).not.toHaveProperty("gost");
});

it.each(
  [
    ["205", "3506", "8205", "42350", "36112", "66200", "12303", "46176", "7602025", "1605"],
    // A figure off: no such type, series, design or bore.
    ["190205", "180905", "180299", "170205", "18025", "1802055", "7706", "7599", "280205", "42905"],
  ].flat(),
)("%s alone isn't read", (code) => {
  expect(readDesignation(code)).toBeUndefined();
});

it("what isn't read of a number is named, and nothing is standard then", () => {
  expect(readDesignation("76-180205С17")).toMatchObject({
    basicNumber: "6205",
    seal: { status: "stated", value: "two contact seals" },
    clearance: { status: "unknown" },
    unread: "76 C17",
  });
});
