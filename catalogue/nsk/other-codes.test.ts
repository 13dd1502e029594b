import { expect, it } from "vitest";
import { getBearing } from "#catalogue/bearings/find-bearing.ts";
import { listOtherCodes } from "./other-codes.ts";

it("lists the closures of a deep groove bearing at each maker", () => {
  const row = listOtherCodes(getBearing("6205")).find(
    ({ meaning }) => meaning === "contact seals, both sides",
  );
  expect(row?.spellings).toEqual(
    expect.arrayContaining([
      { maker: "NSK", code: "6205DDU" },
      { maker: "RHP", code: "6205-2RS" },
      { maker: "SKF", code: "6205-2RS1" },
      { maker: "FAG", code: "6205-2RSR" },
    ]),
  );
});

it("lists nothing for types whose number is the same everywhere", () => {
  expect(listOtherCodes(getBearing("NU205"))).toEqual([]);
});
