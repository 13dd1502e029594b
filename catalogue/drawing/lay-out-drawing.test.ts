import { expect, test } from "vitest";
import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { housedUnits } from "#catalogue/bearings/housed-units.data.ts";
import { ribProfiles } from "#catalogue/belts/rib-profiles.data.ts";
import { timingProfiles } from "#catalogue/belts/timing-profiles.data.ts";
import { vSections } from "#catalogue/belts/v-sections.data.ts";
import { fluidSeals } from "#catalogue/seals/fluid-seals.data.ts";
import { rotarySeals } from "#catalogue/seals/rotary-seals.data.ts";
import { drawBearing } from "./draw-bearing.ts";
import { drawBeltDrive } from "./draw-belt-drive.ts";
import { drawFluidSeal } from "./draw-fluid-seal.ts";
import { drawRibProfile } from "./draw-rib-profile.ts";
import { drawRotarySealProfile } from "./draw-seal.ts";
import { drawTimingProfile } from "./draw-timing-profile.ts";
import { drawUnit } from "./draw-unit.ts";
import { drawVSection } from "./draw-v-section.ts";
import type { Drawing } from "./drawing.ts";
import { flattenPath } from "./flatten-path.ts";
import { textWidth } from "./lay-out-dimension.ts";
import { layOutDrawing } from "./lay-out-drawing.ts";
import type { Box, Label, Layout } from "./layout.ts";

const drawings = [
  ...bearings.map(drawBearing),
  ...vSections.map(drawVSection),
  ...ribProfiles.map((profile) => drawRibProfile(profile)),
  ...timingProfiles.map(drawTimingProfile),
  ...rotarySeals.flatMap((seal) => seal.forms.map((form) => drawRotarySealProfile(seal, form))),
  ...fluidSeals.map(drawFluidSeal),
  ...housedUnits.map(drawUnit),
  ...[
    { smallMm: 100, largeMm: 250, centreMm: 500 },
    { smallMm: 75, largeMm: 75, centreMm: 300 },
    { smallMm: 50, largeMm: 1000, centreMm: 1200 },
    { smallMm: 63, largeMm: 400, centreMm: 240 },
  ].map(drawBeltDrive),
];
const aspects = [undefined, 4 / 3, 1];

test("labels don't overlap and are inside the canvas", () => {
  const errors = drawings.flatMap((drawing) =>
    aspects.flatMap((aspect) =>
      findLabelErrors(layOutDrawing(drawing, { dimensions: true, aspect })).map(
        (error) => `${drawing.title} at ${aspect}: ${error}`,
      ),
    ),
  );
  expect(errors).toEqual([]);
});

test("the part and all its lines are inside the canvas", () => {
  const errors = drawings.filter((drawing) =>
    aspects.some((aspect) => {
      const layout = layOutDrawing(drawing, { dimensions: true, aspect });
      const ends = [layout.lines, layout.arrows, layout.centreLines].flatMap((path) =>
        flattenPath(path).flat(),
      );
      const boxes = [drawing.bounds, ...ends.map(([x, y]) => ({ x, y, width: 0, height: 0 }))];
      return !boxes.every((box) => holds(layout.viewBox, box));
    }),
  );
  expect(errors.map(({ title }) => title)).toEqual([]);
});

test("the canvas has the requested aspect, or fits the drawing", () => {
  for (const drawing of drawings) {
    for (const dimensions of [true, false]) {
      const { width, height } = layOutDrawing(drawing, { dimensions, aspect: 4 / 3 }).viewBox;
      expect(width / height).toBeCloseTo(4 / 3);
    }
  }
  const [{ viewBox }] = [layOutDrawing(square, { dimensions: false })];
  expect(viewBox.x).toBeCloseTo(-viewBox.width * 0.05);
  expect(viewBox.width).toBeCloseTo(viewBox.height);
  expect(viewBox.width * 0.9).toBeCloseTo(10);
});

test("has no dimensions by default", () => {
  const layout = layOutDrawing(square, { dimensions: false });
  expect([layout.lines, layout.arrows, layout.labels]).toEqual(["", "", []]);
});

test("arrow heads and label move outside a distance too short for them", () => {
  const [short, long] = [0.4, 8].map((to) =>
    layOutDrawing(
      {
        ...square,
        dimensions: [{ from: [0, 0], to: [to, 0], side: "above", row: 1, label: "0.475" }],
      },
      { dimensions: true },
    ),
  );
  const xs = (layout: Layout | undefined): number[] =>
    flattenPath(layout?.arrows ?? "")
      .flat()
      .map(([x]) => x);
  expect(Math.min(...xs(short))).toBeLessThan(0);
  expect(Math.min(...xs(long))).toBe(0);
  expect(short?.labels[0]?.at[0]).toBeGreaterThan(0.4);
  expect(long?.labels[0]?.at[0]).toBeCloseTo(4);
});

test("neighbours of the same material share a path", () => {
  const [a, b, c] = ["M0 0L1 1", "M2 2L3 3", "M4 4L5 5"] as const;
  const shapes = [
    { material: "edge", path: a },
    { material: "edge", path: b },
    { material: "cage", path: c },
  ] as const;
  expect(layOutDrawing({ ...square, shapes }, { dimensions: false }).parts).toEqual([
    { material: "edge", path: a + b },
    { material: "cage", path: c },
  ]);
});

const square: Drawing = {
  title: "Square",
  description: "A square of 10 mm.",
  bounds: { x: 0, y: 0, width: 10, height: 10 },
  shapes: [{ material: "steel-right", path: "M0 0L10 0L10 10L0 10Z" }],
  centreLines: [],
  dimensions: [],
};

function findLabelErrors({ labels, textSize, viewBox }: Layout): string[] {
  const boxes = labels.map((label) => getBox(label, textSize));
  return boxes.flatMap((box, index) => {
    const text = labels[index]?.text ?? "";
    const others = boxes.slice(index + 1).filter((other) => meet(box, other));
    return [
      ...(holds(viewBox, box) ? [] : [`${text} leaves the canvas`]),
      ...others.map(() => `${text} meets another label`),
    ];
  });
}

function getBox({ text, at: [x, y], rotation }: Label, textSize: number): Box {
  const along = textWidth(text, textSize);
  const [width, height] = rotation === 0 ? [along, textSize * 0.75] : [textSize * 0.75, along];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x - 1e-6 &&
    inner.y >= outer.y - 1e-6 &&
    inner.x + inner.width <= outer.x + outer.width + 1e-6 &&
    inner.y + inner.height <= outer.y + outer.height + 1e-6
  );
}
