import type { Part, Vector } from "../scene.ts";

type GarterSpring = {
  /** Radius of the circle that its coils run around. */
  readonly radiusMm: number;
  readonly heightMm: number;
  /** Radius of a coil, outside. */
  readonly coilMm: number;
  readonly fromDeg: number;
  readonly toDeg: number;
};

const pointsPerCoil = 12;
const pointsAroundWire = 6;

/** A spring closed to a ring: the wire winds around a circle, coil beside coil. */
export function garterSpring({ radiusMm, heightMm, coilMm, fromDeg, toDeg }: GarterSpring): Part {
  const wire = coilMm * 0.2;
  const winding = coilMm - wire;
  const sweep = ((toDeg - fromDeg) * Math.PI) / 180;
  const coils = Math.round((radiusMm * sweep) / (wire * 2.25));
  const isWhole = toDeg - fromDeg >= 360;
  const steps = coils * pointsPerCoil;
  const start = (fromDeg * Math.PI) / 180;
  const rings = Array.from({ length: isWhole ? steps : steps + 1 }, (_, step): Vector[] => {
    const along = start + (sweep * step) / steps;
    const around = (2 * Math.PI * coils * step) / steps;
    return Array.from({ length: pointsAroundWire }, (__, index) => {
      // A coil's plane contains the axis; the wire's section is perpendicular to its direction.
      const turn = (2 * Math.PI * index) / pointsAroundWire;
      const out = winding + wire * Math.cos(turn);
      const radius = radiusMm + out * Math.cos(around);
      const angle = along + (wire * Math.sin(turn)) / radiusMm;
      return [
        radius * Math.cos(angle),
        radius * Math.sin(angle),
        heightMm + out * Math.sin(around),
      ];
    });
  });
  return { shape: { kind: "lofted", rings, endless: isWhole }, material: "polished-steel" };
}
