import type { SearchTexts } from "#web/search/describe-hit.ts";
import { describeUnderstood } from "#web/search/describe-understood.ts";
import type { ListRow } from "./list-row.ts";
import type { UnderstoodLine } from "./understand-lines.ts";

/** Says what a line was understood as. What the catalogue doesn't list can be sold. */
export function describeLine(
  text: SearchTexts,
  line: UnderstoodLine | undefined,
  { offers }: ListRow,
): readonly string[] {
  if (!line) return [];
  const { understood } = line;
  return describeUnderstood(
    text,
    offers.length > 0 ? { ...understood, isListed: true } : understood,
  );
}
