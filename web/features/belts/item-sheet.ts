import type { BeltItem } from "#catalogue/belts/belt-item.ts";
import type { beltsText } from "#web/messages/belts.ts";
import type { SpecSheet } from "#web/ui/spec-dialog.tsx";

/** Maps a series to the dialog's sheet. */
export function toBeltSheet(item: BeltItem, text: typeof beltsText.en): SpecSheet {
  const { title, note } = text.sizes[item.sizesKind];
  return {
    title: item.title,
    subtitle: item.applications,
    overview: item.overview,
    facts: [
      {
        facts: [...item.facts, ...item.moreFacts].map(({ key, value }) => ({
          label: text.facts[key],
          value,
        })),
      },
    ],
    ...(item.sizes.length > 0 && { models: { title, note, items: item.sizes } }),
    features: item.features,
    part: item.title,
  };
}
