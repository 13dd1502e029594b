import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { historyText } from "#web/messages/history.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { HistoryTimeline, type HistoryTimelineProps } from "./history-timeline.tsx";

export interface HistoryDialogProps extends HistoryTimelineProps {
  /** The display name of the product or order. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The timeline of one product or order; mounted only while it is open. */
export function HistoryDialog({ name, onClose, ...timeline }: HistoryDialogProps): ReactNode {
  const text = useText(historyText);
  return (
    <Dialog open onClose={onClose} title={text.title} description={name}>
      <HistoryTimeline {...timeline} />
    </Dialog>
  );
}
