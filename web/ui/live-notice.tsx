import type { ReactNode } from "react";
import { useConnectionIssue } from "#web/live/live-health.ts";
import { useText } from "#web/messages/language.tsx";
import { liveStatusText } from "#web/messages/live-status.ts";
import { StatusLine } from "./status-line.tsx";

/** Shows why lists may be outdated; empty while they are current. */
export function LiveNotice(): ReactNode {
  const text = useText(liveStatusText);
  const trouble = useConnectionIssue();
  const words = trouble ? text[trouble] : undefined;
  return <StatusLine slot="live-notice" title={words?.title} text={words?.text ?? ""} />;
}
