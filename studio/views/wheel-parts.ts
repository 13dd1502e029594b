import { palette } from "../svg/palette.ts";
import { at, circle, clipped, path, polar, ringPath, times, turned } from "../svg/shapes.ts";
import { machinedRing, outline, thinLine } from "../svg/steel.ts";

/** The middle of a wheel, in mm. */
export type WheelShape = {
  /** Outer radius of the hub, of the bush in it, and of the shaft. */
  readonly hub: number;
  readonly bush: number;
  readonly shaft: number;
  /** Arms between hub and rim; 0 is a solid web. */
  readonly arms: number;
};

/** Openings between the arms, as one path. */
export function armWindows(shape: WheelShape, rim: number, turn: number): string {
  const inner = shape.hub + 3;
  const half = 180 / shape.arms;
  return times(shape.arms, (index) =>
    roundedWindow(rim, inner, turn + index * 2 * half, half),
  ).join("");
}

/** An opening between two arms, its corners rounded. */
function roundedWindow(outer: number, inner: number, middle: number, half: number): string {
  const armHalf = 5.2;
  const corner = 4;
  const outerHalf = half - (Math.asin((armHalf + corner) / (outer - corner)) * 180) / Math.PI;
  const innerHalf = half - (Math.asin((armHalf + 0.8 + corner) / (inner + corner)) * 180) / Math.PI;
  const bend = (corner / outer) * (180 / Math.PI);
  const point = (radius: number, angle: number): string =>
    polar(radius, middle + angle)
      .map((v) => v.toFixed(3))
      .join(" ");
  const bendIn = (corner / inner) * (180 / Math.PI);
  return [
    `M${point(outer, -outerHalf)}`,
    `A${outer} ${outer} 0 0 1 ${point(outer, outerHalf)}`,
    `Q${point(outer, outerHalf + bend)} ${point(outer - corner, outerHalf + bend)}`,
    `L${point(inner + corner, innerHalf + bendIn * 0.6)}`,
    `Q${point(inner, innerHalf + bendIn * 0.3)} ${point(inner, innerHalf - bendIn * 0.4)}`,
    `A${inner} ${inner} 0 0 0 ${point(inner, -innerHalf + bendIn * 0.4)}`,
    `Q${point(inner, -innerHalf - bendIn * 0.3)} ${point(inner + corner, -innerHalf - bendIn * 0.6)}`,
    `L${point(outer - corner, -outerHalf - bend)}`,
    `Q${point(outer, -outerHalf - bend)} ${point(outer, -outerHalf)}Z`,
  ].join("");
}

/** The thickness of the rim, visible at the edge of each window on the far side from the lamp. */
export function windowEdges(shape: WheelShape, rim: number, turn: number): string {
  const windows = armWindows(shape, rim, turn);
  return clipped(
    windows,
    path(ringPath(rim + 2, rim - 1.2), {
      fill: palette.steel4,
      "fill-rule": "evenodd",
      opacity: 0.5,
    }),
    circle(rim - 1.2, thinLine),
  );
}

/** A taper bush with its slot and screws. */
export function taperBush({ bush, shaft }: WheelShape, turn: number): string {
  const screw = (bush - shaft) * 0.28;
  return [
    machinedRing(bush, shaft, { outer: 0.35, inner: 0.35 }, "castFace"),
    turned(
      turn,
      path(`M${shaft} -0.45H${bush}V0.45H${shaft}Z`, { fill: "#3a4049" }),
      ...[62, 180, 298].map((angle) =>
        at(
          ...polar(bush, angle),
          circle(screw, { fill: "#3a4049" }),
          circle(screw, { ...outline, "stroke-width": 1 }),
          circle(screw * 0.52, { fill: "#596069" }),
        ),
      ),
    ),
  ].join("");
}

/** Shaft end with its key and centre hole. */
export function shaftEnd(radius: number, turn: number, keyed = true): string {
  const key = radius * 0.5;
  const [top, bottom] = [-radius - key * 0.42, -radius + key * 0.5];
  return [
    machinedRing(radius, 0.001, { outer: radius * 0.1, inner: 0 }),
    turned(
      turn,
      keyed
        ? path(`M${-key / 2} ${top}H${key / 2}V${bottom}H${-key / 2}Z`, {
            ...outline,
            fill: "#cfd4d9",
            "stroke-width": 1.1,
          })
        : "",
    ),
    circle(radius * 0.2, { fill: "#6f7681" }),
    circle(radius * 0.2, { ...outline, "stroke-width": 1 }),
    circle(radius * 0.08, { fill: "#3a4049" }),
  ].join("");
}
