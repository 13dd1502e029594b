import type { Drawing, Shape } from "#catalogue/drawing/drawing.ts";
import {
  arcTo,
  circle,
  closedOutline,
  corner,
  polyline,
  rectangle,
  type Place,
} from "#catalogue/drawing/outline.ts";
import { drawComponent, onBothSides, polar } from "./component-drawing.ts";

/** Draws a linear ball bearing LM20UU in section: 20 × 32 × 42 mm. */
export function drawLinearBearing(): Drawing {
  const [bore, outside, length] = [20, 32, 42];
  const [inner, outer, half] = [bore / 2, outside / 2, length / 2];
  const [ball, seal, sleeve] = [3.2, 2.4, 12.6];
  const balls = Array.from({ length: 9 }, (_, index) => -half + seal + 2.6 + index * 4.1);
  return drawComponent({
    title: "Linear ball bearing",
    description: `Linear ball bearing in section along the shaft, true to scale: shaft ${bore} mm, outside diameter ${outside} mm, length ${length} mm, sealed on both sides.`,
    widthMm: length,
    heightMm: outside,
    shapes: [
      {
        material: "steel-right",
        path: onBothSides((y) => rectangle(-half, y * outer, half, y * sleeve)),
      },
      {
        material: "cage",
        path: onBothSides((y) =>
          rectangle(-half + seal, y * sleeve, half - seal, y * (inner + 0.6)),
        ),
      },
      {
        material: "rubber",
        path: onBothSides((y) =>
          [-1, 1]
            .map((x) => rectangle(x * half, y * sleeve, x * (half - seal), y * inner))
            .join(""),
        ),
      },
      ...balls.flatMap((x): Shape[] =>
        [-1, 1].map((y) => ({
          material: "rolling",
          path: circle([x, y * (inner + ball / 2)], ball / 2),
        })),
      ),
      ...[-1, 1].map((x): Shape => ({
        material: "edge",
        path: polyline([x * half, -inner], [x * half, inner]),
      })),
    ],
    axes: "horizontal",
  });
}

/** Draws a spherical plain bearing GE 20 in section: bore 20, outside 35, widths 16 and 12, sphere 29 mm. */
export function drawSphericalPlainBearing(): Drawing {
  const [bore, outside, inner, outer, sphere] = [20, 35, 16, 12, 29];
  const r = sphere / 2;
  const at = (x: number): number => Math.sqrt(r ** 2 - x ** 2);
  const ring = (y: 1 | -1): string =>
    closedOutline([
      corner(-inner / 2, (y * bore) / 2),
      corner(-inner / 2, y * at(inner / 2)),
      arcTo(inner / 2, y * at(inner / 2), r, y === 1 ? 0 : 1),
      corner(inner / 2, (y * bore) / 2),
    ]);
  const cup = (y: 1 | -1): string =>
    closedOutline([
      corner(-outer / 2, (y * outside) / 2),
      corner(-outer / 2, y * at(outer / 2)),
      arcTo(outer / 2, y * at(outer / 2), r, y === 1 ? 0 : 1),
      corner(outer / 2, (y * outside) / 2),
    ]);
  return drawComponent({
    title: "Spherical plain bearing",
    description: `Spherical plain bearing in section, true to scale: bore ${bore} mm, outside diameter ${outside} mm, inner ring ${inner} mm wide, outer ring ${outer} mm.`,
    widthMm: inner,
    heightMm: outside,
    shapes: [
      { material: "steel-left", path: onBothSides(cup) },
      { material: "steel-right", path: onBothSides(ring) },
      ...[-1, 1].map((x): Shape => ({
        material: "edge",
        path: polyline([(x * inner) / 2, -bore / 2], [(x * inner) / 2, bore / 2]),
      })),
    ],
    axes: "horizontal",
  });
}

/** Draws a rod end for a pin of 10 mm with an internal thread M10, from the front. */
export function drawRodEnd(): Drawing {
  const [bore, ball, housing, head, shank, reach] = [10, 16, 19, 29, 15, 43];
  const r = head / 2;
  const half = shank / 2;
  const neck = Math.sqrt((r - 1) ** 2 - half ** 2);
  const lift = (reach - r) / 2;
  const y = (value: number): number => value - lift;
  const eye: readonly Place[] = [
    corner(-half, y(reach)),
    corner(-half, y(neck)),
    arcTo(-r, y(0), r, 1),
    arcTo(0, y(-r), r, 1),
    arcTo(r, y(0), r, 1),
    arcTo(half, y(neck), r, 1),
    corner(half, y(reach)),
  ];
  const thread = (x: number): Shape => ({
    material: "edge",
    path: polyline([x, y(reach)], [x, y(reach - 15)]),
  });
  return drawComponent({
    title: "Rod end",
    description: `Rod end from the front: bore ${bore} mm, internal thread M10.`,
    widthMm: head,
    heightMm: reach + r,
    shapes: [
      { material: "rolling", path: closedOutline(eye) },
      ...[housing, ball, bore].map((diameter): Shape => ({
        material: diameter === ball ? "rolling" : "edge",
        path: circle([0, y(0)], diameter / 2),
      })),
      thread(-5),
      thread(5),
    ],
  });
}

/** Draws a straight grease nipple M6, DIN 71412, from the side. */
export function drawGreaseNipple(): Drawing {
  const stack: readonly (readonly [half: number, from: number, to: number])[] = [
    [3.5, -1.5, 2],
    [2.2, -3.2, -1.5],
  ];
  const tip = -8.2;
  const end = 7.5;
  const threads = Array.from({ length: 5 }, (_, index) => 2.6 + index);
  return drawComponent({
    title: "Grease nipple",
    description: "Straight grease nipple with a thread M6 × 1 (DIN 71412) from the side.",
    widthMm: 7,
    heightMm: end - tip,
    shapes: [
      { material: "rolling", path: rectangle(-3, 2, 3, end, 0.5) },
      ...threads.map((at): Shape => ({
        material: "edge",
        path: polyline([-3, at], [3, at + 0.5]),
      })),
      ...stack.map(([half, from, to]): Shape => ({
        material: "rolling",
        path: rectangle(-half, from, half, to),
      })),
      ...[-1.6, 1.6].map((x): Shape => ({ material: "edge", path: polyline([x, -1.5], [x, 2]) })),
      {
        material: "rolling",
        path: closedOutline([
          corner(-1.2, tip),
          corner(1.2, tip),
          corner(3.25, tip + 2.6, 0.4),
          corner(3.25, tip + 3.4, 0.4),
          corner(2.2, tip + 5),
          corner(-2.2, tip + 5),
          corner(-3.25, tip + 3.4, 0.4),
          corner(-3.25, tip + 2.6, 0.4),
        ]),
      },
      { material: "edge", path: polyline([-3.25, tip + 3], [3.25, tip + 3]) },
    ],
  });
}

/** Draws a drawn cup needle roller bearing 20 × 26 × 20 mm in section, one side above the axis. */
export function drawDrawnCup(): Drawing {
  const [shaft, outside, width] = [20, 26, 20];
  const [outer, inner, half] = [outside / 2, shaft / 2, width / 2];
  const [wall, lip] = [1, 1.2];
  const cup = (y: 1 | -1): string =>
    closedOutline([
      corner(-half, y * (inner + 0.3)),
      corner(-half, y * outer, 1.1),
      corner(half, y * outer, 1.1),
      corner(half, y * (inner + 0.3)),
      corner(half - lip, y * (inner + 0.3)),
      corner(half - lip, y * (outer - wall)),
      corner(-half + lip, y * (outer - wall)),
      corner(-half + lip, y * (inner + 0.3)),
    ]);
  return drawComponent({
    title: "Drawn cup needle roller bearing",
    description: `Drawn cup needle roller bearing in section, true to scale: shaft ${shaft} mm, outside diameter ${outside} mm, width ${width} mm.`,
    widthMm: width,
    heightMm: outside,
    shapes: [
      { material: "steel-right", path: onBothSides(cup) },
      {
        material: "rolling",
        path: onBothSides((y) => rectangle(-7, y * (outer - wall), 7, y * inner, 0.3)),
      },
      {
        material: "cage",
        path: onBothSides((y) =>
          [-1, 1]
            .map((x) => rectangle(x * 7.2, y * (outer - wall - 0.3), x * 8.6, y * (inner + 0.5)))
            .join(""),
        ),
      },
      ...[-1, 1].map((x): Shape => ({
        material: "edge",
        path: polyline([x * half, -inner], [x * half, inner]),
      })),
    ],
    axes: "horizontal",
  });
}

/** Draws a lock nut KM6 from the front: thread M30 × 1.5, 45 mm across, four slots. */
export function drawLockNut(): Drawing {
  const [r, slot, depth] = [22.5, 2.5, 2];
  const dip = (Math.asin(slot / r) * 180) / Math.PI;
  const deep = (Math.asin(slot / (r - depth)) * 180) / Math.PI;
  const outline = [0, 90, 180, 270].flatMap((at) => [
    arcTo(...polar(r, at - dip), r, 1),
    corner(...polar(r - depth, at - deep)),
    corner(...polar(r - depth, at + deep)),
    corner(...polar(r, at + dip)),
  ]);
  return drawComponent({
    title: "Lock nut",
    description:
      "Lock nut KM6 (DIN 981) from the front, true to scale: thread M30 × 1.5, four slots.",
    widthMm: 2 * r,
    heightMm: 2 * r,
    shapes: [
      { material: "rolling", path: closedOutline([corner(...polar(r, 270 + dip)), ...outline]) },
      { material: "edge", path: circle([0, 0], 19) },
      { material: "edge", path: circle([0, 0], 15) },
      { material: "edge", path: circle([0, 0], 14.2) },
    ],
  });
}
