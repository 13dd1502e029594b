import type { InterchangeReason } from "./interchange.ts";
import type { SealCode } from "./seal-code.ts";

/** Compares two rotary shaft seals. Returns every difference; none if they are the same. */
export function compareSeals(wanted: SealCode, candidate: SealCode): readonly InterchangeReason[] {
  if (wanted.shaftMm !== candidate.shaftMm || wanted.housingMm !== candidate.housingMm) {
    return ["otherSize"];
  }
  const isWidthStated = wanted.widthMm !== undefined && candidate.widthMm !== undefined;
  const isOtherWidth = wanted.widthMm !== candidate.widthMm;
  return [
    ...(isOtherWidth ? [isWidthStated ? ("width" as const) : ("unknownSize" as const)] : []),
    ...compareDesigns(wanted, candidate),
    ...(wanted.material === candidate.material ? [] : ["materialDiffers" as const]),
    ...(wanted.unread === "" && candidate.unread === "" ? [] : ["unread" as const]),
  ];
}

/** Makers use different letters for one construction: TC is AS. */
function compareDesigns(
  { type: wantedType, design: wanted }: SealCode,
  { type: candidateType, design: candidate }: SealCode,
): readonly InterchangeReason[] {
  if (!wanted || !candidate) return wantedType === candidateType ? [] : ["sealUnknown"];
  const isSame =
    wanted.outside === candidate.outside &&
    wanted.lips === candidate.lips &&
    wanted.hasDustLip === candidate.hasDustLip &&
    wanted.hasSpring === candidate.hasSpring;
  return isSame ? [] : ["sealDiffers"];
}
