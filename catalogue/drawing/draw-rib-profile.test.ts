import { describe, expect, test } from "vitest";
import { ribProfiles } from "#catalogue/belts/rib-profiles.data.ts";
import { drawRibProfile } from "./draw-rib-profile.ts";
import { flattenPath } from "./flatten-path.ts";
import { getExtent, findErrors, rounded, getSpan } from "./testing/drawing-facts.ts";

describe.each(ribProfiles.map((rib) => [rib.profile, rib] as const))("profile %s", (_name, rib) => {
  const drawing = drawRibProfile(rib);

  test("is six pitches wide, with bounds that contain all shapes", () => {
    expect(drawing.bounds.width).toBe(6 * rib.pitchMm);
    expect(getExtent(drawing)).toEqual(rounded(drawing.bounds));
  });

  test("has valid outlines", () => {
    expect(findErrors(drawing)).toEqual([]);
  });

  test("is labelled with its pitch and 40° only", () => {
    expect(drawing.dimensions.map(({ label }) => label)).toEqual([String(rib.pitchMm)]);
    expect(drawing.dimensions.map(getSpan)).toEqual([rib.pitchMm]);
    expect(drawing.angles?.map(({ label }) => label)).toEqual(["40°"]);
  });

  test("has ribs one pitch apart", () => {
    const { height } = rounded(drawing.bounds);
    const points = flattenPath(drawing.shapes[0]?.path ?? "").flat();
    const tips = points.filter(([, y]) => y === height).map(([x]) => x);
    const rights = tips.filter((_x, index) => index % 2 === 0).toReversed();
    expect(rights).toHaveLength(6);
    for (const [index, x] of rights.entries()) {
      expect(x - (rights[0] ?? 0)).toBeCloseTo(index * rib.pitchMm, 3);
    }
  });
});

test("draws the requested number of ribs", () => {
  const [rib] = ribProfiles;
  if (!rib) throw new Error("No profiles");
  expect(drawRibProfile(rib, 3).bounds.width).toBeCloseTo(3 * rib.pitchMm, 9);
  expect(findErrors(drawRibProfile(rib, 2))).toEqual([]);
});

test("flanks enclose 40°", () => {
  for (const rib of ribProfiles) {
    const [angle] = drawRibProfile(rib).angles ?? [];
    if (!angle) throw new Error("No angle");
    const { apex, from, to } = angle;
    const lean = (x: number, y: number): number => Math.atan2(x - apex[0], y - apex[1]);
    expect(((lean(...from) - lean(...to)) * 180) / Math.PI).toBeCloseTo(40, 6);
  }
});
