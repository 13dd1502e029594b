import { timingProfiles } from "#catalogue/belts/timing-profiles.data.ts";
import {
  solveGeometry,
  unlistedSections,
  type GeometryAnswer,
} from "#catalogue/engineering/drive-geometry.ts";
import { readNumber } from "#web/forms/read-number.ts";
import type { otherBeltsText } from "#web/messages/other-belts.ts";
import type { SelectOption } from "#web/ui/select-field.tsx";
import type { OtherBeltsDraft, OtherKind } from "./tool-draft.ts";

/** Solves a draft; anything but a number has a problem. */
export function answerOtherBelts(draft: OtherBeltsDraft): GeometryAnswer {
  return solveGeometry({
    shape: draft.shape,
    driving: readNumber(draft.driving),
    driven: readNumber(draft.driven),
    centreMm: readNumber(draft.centreMm),
  });
}

/** The sections or profiles to choose from. */
export function listOtherShapes(
  kind: OtherKind,
  text: (typeof otherBeltsText)["en"],
): readonly SelectOption[] {
  if (kind === "timing") {
    return timingProfiles.map(({ profile, pitchMm }) => ({
      value: profile,
      label: text.profile(profile, String(pitchMm)),
    }));
  }
  return unlistedSections.map(({ section, topWidthMm, heightMm }) => ({
    value: section,
    label: text.section(section, String(topWidthMm), String(heightMm)),
  }));
}
