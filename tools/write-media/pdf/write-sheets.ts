import type { MediaWriter } from "../media-writer.ts";
import { composeBearingSheets } from "./sheets/compose-bearing-sheets.ts";
import { composeBeltSheets } from "./sheets/compose-belt-sheets.ts";
import { drawFamilySheet } from "./sheets/draw-family-sheet.ts";

/** A technical sheet per family of belts and bearings. */
export const sheets: MediaWriter = {
  name: "technical sheets",
  async *makeFiles() {
    for (const sheet of [...composeBeltSheets(), ...composeBearingSheets()]) {
      yield { path: sheet.file, content: await drawFamilySheet(sheet) };
    }
  },
};
