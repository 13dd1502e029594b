import { familyFigures, type FamilyFigure, type FamilyRow } from "#catalogue/nsk/family-rows.ts";
import type { familyTableText } from "#web/messages/family-table.ts";

export type FamilyColumn = { readonly figure: FamilyFigure; readonly header: string };

/** The columns that some row fills, with the letter of the family's width. */
export function listColumns(
  rows: readonly FamilyRow[],
  family: string,
  text: typeof familyTableText.en,
): readonly FamilyColumn[] {
  const names = {
    ...text.figures,
    ...(family === "thrust-ball-bearings" && { width: text.thrustWidth }),
    ...(family === "tapered-roller-bearings" && { width: text.taperedWidth }),
    ...(family === "bearing-units" && { grease: text.speed }),
  };
  return familyFigures
    .filter((figure) => rows.some(({ figures }) => figures[figure] !== undefined))
    .map((figure) => ({ figure, header: names[figure] }));
}
