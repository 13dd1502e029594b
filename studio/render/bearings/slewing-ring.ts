import { around, circle, onCircle } from "../places.ts";
import type { Group, Outline } from "../scene.ts";
import { ring } from "./ring.ts";

/** Proportions of a common slewing ring with teeth outside; no size of a maker's list. */
const radii = { tip: 250, root: 233, gapOuter: 192, gapInner: 186, bore: 130 } as const;
const heights = { outer: 52, inner: 58 } as const;
const teeth = 72;

/** A slewing ring around z, resting on the ground: gear ring, sealed gap and bolted inner ring. */
export function slewingRing(): Group["parts"] {
  return [
    {
      shape: {
        kind: "extruded",
        outline: gear(),
        holes: [circle(radii.gapOuter, 200), ...bolts(212, 24, 7)],
        heightMm: heights.outer,
        bevelMm: 1.2,
      },
      material: "ground-steel",
    },
    {
      shape: {
        kind: "extruded",
        outline: circle(radii.gapInner, 200),
        holes: [circle(radii.bore, 160), ...bolts(156, 20, 7)],
        heightMm: heights.inner,
        bevelMm: 1.6,
      },
      material: "ground-steel",
      places: [{ at: [0, 0, 4] }],
    },
    ring(lip, undefined, "nitrile-rubber"),
  ];
}

/** The seal over the gap between the rings. */
const lip: Outline = [
  [radii.gapInner - 1, 40],
  [radii.gapOuter + 1, 40],
  [radii.gapOuter + 1, 50],
  [radii.gapOuter - 1, 53],
  [radii.gapInner + 2, 54.5],
  [radii.gapInner - 1, 56],
];

/** At this size, straight flanks are close enough to involutes. */
function gear(): Outline {
  const flank = [
    [radii.root, -0.5],
    [radii.root, -0.3],
    [radii.root + 8, -0.225],
    [radii.tip, -0.12],
    [radii.tip, 0.12],
    [radii.root + 8, 0.225],
    [radii.root, 0.3],
  ] as const;
  return around(teeth, (deg) =>
    flank.map(([radius, share]) => polar(radius, deg + (share * 360) / teeth)),
  ).flat();
}

function bolts(radius: number, count: number, hole: number): Outline[] {
  return around(count, (deg) => {
    const [x = 0, y = 0] = onCircle(radius, deg).at ?? [];
    return circle(hole, 32, [x, y]);
  });
}

function polar(radius: number, deg: number): readonly [number, number] {
  const angle = (deg * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}
