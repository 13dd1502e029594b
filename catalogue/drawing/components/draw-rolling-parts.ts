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

/** Draws a ball screw with a shaft of 16 mm and a lead of 5 mm: its flanged nut in section. */
export function drawBallScrew(): Drawing {
  const [shaft, lead, length] = [8, 5, 100];
  const [body, flange, ball, left, right, step] = [14, 24, 1.6, -21, 21, -11];
  const nut = (side: 1 | -1): string =>
    closedOutline([
      corner(left, side * (shaft + 0.6)),
      corner(left, side * flange, 0.6),
      corner(step, side * flange, 0.6),
      corner(step, side * body),
      corner(right, side * body, 0.6),
      corner(right, side * (shaft + 0.6)),
    ]);
  const turns = Array.from({ length: length / lead - 1 }, (_, at) => lead * (at + 1) - length / 2);
  const groove = (x: number): Shape => ({
    material: "edge",
    path: polyline([x - lead / 4, -shaft], [x + lead / 4, shaft]),
  });
  const inNut = turns.filter((x) => x > step + 2 && x < right - 2);
  return drawComponent({
    title: "Ball screw",
    description: `Ball screw in section: shaft ${2 * shaft} mm, lead ${lead} mm, a nut with a flange and the balls between nut and screw.`,
    widthMm: length,
    heightMm: 2 * flange,
    shapes: [
      {
        material: "rolling",
        path: rectangle(-length / 2, -shaft, length / 2, shaft, 0.8),
      },
      ...turns.map(groove),
      { material: "steel-right", path: nut(-1) },
      { material: "steel-left", path: nut(1) },
      ...inNut.flatMap((x) => [
        { material: "rolling" as const, path: circle([x - lead / 4, -shaft - 0.4], ball) },
        { material: "rolling" as const, path: circle([x + lead / 4, shaft + 0.4], ball) },
      ]),
    ],
    axes: "horizontal",
  });
}

/** Draws a cam follower: its outer ring and needle rollers in section, on a stud with a thread. */
export function drawCamFollower(): Drawing {
  const [outer, raceway, pin, stud, thread] = [11, 8.2, 5.8, 5, 4.4];
  const [face, back, collar, shank, end] = [-18, -6, -5.2, 7, 18];
  const ring = onBothSides((side) =>
    closedOutline([
      corner(face + 0.6, side * raceway),
      corner(face + 0.6, side * outer, 1),
      corner(back, side * outer, 1),
      corner(back, side * raceway),
    ]),
  );
  const needle = onBothSides((side) =>
    closedOutline([
      corner(face + 2.4, side * pin, 0.4),
      corner(face + 2.4, side * raceway, 0.4),
      corner(back - 1.8, side * raceway, 0.4),
      corner(back - 1.8, side * pin, 0.4),
    ]),
  );
  const bolt = [
    [face, raceway - 0.4],
    [face + 2, raceway - 0.4],
    [face + 2, pin],
    [back - 1.4, pin],
    [back - 1.4, raceway - 0.4],
    [collar, raceway - 0.4],
    [collar, stud],
    [shank, stud],
    [end - 1, stud],
    [end, thread],
  ] as const;
  return drawComponent({
    title: "Cam follower",
    description:
      "Cam follower in section: an outer ring that runs on needle rollers around a stud with a thread.",
    widthMm: end - face,
    heightMm: 2 * outer,
    shapes: [
      {
        material: "rolling",
        path: closedOutline([
          ...bolt.map(([x, y]) => corner(x, -y)),
          ...bolt.toReversed().map(([x, y]) => corner(x, y)),
        ]),
      },
      { material: "rolling", path: needle },
      { material: "steel-right", path: ring },
      ...[-thread, thread].map((y): Shape => ({
        material: "edge",
        path: polyline([shank, y], [end, y]),
      })),
      { material: "edge", path: polyline([shank, -stud], [shank, stud]) },
    ],
    axes: "horizontal",
  });
}

/** Draws a needle roller and cage assembly for a shaft of 20 mm, 17 mm long, from the side. */
export function drawNeedleCage(): Drawing {
  const [inner, outer, half, rim] = [10, 13, 8.5, 1.8];
  const middle = (inner + outer) / 2;
  const needles = [-63, -42, -21, 0, 21, 42, 63].map((degrees): Shape => {
    const y = middle * Math.sin((degrees * Math.PI) / 180);
    // Towards the edge a needle is seen from its side.
    const r = ((outer - inner) / 2) * Math.cos((degrees * Math.PI) / 240);
    return {
      material: "rolling",
      path: rectangle(-half + rim, y - r, half - rim, y + r, 0.4),
    };
  });
  return drawComponent({
    title: "Needle roller and cage assembly",
    description: `Needle roller and cage assembly from the side, for a shaft of ${2 * inner} mm and a housing of ${2 * outer} mm: needles in a cage, without rings.`,
    widthMm: 2 * half,
    heightMm: 2 * outer,
    shapes: [
      {
        material: "cage",
        path: rectangle(-half, -outer, half, outer, 0.5),
      },
      ...needles,
    ],
    axes: "horizontal",
  });
}

/** Draws the upper half of a four-point contact ball bearing: its inner ring is split. */
export function drawFourPointContact(): Drawing {
  const [half, edge, shoulder, ball] = [9, 10, 3, 6];
  const groove = Math.sqrt(ball ** 2 - shoulder ** 2);
  return drawComponent({
    title: "Four-point contact ball bearing",
    description:
      "Four-point contact ball bearing in section, its upper half: a split inner ring and a ball that touches both rings at two points each.",
    widthMm: 2 * half,
    heightMm: 2 * edge,
    shapes: [
      {
        material: "steel-right",
        path: closedOutline([
          corner(-half, -edge, 0.8),
          corner(half, -edge, 0.8),
          corner(half, -shoulder),
          corner(groove, -shoulder),
          arcTo(-groove, -shoulder, ball, 0),
          corner(-half, -shoulder),
        ]),
      },
      {
        material: "steel-left",
        path: closedOutline([
          corner(-half, shoulder),
          corner(-groove, shoulder),
          arcTo(0, ball, ball, 0),
          corner(0, edge),
          corner(-half, edge, 0.8),
        ]),
      },
      {
        material: "steel-left",
        path: closedOutline([
          corner(half, shoulder),
          corner(half, edge, 0.8),
          corner(0, edge),
          corner(0, ball),
          arcTo(groove, shoulder, ball, 0),
        ]),
      },
      { material: "rolling", path: circle([0, 0], ball) },
      ...[55, 125].map((degrees): Shape => ({
        material: "edge",
        path: polyline(polar(edge, degrees), polar(edge, degrees + 180)),
      })),
    ],
    axes: "horizontal",
  });
}

/** Draws both rings of a crossed roller ring, cut beside the axis, with a roller on its edge. */
export function drawCrossedRollerRing(): Drawing {
  const [gap, roller, side, low, high] = [1.2, 10, 34, 16, 20];
  const ring = (x: 1 | -1): string =>
    closedOutline([
      corner(x * gap, x * -low),
      corner(x * side, x * -low, 1),
      corner(x * side, x * high, 1),
      corner(x * gap, x * high),
      corner(x * gap, roller - gap),
      corner(x * roller, 0),
      corner(x * gap, gap - roller),
    ]);
  const bolts = [-27, -19, 19, 27].map((x): Shape => {
    const [top, bottom] = x < 0 ? [-high, low] : [-low, high];
    return { material: "edge", path: polyline([x, top], [x, bottom]) };
  });
  return drawComponent({
    title: "Crossed roller ring",
    description:
      "Crossed roller ring in section: both rings with their bolt holes and a roller on its edge between them.",
    widthMm: 2 * side,
    heightMm: 2 * high,
    shapes: [
      { material: "steel-right", path: ring(1) },
      { material: "steel-left", path: ring(-1) },
      {
        material: "rolling",
        path: closedOutline([
          corner(0, -roller, 1),
          corner(roller, 0, 1),
          corner(0, roller, 1),
          corner(-roller, 0, 1),
        ]),
      },
      ...bolts,
    ],
    axes: "horizontal",
  });
}
