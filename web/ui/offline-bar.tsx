import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { uiText } from "#web/messages/ui.ts";
import { formatMoment } from "#web/offline/last-seen/format-moment.ts";
import { useOnline } from "#web/offline/use-online.ts";
import { StatusLine } from "./status-line.tsx";

type OfflineBarProps = {
  /** What works offline; shown while the device has no network. */
  readonly text: string;
  /** Time of the stored data, when it may be outdated. */
  readonly lastSeenAt?: number | undefined;
};

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
