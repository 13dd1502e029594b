import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { drawBearing } from "#catalogue/drawing/draw-bearing.ts";
import type { Point } from "#catalogue/drawing/drawing.ts";
import { centreLine, dimension, label, place, toPixels, type Placing } from "../svg/annotate.ts";
import { steelDefs } from "../svg/steel.ts";
import { section } from "../views/section.ts";
import { shaftFace } from "../views/shaft-face.ts";
import type { Marks } from "./load-marks.ts";

/** Where things stand on a sheet of 1600 × 900. */
const front = { x: 1262, y: 668, diameter: 1330 } as const;
const cut = { x: 325, y: 450, diameter: 540 } as const;

export type Sheet = {
  readonly bearing: Bearing;
  /** The view along the axis, at the origin, in mm. */
  readonly front: string;
  /** How the bearing carries, drawn on its section. */
  readonly marks: Marks;
};

/** A bearing on a sheet: its section with dimensions, and its front, large. */
export function bearingSheet(sheet: Sheet): string {
  const { bearing } = sheet;
  const scale = front.diameter / bearing.outsideDiameterMm;
  return [
    steelDefs(scale, cut.diameter / bearing.outsideDiameterMm),
    centreLine([front.x - front.diameter / 2 - 40, front.y], [1600, front.y]),
    centreLine([front.x, 0], [front.x, 900]),
    place({ x: front.x, y: front.y, scale }, sheet.front, shaftFace(bearing.boreMm / 2, 4, -112)),
    measuredSection(sheet, cut),
  ].join("");
}

type SectionPlace = { readonly x: number; readonly y: number; readonly diameter: number };

/** The section with its bore, outside diameter, width and load lines, around a point. */
function measuredSection({ bearing, marks }: Omit<Sheet, "front">, at: SectionPlace): string {
  const { boreMm: d, outsideDiameterMm: D, widthMm: B } = bearing;
  const scale = at.diameter / D;
  const spot: Placing = { x: at.x - (B * scale) / 2, y: at.y, scale };
  const px = (point: Point): Point => toPixels(spot, point);
  const gap = 74;
  return [
    place(spot, section(drawBearing(bearing))),
    centreLine(px([-3, 0]), px([B + 3, 0])),
    marks(px),
    dimension({ from: px([0, D / 2]), to: px([0, -D / 2]), offset: 2 * gap, label: `Ø${D}` }),
    dimension({ from: px([0, d / 2]), to: px([0, -d / 2]), offset: gap, label: `Ø${d}` }),
    dimension({ from: px([0, -D / 2]), to: px([B, -D / 2]), offset: 60, label: String(B) }),
    label([at.x, at.y + at.diameter / 2 + 108], bearing.code, 30),
  ].join("");
}
