import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { guideMounting } from "#catalogue/engineering/mounting-dimensions.ts";

/**
 * Returns notes on a bearing's figures: its own notes, what is a guide, and the limits of the page's temperature
 * range. Source: NSK E1102e p.B4 (shields and seals), p.B81 (polyamide cages).
 */
export function bearingNotes(bearing: Bearing): readonly string[] {
  return [...(bearing.notes ?? []), ...mountingNotes(bearing), temperatureNote(bearing)];
}

function mountingNotes(bearing: Bearing): readonly string[] {
  return guideMounting(bearing)
    ? ["da, Da and ra are a guide after DIN 5418; the maker’s table decides."]
    : [];
}

function temperatureNote({ kind, cage }: Bearing): string {
  if (kind === "deep-groove") {
    return "The temperature range is that of the open bearing. With standard grease the maker gives −10°C to +110°C with shields (ZZ) or non-contact seals (VV), and −10°C to +100°C with contact seals (DDU).";
  }
  if (cage.startsWith("Polyamide")) {
    return "The temperature range is that of a polyamide cage; ask first where oil is hotter than 100°C. Grease may allow less.";
  }
  return "The temperature range is that of the bearing itself; grease or oil may allow less.";
}
