import type { Bearing } from "../../catalogue/bearings/bearing.ts";

/** Balls or rollers of a bearing, seen along its axis. Lengths in mm. */
export type RollingSet = {
  readonly count: number;
  readonly diameterMm: number;
  /** Diameter of the circle through the centres. */
  readonly pitchDiameterMm: number;
  /** Angle between the load line and the plane of the bearing. */
  readonly contactAngleDeg: number;
};

/** Balls are close to 0.3 of the ring space in every deep groove series. */
const usualShare = 0.3;

/** f0 of ISO 76 for balls under pure thrust. */
const thrustF0 = 61.6;

/** Balls are made in steps of 1/32 inch. */
const ballStepMm = 25.4 / 32;

/** Share of the pitch circle that the balls take up in a bearing with a filling side. */
const fullShare = 0.87;

/**
 * The balls of a deep groove bearing. ISO 76 gives C0 = f0 · Z · Dw²; with C0 and f0 from the
 * catalogue's row, only whole numbers of balls remain to try. For 6205: nine of 5/16 inch.
 */
export function deepGrooveBalls(bearing: Bearing): RollingSet {
  const { boreMm, outsideDiameterMm, f0, code } = bearing;
  if (f0 === undefined) throw new Error(`${code} has no f0 to find its balls by`);
  const usual = usualShare * (outsideDiameterMm - boreMm);
  return { ...closest(bearing, f0, usual), ...pitchCircle(bearing), contactAngleDeg: 0 };
}

/** The balls of a thrust bearing, found in the same way; 51205 has thirteen of 5/16 inch. */
export function thrustBalls(bearing: Bearing): RollingSet {
  const usual = 0.36 * (bearing.outsideDiameterMm - bearing.boreMm);
  return { ...closest(bearing, thrustF0, usual), ...pitchCircle(bearing), contactAngleDeg: 90 };
}

/** The balls of an angular contact bearing: one shoulder is low, so more of them fit. */
export function angularContactBalls(bearing: Bearing): RollingSet {
  const diameterMm = 0.294 * (bearing.outsideDiameterMm - bearing.boreMm);
  const { pitchDiameterMm } = pitchCircle(bearing);
  const each = Math.asin(diameterMm / pitchDiameterMm);
  return {
    count: Math.floor((fullShare * Math.PI) / each),
    diameterMm,
    pitchDiameterMm,
    contactAngleDeg: bearing.contactAngleDeg ?? 0,
  };
}

/** One row of a self-aligning bearing, in the proportions of its drawing. */
export function selfAligningBalls(bearing: Bearing): RollingSet {
  const diameterMm = 0.23 * (bearing.outsideDiameterMm - bearing.boreMm);
  const { pitchDiameterMm } = pitchCircle(bearing);
  const each = Math.asin(diameterMm / pitchDiameterMm);
  return {
    count: Math.floor((0.82 * Math.PI) / each),
    diameterMm,
    pitchDiameterMm,
    contactAngleDeg: 0,
  };
}

/** Turns of the cage per turn of the inner ring, with the outer ring at rest. */
export function cageTurns(set: RollingSet): number {
  return (1 - ratio(set)) / 2;
}

/** Turns of the cage per turn of the outer ring, with the inner ring at rest. */
export function cageTurnsByOuterRing(set: RollingSet): number {
  return (1 + ratio(set)) / 2;
}

function ratio({ diameterMm, pitchDiameterMm, contactAngleDeg }: RollingSet): number {
  return (diameterMm * Math.cos((contactAngleDeg * Math.PI) / 180)) / pitchDiameterMm;
}

function pitchCircle({ boreMm, outsideDiameterMm }: Bearing): { pitchDiameterMm: number } {
  return { pitchDiameterMm: (boreMm + outsideDiameterMm) / 2 };
}

function closest(
  { staticLoadKn }: Bearing,
  f0: number,
  usual: number,
): { count: number; diameterMm: number } {
  const candidates = Array.from({ length: 20 }, (_, index) => {
    const count = index + 6;
    return { count, diameterMm: Math.sqrt((staticLoadKn * 1000) / (f0 * count)) };
  });
  const best = candidates.reduce((closer, one) =>
    Math.abs(one.diameterMm - usual) < Math.abs(closer.diameterMm - usual) ? one : closer,
  );
  const diameterMm = Math.round(best.diameterMm / ballStepMm) * ballStepMm;
  return { count: best.count, diameterMm };
}
