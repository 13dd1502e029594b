import { useEffect } from "react";
import type { ApiClient } from "#web/api/client.ts";
import { useApi } from "#web/api/use-api.ts";
import { useSessionHandle } from "#web/session/session-context.tsx";

/** How long a text has to stand without a result, so that letters while typing don't count. */
const standsMs = 2_000;

/** Texts that this tab has reported: coming back to a search doesn't count again. */
const reported = new Set<string>();

/**
 * Reports a search that found no product, once it stands. Searches of staff don't count.
 * @param text The search as typed.
 * @param hasFoundNothing The server has answered, without a product.
 */
export function useReportMiss(text: string, hasFoundNothing: boolean): void {
  const api = useApi();
  const { isAdmin } = useSessionHandle().session;
  const wanted = text.trim();
  const isReported = hasFoundNothing && wanted !== "" && !isAdmin;
  useEffect(() => {
    if (!isReported) return;
    const timer = setTimeout(() => void reportMiss(api, wanted), standsMs);
    return () => clearTimeout(timer);
  }, [api, wanted, isReported]);
}

async function reportMiss(api: ApiClient, q: string): Promise<void> {
  if (reported.has(q)) return;
  reported.add(q);
  try {
    await api.searchMisses.report({ q });
  } catch {
    // A count that is lost doesn't concern the person who searches.
  }
}
