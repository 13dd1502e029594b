import { describe, expect, test } from "vitest";
import { timingProfiles } from "#catalogue/belts/timing-profiles.data.ts";
import { drawTimingProfile } from "./draw-timing-profile.ts";
import { flattenPath } from "./flatten-path.ts";
import { getExtent, findErrors, labelNumber, rounded, getSpan } from "./testing/drawing-facts.ts";

describe.each(timingProfiles.map((belt) => [belt.profile, belt] as const))(
  "profile %s",
  (_name, belt) => {
    const drawing = drawTimingProfile(belt);
    const { pitchMm, toothHeightMm, totalHeightMm } = belt;
    const outline = flattenPath(drawing.shapes[0]?.path ?? "").flat();

    // docs/product/catalogue.md#drawn-to-size
    test("is three pitches long and has the height from the data", () => {
      expect(rounded(drawing.bounds).width).toBe(
        rounded({ ...drawing.bounds, width: 3 * pitchMm }).width,
      );
      expect(drawing.bounds.height).toBe(totalHeightMm ?? drawing.bounds.height);
      expect(getExtent(drawing)).toEqual(rounded(drawing.bounds));
    });

    test("has valid outlines", () => {
      expect(findErrors(drawing)).toEqual([]);
    });

    test("is labelled with its pitch, and with heights if the data has them", () => {
      const labels = drawing.dimensions.map(({ label }) => labelNumber(label));
      expect(labels).toEqual(
        [pitchMm, totalHeightMm, toothHeightMm].filter((value) => value !== undefined),
      );
      for (const line of drawing.dimensions) expect(getSpan(line)).toBe(labelNumber(line.label));
    });

    test("repeats after one pitch, mirrored about each tooth", () => {
      const height = rounded(drawing.bounds).height;
      const crossings = crossingsAt(outline, height - (toothHeightMm ?? 0.4 * pitchMm) / 2);
      expect(crossings).toHaveLength(6);
      const middles = [0, 2, 4].map(
        (index) => ((crossings[index] ?? 0) + (crossings[index + 1] ?? 0)) / 2,
      );
      for (const [index, middle] of middles.entries()) {
        expect(middle).toBeCloseTo((index - 1) * pitchMm, 3);
      }
    });
  },
);

test("throws for an unknown profile", () => {
  const [belt] = timingProfiles;
  if (!belt) throw new Error("No profiles");
  expect(() => drawTimingProfile({ ...belt, profile: "ZZ9" })).toThrow(RangeError);
});

test("every tooth is narrower than its pitch and wider than a quarter of it", () => {
  for (const belt of timingProfiles) {
    const drawing = drawTimingProfile(belt);
    const outline = flattenPath(drawing.shapes[0]?.path ?? "").flat();
    const middle = drawing.bounds.height - (belt.toothHeightMm ?? 0.4 * belt.pitchMm) / 2;
    const [left = 0, right = 0] = crossingsAt(outline, middle);
    expect((right - left) / belt.pitchMm).toBeGreaterThan(0.25);
    expect((right - left) / belt.pitchMm).toBeLessThan(0.8);
  }
});

/** Crossings of an outline with a height, from left to right. */
function crossingsAt(points: readonly (readonly [number, number])[], height: number): number[] {
  return points
    .flatMap(([bx, by], index) => {
      const [ax, ay] = points.at(index - 1) ?? [bx, by];
      const crosses = ay > height !== by > height;
      return crosses ? [ax + ((bx - ax) * (height - ay)) / (by - ay)] : [];
    })
    .toSorted((a, b) => a - b);
}
