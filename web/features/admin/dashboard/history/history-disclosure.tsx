import { useState, type ReactNode } from "react";
import { historyText } from "#web/messages/history.ts";
import { useText } from "#web/messages/language.tsx";
import { HistoryTimeline, type HistoryTimelineProps } from "./history-timeline.tsx";

/** The timeline below a form, loaded when it is opened. */
export function HistoryDisclosure(props: HistoryTimelineProps): ReactNode {
  const text = useText(historyText);
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="mt-5 border-t border-hairline pt-3"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-9 content-center text-sm font-medium pointer-coarse:min-h-11">
        {text.title}
      </summary>
      {isOpen && (
        <div className="pt-3">
          <HistoryTimeline {...props} />
        </div>
      )}
    </details>
  );
}
