import type { BeltCode, BeltLength } from "./belt-code.ts";
import type { InterchangeReason } from "./interchange.ts";

/** Lengths that differ by less are one length printed in inches and in mm. */
const lengthToleranceMm = 1;

/** Compares two belts of any makers. Returns every difference; none if they are the same. */
export function compareBelts(wanted: BeltCode, candidate: BeltCode): readonly InterchangeReason[] {
  if (wanted.kind !== candidate.kind || wanted.section !== candidate.section) {
    const isTooth = wanted.kind === "timing" && candidate.kind === "timing";
    return [isTooth && wanted.pitchMm === candidate.pitchMm ? "toothForm" : "section"];
  }
  const isWidthFree = wanted.kind !== "timing" && wanted.kind !== "variable speed";
  return [
    ...compareLengths(wanted, candidate),
    ...compareFigures(wanted.ribs, candidate.ribs, "ribs"),
    ...(isWidthFree ? [] : compareFigures(wanted.widthMm, candidate.widthMm, "width")),
    ...(wanted.isRawEdge === candidate.isRawEdge ? [] : ["rawEdge" as const]),
    ...(wanted.joinedBelts === candidate.joinedBelts ? [] : ["joinedBelts" as const]),
    ...(wanted.unread === "" && candidate.unread === "" ? [] : ["unread" as const]),
  ];
}

function compareLengths(wanted: BeltCode, candidate: BeltCode): readonly InterchangeReason[] {
  const pairs = wanted.lengths.flatMap((one) =>
    candidate.lengths
      .filter(({ line }) => line === one.line)
      .map((other): readonly [BeltLength, BeltLength] => [one, other]),
  );
  const [pair] = pairs;
  if (!pair)
    return [wanted.lengths.length === candidate.lengths.length ? "lengthLine" : "unknownSize"];
  const [one, other] = pair;
  const isAssumed = pairs.some((lengths) => lengths.some(({ from }) => from === "assumed"));
  // Teeth are counted, other lengths are printed rounded.
  const tolerance = wanted.kind === "timing" ? 0 : lengthToleranceMm;
  if (Math.abs(one.mm - other.mm) > tolerance) return ["length"];
  // Two lengths whose lines are both assumed are printed on the same line.
  return isAssumed && one.from !== other.from ? ["lengthLine"] : [];
}

function compareFigures(
  wanted: number | undefined,
  candidate: number | undefined,
  differs: InterchangeReason,
): readonly InterchangeReason[] {
  if (wanted === candidate) return [];
  return wanted === undefined || candidate === undefined ? ["unknownSize"] : [differs];
}
