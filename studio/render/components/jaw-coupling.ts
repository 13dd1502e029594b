import { drawCouplingSpider } from "../../../catalogue/drawing/components/draw-coupling.ts";
import { flattenPath } from "../../../catalogue/drawing/flatten-path.ts";
import { boreOutline, circleOutline, polar } from "../drive/wheel-outlines.ts";
import { outlinePoints } from "../outline-points.ts";
import type { Group, Outline, Part } from "../scene.ts";

/** Size 28/38: its outside diameter, the length of a hub and the gap between both; its larger bore. */
export const coupling28 = { outsideMm: 65, hubMm: 35, gapMm: 20, boreMm: 28 } as const;

const { outsideMm, hubMm, gapMm, boreMm } = coupling28;

/** Jaws are a little shorter than the gap. */
const jawMm = gapMm - 2;
const jawInnerMm = 15.5;
const spiderMm = 15;

/** A hub from z = 0 up, its jaws above; the first one is at 0°. */
function couplingHub(): Group {
  const bore = boreOutline(boreMm / 2);
  return {
    parts: [
      {
        shape: {
          kind: "extruded",
          outline: circleOutline(outsideMm / 2),
          holes: [bore],
          heightMm: hubMm,
          bevelMm: 1,
        },
        material: "cast-iron",
      },
      {
        shape: { kind: "extruded", outline: jawOutline(), heightMm: jawMm + 1, bevelMm: 0.9 },
        material: "cast-iron",
        places: [0, 120, 240].map((deg) => ({ at: [0, 0, hubMm - 1], turnDeg: [0, 0, deg] })),
      },
    ],
  };
}

/** A sector between two legs of the spider. */
function jawOutline(): Outline {
  const half = 16;
  const arc = (radius: number, from: number, to: number): Outline =>
    Array.from({ length: 9 }, (_, index) => polar(radius, from + ((to - from) * index) / 8));
  return [...arc(outsideMm / 2, -half, half), ...arc(jawInnerMm, half * 0.8, -half * 0.8)];
}

/** The spider from z = 0 up, a leg at 0°, as the drawing has it. */
export function couplingSpider(): Part {
  const [star] = drawCouplingSpider().shapes;
  if (!star) throw new Error("a spider has an outline");
  const [, hole = []] = flattenPath(star.path);
  return {
    shape: {
      kind: "extruded",
      outline: outlinePoints(star.path, 0.4),
      holes: [hole],
      heightMm: spiderMm,
      bevelMm: 1.6,
    },
    material: "polyurethane",
  };
}

/**
 * Both hubs on one axis from z = 0 up, with the spider between them.
 *
 * @param apartMm How far the upper hub is pulled out.
 */
export function jawCoupling(apartMm: number): Group["parts"] {
  const spiderZ = hubMm + (gapMm - spiderMm) / 2;
  return [
    couplingHub(),
    {
      parts: [couplingSpider()],
      place: { at: [0, 0, spiderZ + apartMm * 0.42], turnDeg: [0, 0, 30] },
    },
    {
      parts: [couplingHub()],
      place: { at: [0, 0, 2 * hubMm + gapMm + apartMm], turnDeg: [180, 0, 0] },
    },
  ];
}
