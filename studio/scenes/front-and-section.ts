import type { Bearing } from "../../catalogue/bearings/bearing.ts";
import type { Point } from "../../catalogue/drawing/drawing.ts";
import {
  centreLine,
  dimension,
  label,
  place,
  toPixels,
  turnArrow,
  type Placing,
} from "../svg/annotate.ts";
import { palette } from "../svg/palette.ts";
import { at, circle, faded, path } from "../svg/shapes.ts";
import { steelDefs } from "../svg/steel.ts";
import type { Marks } from "./load-marks.ts";
import { mix, pulse, ramp } from "./timeline.ts";

/** A film on a bearing: it turns in the middle, moves aside, and its section appears beside it. */
export type FrontAndSection = {
  readonly bearing: Bearing;
  /** The view along the axis, at the origin, in mm. */
  readonly front: string;
  /** The section with its left face at x = 0, in mm. */
  readonly section: string;
  /** Marks on the visible section: load lines, arrows. */
  readonly marks: Marks;
  /** Position of the bore's dimension; a shaft in the section leaves no space for it. */
  readonly bore: "left" | "right" | "nowhere";
  /** Turns of the cage per turn of the shaft, as shown in the film. */
  readonly cageTurns: number;
};

const diameter = 680;
const middle = 450;
const sectionX = 330;

/** Visibility of the section; the same at the end as at the start. */
function sectionShare(t: number): number {
  return pulse(t, [0.3, 0.42], [0.84, 0.96]);
}

export function frontAndSection(t: number, film: FrontAndSection): string {
  const { boreMm: d, outsideDiameterMm: D, widthMm: B } = film.bearing;
  const scale = diameter / D;
  const share = sectionShare(t);
  const front: Placing = { x: mix(800, 1115, share), y: middle, scale };
  const cut: Placing = { x: sectionX - (B * scale) / 2, y: middle, scale };
  const px = (point: Point): Point => toPixels(cut, point);
  const reach = diameter / 2 + 48;
  return [
    steelDefs(scale),
    faded(share, projection(d, D, B, cut, front.x)),
    centreLine([mix(front.x - reach, cut.x - 40, share), middle], [front.x + reach, middle]),
    centreLine([front.x, middle - reach], [front.x, middle + reach]),
    place(front, film.front),
    faded(1 - ramp(t, 0.26, 0.32) * (1 - ramp(t, 0.94, 1)), speeds(front, film)),
    faded(
      share,
      place(cut, film.section),
      film.marks(px),
      centreLine(px([-3, 0]), px([B + 3, 0])),
      dimension({
        from: px([0, D / 2]),
        to: px([0, -D / 2]),
        offset: film.bore === "left" ? 148 : 92,
        label: `Ø${D}`,
      }),
      boreDimension(film, px),
      dimension({ from: px([0, -D / 2]), to: px([B, -D / 2]), offset: 56, label: String(B) }),
    ),
  ].join("");
}

function boreDimension({ bearing, bore }: FrontAndSection, px: (point: Point) => Point): string {
  const { boreMm: d, widthMm: B } = bearing;
  const text = `Ø${d}`;
  if (bore === "nowhere") return "";
  return bore === "right"
    ? dimension({ from: px([B, -d / 2]), to: px([B, d / 2]), offset: 92, label: text })
    : dimension({ from: px([0, d / 2]), to: px([0, -d / 2]), offset: 74, label: text });
}

/** Thin lines that extend the section's edges to the front view. */
function projection(d: number, D: number, B: number, cut: Placing, frontX: number): string {
  const right = toPixels(cut, [B, 0])[0] + 130;
  return [-D / 2, -d / 2, d / 2, D / 2]
    .map((y) =>
      path(`M${right} ${cut.y + y * cut.scale}H${frontX}`, {
        stroke: palette.hairline,
        "stroke-width": 1.4,
        fill: "none",
      }),
    )
    .join("");
}

/** Speeds of shaft and cage, on leaders to the right of the bearing. */
function speeds(front: Placing, { bearing, cageTurns }: FrontAndSection): string {
  const x = front.x + diameter / 2 + 96;
  const shaft = toPixels(front, [bearing.boreMm * 0.4, -bearing.boreMm * 0.19]);
  const cage = toPixels(front, [
    (bearing.boreMm + bearing.outsideDiameterMm) * 0.2155,
    (bearing.boreMm + bearing.outsideDiameterMm) * 0.126,
  ]);
  return [
    turnArrow([front.x, front.y], bearing.boreMm * 0.405 * front.scale, [-148, -52]),
    leader(shaft, [x, middle - 150]),
    leader(cage, [x, middle + 190]),
    label([x + 12, middle - 150], "n", 30, "start"),
    label([x + 12, middle + 190], `${cageTurns.toFixed(3)} n`, 30, "start"),
  ].join("");
}

function leader(from: Point, to: Point): string {
  return [
    path(`M${from[0]} ${from[1]}L${to[0] - 30} ${to[1]}H${to[0]}`, {
      fill: "none",
      stroke: palette.steel6,
      "stroke-width": 1.5,
    }),
    at(from[0], from[1], circle(4.2, { fill: palette.steel6 })),
  ].join("");
}
