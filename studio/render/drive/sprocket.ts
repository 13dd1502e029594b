import type { Group, Outline } from "../scene.ts";
import { ring } from "./shaft.ts";
import { boreOutline, circleOutline, polar } from "./wheel-outlines.ts";

/** A sprocket for roller chain (ISO 606). */
type Sprocket = {
  readonly teeth: number;
  readonly pitchMm: number;
  readonly rollerMm: number;
  readonly toothWidthMm: number;
  readonly hubMm: number;
  readonly lengthMm: number;
  readonly boreMm: number;
};

/** 08B-1 with 17 teeth, a size that the shop sells. */
export const sprocket08B17: Sprocket = {
  teeth: 17,
  pitchMm: 12.7,
  rollerMm: 8.51,
  toothWidthMm: 7.2,
  hubMm: 52,
  lengthMm: 28,
  boreMm: 25,
};

/** The sprocket from z = 0 up, its teeth below and its hub above. */
export function sprocket(of: Sprocket): Group {
  const bore = boreOutline(of.boreMm / 2);
  return {
    parts: [
      {
        shape: {
          kind: "extruded",
          outline: teethOutline(of),
          holes: [bore],
          heightMm: of.toothWidthMm,
          bevelMm: 0.8,
        },
        material: "ground-steel",
      },
      {
        shape: {
          kind: "extruded",
          outline: circleOutline(of.hubMm / 2),
          holes: [bore],
          heightMm: of.lengthMm - of.toothWidthMm,
          bevelMm: 0.9,
        },
        material: "ground-steel",
        places: [{ at: [0, 0, of.toothWidthMm] }],
      },
      {
        shape: {
          kind: "turned",
          profile: ring(
            of.hubMm / 2 + 1.6,
            of.hubMm / 2 - 1,
            of.toothWidthMm - 0.2,
            of.toothWidthMm + 1,
            0.7,
          ),
        },
        material: "ground-steel",
      },
    ],
  };
}

/** Seats for the rollers on the pitch circle, and flanks that lean out to the tips. */
function teethOutline({ teeth, pitchMm, rollerMm }: Sprocket): Outline {
  const pitchRadius = pitchMm / (2 * Math.sin(Math.PI / teeth));
  const tip = pitchRadius + 0.3 * rollerMm;
  const seat = 0.505 * rollerMm + 0.15;
  const open = 62;
  return Array.from({ length: teeth }, (_, index) => {
    const middle = (index * 360) / teeth;
    const [cx, cy] = polar(pitchRadius, middle);
    const arc = Array.from({ length: 13 }, (__, step) => {
      // From the right flank over the root to the left one.
      const [dx, dy] = polar(seat, middle + 180 + open - (2 * open * step) / 12);
      return [cx + dx, cy + dy] as const;
    });
    const land = 180 / teeth - 2.6;
    return [polar(tip, middle - land), ...arc, polar(tip, middle + land)];
  }).flat();
}
