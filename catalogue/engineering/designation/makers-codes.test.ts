import { expect, it } from "vitest";
import type { BearingDesignation } from "./designation.ts";
import { readDesignation } from "./read-designation.ts";

// docs/product/catalogue.md#designations
it.each(["6204DD", "6205-2BRS", "6205 2HRS", "6204T1XVV", "6205-2NSE"])(
  "an unknown part that could be a seal leaves the seal of %s undefined",
  (text) => {
    const read = readDesignation(text);
    expect(read?.unknown).not.toBe("");
    expect(read).not.toHaveProperty("seal");
  },
);

it.each<[string, Partial<BearingDesignation>, string]>([
  [
    "6205 C3VL0241",
    { seal: "open", clearance: "C3" },
    "outer ring coated against electric current",
  ],
  ["6204-2RSH/C3HT51", { seal: "two contact seals", clearance: "C3" }, "grease HT51 of SKF"],
  ["6204-2RS1/C3WT", { seal: "two contact seals", clearance: "C3" }, "grease WT of SKF"],
  ["6205/HC5", { seal: "open", clearance: "CN" }, "ceramic balls (silicon nitride)"],
  ["6205-2RSLTN9/HC5C3WT", { clearance: "C3", cage: "polyamide" }, "grease WT of SKF"],
])("reads %s with its longest suffixes", (text, said, meaning) => {
  const read = readDesignation(text);
  expect(read).toMatchObject({ ...said, unknown: "" });
  expect(read?.suffixes.map((suffix) => suffix.meaning)).toContain(meaning);
  expect(read?.cage).toBe(said.cage);
});

it("V is a seal only on deep groove bearings", () => {
  expect(readDesignation("51104 V/HR11T1")).toMatchObject({ unknown: "V HR11T1" });
  expect(readDesignation("6204VT143")).toMatchObject({ unknown: "VT143" });
  expect(readDesignation("6204VC3")).toMatchObject({ seal: "one non-contact seal" });
});

it.each([
  ["UCP205-100", 25.4, "bore 1 in (25.4 mm)"],
  ["UCP205-100D1", 25.4, "bore 1 in (25.4 mm)"],
  ["UC207-20", 31.75, "bore 1 1/4 in (31.75 mm)"],
  ["UCF 206-104", 31.75, "bore 1 1/4 in (31.75 mm)"],
  ["UC205-14", 22.225, "bore 7/8 in (22.225 mm)"],
  ["UC205-015", 23.813, "bore 15/16 in (23.813 mm)"],
])("reads the inch bore of %s", (text, boreMm, meaning) => {
  const read = readDesignation(text);
  expect(read).toMatchObject({ boreMm, unknown: "" });
  expect(read?.suffixes[0]?.meaning).toBe(meaning);
});

it("reports a figure that can't be an inch bore as unknown", () => {
  expect(readDesignation("UCP205-300")).toMatchObject({ boreMm: 25, unknown: "300" });
  expect(readDesignation("UC205-2RS")).toMatchObject({ boreMm: 25, seal: "two contact seals" });
});
