import type { PplSeriesView } from "#catalogue/ppl/ppl-page.ts";
import type { pplText } from "#web/messages/ppl.ts";
import type { SpecSheet } from "#web/ui/spec-dialog.tsx";

/** Maps a series to the dialog's sheet. */
export function toSpecSheet(series: PplSeriesView, text: typeof pplText.en): SpecSheet {
  const { sheet } = series;
  return {
    title: series.fullName,
    overview: series.description,
    facts: [
      {
        facts: [
          { label: text.facts.dimensions, value: sheet.dimensions },
          { label: text.facts.materials, value: series.materials },
          { label: text.facts.precision, value: sheet.precision },
          { label: text.facts.loadRating, value: sheet.loadRating },
          { label: text.facts.speedLimit, value: sheet.speedLimit },
          { label: text.facts.temperature, value: series.temperature },
        ],
      },
    ],
    features: series.features,
    part: `PPL ${series.fullName}`,
  };
}

/** Maps a series to a sheet with its sizes. */
export function sheetWithModels(series: PplSeriesView, text: typeof pplText.en): SpecSheet {
  const items = series.sizes.map((size) => ({
    code: size.code,
    detail: `${size.boreMm}×${size.outsideDiameterMm}×${size.widthMm}`,
  }));
  return { ...toSpecSheet(series, text), models: { items } };
}
