import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { useOnline } from "#web/lib/use-online.ts";
import { uiText } from "#web/messages/ui.ts";
import { StatusLine } from "./status-line.tsx";

/** Says while the device has no network what is kept. */
export function OfflineBar({ text }: { readonly text: string }): ReactNode {
  const { offline } = useText(uiText);
  const isOnline = useOnline();
  return <StatusLine slot="offline-bar" title={isOnline ? undefined : offline} text={text} />;
}
