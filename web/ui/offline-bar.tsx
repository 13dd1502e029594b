import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { formatMoment } from "#web/lib/last-seen/format-moment.ts";
import { useOnline } from "#web/lib/use-online.ts";
import { uiText } from "#web/messages/ui.ts";
import { StatusLine } from "./status-line.tsx";

interface OfflineBarProps {
  /** What works offline; shown while the device has no network. */
  readonly text: string;
  /** Time of the stored data, when it may be outdated. */
  readonly lastSeenAt?: number | undefined;
}

/** Shows why a page may be outdated; empty while it is current. */
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
