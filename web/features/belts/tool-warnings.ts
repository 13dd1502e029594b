import { vSections } from "#catalogue/belts/v-sections.data.ts";
import { maxBeltSpeedMs } from "#catalogue/engineering/v-drive.ts";
import type { beltTool } from "#web/messages/en/belt-tool.ts";
import type { ToolAnswer } from "./answer-draft.ts";

/** What speaks against the drive or its belt, in words. */
export function listWarnings(
  answer: Extract<ToolAnswer, { ok: true }>,
  text: typeof beltTool,
): readonly string[] {
  const { section, summary, fit, isBeyondList } = answer;
  const limits: Readonly<Record<string, number>> = maxBeltSpeedMs;
  const minPulleyMm = vSections.find((row) => row.section === section)?.minPulleyMm;
  const shared = summary.warnings.map((warning) => {
    const limit = warning === "pulley-below-minimum" ? minPulleyMm : limits[section];
    return text.warnings[warning](section, String(limit));
  });
  const own = (fit?.warnings ?? []).map((warning) => text.warnings[warning]);
  return [...(isBeyondList && fit ? [text.warnings["beyond-list"]] : []), ...shared, ...own];
}
