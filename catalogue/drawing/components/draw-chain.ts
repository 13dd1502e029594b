import type { Drawing, Shape } from "#catalogue/drawing/drawing.ts";
import { arcTo, circle, closedOutline, corner } from "#catalogue/drawing/outline.ts";
import { drawComponent, polar } from "./component-drawing.ts";

/** A roller chain 08B of ISO 606, in mm. */
const chain = { pitch: 12.7, roller: 8.51, pin: 4.45, plate: 11.81 };

/** Draws three links of a roller chain from the side. */
export function drawRollerChain(): Drawing {
  const { pitch, roller, pin, plate } = chain;
  const joints = [-1.5, -0.5, 0.5, 1.5].map((at) => at * pitch);
  const links = [joints.slice(1, 3), joints.slice(0, 2), joints.slice(2, 4)];
  return drawComponent({
    title: "Roller chain",
    description: `Three links of a roller chain 08B (ISO 606) from the side, true to scale: pitch ${pitch} mm, rollers of ${roller} mm.`,
    widthMm: 3 * pitch + plate,
    heightMm: plate,
    shapes: [
      ...links.map(([from = 0, to = 0], index): Shape => ({
        material: index === 0 ? "cage" : "rolling",
        path: linkPlate(from, to, plate / 2, index === 0 ? 0.82 : 1),
      })),
      ...joints.map((x): Shape => ({ material: "edge", path: circle([x, 0], roller / 2) })),
      ...joints.map((x): Shape => ({ material: "rolling", path: circle([x, 0], pin / 2) })),
    ],
    axes: "horizontal",
  });
}

/** A plate with round ends and a waist between its two holes. */
function linkPlate(from: number, to: number, radius: number, share: number): string {
  const end = radius * share;
  const waist = end * 0.72;
  const middle = (from + to) / 2;
  const reach = end * 0.75;
  const rise = Math.sqrt(end ** 2 - reach ** 2);
  return closedOutline([
    corner(from + rise, -reach),
    corner(middle, -waist, end),
    corner(to - rise, -reach),
    arcTo(to + end, 0, end, 1),
    arcTo(to - rise, reach, end, 1),
    corner(middle, waist, end),
    corner(from + rise, reach),
    arcTo(from - end, 0, end, 1),
    arcTo(from + rise, -reach, end, 1),
  ]);
}

const teeth = 17;

/** Draws a sprocket for the same chain from the front. */
export function drawSprocket(): Drawing {
  const { pitch, roller } = chain;
  const pitchRadius = pitch / 2 / Math.sin(Math.PI / teeth);
  const tip = pitchRadius + 0.3 * roller;
  const seat = (roller * 1.01) / 2;
  const step = 360 / teeth;
  const corners = Array.from({ length: teeth }, (_, index) => {
    const middle = index * step;
    const axis = polar(pitchRadius, middle);
    // A roller sits in the gap over 120° and leaves it along straight flanks.
    const before = polar(seat, middle + 180 + 60, axis);
    const after = polar(seat, middle + 180 - 60, axis);
    return [
      corner(...polar(tip, middle - step * 0.38)),
      corner(...before),
      arcTo(...after, seat, 0),
      corner(...polar(tip, middle + step * 0.38)),
    ];
  });
  return drawComponent({
    title: "Sprocket",
    description: `Sprocket with ${teeth} teeth for a roller chain 08B from the front, true to scale: pitch diameter ${(2 * pitchRadius).toFixed(2)} mm.`,
    widthMm: 2 * tip,
    heightMm: 2 * tip,
    shapes: [
      { material: "rolling", path: closedOutline(corners.flat()) },
      { material: "edge", path: circle([0, 0], pitchRadius * 0.66) },
      { material: "edge", path: circle([0, 0], pitchRadius * 0.29) },
    ],
  });
}
