import { composeBearingSheets } from "#datasheets/sheets/compose-bearing-sheets.ts";
import { composeBeltSheets } from "#datasheets/sheets/compose-belt-sheets.ts";
import { drawFamilySheet } from "#datasheets/sheets/draw-family-sheet.ts";
import type { MediaWriter } from "./media-writer.ts";

/** A technical sheet per family of belts and bearings. */
export const sheets: MediaWriter = {
  name: "technical sheets",
  async *makeFiles() {
    for (const sheet of [...composeBeltSheets(), ...composeBearingSheets()]) {
      yield { path: sheet.file, content: await drawFamilySheet(sheet) };
    }
  },
};
