import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { useLiveTrouble } from "#web/lib/live/live-health.ts";
import { liveStatusText } from "#web/messages/live-status.ts";
import { WarningIcon } from "./icons.tsx";

/** Says why lists may be behind, and nothing while they aren't; moves nothing when it comes. */
export function LiveNotice(): ReactNode {
  const text = useText(liveStatusText);
  const trouble = useLiveTrouble();
  return (
    // There from the start, since only what changes inside is announced.
    <div role="status" className="fixed inset-x-0 bottom-0 z-40" data-print="hide">
      {trouble && (
        <p
          data-slot="live-notice"
          className="flex items-start justify-center gap-2 border-t border-yellow-line bg-yellow-soft px-4 py-3 text-sm text-ink"
        >
          <WarningIcon className="mt-0.5 size-4 shrink-0 text-yellow" />
          <span>
            <strong className="font-semibold">{text[trouble].title}</strong> {text[trouble].text}
          </span>
        </p>
      )}
    </div>
  );
}
