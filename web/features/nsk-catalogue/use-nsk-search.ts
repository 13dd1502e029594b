import { useEffect, useState } from "react";
import type { searchNsk } from "#catalogue/search/nsk-search.ts";

type SearchNsk = typeof searchNsk;

interface NskSearch {
  /** Absent until it has arrived. */
  readonly search?: SearchNsk;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

let loading: Promise<SearchNsk> | undefined;

/** Fetches the search with everything that it finds: nobody needs that before opening its tab. */
export async function loadNskSearch(): Promise<SearchNsk> {
  loading ??= import("#catalogue/search/nsk-search.ts").then((module) => module.searchNsk);
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** The search as soon as it is here. */
export function useNskSearch(): NskSearch {
  const [state, setState] = useState<Omit<NskSearch, "retry">>({ hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    loadNskSearch().then(
      (search) => setState({ search, hasFailed: false }),
      () => setState({ hasFailed: true }),
    );
  }, [attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
