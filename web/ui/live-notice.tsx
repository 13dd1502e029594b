import type { ReactNode } from "react";
import { useConnectionIssue } from "#web/live/live-health.ts";
import { useText } from "#web/messages/language.tsx";
import { liveStatusText } from "#web/messages/live-status.ts";
import { StatusLine } from "./status-line.tsx";

/** Shows why lists may be outdated; empty while they are current. */
export function LiveNotice(): ReactNode {
  const text = useText(liveStatusText);
  const connectionIssue = useConnectionIssue();
  const words = connectionIssue ? text[connectionIssue] : undefined;
  return <StatusLine slot="live-notice" title={words?.title} text={words?.text ?? ""} />;
}
