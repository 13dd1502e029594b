import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { formatMoment } from "#web/lib/last-seen/format-moment.ts";
import { useOnline } from "#web/lib/use-online.ts";
import { uiText } from "#web/messages/ui.ts";
import { StatusLine } from "./status-line.tsx";

interface OfflineBarProps {
  /** What is kept, said while the device has no network. */
  readonly text: string;
  /** When what the page shows was last seen, where it may be behind. */
  readonly lastSeenAt?: number | undefined;
}

/** Says why a page may be behind, and nothing while it isn't. */
export function OfflineBar({ text, lastSeenAt }: OfflineBarProps): ReactNode {
  const { offline, noAnswer, lastSeen } = useText(uiText);
  const isOnline = useOnline();
  const title = isOnline ? lastSeenAt !== undefined && noAnswer : offline;
  return (
    <StatusLine
      slot="offline-bar"
      title={title || undefined}
      text={lastSeenAt === undefined ? text : lastSeen(formatMoment(lastSeenAt))}
    />
  );
}
