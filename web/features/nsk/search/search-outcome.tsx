import { type ReactNode, useDeferredValue, useMemo } from "react";
import type { Understood } from "#catalogue/search/search-answer.ts";
import { useText } from "#web/messages/language.tsx";
import { nskCatalogueText } from "#web/messages/nsk-catalogue.ts";
import { searchText } from "#web/messages/search.ts";
import { useChunk } from "#web/offline/use-chunk.ts";
import { useAddedSynonyms } from "#web/search/added-synonyms.ts";
import { toCodeExplanation } from "#web/search/code-explanation.ts";
import { describeUnderstood } from "#web/search/describe-understood.ts";
import { Button } from "#web/ui/button.tsx";
import { ChunkErrorState } from "#web/ui/chunk-error-state.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { SearchIcon } from "#web/ui/icons.tsx";
import { UnderstoodLines } from "#web/ui/search/understood-lines.tsx";
import { loadNskSearch } from "./load-nsk-search.ts";
import { NskResults } from "./nsk-results.tsx";
import { ResultsSkeleton } from "./results-skeleton.tsx";

type SearchOutcomeProps = {
  readonly text: string;
  readonly families: readonly string[];
  readonly onClear: () => void;
};

/** The results, or why there are none. Typing never waits for them to render. */
export function SearchOutcome({ text: typed, families, onClear }: SearchOutcomeProps): ReactNode {
  const text = useText(nskCatalogueText).search;
  const { value: search, reason, retry } = useChunk(loadNskSearch);
  const wanted = useDeferredValue(typed);
  const chosen = families.join(",");
  const added = useAddedSynonyms();
  const answer = useMemo(
    () => search?.({ text: wanted, families: chosen === "" ? [] : chosen.split(",") }, added),
    [search, wanted, chosen, added],
  );
  if (reason) {
    return (
      <ChunkErrorState
        reason={reason}
        className="mt-6"
        title={text.failedTitle}
        text={text.failedText}
        onRetry={retry}
      />
    );
  }
  const groups = answer?.groups;
  const count = groups?.reduce((sum, group) => sum + group.count, 0);
  return (
    // As tall as results would be, so that the content below doesn't jump while they change.
    <div className="min-h-[75svh]">
      <p role="status" className="mt-6 min-h-5 text-sm text-muted">
        {count !== undefined && text.found(count)}
      </p>
      {answer?.understood && <UnderstoodText understood={answer.understood} />}
      {groups === undefined && <ResultsSkeleton />}
      {groups && count !== 0 && <NskResults groups={groups} />}
      {count === 0 && (
        <EmptyState
          className="mt-4"
          icon={<SearchIcon />}
          title={text.emptyTitle}
          text={text.emptyText}
          action={<Button onClick={onClear}>{text.clearFilters}</Button>}
        />
      )}
    </div>
  );
}

/** What the text was understood as, above the results. */
function UnderstoodText({ understood }: { readonly understood: Understood }): ReactNode {
  const { code } = understood;
  return (
    <UnderstoodLines
      sentences={describeUnderstood(useText(searchText), understood)}
      explanation={code && toCodeExplanation(code)}
    />
  );
}
