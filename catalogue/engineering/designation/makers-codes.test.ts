import { expect, it } from "vitest";
import { readPlainly, type PlainReading } from "./testing/read-plainly.ts";

// docs/product/catalogue.md#designations
it.each(["6204DD", "6205-2XRS", "6205 2RMX", "6204T7XVV", "6205-2NSQ"])(
  "an unknown part that could be a seal leaves the seal of %s undefined",
  (text) => {
    const read = readPlainly(text);
    expect(read?.unread).not.toBe("");
    expect(read).not.toHaveProperty("seal");
  },
);

it.each<[string, Partial<PlainReading>, string]>([
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
  const read = readPlainly(text);
  expect(read).toMatchObject({ ...said, unread: "" });
  expect(read?.suffixes.flatMap(({ meanings }) => meanings.map((one) => one.text))).toContain(
    meaning,
  );
  expect(read?.cage).toBe(said.cage);
});

it("V is a seal only on deep groove bearings", () => {
  expect(readPlainly("51104 V/HR11T1")).toMatchObject({
    cage: "full complement (no cage)",
    unread: "HR11T1",
  });
  expect(readPlainly("6204VT999")).toMatchObject({ unread: "VT999" });
  expect(readPlainly("6204VC3")).toMatchObject({ seal: "one non-contact seal" });
});

it.each([
  ["UCP205-100", 25.4, "bore 1 in (25.4 mm)"],
  ["UCP205-100D1", 25.4, "bore 1 in (25.4 mm)"],
  ["UC207-20", 31.75, "bore 1 1/4 in (31.75 mm)"],
  ["UCF 206-104", 31.75, "bore 1 1/4 in (31.75 mm)"],
  ["UC205-14", 22.225, "bore 7/8 in (22.225 mm)"],
  ["UC205-015", 23.813, "bore 15/16 in (23.813 mm)"],
  ["UCP205 1 inch", 25.4, "bore 1 in (25.4 mm)"],
  ["UCP206 1 1/4 in", 31.75, "bore 1 1/4 in (31.75 mm)"],
  ["UC204 3/4inch", 19.05, "bore 3/4 in (19.05 mm)"],
])("reads the inch bore of %s", (text, boreMm, meaning) => {
  const read = readPlainly(text);
  expect(read).toMatchObject({ boreMm, unread: "" });
  expect(read?.suffixes[0]?.meanings[0]?.text).toBe(meaning);
});

it("reports a figure that can't be an inch bore as unknown", () => {
  expect(readPlainly("UCP205-300")).toMatchObject({ unread: "300" });
  expect(readPlainly("UCP205-300")).not.toHaveProperty("boreMm");
  expect(readPlainly("UC205-2RS")).toMatchObject({ boreMm: 25, seal: "two contact seals" });
});

it("the bore is absent if what follows the number may be another one", () => {
  for (const text of ["6203-16", "6202-5/8-2RS", "681X", "UC205-300"]) {
    expect(readPlainly(text)?.unread).not.toBe("");
    expect(readPlainly(text)).not.toHaveProperty("boreMm");
  }
});

it.each([
  ["NSK 6204V", { seal: "one non-contact seal" }],
  ["SKF 6204V", { unread: "V" }],
  ["SKF 6205DDU", { seal: "two contact seals" }],
  ["7205E", { contactAngleDeg: 25 }],
  ["KOYO 7205E", { contactAngleDeg: 35 }],
  ["SKF NU206T", { cage: "phenolic resin" }],
  ["KOYO 6205LLB", { seal: "two non-contact seals" }],
])("the meaning of a letter is that of the named maker: %s", (text, said) => {
  expect(readPlainly(text)).toMatchObject(said);
});

it("each token has the makers in whose systems it means that", () => {
  expect(readPlainly("6205-2RSLTN9/HC5C3WT")?.tokens).toMatchObject([
    { kind: "series", text: "62" },
    { kind: "bore", text: "05" },
    { kind: "seal", text: "2RSL", meanings: [{ makers: ["SKF"] }] },
    { kind: "cage", text: "TN9", meanings: [{ text: "polyamide cage", makers: ["SKF"] }] },
    { kind: "material", text: "HC5", meanings: [{ text: "ceramic balls (silicon nitride)" }] },
    { kind: "clearance", text: "C3", meanings: [{ text: "clearance C3, above normal" }] },
    { kind: "grease", text: "WT", meanings: [{ text: "grease WT of SKF" }] },
  ]);
});

it.each([
  ["6205 2 RS", { seal: "two contact seals", boreMm: 25, unread: "" }],
  ["608 2 Z", { seal: "two shields", boreMm: 8, unread: "" }],
  ["6082RS", { seal: "two contact seals", boreMm: 8, unread: "" }],
  ["6252Z", { seal: "two shields", boreMm: 5, unread: "" }],
  ["6002RS", { seal: "one contact seal", boreMm: 15, unread: "" }],
  ["6205 ZZ C 3", { seal: "two shields", clearance: "C3", unread: "" }],
  ["6205 P 6", { toleranceClass: "P6", unread: "" }],
  ["6205-C-2Z", { seal: "two shields", unread: "" }],
  ["6205C2Z", { unread: "C2Z" }],
  ["6001C2HRS", { unread: "C2HRS" }],
  ["2208K2RSTVH", { seal: "two contact seals", boreForm: "1:12", cage: "polyamide", unread: "" }],
  ["NA6911-ZW", { seal: "open", unread: "" }],
  ["6205 HC", { unread: "HC" }],
  ["51106 K", { unread: "K" }],
  ["4205 ATN9", { cage: "polyamide", unread: "" }],
])("codes run together or taken apart mean the same: %s", (text, said) => {
  expect(readPlainly(text)).toMatchObject(said);
});

it.each(["6032RS1", "6222RS", "63002RS", "62202RS", "23052RS"])(
  "%s isn't read, since its number and seal can be split in two ways",
  (code) => expect(readPlainly(code)).toBeUndefined(),
);

it.each([
  ["6222-RS", 110, "one contact seal"],
  ["63052RS", 25, "two contact seals"],
  ["32052RS", 25, "two contact seals"],
  ["22052RS", 25, "two contact seals"],
  ["222052RS", 25, "two contact seals"],
  ["63005-2RS1", 25, "two contact seals"],
  ["6012RS", 60, "one contact seal"],
])("%s has a bore of %d mm and %s", (code, boreMm, seal) => {
  expect(readPlainly(code)).toMatchObject({ boreMm, seal, unread: "" });
});

it("suffixes in one piece are of one maker", () => {
  expect(readPlainly("NU202-E-TVP3")).toMatchObject({ unread: "P3" });
  expect(readPlainly("NU202-E-TVP3")).not.toHaveProperty("toleranceClass");
  expect(readPlainly("6205DDUWT")).toMatchObject({ seal: "two contact seals", unread: "WT" });
  expect(readPlainly("6205DDU WT")).toMatchObject({ unread: "" });
});

it("letters of a unit are neither its cage nor its design", () => {
  expect(readPlainly("UCP306J")).toMatchObject({ unread: "J" });
  expect(readPlainly("UCP306J")).not.toHaveProperty("cage");
  expect(readPlainly("UCF201E")).toMatchObject({ unread: "E" });
});

it.each(["6461A", "3386", "6380", "4288", "1292"])(
  "%s is beyond the largest bore of its series, so that it is another number",
  (code) => expect(readPlainly(code)).toBeUndefined(),
);

it("P6E is a tolerance class, not P6 and the design E", () => {
  expect(readPlainly("6204-2Z P6E")).toMatchObject({ toleranceClass: "P6E", unread: "" });
  expect(readPlainly("6204-2Z P6E")).not.toHaveProperty("design");
});

it.each(["6205 1 inch", "6205 2RS 1inch", "6205-2RS 1 in", "6205 1 1/8 inç"])(
  "%s has no stated bore, since it isn't the 25 mm of 6205",
  (text) => {
    expect(readPlainly(text)).not.toHaveProperty("boreMm");
  },
);

it.each<[string, Partial<PlainReading>]>([
  ["22216RZK", { seal: "open", boreForm: "1:12" }],
  ["2205-2RSTNG", { seal: "two contact seals", unread: "TNG" }],
  ["6205-2RSTVH", { seal: "two contact seals", cage: "polyamide" }],
  ["6205-2RST", { seal: "two low-friction seals" }],
  ["SNR 6205.EE.J30", { seal: "two contact seals", clearance: "C3", unread: "" }],
  ["6204ZZJ30", { seal: "two shields", clearance: "C3", unread: "" }],
])("the letters of a design or a cage are no seal: %s", (text, said) => {
  expect(readPlainly(text)).toMatchObject(said);
});

it.each(["22310EXQW33V", "22310EXW33V"])("the V of %s is for screens and no cage", (text) => {
  expect(readPlainly(text)).toMatchObject({ unread: "" });
  expect(readPlainly(text)).not.toHaveProperty("cage");
});

it.each<[string, Partial<PlainReading>]>([
  ["7310 BECBM", { contactAngleDeg: 40, arrangement: "universal single", cage: "machined brass" }],
  ["7208 ACCBM", { contactAngleDeg: 25, arrangement: "universal single", cage: "machined brass" }],
  ["NACHI E30206J", { type: "tapered roller", boreMm: 30 }],
  ["E 30206 J", { type: "tapered roller", boreMm: 30 }],
])("%s is read whole", (text, said) => {
  expect(readPlainly(text)).toMatchObject({ ...said, unread: "" });
});

it.each(["22208 MAIN", "7205 BENE", "1205 DBASE"])("the word of %s is no suffix", (text) => {
  expect(readPlainly(text)?.unread).toBe(text.split(" ")[1]);
});
