import { useDeferredValue, useMemo } from "react";
import type { ReactNode } from "react";
import { useText } from "#web/lib/language.tsx";
import { nskCatalogueText } from "#web/messages/nsk-catalogue.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { SearchIcon } from "#web/ui/icons.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { SearchResults } from "./search-results.tsx";
import { useNskSearch } from "./use-nsk-search.ts";

interface SearchOutcomeProps {
  readonly text: string;
  readonly families: readonly string[];
  readonly onClear: () => void;
}

/** What was found, or why nothing is shown. Typing never waits for the results to be drawn. */
export function SearchOutcome({ text: typed, families, onClear }: SearchOutcomeProps): ReactNode {
  const text = useText(nskCatalogueText).search;
  const { search, hasFailed, retry } = useNskSearch();
  const wanted = useDeferredValue(typed);
  const chosen = families.join(",");
  const groups = useMemo(
    () => search?.({ text: wanted, families: chosen === "" ? [] : chosen.split(",") }),
    [search, wanted, chosen],
  );
  if (hasFailed) {
    return <ErrorState title={text.failedTitle} text={text.failedText} onRetry={retry} />;
  }
  const count = groups?.reduce((sum, group) => sum + group.count, 0);
  return (
    <>
      <p role="status" className="mt-6 min-h-5 text-sm text-muted">
        {count !== undefined && text.found(count)}
      </p>
      {groups === undefined && <Skeleton className="mt-6 h-96 w-full" />}
      {groups && count !== 0 && <SearchResults groups={groups} />}
      {count === 0 && (
        <EmptyState
          className="mt-4"
          icon={<SearchIcon />}
          title={text.emptyTitle}
          text={text.emptyText}
          action={<Button onClick={onClear}>{text.clearFilters}</Button>}
        />
      )}
    </>
  );
}
