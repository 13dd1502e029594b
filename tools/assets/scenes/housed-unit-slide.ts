import { findUnit, getBearing } from "#catalogue/bearings/find-bearing.ts";
import type { Point } from "#catalogue/drawing/drawing.ts";
import { centreLine, dimension, label, loadLine, place, toPixels } from "../svg/annotate.ts";
import { palette } from "../svg/palette.ts";
import { num, path, times } from "../svg/shapes.ts";
import { steelDefs } from "../svg/steel.ts";
import { pillowBlockFront } from "../views/housed-unit-front.ts";

const view = { x: 850, y: 424, scale: 7.3 } as const;

/** A pillow block on its base, with the dimensions that a fitter measures. */
export function housedUnitSlide(): string {
  const unit = findUnit("UCP206");
  if (unit === undefined) throw new Error("the catalogue lists UCP206");
  const { H = 0, J = 0, L = 0, H1 = 0 } = unit.housingMm;
  const px = (point: Point): Point => toPixels(view, point);
  const ground = px([0, H])[1];
  return [
    steelDefs(view.scale),
    groundLine(ground),
    centreLine(px([-L / 2 + 8, 0]), px([L / 2 - 8, 0])),
    centreLine(px([0, -48]), px([0, H + 3])),
    ...[-1, 1].map((side) =>
      centreLine(px([(side * J) / 2, H - H1 - 18]), px([(side * J) / 2, H + 6])),
    ),
    place(view, pillowBlockFront(unit, getBearing("6206"))),
    loadLine(px([0, 3]), px([0, 13.2])),
    dimension({ from: px([-L / 2, H]), to: px([-L / 2 - 0.01, 0]), offset: 110, label: String(H) }),
    dimension({ from: px([J / 2, H]), to: px([-J / 2, H]), offset: 56, label: String(J) }),
    dimension({ from: px([L / 2, H]), to: px([-L / 2, H]), offset: 118, label: String(L) }),
    label([view.x + 520, 120], unit.code, 30),
  ].join("");
}

/** What the block stands on: a line, and strokes below it. */
function groundLine(y: number): string {
  const strokes = times(94, (index) => `M${index * 17 + 8} ${num(y + 1)}l-14 14`).join("");
  return [
    path(`M0 ${num(y)}H1600`, { stroke: palette.steel6, "stroke-width": 2 }),
    path(strokes, { stroke: palette.steel3, "stroke-width": 1.2 }),
  ].join("");
}
