import { Suspense, lazy } from "react";
import type { ReactNode } from "react";
import type { BeltItem } from "#catalogue/belts/belt-item.ts";
import { useText } from "#web/lib/language.tsx";
import { beltsText } from "#web/messages/belts.ts";
import { SpecDialog } from "#web/ui/spec-dialog.tsx";
import { sheetOfItem } from "./item-sheet.ts";
import { ShapePicture } from "./shape-picture.tsx";

// With dimension lines it is drawn by script, from the figures of all shapes.
const ItemDrawing = lazy(async () => ({
  default: (await import("./item-drawing.tsx")).ItemDrawing,
}));

export interface ItemDialogProps {
  /** Nothing chosen: closed. */
  readonly item: BeltItem | undefined;
  readonly onClose: () => void;
}

/** A series in full. */
export function ItemDialog({ item, onClose }: ItemDialogProps): ReactNode {
  const text = useText(beltsText);
  return (
    <SpecDialog
      sheet={item && sheetOfItem(item, text)}
      onClose={onClose}
      drawing={
        item && (
          <Suspense fallback={<ShapePicture shape={item.shape} className="w-full" />}>
            <ItemDrawing shape={item.shape} />
          </Suspense>
        )
      }
    />
  );
}
