import { expect, it } from "vitest";
import { mitsuboshiClassical } from "#catalogue/belts/mitsuboshi-classical.data.ts";
import { timingProfiles } from "#catalogue/belts/timing-profiles.data.ts";
import type { BeltCode, LengthLine } from "./belt-code.ts";
import { readBeltCode } from "./read-belt-code.ts";

const getLength = (code: string, line: LengthLine): number | undefined =>
  readBeltCode(code)?.lengths.find((length) => length.line === line)?.mm;

it.each(mitsuboshiClassical.flatMap(({ sizes }) => sizes))(
  "$code has its listed lengths",
  ({ code, insideLengthMm, datumLengthMm }) => {
    expect(getLength(code, "Li")).toBe(insideLengthMm);
    expect(getLength(code, "Ld")).toBe(datumLengthMm);
  },
);

it.each([
  ["a 40", "A40"],
  ["A-40", "A40"],
  ["spa-1600", "SPA1600"],
  ["6 pk 1200", "6PK1200"],
  ["270 l 075", "270L075"],
  [" 1200-8m-30 ", "1200-8M-30"],
  ["1200 8M 30 mm", "1200-8M-30"],
  ["T5/500", "T5-500"],
  ["RPP 8-1200", "RPP8-1200"],
  ["HTD8M1200", "HTD 8M 1200"],
  ["13×1067", "13x1067"],
  ["A42½", "A42 1/2"],
])("a code may have blanks, hyphens and lower case: %s is %s", (loose, exact) => {
  const { tokens: _, ...read } = readBeltCode(loose) ?? {};
  const { tokens: _tokens, ...wanted } = readBeltCode(exact) ?? {};
  expect(wanted).toHaveProperty("part", "belt");
  expect(read).toEqual(wanted);
});

it("a code of a raw-edge belt has the section of its pulley", () => {
  expect(readBeltCode("XPA1600")).toMatchObject({ section: "SPA", isRawEdge: true });
  expect(readBeltCode("AX42")).toMatchObject({ section: "A", isRawEdge: true });
  expect(readBeltCode("5VX1250")).toMatchObject({ section: "5V/15N", isRawEdge: true });
});

// docs/product/catalogue.md#belt-and-seal-codes
it("a code above the longest belt of its section is a length in mm whose line is assumed", () => {
  expect(readBeltCode("A1067")?.lengths).toEqual([
    { line: "Li", mm: 1067, from: "assumed" },
    { line: "Ld", mm: 1097, from: "assumed" },
  ]);
  expect(readBeltCode("A 1067 Lw")?.lengths).toEqual([
    { line: "Ld", mm: 1067, from: "stated" },
    { line: "Li", mm: 1037, from: "computed" },
  ]);
  expect(getLength("B1321", "Li")).toBe(1321);
  expect(getLength("D660", "Li")).toBe(16_764);
});

it("a code of a bearing isn't a belt's", () => {
  for (const code of ["C2205", "B7004", "A4059", "A 2037", "6205-2RS", "NU205", "25x52x15"]) {
    expect(readBeltCode(code)).toBeUndefined();
  }
  expect(readBeltCode("C2205 Li")).toMatchObject({ kind: "classical" });
});

it.each<[string, Partial<BeltCode>]>([
  [
    "Polyflex 5M 500",
    {
      kind: "polyurethane V",
      section: "5M",
      lengths: [{ line: "La", mm: 500, from: "stated" }],
    },
  ],
  ["7M 750", { kind: "polyurethane V", section: "7M" }],
  ["5M-500", { kind: "timing", section: "HTD-5M" }],
  ["420L", { kind: "timing", section: "L" }],
  ["420L6", { kind: "ribbed", section: "PL", ribs: 6 }],
  ["13x8x1067", { kind: "classical", section: "A" }],
  ["22x8x800", { kind: "variable speed", section: "22x8" }],
  ["AVX13x1000", { kind: "automotive V", section: "AVX13", isRawEdge: true }],
  ["AV10-800 La", { kind: "automotive V", section: "AV10", widthMm: 10 }],
  ["22x14x800", { kind: "classical", section: "C" }],
  ["800-8MGT3-30", { section: "GT3-8M" }],
  ["800-8MGT-30", { section: "8MGT" }],
  ["400J10", { section: "PJ", ribs: 10, lengths: [{ line: "La", mm: 1016, from: "stated" }] }],
  ["1196 J5", { section: "PJ", ribs: 5, lengths: [{ line: "La", mm: 1196, from: "stated" }] }],
  ["15J 5080", { section: "15J", lengths: [{ line: "La", mm: 5080, from: "stated" }] }],
  ["9J1600", { section: "9J", lengths: [{ line: "La", mm: 1600, from: "stated" }] }],
  ["9-5M-450", { section: "HTD-5M", widthMm: 9, teeth: 90 }],
  ["3-5V1250", { section: "5V/15N", joinedBelts: 3 }],
])("belts of similar codes are told apart: %s", (code, read) => {
  expect(readBeltCode(code)).toMatchObject({ ...read, unread: "" });
});

it.each([
  "",
  "A",
  "A0",
  "F40",
  "A250",
  "4V500",
  "SPD1600",
  "0PK1200",
  "6PX1200",
  "270L999",
  "1L",
  "8M-40",
  "A42 3/2",
  "A 17x1321",
  // Bearings with a tapered bore, two of them.
  "1207K2",
  "1207K 2",
  // Sections of joined wedge belts.
  "15J",
  "9J",
])("'%s' returns undefined", (code) => expect(readBeltCode(code)).toBeUndefined());

it("a code with a fraction of a tooth returns undefined", () => {
  expect(readBeltCode("1201-8M-30")).toBeUndefined();
  expect(readBeltCode("S8M-1201")).toBeUndefined();
  expect(readBeltCode("1200-7M-30")).toBeUndefined();
  expect(readBeltCode("620L")).toBeUndefined();
  // Not a ribbed belt either: 075 is a width.
  expect(readBeltCode("200 L 075")).toBeUndefined();
});

it("a code keeps the words that it can't read", () => {
  expect(readBeltCode("Toyopower A42 industrial")).toMatchObject({
    code: "A42",
    makers: ["Toyopower"],
    unread: "INDUSTRIAL",
  });
});

it("a code has the pitch of its listed profile", () => {
  for (const { profile, pitchMm } of timingProfiles) {
    const name = profile.startsWith("GT3-")
      ? `${profile.slice(4)}GT3`
      : profile.replace("HTD-", "");
    const isInch = !/\d/.test(name);
    const code = isInch
      ? `${Math.round((100 * pitchMm) / 2.54)}${name}`
      : `${name}-${pitchMm * 100}`;
    expect(readBeltCode(code), code).toMatchObject({ section: profile, pitchMm, teeth: 100 });
  }
});

it.each(["E 33206", "A6205", "B 12205"])("%s isn't a belt, since none is so long", (code) => {
  expect(readBeltCode(code)).toBeUndefined();
});
