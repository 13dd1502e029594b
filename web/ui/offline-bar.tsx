import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { useOnline } from "#web/lib/use-online.ts";
import { uiText } from "#web/messages/ui.ts";
import { WarningIcon } from "./icons.tsx";

/** Says while the device has no network what is kept; lies over the page's end and moves nothing. */
export function OfflineBar({ text }: { readonly text: string }): ReactNode {
  const { offline } = useText(uiText);
  const isOnline = useOnline();
  return (
    // There from the start, since only what changes inside is announced.
    <div role="status" className="fixed inset-x-0 bottom-0 z-40" data-print="hide">
      {!isOnline && (
        <p
          data-slot="offline-bar"
          className="flex items-start justify-center gap-2 border-t border-yellow-line bg-yellow-soft px-4 py-3 text-sm text-ink"
        >
          <WarningIcon className="mt-0.5 size-4 shrink-0 text-yellow" />
          <span>
            <strong className="font-semibold">{offline}</strong> {text}
          </span>
        </p>
      )}
    </div>
  );
}
