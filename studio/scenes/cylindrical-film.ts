import { getBearing } from "../../catalogue/bearings/find-bearing.ts";
import { drawBearing } from "../../catalogue/drawing/draw-bearing.ts";
import type { Point } from "../../catalogue/drawing/drawing.ts";
import { cageTurns } from "../internals/ball-set.ts";
import { cylindricalRollers } from "../internals/roller-set.ts";
import { arrow } from "../svg/annotate.ts";
import { palette } from "../svg/palette.ts";
import { at, num, path } from "../svg/shapes.ts";
import { outline, thinLine } from "../svg/steel.ts";
import { cylindricalFront } from "../views/cylindrical-front.ts";
import { section } from "../views/section.ts";
import { shaftFace } from "../views/shaft-face.ts";
import { frontAndSection } from "./front-and-section.ts";
import { pulse } from "./timeline.ts";

const bearing = getBearing("NU205");
const rollers = cylindricalRollers(bearing);
const drawing = drawBearing(bearing);

/** In 8/3 turns the cage advances by fourteen rollers; three holes close the loop. */
const turns = 8 / 3;
const holes = 3;

/** How far the film moves the shaft. Without ribs, an NU inner ring moves with it. */
const travelMm = 1.4;

/** An NU205 turning, then its section, in which the inner ring moves with the shaft. */
export function cylindricalFilm(t: number): string {
  const ratio = cageTurns(rollers);
  const travel =
    travelMm * Math.sin(2 * Math.PI * ((t - 0.48) / 0.3)) * pulse(t, [0.48, 0.5], [0.76, 0.78]);
  return frontAndSection(t, {
    bearing,
    front: [
      cylindricalFront(bearing, rollers, { cage: t * turns * ratio * 360 - 10, cut: [-75, 20] }),
      shaftFace(bearing.boreMm / 2, holes, t * turns * 360 - 90),
    ].join(""),
    section: movingSection(travel),
    marks: (px) => doubleArrow(px([bearing.widthMm / 2 + travel, 0])),
    bore: "nowhere",
    cageTurns: ratio,
  });
}

function movingSection(travel: number): string {
  const { widthMm: B, boreMm: d } = bearing;
  const { outerRacewayMm, innerRacewayMm } = rollers;
  const still = drawing.shapes.filter(
    ({ material }) => material !== "steel-left" && material !== "edge",
  );
  const inner = drawing.shapes.filter(({ material }) => material === "steel-left");
  const edges = [0, B].map((x) =>
    [-1, 1]
      .map(
        (side) => `M${x} ${num((side * outerRacewayMm) / 2)}V${num((side * innerRacewayMm) / 2)}`,
      )
      .join(""),
  );
  return [
    path(edges.join(""), { ...thinLine, fill: "none" }),
    at(travel, 0, shaft(d / 2, B), section({ ...drawing, shapes: inner })),
    section({ ...drawing, shapes: still }),
  ].join("");
}

/** A shaft with a shoulder behind the inner ring, and a nut in front of it. */
function shaft(radius: number, width: number): string {
  const shoulder = radius + 2.6;
  return [
    path(`M-5.5 ${-radius}H${width}V${radius}H-5.5Z`, { ...outline, fill: "url(#roller)" }),
    path(`M${width} ${-shoulder}H${width + 4}V${shoulder}H${width}Z`, {
      ...outline,
      fill: "url(#roller)",
    }),
    path(`M-4 ${-shoulder - 1}H0V${shoulder + 1}H-4Z`, { ...outline, fill: "url(#casting)" }),
  ].join("");
}

function doubleArrow([x, y]: Point): string {
  const half = 64;
  return [
    path(`M${x - half + 8} ${y - 70}H${x + half - 8}`, {
      fill: "none",
      stroke: palette.accent,
      "stroke-width": 3,
    }),
    arrow([x - half, y - 70], [-1, 0], palette.accent),
    arrow([x + half, y - 70], [1, 0], palette.accent),
  ].join("");
}
