import { describe, expect, it } from "vitest";
import { compareDesignations } from "#catalogue/engineering/codes/compare-designations.ts";
import type { BearingDesignation } from "#catalogue/engineering/designation/designation.ts";
import { readDesignation } from "#catalogue/engineering/designation/read-designation.ts";

describe("the number of an inch tapered bearing", () => {
  // docs/product/catalogue.md#inch-numbers
  it.each([
    ["LM11949/LM11910", "LM11949/LM11910"],
    ["LM11949/10", "LM11949/LM11910"],
    ["LM 11949/910/Q", "LM11949/LM11910"],
    ["lm11949-lm11910", "LM11949/LM11910"],
    ["L44649 L44610", "L44649/L44610"],
    ["4T-L44649/10", "L44649/L44610"],
    ["JL69349/10", "JL69349/JL69310"],
    ["HM88649/10", "HM88649/HM88610"],
    ["A4059/A4138", "A4059/A4138"],
    ["02474/02420", "02474/02420"],
    ["14125A/14276", "14125A/14276"],
    ["25590/20", "25590/25520"],
    ["3780/3720", "3780/3720"],
    ["SET45", "SET45"],
  ])("%s is the cone and cup %s", (text, number) => {
    const read = readDesignation(text);
    expect(read).toMatchObject({
      type: "tapered roller",
      inch: "cone and cup",
      basicNumber: number,
      unread: "",
      clearance: { status: "unknown" },
    });
    expect(read).not.toHaveProperty("boreMm");
  });

  it("is one ring without the other", () => {
    expect(readDesignation("LM11949")).toMatchObject({ inch: "cone or cup", unread: "" });
  });

  it.each(["1250/1500", "100/150", "25-52", "6204/6205", "30205/30206", "GPZ LM11949", "M12x30"])(
    "%s is none",
    (text) => {
      expect(readDesignation(text)).toBeUndefined();
    },
  );

  it("names an unread suffix, with which no seal is certain", () => {
    expect(readDesignation("LM11949/10 XYZ9")).toMatchObject({
      unread: "XYZ9",
      seal: { status: "unknown" },
    });
  });

  it("is the same in another spelling, and no other size", () => {
    expect(compare("LM11949/10", "LM11949/LM11910")).toBe("exact");
    expect(compare("LM11949/10", "L44649/10")).toBe("not interchangeable");
    expect(compare("LM11949/10", "30205")).toBe("not interchangeable");
  });
});

describe("the number of an inch ball bearing", () => {
  // docs/product/catalogue.md#inch-numbers
  it.each([
    ["R8", "R8", "open"],
    ["R8-2RS", "R8", "two contact seals"],
    ["r8zz", "R8", "two shields"],
    ["R4AZZ", "R4A", "two shields"],
    ["1628", "1628", "open"],
    ["1628-2RS", "1628", "two contact seals"],
    ["1615 ZZ", "1615", "two shields"],
  ])("%s is %s with its closure and no bore", (text, number, seal) => {
    const read = readDesignation(text);
    expect(read).toMatchObject({
      type: "deep groove ball",
      inch: "ball bearing",
      basicNumber: number,
      seal: { value: seal },
    });
    expect(read).not.toHaveProperty("boreMm");
  });

  // Threads, taper bushes, and self-aligning bearings of GOST.
  it.each(["R3/8", "R1/2", "R5", "R7", "R 6205", "1610", "1615", "1605", "1604", "16282"])(
    "%s is none",
    (text) => {
      expect(readDesignation(text)).toBeUndefined();
    },
  );

  it("is no metric bearing", () => {
    expect(compare("R8-2RS", "R8 2RS")).toBe("exact");
    expect(compare("R8-2RS", "6201-2RS")).toBe("not interchangeable");
  });
});

function compare(one: string, other: string): string {
  return compareDesignations(readBearing(one), readBearing(other)).interchange;
}

function readBearing(code: string): BearingDesignation {
  const designation = readDesignation(code);
  if (!designation) throw new Error(`${code} isn't read`);
  return designation;
}
