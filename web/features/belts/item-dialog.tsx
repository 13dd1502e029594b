import type { ReactNode } from "react";
import type { BeltItem } from "#catalogue/belts/belt-item.ts";
import { useText } from "#web/lib/language.tsx";
import { useChunk } from "#web/lib/use-chunk.ts";
import { beltsText } from "#web/messages/belts.ts";
import { SpecDialog } from "#web/ui/spec-dialog.tsx";
import { sheetOfItem } from "./item-sheet.ts";
import { ShapePicture } from "./shape-picture.tsx";

// With dimension lines it is drawn by script, from the figures of all shapes. Where that doesn't
// come, the picture without them stays.
const loadDrawing = () => import("./item-drawing.tsx");

export interface ItemDialogProps {
  /** Nothing chosen: closed. */
  readonly item: BeltItem | undefined;
  readonly onClose: () => void;
}

/** A series in full. */
export function ItemDialog({ item, onClose }: ItemDialogProps): ReactNode {
  const text = useText(beltsText);
  const { value: measured } = useChunk(loadDrawing, item !== undefined);
  return (
    <SpecDialog
      sheet={item && sheetOfItem(item, text)}
      onClose={onClose}
      drawing={
        item &&
        (measured ? (
          <measured.ItemDrawing shape={item.shape} />
        ) : (
          <ShapePicture shape={item.shape} className="w-full" />
        ))
      }
    />
  );
}
