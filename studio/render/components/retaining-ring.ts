import {
  drawExternalRing,
  drawInternalRing,
} from "../../../catalogue/drawing/components/draw-shaft-parts.ts";
import { flattenPath } from "../../../catalogue/drawing/flatten-path.ts";
import { outlinePoints } from "../outline-points.ts";
import type { Outline, Part } from "../scene.ts";

/** Thickness of DIN 471 for shafts of 25 mm, and of DIN 472 for bores of 52 mm. */
const rings = {
  external: { draw: drawExternalRing, thickMm: 1.2 },
  internal: { draw: drawInternalRing, thickMm: 2 },
} as const;

/** A retaining ring with the outline of its drawing, from z = 0 up, its gap away from the viewer. */
export function retainingRing(kind: keyof typeof rings): Part {
  const { draw, thickMm } = rings[kind];
  const [body, ...eyes] = draw().shapes.map(({ path }) => path);
  if (body === undefined) throw new Error("a ring has an outline");
  return {
    shape: {
      kind: "extruded",
      outline: upwards(outlinePoints(body, 0.15)),
      holes: eyes.map((path) => upwards(flattenPath(path)[0] ?? [])),
      heightMm: thickMm,
      bevelMm: 0.12,
    },
    material: "black-steel",
  };
}

/** Drawings have y pointing down. */
function upwards(outline: Outline): Outline {
  return outline.map(([x, y]) => [x, -y]);
}
