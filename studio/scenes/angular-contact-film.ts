import { getBearing } from "../../catalogue/bearings/find-bearing.ts";
import { drawBearing } from "../../catalogue/drawing/draw-bearing.ts";
import { angularContactBalls, cageTurns } from "../internals/ball-set.ts";
import { angularContactFront } from "../views/ball-front.ts";
import { section } from "../views/section.ts";
import { shaftFace } from "../views/shaft-face.ts";
import { contactLines } from "./contact-lines.ts";
import { frontAndSection } from "./front-and-section.ts";
import { ramp } from "./timeline.ts";

const bearing = getBearing("7205");
const balls = angularContactBalls(bearing);
const cut = section(drawBearing(bearing));

/** In 19/8 turns the cage turns once (to 0.01 %); eight holes close the loop. */
const turns = 19 / 8;
const holes = 8;

/** A 7205 turning, then its section with the lines of contact. */
export function angularContactFilm(t: number): string {
  const ratio = cageTurns(balls);
  return frontAndSection(t, {
    bearing,
    front: [
      angularContactFront(bearing, balls, { cage: t * turns * ratio * 360 - 10, cut: [-75, 20] }),
      shaftFace(bearing.boreMm / 2, holes, t * turns * 360),
    ].join(""),
    section: cut,
    marks: contactLines(bearing, balls, {
      lines: ramp(t, 0.42, 0.54),
      measures: ramp(t, 0.53, 0.58),
    }),
    bore: "left",
    cageTurns: ratio,
  });
}
