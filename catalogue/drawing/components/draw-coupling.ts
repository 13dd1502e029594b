import type { Drawing, Shape } from "#catalogue/drawing/drawing.ts";
import { arcTo, circle, closedOutline, corner } from "#catalogue/drawing/outline.ts";
import { drawComponent, polar } from "./component-drawing.ts";

/** Size 28/38 of the common jaw couplings, in mm. */
const coupling = { outside: 65, hole: 30, bore: 28, hub: 35, gap: 20 };

/** Draws a jaw coupling in section along its shafts: two hubs and the spider between them. */
export function drawJawCoupling(): Drawing {
  const { outside, bore, hub, gap } = coupling;
  const length = 2 * hub + gap;
  const [r, b, face] = [outside / 2, bore / 2, gap / 2];
  const half = (side: 1 | -1): string =>
    [-1, 1]
      .map((y) =>
        closedOutline([
          corner((side * length) / 2, y * b),
          corner((side * length) / 2, y * r),
          corner(side * face, y * r),
          corner(side * face, y * b),
        ]),
      )
      .join("");
  // Upper half: a jaw of the left hub; lower half: one of the right hub.
  const jaw = (side: 1 | -1): string =>
    closedOutline([
      corner(side * face, side * b * 1.15),
      corner(side * face, side * r),
      corner(-side * face * 0.8, side * r),
      corner(-side * face * 0.8, side * b * 1.15),
    ]);
  return drawComponent({
    title: "Jaw coupling",
    description:
      "Jaw coupling of size 28/38 in section along its shafts: two hubs whose jaws reach into each other, with the spider between them.",
    widthMm: length,
    heightMm: outside,
    shapes: [
      {
        material: "rubber",
        path: closedOutline(box(-face * 0.8, -b * 1.15, face * 0.8, b * 1.15)),
      },
      { material: "steel-right", path: half(-1) },
      { material: "steel-left", path: half(1) },
      { material: "steel-right", path: jaw(-1) },
      { material: "steel-left", path: jaw(1) },
    ],
    axes: "horizontal",
  });
}

function box(
  left: number,
  top: number,
  right: number,
  bottom: number,
): ReturnType<typeof corner>[] {
  return [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)];
}

const legs = 6;

/** Draws the spider of a jaw coupling from the front. */
export function drawCouplingSpider(): Drawing {
  const outside = coupling.outside / 2;
  const hole = coupling.hole / 2;
  const root = hole * 1.3;
  const step = 360 / legs;
  const outline = Array.from({ length: legs }, (_, index) => {
    const middle = index * step;
    return [
      corner(...polar(root, middle - step * 0.3)),
      corner(...polar(outside, middle - step * 0.27), outside * 0.07),
      corner(...polar(outside, middle + step * 0.27), outside * 0.07),
      corner(...polar(root, middle + step * 0.3)),
      arcTo(...polar(root, middle + step * 0.7), root * 0.4, 0),
    ];
  });
  const shapes: readonly Shape[] = [
    // The hole is left out of the rubber.
    { material: "rubber", path: closedOutline(outline.flat()) + circle([0, 0], hole * 0.6) },
  ];
  return drawComponent({
    title: "Coupling spider",
    description:
      "Spider of a jaw coupling of size 28/38 from the front: a rubber star with six legs.",
    widthMm: 2 * outside,
    heightMm: 2 * outside,
    shapes,
  });
}
