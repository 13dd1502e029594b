import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { logError } from "#web/platform/log-error.ts";
import { whenIdle } from "#web/platform/when-idle.ts";
import type { LiveChannel } from "./live-changes.ts";
import { reloadShown } from "./live-queries.ts";

type LiveOptions = {
  /** False where the visitor isn't allowed to subscribe. */
  readonly isEnabled?: boolean;
  /** Also receives changes while the page is hidden, for example to announce them. */
  readonly whileHidden?: boolean;
};

/**
 * Keeps a screen's data current while it is mounted. All screens of a tab share one stream per
 * channel, opened when the browser is idle.
 */
export function useLive(
  channel: LiveChannel,
  { isEnabled = true, whileHidden = false }: LiveOptions = {},
): void {
  const queryClient = useQueryClient();
  useEffect(
    () => (isEnabled ? whenIdle(() => joinLater(queryClient, channel, whileHidden)) : undefined),
    [queryClient, channel, isEnabled, whileHidden],
  );
  useEffect(() => {
    if (!isEnabled) return;
    // Reloads on window focus. TanStack Query only reacts to a tab that becomes visible; whichever
    // event comes first triggers the reload.
    const reload = (): void => reloadShown(queryClient, channel);
    window.addEventListener("focus", reload);
    return () => window.removeEventListener("focus", reload);
  }, [queryClient, channel, isEnabled]);
}

/** Loads the stream's code, which no page needs at first; again when the network or the visitor is back. */
function joinLater(
  queryClient: QueryClient,
  channel: LiveChannel,
  whileHidden: boolean,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let leave: (() => void) | undefined;
  const load = async (): Promise<void> => {
    try {
      const { joinStream } = await import("./join-stream.ts");
      if (!signal.aborted) leave ??= joinStream(queryClient, channel, whileHidden);
    } catch (error) {
      logError("The code of live changes didn't arrive", error);
      const again = (): void => void load();
      for (const type of ["online", "focus"]) {
        window.addEventListener(type, again, { once: true, signal });
      }
    }
  };
  void load();
  return () => {
    ending.abort();
    leave?.();
  };
}
