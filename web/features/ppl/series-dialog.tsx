import type { ReactNode } from "react";
import { getBearingImage } from "#catalogue/drawing/media-path.ts";
import type { PplSeriesView } from "#catalogue/ppl/ppl-page.ts";
import { ResponsiveImage } from "#web/ui/responsive-image.tsx";
import { SpecDialog, type SpecSheet } from "#web/ui/spec-dialog.tsx";

export type SeriesDialogProps = {
  /** Undefined closes the dialog. */
  readonly series: PplSeriesView | undefined;
  readonly describe: (series: PplSeriesView) => SpecSheet;
  readonly onClose: () => void;
};

/** A series in full beside the cross-section of one of its sizes. */
export function SeriesDialog({ series, describe, onClose }: SeriesDialogProps): ReactNode {
  return (
    <SpecDialog
      sheet={series && describe(series)}
      onClose={onClose}
      drawing={
        series && (
          <ResponsiveImage
            src={getBearingImage(series.typical)}
            alt=""
            width={320}
            height={240}
            className="w-full rounded-lg border border-hairline bg-raised p-3"
          />
        )
      }
    />
  );
}
