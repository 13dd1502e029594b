import type { ReactNode } from "react";
import type { BeltItem } from "#catalogue/belts/belt-item.ts";
import { beltsText } from "#web/messages/belts.ts";
import { useText } from "#web/messages/language.tsx";
import { useChunk } from "#web/offline/use-chunk.ts";
import { SpecDialog, type SpecSheet } from "#web/ui/spec-dialog.tsx";
import { ShapeImage } from "./shape-image.tsx";

// The dimensioned drawing is rendered by script from the figures of all shapes. If the chunk fails to load,
// the image without dimensions stays.
const loadDrawing = () => import("./item-drawing.tsx");

export type ItemDialogProps = {
  /** Undefined closes the dialog. */
  readonly item: BeltItem | undefined;
  readonly onClose: () => void;
};

/** A series in full. */
export function ItemDialog({ item, onClose }: ItemDialogProps): ReactNode {
  const text = useText(beltsText);
  const { value: measured } = useChunk(loadDrawing, item !== undefined);
  return (
    <SpecDialog
      sheet={item && toBeltSheet(item, text)}
      onClose={onClose}
      drawing={
        item &&
        (measured ? (
          <measured.ItemDrawing shape={item.shape} />
        ) : (
          <ShapeImage shape={item.shape} className="w-full" />
        ))
      }
    />
  );
}

/** Maps a series to the dialog's sheet. */
function toBeltSheet(item: BeltItem, text: typeof beltsText.en): SpecSheet {
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
