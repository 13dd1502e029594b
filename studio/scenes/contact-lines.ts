import type { Bearing } from "../../catalogue/bearings/bearing.ts";
import type { Point } from "../../catalogue/drawing/drawing.ts";
import type { RollingSet } from "../internals/ball-set.ts";
import { boxedText, centreLine, dimension } from "../svg/annotate.ts";
import { palette } from "../svg/palette.ts";
import { faded, path } from "../svg/shapes.ts";
import { bothHalves, dot, type ToPixels } from "./load-marks.ts";
import { mix } from "./timeline.ts";

/** Progress of the drawing, from 0 to 1: the lines, then angle and distance. */
export type Drawn = { readonly lines: number; readonly measures: number };

/** From each ball to the load centre on the axis, with the angle and its distance. */
export function contactLines(
  bearing: Bearing,
  balls: RollingSet,
  drawn: Drawn,
): (px: ToPixels) => string {
  const { widthMm: B, outsideDiameterMm: D, loadCentreMm = 0 } = bearing;
  const slope = Math.tan((balls.contactAngleDeg * Math.PI) / 180);
  const pitch = balls.pitchDiameterMm / 2;
  const outside = pitch + balls.diameterMm * 0.52 * Math.cos(Math.atan(slope));
  const on = (y: number): Point => [B / 2 + (pitch - y) * slope, y];
  return (px) => {
    const centre = px([loadCentreMm, 0]);
    return [
      bothHalves(px, on(outside), on(mix(outside, 0, drawn.lines))),
      faded(
        drawn.measures,
        dot(centre),
        angleMark(px, balls, B / 2),
        dimension({
          from: px([loadCentreMm, D / 2]),
          to: px([0, D / 2]),
          offset: 54,
          label: String(loadCentreMm),
        }),
        centreLine([centre[0], centre[1] + 14], px([loadCentreMm, D / 2 + 1])),
      ),
    ].join("");
  };
}

/** The contact angle, between the radial plane and the line, in the bore. */
function angleMark(px: ToPixels, balls: RollingSet, middle: number): string {
  const pitch = balls.pitchDiameterMm / 2;
  const radius = 11.2;
  const along = (degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return px([middle + radius * Math.sin(angle), pitch - radius * Math.cos(angle)]);
  };
  const r = radius * (px([1, 0])[0] - px([0, 0])[0]);
  return [
    centreLine(px([middle, pitch]), px([middle, pitch - radius - 1.6])),
    path(`M${along(0).join(" ")}A${r} ${r} 0 0 1 ${along(balls.contactAngleDeg).join(" ")}`, {
      fill: "none",
      stroke: palette.steel5,
      "stroke-width": 1.4,
    }),
    boxedText(along(balls.contactAngleDeg / 2), `${balls.contactAngleDeg}°`, 26),
  ].join("");
}
