import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { searchText } from "#web/messages/search.ts";
import { describeDimensions, type SearchTexts } from "#web/search/describe-hit.ts";
import type { SearchRow } from "#web/search/search-row.ts";

/** Dimensions of a part: `25 × 52 × 15 mm`, or section and length of a belt. */
export function ResultFigures({
  row,
  role,
}: {
  readonly row: SearchRow;
  readonly role?: string;
}): ReactNode {
  const figures = formatFigures(row, useText(searchText));
  return (
    <p
      role={role}
      className="font-mono text-sm tabular-nums [grid-area:size] empty:hidden @3xl:text-end @3xl:whitespace-nowrap"
    >
      {figures}
    </p>
  );
}

function formatFigures(
  { dimensionsMm = {}, belt }: SearchRow,
  text: SearchTexts,
): string | undefined {
  const { bore, outside, width } = dimensionsMm;
  if (bore !== undefined && outside !== undefined) {
    const sizes = width === undefined ? [bore, outside] : [bore, outside, width];
    return `${sizes.join(" × ")}\u00A0mm`;
  }
  if (belt) {
    return formatBelt(belt);
  }
  const described = describeDimensions(text, dimensionsMm);
  return described === "" ? undefined : described;
}

/** Section and length on the line that the code names: `A · Li 1067 mm`. */
function formatBelt({ section, lengthMm, lengthLine }: NonNullable<SearchRow["belt"]>): string {
  if (lengthMm === undefined) return section;
  const length = `${lengthMm}\u00A0mm`;
  return `${section} · ${lengthLine === undefined ? length : `${lengthLine}\u00A0${length}`}`;
}
