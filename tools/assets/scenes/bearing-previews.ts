import { findUnit, getBearing } from "#catalogue/bearings/find-bearing.ts";
import { angularContactBalls, selfAligningBalls } from "../internals/ball-set.ts";
import { centreCross, centreLine, place, type Placing } from "../svg/annotate.ts";
import { palette } from "../svg/palette.ts";
import { path } from "../svg/shapes.ts";
import { steelDefs } from "../svg/steel.ts";
import { angularContactFront, selfAligningFront } from "../views/ball-front.ts";
import { pillowBlockFront } from "../views/housed-unit-front.ts";
import { linearGuide } from "../views/linear-guide.ts";
import { needleFront } from "../views/needle-front.ts";
import { shaftFace } from "../views/shaft-face.ts";
import { slewingFront } from "../views/slewing-front.ts";
import type { Sheet } from "./bearing-sheet.ts";

/** Where something round stands on a preview, running off its right and lower edges. */
const centre = { x: 1010, y: 400 } as const;
const diameter = 800;
const cut = [-168, -94] as const;

/** The front view of a sheet. */
export function bearingPicture({ bearing, front }: Sheet): string {
  return round(bearing.outsideDiameterMm, front + shaftFace(bearing.boreMm / 2, 4, -112));
}

export function selfAligningPicture(): string {
  const bearing = getBearing("1206");
  const front = selfAligningFront(bearing, selfAligningBalls(bearing), { cage: -143, cut });
  return round(bearing.outsideDiameterMm, front + shaftFace(bearing.boreMm / 2, 4, -112));
}

/** Contact angle 15°: many balls for high speeds. */
export function superPrecisionPicture(): string {
  const bearing = getBearing("7005");
  const front = angularContactFront(bearing, angularContactBalls(bearing), { cage: -131, cut });
  return round(bearing.outsideDiameterMm, front + shaftFace(bearing.boreMm / 2, 4, -112));
}

export function needlePicture(): string {
  return round(42, needleFront(cut) + shaftFace(13.5, 4, -112));
}

export function slewingPicture(): string {
  return round(100, slewingFront([-150, -112]));
}

/** A pillow block on its base. */
export function unitPicture(code: string, insert: string, scale: number): string {
  const unit = findUnit(code);
  if (unit === undefined) throw new Error(`the catalogue lists no unit ${code}`);
  const spot: Placing = { x: 1000, y: 330, scale };
  const ground = spot.y + (unit.housingMm.H ?? 0) * scale;
  return [
    steelDefs(scale),
    path(`M560 ${ground}H1200`, { stroke: palette.steel6, "stroke-width": 2 }),
    centreCross([spot.x, spot.y], 262),
    place(spot, pillowBlockFront(unit, getBearing(insert))),
  ].join("");
}

export function linearPicture(): string {
  const spot: Placing = { x: 930, y: 520, scale: 10.4 };
  return [
    steelDefs(spot.scale),
    path("M560 520H1200", { stroke: palette.steel6, "stroke-width": 2 }),
    place(spot, linearGuide()),
    centreLine([spot.x, 90], [spot.x, 560]),
  ].join("");
}

function round(diameterMm: number, front: string): string {
  const scale = diameter / diameterMm;
  return [
    steelDefs(scale),
    centreCross([centre.x, centre.y], diameter / 2 + 36),
    place({ ...centre, scale }, front),
  ].join("");
}
