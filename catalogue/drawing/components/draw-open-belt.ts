import { toothForm } from "#catalogue/drawing/draw-timing-tooth.ts";
import type { Drawing, Shape } from "#catalogue/drawing/drawing.ts";
import { circle, closedOutline, corner, mirrorPath } from "#catalogue/drawing/outline.ts";
import { drawComponent } from "./component-drawing.ts";

/** Draws a timing belt by the metre, profile T10: a roll seen from the side, its free end with teeth. */
export function drawOpenBelt(): Drawing {
  const [pitch, height, total] = [10, 2.5, 4.5];
  const [outer, core, turns, reach] = [45, 18, 6, 95];
  const end = reach - outer;
  // The teeth point up, into the roll; the first ones are hidden by it.
  const root = outer - total + height;
  const tooth = toothForm("T10");
  const teeth = [0.5, 1.5, 2.5].flatMap((at) =>
    tooth({ centre: end - at * pitch, land: -root, pitch, height }),
  );
  const tail = closedOutline([
    corner(0, outer),
    corner(end, outer),
    corner(end, root),
    ...teeth.map(({ at: [x, y], rounding }) => corner(x, -y, rounding)),
    corner(0, root),
  ]);
  const shift = (reach - 2 * outer) / 2;
  const view = drawComponent({
    title: "Open-end timing belt",
    description:
      "Timing belt by the metre, profile T10: a roll from the side with the free end of the belt.",
    widthMm: reach,
    heightMm: 2 * outer,
    shapes: [],
  });
  const layers = Array.from({ length: turns }, (_, at): Shape => ({
    material: "edge",
    path: circle([0, 0], core + ((at + 1) * (outer - core)) / (turns + 1)),
  }));
  return {
    ...view,
    bounds: { ...view.bounds, x: view.bounds.x + shift },
    centreLines: [],
    shapes: [
      // A mirrored circle runs the other way round and leaves a hole.
      { material: "rubber", path: circle([0, 0], outer) + mirrorPath(circle([0, 0], core)) },
      ...layers,
      { material: "rubber", path: tail },
    ],
  };
}
