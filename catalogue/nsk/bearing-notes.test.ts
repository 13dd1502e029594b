import { expect, it } from "vitest";
import { getBearing } from "#catalogue/bearings/find-bearing.ts";
import { detailCodes, findBearingDetail } from "./bearing-detail.ts";
import { bearingNotes } from "./bearing-notes.ts";

it.each([
  ["6205", /−10°C to \+100°C with contact seals/],
  ["NU204", /polyamide cage/],
  ["7002", /polyamide cage/],
  ["30206", /grease or oil may allow less/],
])("%s has a note on the limit of its temperature range", (code, note) => {
  expect(bearingNotes(getBearing(code)).at(-1)).toMatch(note);
});

it("every page that states the temperature range has a note on it", () => {
  for (const code of detailCodes) {
    const detail = findBearingDetail(code);
    expect(detail?.specifications.temperature).toBe("-40°C to +120°C");
    expect(detail?.notes.join(" ")).toMatch(/The temperature range is/);
  }
});
