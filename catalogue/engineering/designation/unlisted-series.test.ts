import { describe, expect, it } from "vitest";
import { readPartCode } from "#catalogue/engineering/codes/part-code.ts";
import { isStandardSize } from "./bore-code.ts";
import { readDesignation } from "./read-designation.ts";

describe("a number that looks like an ISO bearing", () => {
  // docs/product/catalogue.md#designations
  it.each([
    "23100",
    "23105",
    "23001",
    "22201",
    "22225",
    "24005",
    "33275",
    "33225",
    "33281",
    "33104",
    "6225",
    "643",
    "644",
    "645",
  ])("%s isn't read, since its series has no such bore", (code) => {
    expect(readDesignation(code)).toBeUndefined();
  });

  it.each([
    ["21322", 110],
    ["22205", 25],
    ["23120", 100],
    ["23020", 100],
    ["32088", 440],
    ["32264", 320],
    ["32348", 240],
    ["32364", 320],
    ["32980", 400],
    ["32984", 420],
    ["23012CE4", 60],
    ["29230 E", 150],
    ["29232", 160],
    ["21324E", 120],
    ["23216E", 80],
    ["23216RZ", 80],
    ["24118", 90],
    ["33108", 40],
    ["33221", 105],
    ["6403", 17],
    ["6224", 120],
    ["240/500", 500],
  ])("%s is read with its bore of %d mm", (code, boreMm) => {
    expect(readDesignation(code)).toMatchObject({ boreMm, unread: "" });
  });

  it.each(["75", "81", "25"])("%s isn't the bore code of an ISO bearing", (code) => {
    expect(isStandardSize(code)).toBe(false);
  });

  it.each(["2322V421", "2322 V 421", "1922V338"])("%s is a belt for adjustable pulleys", (code) => {
    expect(readPartCode(code)).toBeUndefined();
  });

  it.each(["Gates 6213MC", "Optibelt 6205"])("%s is of a maker of belts alone", (code) => {
    expect(readDesignation(code)).toBeUndefined();
  });

  it.each(["МПЗ 6205", "GPZ 6205", "ВПЗ 22205", "СПЗ 3205", "ГОСТ 3189", "GOST 7242-81"])(
    "%s is no number of ISO beside a maker of GOST",
    (code) => {
      expect(readDesignation(code)).toBeUndefined();
    },
  );

  it.each(["ZKLN2052", "ZKLN2052-2RS", "SKF C 2208", "SKF C2208"])("%s is unread", (code) => {
    expect(readPartCode(code)).toBeUndefined();
  });
});
