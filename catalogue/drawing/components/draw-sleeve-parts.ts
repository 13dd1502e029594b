import type { Drawing, Shape } from "#catalogue/drawing/drawing.ts";
import {
  arcTo,
  circle,
  closedOutline,
  corner,
  polyline,
  rectangle,
} from "#catalogue/drawing/outline.ts";
import { drawComponent, onBothSides, polar } from "./component-drawing.ts";

/** Draws a lock washer MB6 from the front: 30 mm bore, 49 mm across its tabs. */
export function drawLockWasher(): Drawing {
  const [bore, body, tabs, count] = [15, 20, 24.5, 13];
  const step = 360 / count;
  const outline = Array.from({ length: count }, (_, index) => {
    const middle = 270 + (index + 0.5) * step;
    return [
      arcTo(...polar(body, middle - 6.5), body, 1),
      corner(...polar(tabs, middle - 5.2)),
      corner(...polar(tabs, middle + 5.2)),
      corner(...polar(body, middle + 6.5)),
    ];
  });
  const start = polar(body, 270 + 0.5 * step - 6.5 - 8);
  return drawComponent({
    title: "Lock washer",
    description:
      "Lock washer MB6 (DIN 5406) from the front, with its outer tabs and the inner one for the groove of the shaft.",
    widthMm: 2 * tabs,
    heightMm: 2 * tabs,
    shapes: [
      { material: "rolling", path: closedOutline([corner(...start), ...outline.flat()]) },
      {
        material: "edge",
        path: closedOutline([
          corner(-2.5, -12.5),
          corner(-2.5, -Math.sqrt(bore ** 2 - 2.5 ** 2)),
          arcTo(-bore, 0, bore, 0),
          arcTo(0, bore, bore, 0),
          arcTo(bore, 0, bore, 0),
          arcTo(2.5, -Math.sqrt(bore ** 2 - 2.5 ** 2), bore, 0),
          corner(2.5, -12.5),
        ]),
      },
    ],
  });
}

/** Draws an adapter sleeve H206 with its nut in section: shaft 25, bearing bore 30 mm, taper 1:12. */
export function drawAdapterSleeve(): Drawing {
  const [shaft, seat, length, nut, nutWidth, washer] = [25, 30, 27, 45, 7, 1.25];
  const half = length / 2;
  const face = half - nutWidth - 1;
  const thick = seat / 2;
  const thin = thick - (face + half) / 24;
  const bore = shaft / 2;
  // The seat is thickest at the end away from the nut.
  const sleeve = (y: 1 | -1): string =>
    closedOutline([
      corner(-half, y * bore),
      corner(-half, y * (thick + 0.4)),
      corner(face - washer, y * thin),
      corner(half, y * thin),
      corner(half, y * bore),
    ]);
  const ring = (from: number, to: number, radius: number) => (y: 1 | -1) =>
    closedOutline([
      corner(from, y * thin),
      corner(from, y * radius),
      corner(to, y * radius),
      corner(to, y * thin),
    ]);
  return drawComponent({
    title: "Adapter sleeve",
    description: `Adapter sleeve with nut and washer in section: shaft ${shaft} mm, for a tapered bore of ${seat} mm, length ${length} mm.`,
    widthMm: length,
    heightMm: nut,
    shapes: [
      { material: "steel-right", path: onBothSides(sleeve) },
      { material: "steel-left", path: onBothSides(ring(face, face + nutWidth, nut / 2)) },
      { material: "rolling", path: onBothSides(ring(face - washer, face, nut / 2 - 0.5)) },
      ...[-1, 1].map((x): Shape => ({
        material: "edge",
        path: polyline([x * half, -bore], [x * half, bore]),
      })),
    ],
    axes: "horizontal",
  });
}

/** Draws a split plummer block SNL 507 from the front: 185 mm long, 93 mm high, axis 50 mm above its foot. */
export function drawPlummerBlock(): Drawing {
  const [length, height, axis, foot, seat, cap] = [185, 93, 50, 22, 36, 43];
  const floor = height / 2;
  const centre = floor - axis;
  const shoulder = 62;
  const hole = { at: 75, half: 7.5 };
  const bolt = (x: number): Shape[] => [
    {
      material: "rolling",
      path: rectangle(x - 8, centre - 16, x + 8, centre - 7),
    },
    { material: "edge", path: polyline([x, centre - 16], [x, centre - 7]) },
  ];
  return drawComponent({
    title: "Plummer block housing",
    description: `Split plummer block housing SNL 507-606 from the front: ${length} mm long, axis ${axis} mm above the foot, distance of the bolt holes 150 mm.`,
    widthMm: length,
    heightMm: height,
    shapes: [
      {
        material: "rolling",
        path: closedOutline([
          corner(-length / 2, floor),
          corner(-length / 2, floor - foot, 4),
          corner(-shoulder, floor - foot - 4, 6),
          corner(-shoulder, centre - 7),
          corner(-cap, centre - 7),
          arcTo(0, centre - cap, cap, 1),
          arcTo(cap, centre - 7, cap, 1),
          corner(shoulder, centre - 7),
          corner(shoulder, floor - foot - 4, 6),
          corner(length / 2, floor - foot, 4),
          corner(length / 2, floor),
        ]),
      },
      { material: "edge", path: circle([0, centre], seat) },
      { material: "edge", path: circle([0, centre], 15) },
      { material: "edge", path: polyline([-shoulder, centre], [-seat, centre]) },
      { material: "edge", path: polyline([seat, centre], [shoulder, centre]) },
      ...bolt(-53),
      ...bolt(53),
      ...[-1, 1].flatMap((side) =>
        [-hole.half, hole.half].map((x): Shape => ({
          material: "edge",
          path: polyline([side * hole.at + x, floor - foot], [side * hole.at + x, floor]),
        })),
      ),
    ],
  });
}
