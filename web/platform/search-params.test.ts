import { describe, expect, it } from "vitest";
import { formatSearchParams, parseSearchParams } from "./search-params.ts";

describe("search parameters", () => {
  it("writes codes without quotes and reads them as text", () => {
    const search = { category: "Bearings", q: "6205", brand: "M.A.T.I.C" };
    expect(formatSearchParams(search)).toBe("?category=Bearings&q=6205&brand=M.A.T.I.C");
    expect(parseSearchParams("?category=Bearings&q=6205&brand=M.A.T.I.C")).toEqual(search);
  });

  it.each(["true", "1e5", "007", "null", '"x"', "a&b=c", "shtrënguese + 50 %", "{}"])(
    "restores %j unchanged",
    (q) => {
      expect(parseSearchParams(formatSearchParams({ q }))).toEqual({ q });
    },
  );

  it("skips undefined values", () => {
    expect(formatSearchParams({ q: undefined })).toBe("");
    expect(formatSearchParams({ confirmed: 1, reset: undefined })).toBe("?confirmed=1");
  });
});
