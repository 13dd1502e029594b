import { getBearing } from "../../catalogue/bearings/find-bearing.ts";
import { drawBearing } from "../../catalogue/drawing/draw-bearing.ts";
import { cageTurns, deepGrooveBalls } from "../internals/ball-set.ts";
import { loadLine } from "../svg/annotate.ts";
import { deepGrooveFront } from "../views/ball-front.ts";
import { section } from "../views/section.ts";
import { shaftFace } from "../views/shaft-face.ts";
import { frontAndSection } from "./front-and-section.ts";

const bearing = getBearing("6205");
const balls = deepGrooveBalls(bearing);
const cut = section(drawBearing(bearing));

/**
 * Turns of the shaft in one loop. In 2.8 turns the cage advances by ten balls (to 0.02 %), and a shaft
 * with five holes looks the same: the loop closes at the true ratio.
 */
const turns = 2.8;
const holes = 5;

/** A 6205 turning, then its section. `t` runs from 0 to 1. */
export function deepGrooveFilm(t: number): string {
  const ratio = cageTurns(balls);
  const { boreMm: d, outsideDiameterMm: D, widthMm: B } = bearing;
  return frontAndSection(t, {
    bearing,
    front: [
      deepGrooveFront(bearing, balls, { cage: t * turns * ratio * 360 - 10, cut: [-75, 20] }),
      shaftFace(d / 2, holes, t * turns * 360),
    ].join(""),
    section: cut,
    marks: (px) => loadLine(px([B / 2, d / 2 - 3]), px([B / 2, D / 2])),
    bore: "right",
    cageTurns: ratio,
  });
}
