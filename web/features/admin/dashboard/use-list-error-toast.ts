import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { readApiError } from "#web/api/api-error.ts";
import { toast } from "#web/ui/toast.ts";

/** Reports each error of a list once. */
export function useListErrorToast(
  query: UseInfiniteQueryResult<unknown, unknown>,
  failed: string,
): void {
  const hasEnded = readApiError(query.error)?.status === 401;
  const failedAt = query.isError ? query.errorUpdatedAt : 0;
  useEffect(() => {
    // The page itself reports a lost connection or an ended session.
    if (failedAt > 0 && navigator.onLine && !hasEnded) toast.error(failed);
  }, [failedAt, failed, hasEnded]);
}
