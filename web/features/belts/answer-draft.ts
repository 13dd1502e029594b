import type { BeltFit } from "#catalogue/engineering/fit-belt.ts";
import { placeBelt, selectBelt } from "#catalogue/engineering/select-belt.ts";
import type { DriveProblems, DriveSummary, VDrive } from "#catalogue/engineering/v-drive.ts";
import { readNumber } from "#web/forms/read-number.ts";
import type { ToolDraft } from "./tool-draft.ts";

/** The tool's result for a draft. */
export type ToolAnswer =
  | { readonly ok: false; readonly problems: DriveProblems }
  | {
      readonly ok: true;
      readonly section: string;
      readonly drive: VDrive;
      readonly summary: DriveSummary;
      /** Absent if no listed size comes near the wanted distance. */
      readonly fit?: BeltFit;
      /** The nearest listed size; absent if no listed size goes around the pulleys. */
      readonly nearest?: BeltFit;
      readonly shorter?: BeltFit;
      readonly longer?: BeltFit;
      readonly wantedCentreMm?: number;
      readonly isBeyondList: boolean;
      readonly isListed: boolean;
    };

/** Parses a draft and solves it: the belt for a distance, or the distance for a belt. */
export function answerDraft(draft: ToolDraft): ToolAnswer {
  const drive: VDrive = {
    drivingMm: readNumber(draft.drivingMm),
    drivenMm: readNumber(draft.drivenMm),
    ...(draft.drivingRpm.trim() !== "" && { drivingRpm: readNumber(draft.drivingRpm) }),
    ...(draft.powerKw.trim() !== "" && { powerKw: readNumber(draft.powerKw) }),
  };
  return draft.known === "code" ? check(draft, drive) : find(draft, drive);
}

function find({ section, centreMm }: ToolDraft, drive: VDrive): ToolAnswer {
  const wantedCentreMm = readNumber(centreMm);
  const answer = selectBelt({ ...drive, section, centreMm: wantedCentreMm });
  if (!answer.ok) return answer;
  const { drive: summary, best, wantedLengthMm: _, ...rest } = answer;
  return {
    ...rest,
    section,
    drive,
    summary,
    wantedCentreMm,
    isListed: true,
    ...(best && { fit: best }),
  };
}

function check({ code }: ToolDraft, drive: VDrive): ToolAnswer {
  const answer = placeBelt({ ...drive, code });
  if (!answer.ok) return answer;
  const { fit, isListed, drive: summary } = answer;
  return {
    ok: true,
    section: fit.code.slice(0, 1),
    drive,
    summary,
    fit,
    isListed,
    isBeyondList: false,
  };
}
