import { arrowHead, arrowLength } from "./arrow-head.ts";
import type { Angle, Point } from "./drawing.ts";
import { textWidth } from "./lay-out-dimension.ts";
import type { Marks, Measures } from "./layout.ts";
import { arcTo, openOutline, corner, polyline } from "./outline.ts";

/** Lays out the arc of an angle with its arrow heads and its label outside the arc. */
export function layOutAngle(
  { apex, from, to, legs = [], label }: Angle,
  { size, textSize }: Measures,
): Marks {
  const radius = Math.hypot(from[0] - apex[0], from[1] - apex[1]);
  const start = Math.atan2(from[1] - apex[1], from[0] - apex[0]);
  const turn = shorterTurn(start, Math.atan2(to[1] - apex[1], to[0] - apex[0]));
  const sense = Math.sign(turn);
  const arrow = arrowLength(size);
  const overhang = Math.abs(turn) * radius < arrow * 3 ? (arrow * 2) / radius : 0;
  const on = (angle: number, distance = radius): Point => [
    apex[0] + Math.cos(angle) * distance,
    apex[1] + Math.sin(angle) * distance,
  ];
  const first = on(start - sense * overhang);
  const last = on(start + turn + sense * overhang);
  // An arrow head is on the chord of the arc that it covers.
  const tilt = (overhang ? -1 : 1) * (arrow / radius / 2);
  const ahead = (sense * Math.PI) / 2 + (overhang ? Math.PI : 0);
  const width = textWidth(label, textSize);
  // Between the legs, or before the first one if they leave too little space.
  const beside = (sense * (width / 2 + textSize * 0.4)) / radius;
  const middle = overhang ? start - beside : start + turn / 2;
  // A text is wider than it is high.
  const labelDistance =
    textSize * 0.9 * Math.abs(Math.sin(middle)) +
    (width / 2 + textSize * 0.5) * Math.abs(Math.cos(middle));
  return {
    lines:
      openOutline([corner(...first), arcTo(...last, radius, sense > 0 ? 1 : 0)]) +
      legs.map((leg) => polyline(...leg)).join(""),
    arrows:
      arrowHead(on(start + turn), start + turn + ahead - sense * tilt, arrow) +
      arrowHead(on(start), start + ahead + Math.PI + sense * tilt, arrow),
    labels: [
      {
        text: label,
        at: on(middle, radius + labelDistance),
        rotation: 0,
      },
    ],
  };
}

function shorterTurn(from: number, to: number): number {
  const turn = to - from;
  return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
}
