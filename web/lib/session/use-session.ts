import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { meQuery } from "#web/lib/api/queries.ts";
import { useApi } from "#web/lib/api/use-api.ts";
import type { SessionSnapshot } from "#web/lib/session-context.tsx";
import { checkEveryMs } from "./session-end.ts";
import { toSnapshot } from "./session-query.ts";

export interface SessionState extends SessionSnapshot {
  /** True until the first answer about who is signed in, the admin check included. */
  readonly loading: boolean;
}

/** Who is signed in. Source: shop specification section 4, "Authentication state". */
export function useSession(): SessionState {
  const { data, isPending } = useQuery({
    ...meQuery(useApi()),
    staleTime: checkEveryMs,
    // A visitor's tab has nothing to keep alive; another tab that signs in tells this one.
    refetchInterval: (query) => (query.state.data?.user ? checkEveryMs : false),
  });
  // A check that fails leaves `isPending` at once: nobody waits for an answer that won't come.
  return useMemo(() => ({ ...toSnapshot(data), loading: isPending }), [data, isPending]);
}
