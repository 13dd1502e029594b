import { expect, it } from "vitest";
import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { getBearing } from "#catalogue/bearings/find-bearing.ts";
import { compareDesignations } from "#catalogue/engineering/codes/compare-designations.ts";
import { readPartCode } from "#catalogue/engineering/codes/part-code.ts";
import { listOtherCodes } from "./other-codes.ts";

it("lists the closures of a deep groove bearing at each maker", () => {
  expect(listOtherCodes(getBearing("6205"))).toContainEqual({
    meaning: "contact seals, both sides",
    NSK: ["6205DDU"],
    RHP: ["6205-2RS"],
    SKF: ["6205-2RS1", "6205-2RSH"],
    FAG: ["6205-2RSR"],
  });
});

// docs/product/catalogue.md#codes-of-other-makers
it("lists only codes that the reader finds interchangeable with NSK's", () => {
  const wrong = bearings.flatMap((bearing) =>
    listOtherCodes(bearing).flatMap(({ NSK, RHP, SKF, FAG }) => {
      const own = readPartCode(`NSK ${NSK[0]}`);
      const others = [...RHP.map((code) => `RHP ${code}`), ...SKF.map((code) => `SKF ${code}`)];
      return [...others, ...FAG.map((code) => `FAG ${code}`)].filter((code) => {
        const other = readPartCode(code);
        const verdict = own && other && compareDesignations(own, other).interchange;
        return verdict !== "exact";
      });
    }),
  );
  expect(wrong).toEqual([]);
});
