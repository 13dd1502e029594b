import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { housedUnits } from "#catalogue/bearings/housed-units.data.ts";
import { toNormalForm } from "#catalogue/engineering/codes/normal-form.ts";
import { readDesignation } from "./read-designation.ts";
import { bearingSuffixes } from "./suffixes.data.ts";
import { readPlainly, type PlainReading } from "./testing/read-plainly.ts";

const bearingCases = bearings.map(({ code, makerDesignation, boreMm }) => ({
  code,
  makerDesignation,
  boreMm,
}));
const unitCases = housedUnits.map(({ code, makerDesignation, boreMm }) => ({
  code,
  makerDesignation,
  boreMm,
}));

describe("a number of the catalogue", () => {
  // docs/product/catalogue.md#designations
  it.each([...bearingCases, ...unitCases])("$code has its bore", ({ code, boreMm }) => {
    expect(readPlainly(code)).toMatchObject({ boreMm, suffixes: [], unread: "" });
  });

  it.each([...bearingCases, ...unitCases])(
    "$makerDesignation has no unknown parts",
    ({ makerDesignation, boreMm }) => {
      expect(readPlainly(makerDesignation)).toMatchObject({ boreMm, unread: "" });
    },
  );
});

describe("one number", () => {
  it.each([
    ["62042RS", "6204-2RS"],
    ["6204 2rs", "6204-2RS"],
    ["6204.2RS", "6204-2RS"],
    ["6204/2RS", "6204-2RS"],
    ["6204–2RS", "6204-2RS"],
    ["  6204 - 2RS ", "6204-2RS"],
    ["623/2RS", "623-2RS"],
    ["60/222RS", "60/22-2RS"],
    ["222 05", "22205"],
    ["nu 205-ecp", "NU205ECP"],
    ["hr 30206 j", "HR30206J"],
    ["UCP-205", "UCP205"],
  ])("%s is read as %s", (one, other) => {
    const read = readDesignation(one);
    expect(read).toBeDefined();
    expect(read).toEqual(readDesignation(other));
  });

  it.each([
    ["2205", "self-aligning ball", 25],
    ["22205", "spherical roller", 25],
    ["3205", "angular contact ball, double row", 25],
    ["32005", "tapered roller", 25],
    ["5205", "angular contact ball, double row", 25],
    ["52205", "thrust ball, double direction", 20],
    ["623", "deep groove ball", 3],
    ["623 05", "deep groove ball", 25],
    ["618/8", "deep groove ball", 8],
    ["NU1005", "cylindrical roller", 25],
    ["NU 205", "cylindrical roller", 25],
    ["NA4905", "needle roller", 25],
    ["NKI20/16", "needle roller", 20],
    ["HK2016", "needle roller without inner ring", 20],
    ["BK0810", "needle roller without inner ring", 8],
    ["NK 35/20", "needle roller without inner ring", 35],
    ["23860", "spherical roller", 300],
    ["UCPA205", "housed unit or insert", 25],
    ["QJ210", "four-point contact ball", 50],
    ["UC201", "housed unit or insert", 12],
  ] as const)("%s is a %s with a bore of %d mm", (text, type, boreMm) => {
    expect(readPlainly(text)).toMatchObject({ type, boreMm });
  });

  it.each(["", " ", "0", "62", "600", "6097", "62055", "NSK", "/22", "60/0", "ABC", "12345"])(
    "is undefined for '%s'",
    (text) => expect(readDesignation(text)).toBeUndefined(),
  );

  it.each(["62-28DDU", "60 22", "320.28X"])("is undefined if its bore can be two: %s", (text) =>
    expect(readDesignation(text)).toBeUndefined(),
  );

  it("is undefined for an overlong text", () => {
    expect(readDesignation(`6205${" ZZ".repeat(30)}`)).toBeUndefined();
  });

  it("has no bore if the code doesn't define the shaft washer's", () => {
    expect(readPlainly("52308")).not.toHaveProperty("boreMm");
    expect(readPlainly("52213")).not.toHaveProperty("boreMm");
  });
});

describe("a letter", () => {
  it.each<[string, Partial<PlainReading>]>([
    ["7204C", { contactAngleDeg: 15, clearance: "CN" }],
    ["7204C3", { clearance: "C3" }],
    ["NU312MC3", { cage: "machined brass", clearance: "C3" }],
    ["6204ZZMC3", { cage: "machined brass", clearance: "C3" }],
    ["693ZZMC3", { clearance: "MC3" }],
    ["7004CDBP5", { contactAngleDeg: 15, arrangement: "back-to-back" }],
    ["7004CD/P4", { contactAngleDeg: 15, toleranceClass: "P4" }],
    ["7204CM", { contactAngleDeg: 15, cage: "machined brass", clearance: "CN" }],
    ["6204CM", { clearance: "CM" }],
    ["6204DU", { seal: "one contact seal" }],
    ["7204BDU", { arrangement: "universal pair", seal: "open" }],
    ["30305D", { contactAngleDeg: 28, seal: "open" }],
    ["693DD", { seal: "two contact seals" }],
    ["6204V", { seal: "one non-contact seal" }],
    ["NU205V", { cage: "full complement (no cage)", seal: "open" }],
    ["22208E", { design: "E" }],
    ["22208E4", { clearance: "CN" }],
    ["22310CC3", { design: "C", clearance: "C3" }],
    ["NN3017KCC1", { boreForm: "1:12", clearance: "CC1" }],
    ["6208P63", { toleranceClass: "P6", clearance: "C3" }],
    ["32205X", {}],
    ["6204X26", {}],
    ["6306NRZ", { seal: "one shield" }],
    ["608h", {}],
    ["22320EAVS", { design: "EA" }],
  ])("of %s is read by context", (text, said) => {
    expect(readPlainly(text)).toMatchObject({ ...said, unread: "" });
  });

  it("that means something on other bearings only stays unknown", () => {
    expect(readPlainly("6204DD")).toMatchObject({ unread: "DD" });
    expect(readPlainly("7204BETP")).toMatchObject({ contactAngleDeg: 40, unread: "TP" });
    expect(readPlainly("7204BXJ")).toMatchObject({ unread: "BXJ" });
  });

  // docs/product/catalogue.md#designations
  it("that contradicts an earlier one stays unknown", () => {
    expect(readPlainly("6204ZZ-2RS")).toMatchObject({ seal: "two shields", unread: "2RS" });
  });

  it("isn't a suffix at the start of another word", () => {
    expect(readPlainly("6204 ZZ NEW")).toMatchObject({ seal: "two shields", unread: "NEW" });
    expect(readPlainly("6204 Deep Groove")).toMatchObject({ unread: "DEEP GROOVE" });
  });

  it("that is unknown doesn't hide the following suffixes", () => {
    expect(readPlainly("3205 Q-2RS1TN9/QB33")).toMatchObject({
      seal: "two contact seals",
      cage: "polyamide",
      unread: "Q QB33",
    });
  });
});

it("returns the sleeve after the plus sign as accessory", () => {
  expect(readPlainly("1206K + H206X")).toMatchObject({
    boreForm: "1:12",
    accessory: "H206X",
  });
});

const knownNumbers = fc.constantFrom("6204", "608", "60/22", "7205", "NU 312", "HR30206", "22208");
const pieces = fc.constantFrom(...bearingSuffixes.map(({ code }) => code), "Q", "?", "16", "è");
const separators = fc.constantFrom("", " ", "-", "/", ".");

/** Text of any code units, including unpaired surrogates. */
const codeUnits = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }))
  .map((units) => String.fromCharCode(...units));

describe("readDesignation", () => {
  it("never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), codeUnits), (text) => {
        expect(() => readDesignation(text)).not.toThrow();
        expect(() => readDesignation(`6204${text}`)).not.toThrow();
      }),
    );
  });

  // docs/product/catalogue.md#designations
  it("drops no character of a number", () => {
    fc.assert(
      fc.property(
        knownNumbers,
        fc.array(fc.tuple(separators, pieces), { maxLength: 8 }),
        (number, suffixes) => {
          const text = `${number}${suffixes.flat().join("")}`;
          const read = readDesignation(text);
          // Digits right after the number may make it invalid.
          if (!read) return;
          expect(getLetters(read.tokens.map((token) => token.text).join(""))).toBe(
            getLetters(toNormalForm(text).text),
          );
        },
      ),
    );
  });
});

/** Letters and digits in alphabetical order. */
function getLetters(text: string): string {
  return Array.from(text.replaceAll(/[ ./-]/g, ""))
    .toSorted()
    .join("");
}

it.each([
  ["6205 ABEC 5", "P5"],
  ["6205ZZ ABEC-3", "P6"],
  ["6205-2RS ABEC7", "P4"],
])("%s states the class %s", (code, toleranceClass) => {
  expect(readDesignation(code)).toMatchObject({
    boreMm: 25,
    unread: "",
    toleranceClass: { status: "stated", value: toleranceClass },
  });
});

// docs/product/catalogue.md#designations
it("reads no bore in inches from millimetres, and no angle or class from the word cup", () => {
  expect(readDesignation("UCP205 20 mm")).not.toHaveProperty("boreInches");
  expect(readDesignation("UCP205 20 mm")).not.toHaveProperty("boreMm");
  expect(readDesignation("30205 cup")).toMatchObject({
    unread: "CUP",
    toleranceClass: { status: "unknown" },
  });
  expect(readDesignation("30205 cup")).not.toHaveProperty("contactAngleDeg");
});
