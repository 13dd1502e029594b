import { clsx } from "clsx";
import { type ReactNode, useEffect, useState } from "react";
import { useText } from "#web/messages/language.tsx";
import { siteUpdateText } from "#web/messages/site-update.ts";
import { watchSiteUpdates } from "#web/offline/service-worker/watch-site-updates.ts";
import { useOnline } from "#web/offline/use-online.ts";
import { Button } from "#web/ui/button.tsx";

export type SiteUpdateLineProps = {
  /** URL of the chunk that every page loads, which identifies a build. */
  readonly mainChunk: string;
};

/**
 * Caches the site for offline use and offers a newer build once it is ready. Never moves content or the
 * focus, and reloads only on request.
 */
export function SiteUpdateLine({ mainChunk }: SiteUpdateLineProps): ReactNode {
  const text = useText(siteUpdateText);
  const isOnline = useOnline();
  const [reload, setReload] = useState<() => void>();
  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    void watchSiteUpdates({ mainChunk, signal, onUpdate: (next) => setReload(() => next) });
    return () => watching.abort();
  }, [mainChunk]);
  // The update can wait while offline, and the offline line uses the same position.
  const isShown = reload !== undefined && isOnline;
  return (
    <section
      data-slot={isShown ? "update-line" : undefined}
      // Without a label the section isn't a landmark.
      aria-label={isShown ? text.label : undefined}
      className={clsx(
        "fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-sm text-ink",
        isShown &&
          "border-t border-blue-line bg-blue-soft px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]",
      )}
      data-print="hide"
    >
      {/* Rendered from the start, because only changes inside it are announced. */}
      <p role="status">{isShown && text.ready}</p>
      {isShown && (
        <span className="flex gap-2">
          <Button size="sm" onClick={reload}>
            {text.reload}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setReload(undefined)}>
            {text.later}
          </Button>
        </span>
      )}
    </section>
  );
}
