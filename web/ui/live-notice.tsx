import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { useLiveTrouble } from "#web/lib/live/live-health.ts";
import { liveStatusText } from "#web/messages/live-status.ts";
import { WarningIcon } from "./icons.tsx";

/**
 * Says at the bottom of the window that lists may be behind, and nothing while they aren't. Put it
 * last, so that it moves nothing when it comes.
 */
export function LiveNotice(): ReactNode {
  const text = useText(liveStatusText);
  const trouble = useLiveTrouble();
  return (
    <div data-slot="live-notice" data-print="hide" role="status" className="sticky bottom-0 z-20">
      {trouble && (
        <p className="mt-6 flex items-start gap-3 border border-yellow-line bg-yellow-soft px-4 py-2.5 text-sm">
          <WarningIcon className="mt-0.5 size-4 shrink-0 text-yellow" />
          {text[trouble]}
        </p>
      )}
    </div>
  );
}
