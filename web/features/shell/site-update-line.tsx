import { clsx } from "clsx";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { watchSiteUpdates } from "#web/lib/service-worker/watch-site-updates.ts";
import { useOnline } from "#web/lib/use-online.ts";
import { siteUpdateText } from "#web/messages/site-update.ts";
import { Button } from "#web/ui/button.tsx";

export interface SiteUpdateLineProps {
  /** Address of the chunk that every page loads: it tells one build from another. */
  readonly mainChunk: string;
}

/**
 * Keeps the site for times without a network, and offers a newer build once it is ready. Nothing
 * moves, the focus stays where it is, and nothing is reloaded unless somebody asks for it.
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
  // Without a network it can wait, and the line that says so stands in the same place.
  const isShown = reload !== undefined && isOnline;
  return (
    <section
      data-slot={isShown ? "update-line" : undefined}
      // Without a name it is no part of the page that anybody would jump to.
      aria-label={isShown ? text.label : undefined}
      className={clsx(
        "fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-sm text-ink",
        isShown &&
          "border-t border-blue-line bg-blue-soft px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]",
      )}
      data-print="hide"
    >
      {/* There from the start, since only what changes inside is announced. */}
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
