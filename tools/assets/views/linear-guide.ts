import { palette } from "../svg/palette.ts";
import { at, circle, path, times } from "../svg/shapes.ts";
import { ball, outline, thinLine } from "../svg/steel.ts";

/** A profile rail with its carriage from the end, four rows of balls; the rail stands on y = 0, mm. */
export function linearGuide(): string {
  return [
    path(carriage, { ...outline, fill: "url(#front-right)" }),
    path(rail, { ...outline, fill: "url(#front-left)" }),
    ...rows.map(([x, y]) => at(x, y, ball(2.4))),
    ...returns.map(([x, y]) => at(x, y, circle(2.7, { ...outline, fill: "#3a4049" }), ball(2.4))),
    ...[-20, 20].map((x) => boltHole(x)),
    path("M-2.6 0V22M2.6 0V22", { ...thinLine, "stroke-dasharray": "8 5" }),
  ].join("");
}

const mirror = (points: readonly (readonly [number, number])[]): string => {
  const right = points.map(([x, y]) => `${x} ${y}`);
  const left = points.toReversed().map(([x, y]) => `${-x} ${y}`);
  return `M${[...right, ...left].join("L")}Z`;
};

/** Half outlines from the middle outwards; y points down, the base lies at 0. */
const rail = mirror([
  [0, -22],
  [10.4, -22],
  [11.5, -20.9],
  [11.5, -17.6],
  [9.6, -15.4],
  [9.6, -12.6],
  [11.5, -10.4],
  [11.5, -1],
  [10.5, 0],
]);
const carriage = mirror([
  [0, -36],
  [22.6, -36],
  [24, -34.6],
  [24, -7],
  [23, -6],
  [14.4, -6],
  [13, -7.4],
  [13, -9.6],
  [14.6, -11.4],
  [14.6, -16.6],
  [13, -18.4],
  [13, -22.6],
  [11.6, -24],
]);

/** Load rows on both flanks of the rail, and the balls on their way back. */
const rows = [-1, 1].flatMap((side) => [
  [side * 12.15, -18.3] as const,
  [side * 12.15, -9.7] as const,
]);
const returns = [-1, 1].flatMap((side) => [
  [side * 18.6, -19.4] as const,
  [side * 18.6, -10.6] as const,
]);

function boltHole(x: number): string {
  const lines = times(2, (index) => (index === 0 ? -2.2 : 2.2));
  return [
    path(`M${x - 2.2} -36V-27H${x + 2.2}V-36Z`, { fill: palette.paper }),
    path(lines.map((dx) => `M${x + dx} -36V-27`).join(""), outline),
    path(`M${x - 2.2} -27L${x} -25.8L${x + 2.2} -27`, outline),
  ].join("");
}
