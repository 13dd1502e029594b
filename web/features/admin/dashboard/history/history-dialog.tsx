import type { ReactNode } from "react";
import { historyText } from "#web/messages/history.ts";
import { useText } from "#web/messages/language.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { HistoryTimeline, type HistoryTimelineProps } from "./history-timeline.tsx";

export type HistoryDialogProps = {
  /** The display name of the record. */
  readonly name: string;
  readonly onClose: () => void;
} & HistoryTimelineProps;

/** The timeline of one record; mounted only while it is open. */
export function HistoryDialog({ name, onClose, ...timeline }: HistoryDialogProps): ReactNode {
  const text = useText(historyText);
  return (
    <Dialog open onClose={onClose} title={text.title} description={name}>
      <HistoryTimeline {...timeline} />
    </Dialog>
  );
}
