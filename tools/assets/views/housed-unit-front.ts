import type { Bearing } from "#catalogue/bearings/bearing.ts";
import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import { deepGrooveBalls } from "../internals/ball-set.ts";
import { palette } from "../svg/palette.ts";
import { at, circle, clipped, element, group, num, path, polar, turned } from "../svg/shapes.ts";
import { machinedRing, outline, thinLine } from "../svg/steel.ts";
import { deepGrooveFront } from "./ball-front.ts";

/** A pillow block unit from the front, its shaft's centre at the origin, in mm. */
export function pillowBlockFront(unit: HousedUnit, insert: Bearing): string {
  const body = bodyOutline(unit);
  const seat = unit.insertOutsideDiameterMm / 2;
  return [
    bolts(unit),
    path(body, { fill: "url(#casting)" }),
    clipped(body, ribs(unit)),
    path(body, { ...outline, "stroke-width": 1.7 }),
    nipple(unit),
    machinedRing(seat + 3.4, seat, { outer: 0.7, inner: 0.5 }, "castFace"),
    insertFront(unit, insert),
  ].join("");
}

/** Height of the feet's top above the base is H1; the dome stands on them with a hollow curve. */
function bodyOutline(unit: HousedUnit): string {
  const { H = 0, H1 = 0, H2 = 0, L = 0 } = unit.housingMm;
  const dome = H2 - H;
  const half = L / 2;
  const top = H - H1;
  const side = polar(dome, 158);
  const foot = side[0] - 9;
  const hollow = half * 0.46;
  const mirrored = (x: number): string => num(-x);
  return [
    `M${num(-half)} ${num(H)}`,
    `V${num(top + 6)}Q${num(-half)} ${num(top)} ${num(-half + 6)} ${num(top)}`,
    `H${num(foot - 3)}`,
    `C${num(foot + 4)} ${num(top)} ${num(side[0] + 3.2)} ${num(side[1] + 8)} ${num(side[0])} ${num(side[1])}`,
    `A${num(dome)} ${num(dome)} 0 1 1 ${mirrored(side[0])} ${num(side[1])}`,
    `C${mirrored(side[0] + 3.2)} ${num(side[1] + 8)} ${mirrored(foot + 4)} ${num(top)} ${mirrored(foot - 3)} ${num(top)}`,
    `H${num(half - 6)}Q${num(half)} ${num(top)} ${num(half)} ${num(top + 6)}V${num(H)}`,
    `H${num(hollow)}l-3 -3H${num(-hollow + 3)}l-3 3Z`,
  ].join("");
}

/** Edges of the casting in front of its body: the step of the feet and the inner dome. */
function ribs(unit: HousedUnit): string {
  const { H = 0, H1 = 0, H2 = 0 } = unit.housingMm;
  const dome = H2 - H - 3.4;
  return [
    circle(dome, { ...thinLine, stroke: palette.steel4 }),
    path(`M-200 ${num(H - H1 * 0.35)}H200`, { ...thinLine, stroke: palette.steel4, opacity: 0.6 }),
  ].join("");
}

/** Bolts through the feet, seen from the side, with washers; their shanks go into the ground. */
function bolts(unit: HousedUnit): string {
  const { H = 0, H1 = 0, J = 0 } = unit.housingMm;
  const size = Number((unit.bolt ?? "M12").slice(1));
  const top = H - H1;
  const across = size * 0.86;
  const head = size * 0.62;
  const washer = size * 1.02;
  return [-J / 2, J / 2]
    .map((x) =>
      at(
        x,
        top,
        element("rect", {
          ...outline,
          x: -washer,
          y: -2.4,
          width: 2 * washer,
          height: 2.6,
          fill: "#d3d8dd",
        }),
        path(
          `M${num(-across)} -2.4V${num(-2.4 - head)}Q${num(-across / 1.33)} ${num(-4 - head)} ${num(-across / 2)} ${num(-2.4 - head)}Q0 ${num(-4.6 - head)} ${num(across / 2)} ${num(-2.4 - head)}Q${num(across / 1.33)} ${num(-4 - head)} ${num(across)} ${num(-2.4 - head)}V-2.4Z`,
          { ...outline, fill: "url(#bolt)" },
        ),
        path(
          `M${num(-across / 2)} ${num(-2.4 - head)}V-2.4M${num(across / 2)} ${num(-2.4 - head)}V-2.4`,
          thinLine,
        ),
      ),
    )
    .join("");
}

function nipple(unit: HousedUnit): string {
  const { H = 0, H2 = 0 } = unit.housingMm;
  return turned(
    38,
    at(
      0,
      -(H2 - H) + 0.4,
      path("M-3.4 0V-2.6H3.4V0Z", { ...outline, fill: "url(#bolt)" }),
      path("M-1.9 -2.6V-5.2L-2.5 -6.2Q-2.5 -8.4 0 -8.6Q2.5 -8.4 2.5 -6.2L1.9 -5.2V-2.6Z", {
        ...outline,
        fill: "url(#bolt)",
        "stroke-width": 1.1,
      }),
    ),
  );
}

/** The insert without its seal: it has the balls of the bearing with the same bore. */
function insertFront(unit: HousedUnit, insert: Bearing): string {
  const bore = unit.boreMm / 2;
  const balls = deepGrooveBalls(insert);
  return [
    deepGrooveFront(insert, balls, { cage: -14, cut: [-84, 12] }),
    machinedRing(bore, 0.001, { outer: 1.2, inner: 0 }),
    circle(bore * 0.14, { fill: "#8b929d" }),
    circle(bore * 0.14, thinLine),
    ...[-150, 150].map((angle) => setScrew(bore, bore + 4.6, angle)),
  ].join("");
}

/** A set screw of the inner ring, hidden in it: dashed, as drawings show what can't be seen. */
function setScrew(inner: number, outer: number, angle: number): string {
  return group(
    { transform: `rotate(${angle})` },
    path(`M${inner} -1.7H${outer}M${inner} 1.7H${outer}`, {
      ...thinLine,
      "stroke-dasharray": "7 4",
      stroke: palette.steel6,
    }),
  );
}
