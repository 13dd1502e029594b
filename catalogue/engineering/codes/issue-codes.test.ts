import { expect, it } from "vitest";
import { readPlainly } from "#catalogue/engineering/designation/testing/read-plainly.ts";
import { readPartCode } from "./part-code.ts";

type Facts = Readonly<Record<string, unknown>>;

const designations: readonly (readonly [code: string, said: Facts])[] = [
  ["6316/C3VL0241", { seal: "open", clearance: "C3", unread: "" }],
  ["6204-2RSH/C3HT51", { seal: "two contact seals", clearance: "C3", grease: "HT51", unread: "" }],
  ["6205/HC5", { seal: "open", clearance: "CN", unread: "" }],
  ["6205-2Z/C3WT", { seal: "two shields", clearance: "C3", grease: "WT", unread: "" }],
  ["6205LLUC3/5K", { seal: "two contact seals", clearance: "C3", grease: "5K", unread: "" }],
  ["51104 V", { cage: "full complement (no cage)", seal: "open", unread: "" }],
  ["6204-C-2BRS", { seal: "two non-contact seals", unread: "" }],
  ["6205-C-2HRS-C3", { seal: "two contact seals", clearance: "C3", unread: "" }],
  ["6203T1XVV", { seal: "two non-contact seals", cage: "polyamide or resin", unread: "" }],
  ["6203-2RSR", { seal: "two contact seals", unread: "" }],
  ["6203LLU", { seal: "two contact seals", unread: "" }],
  ["UCP205-100", { boreMm: 25.4, boreInches: "1 in", unread: "" }],
  ["UC207-20", { boreMm: 31.75, boreInches: "1 1/4 in", unread: "" }],
];

// docs/product/catalogue.md#designations
it.each(designations)("the designation %s is read", (code, said) => {
  expect(readPlainly(code)).toMatchObject(said);
});

it("V/HR11T1 on a thrust bearing states no seal, since HR11T1 isn't read", () => {
  expect(readPlainly("51104 V/HR11T1")).toMatchObject({ unread: "HR11T1" });
  expect(readPlainly("51104 V/HR11T1")).not.toHaveProperty("seal");
});

const belts: readonly (readonly [
  code: string,
  section: string,
  mm: number | undefined,
  said: Facts,
])[] = [
  ["A1067", "A", 1067, { kind: "classical" }],
  ["RPP8-1200", "RPP8", 1200, { teeth: 150 }],
  ["T5-500", "T5", 500, { teeth: 100 }],
  ["800-8MGT3-30", "GT3-8M", 800, { teeth: 100, widthMm: 30 }],
  ["8M-1120", "HTD-8M", 1120, { teeth: 140 }],
  ["PJ 1016", "PJ", 1016, { kind: "ribbed" }],
  ["6PJ1016", "PJ", 1016, { ribs: 6 }],
  ["PL 1715", "PL", 1715, { kind: "ribbed" }],
  ["13x1067 (Li)", "A", 1067, { kind: "classical" }],
  ["400J10", "PJ", 1016, { ribs: 10 }],
  ["HTD 8M 1200", "HTD-8M", 1200, { teeth: 150 }],
  ["AT10", "AT10", undefined, { pitchMm: 10 }],
  ["5M-450", "HTD-5M", 450, { teeth: 90 }],
];

// docs/product/catalogue.md#belt-and-seal-codes
it.each(belts)("the belt code %s is section %s, %s mm", (code, section, mm, said) => {
  const read = readPartCode(code);
  expect(read).toMatchObject({ part: "belt", section, unread: "", ...said });
  expect(read?.part === "belt" && read.lengths[0]?.mm).toBe(mm);
});

it.each([
  ["STD 8M 1200", "S8M"],
  ["1200-8M STD", "S8M"],
  ["RPP 8M 1200", "RPP8"],
  ["GT3 8M 1200", "GT3-8M"],
  ["GT2 8M 1200", "8MGT"],
  ["HTD 8M 1200", "HTD-8M"],
  ["1200-8M", "HTD-8M"],
  ["25 DT5/1100", "DT5"],
])("the tooth form beside a pitch names the profile: %s is %s", (code, section) => {
  expect(readPartCode(code)).toMatchObject({ kind: "timing", section, unread: "" });
});

it.each([
  ["6203/16-2RS", "6203"],
  ["6203-16ZZ", "6203"],
  ["6203/16MM 2RS", "6203"],
  ["6202/15.875", "6202"],
])("a figure after %s may be another bore, so that no bore is stated", (code, basicNumber) => {
  expect(readPlainly(code)).toMatchObject({ basicNumber });
  expect(readPlainly(code)).not.toHaveProperty("boreMm");
});

it("letters of two suffixes on a roller bearing aren't the seal of a ball bearing", () => {
  expect(readPlainly("22328RK")).toMatchObject({ seal: "open", boreForm: "1:12", unread: "" });
  expect(readPlainly("30315DU")).toMatchObject({ seal: "open", contactAngleDeg: 28, unread: "" });
  expect(readPlainly("6204RK")).toMatchObject({ seal: "one contact seal" });
});

it("a suffix with different meanings states what the named maker means, else nothing", () => {
  expect(readPlainly("SKF 6205 P42")).toMatchObject({ toleranceClass: "P4", clearance: "C2" });
  expect(readPlainly("NTN 7020 P42")).toMatchObject({ toleranceClass: "P42", clearance: "CN" });
  expect(readPlainly("6205 P42")).not.toHaveProperty("clearance");
});

it.each(["C3", "A5", "B 2", "D1"])("%s isn't a belt, since none is so short", (code) => {
  expect(readPartCode(code)).toBeUndefined();
});
