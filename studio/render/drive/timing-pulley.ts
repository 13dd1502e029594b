import type { BeltTooth } from "../../internals/htd-tooth.ts";
import type { Group, Outline, Part } from "../scene.ts";
import { screwHeads } from "./screw.ts";
import { ring, shaft } from "./shaft.ts";
import { armWindows, circleOutline, holes, polar, toothedOutline } from "./wheel-outlines.ts";

/** A timing pulley from z = 0 up. Lengths are in mm; dimensions without a name suffix are radii. */
export type TimingPulley = {
  readonly teeth: number;
  /** A tooth of its belt, widened by the clearance. */
  readonly groove: BeltTooth;
  readonly widthMm: number;
  readonly shaftMm: number;
  readonly hub: number;
  /** Openings in its web: between arms, or round holes. */
  readonly web: { readonly kind: "arms" | "holes" | "solid"; readonly count: number };
  /** Screws of the locking ring that clamps it to its shaft. */
  readonly screws: number;
};

export function pitchRadiusMm(teeth: number, { pitchMm }: BeltTooth): number {
  return (teeth * pitchMm) / (2 * Math.PI);
}

const flangeMm = { high: 2.6, thick: 1.4 } as const;

/** Turned so that its first groove is at `turnDeg`. */
export function timingPulley(pulley: TimingPulley, turnDeg: number): Group {
  const { teeth, groove, widthMm: width } = pulley;
  const root = pitchRadiusMm(teeth, groove) - groove.tipMm;
  const rim = root - 4.5;
  const web = { from: width * 0.3, to: width * 0.7 };
  return {
    place: { turnDeg: [0, 0, turnDeg] },
    parts: [
      steel({
        kind: "extruded",
        outline: toothedOutline(groove, teeth),
        holes: [circleOutline(rim)],
        heightMm: width,
      }),
      {
        ...steel({
          kind: "extruded",
          outline: circleOutline(rim + 0.5),
          holes: webOpenings(pulley, rim),
          heightMm: web.to - web.from,
          bevelMm: 0.8,
        }),
        places: [{ at: [0, 0, web.from] }],
      },
      ...hubParts(pulley),
      flange(pulley),
    ],
  };
}

function webOpenings({ web, hub }: TimingPulley, rim: number): readonly Outline[] {
  if (web.kind === "solid") return [];
  if (web.kind === "arms") return armWindows(web.count, rim - 1.5, hub + 2.5, 9);
  const middle = (rim + hub) / 2;
  return holes(web.count, middle, (rim - hub) * 0.33);
}

/** Hub, locking ring with its screws, and shaft end. */
function hubParts({ hub, shaftMm, screws, widthMm: width }: TimingPulley): Part[] {
  const bush = shaftMm / 2 + (hub - shaftMm / 2) * 0.66;
  const circle = (bush + shaftMm / 2) / 2;
  const screw = Math.min((bush - shaftMm / 2) * 0.72, 5.5);
  return [
    steel({ kind: "turned", profile: ring(hub, bush, 0, width + 1.5, 0.7) }),
    {
      shape: { kind: "turned", profile: ring(bush - 0.25, shaftMm / 2, 2, width + 0.4, 0.4) },
      material: "sheet-steel",
    },
    screwHeads(
      Array.from({ length: screws }, (_, index) => [
        ...polar(circle, ((index + 0.5) * 360) / screws),
        width + 0.2,
      ]),
      screw,
    ),
    shaft(shaftMm, width + 7),
  ];
}

/** The belt rests on a flange below; one above would hide its teeth. */
function flange({ teeth, groove }: TimingPulley): Part {
  const outer = pitchRadiusMm(teeth, groove) + groove.backMm + flangeMm.high;
  const inner = pitchRadiusMm(teeth, groove) - groove.tipMm - 2;
  const profile = ring(outer, inner, -flangeMm.thick, 0, 0.4);
  return { shape: { kind: "turned", profile }, material: "sheet-steel" };
}

function steel(shape: Part["shape"]): Part {
  return { shape, material: "ground-steel" };
}
