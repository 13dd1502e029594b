import { type ReactNode, useMemo } from "react";
import { useText } from "#web/messages/language.tsx";
import { searchText } from "#web/messages/search.ts";
import { describeUnderstood } from "#web/search/describe-understood.ts";
import type { SearchPanelProps } from "#web/search/search-panel.ts";
import type { SoldProduct } from "#web/search/search-row.ts";
import { ChunkErrorState } from "#web/ui/chunk-error-state.tsx";
import { KeepMounted } from "#web/ui/keep-mounted.tsx";
import { ResultSkeleton } from "#web/ui/search/result-skeleton.tsx";
import {
  type ResultGroup,
  type ResultPopup,
  SearchResults,
} from "#web/ui/search/search-results.tsx";
import { UnderstoodLines } from "#web/ui/search/understood-lines.tsx";
import { NoResults } from "./no-results.tsx";
import type { FoundResults } from "./use-search.ts";

const shownSkeletons = 3;

/** Characters of the typed text that a mail repeats. */
const maxQuoted = 200;

type PanelOutcomeProps = {
  readonly found: FoundResults;
  /** Neither parts nor products were found. */
  readonly isEmpty: boolean;
  readonly groups: readonly ResultGroup[];
  readonly popup: ResultPopup;
  readonly onAdd: (product: SoldProduct) => void;
} & Pick<SearchPanelProps, "onOpen">;

/** The results of a text, or why there are none. */
export function PanelOutcome({
  found,
  isEmpty,
  groups,
  popup,
  onAdd,
  onOpen,
}: PanelOutcomeProps): ReactNode {
  const text = useText(searchText);
  const { worker, parts, answered, productStatus } = found;
  const understood = parts?.understood;
  const sentences = useMemo(
    () => (understood ? describeUnderstood(text, understood) : []),
    [text, understood],
  );
  const details = useMemo(
    () => [text.askedAs(answered.slice(0, maxQuoted)), ...sentences],
    [text, answered, sentences],
  );
  if (worker.reason) {
    return (
      <ChunkErrorState
        reason={worker.reason}
        className="m-4 sm:m-5"
        title={text.searchFailed}
        onRetry={worker.retry}
      />
    );
  }
  if (!parts) return <ResultSkeleton count={shownSkeletons} />;
  return (
    <>
      <p role="status" className="sr-only">
        {describeCount(text, found)}
      </p>
      <KeepMounted isShown={sentences.length > 0}>
        <div className="border-b border-hairline px-4 py-3 sm:px-5">
          <UnderstoodLines sentences={sentences} explanation={parts.explanation} />
        </div>
      </KeepMounted>
      {isEmpty && productStatus !== "loading" && (
        <NoResults typed={answered} details={details} status={productStatus} onOpen={onOpen} />
      )}
      <KeepMounted isShown={!isEmpty}>
        <SearchResults
          groups={groups}
          popup={popup}
          onAdd={onAdd}
          onOpen={onOpen}
          requestDetails={details}
        />
      </KeepMounted>
    </>
  );
}

function describeCount(
  text: (typeof searchText)["en"],
  { parts, products, productStatus }: FoundResults,
): string {
  const count = parts?.rows.length ?? 0;
  return productStatus === "found" ? text.found(count, products.length) : text.foundParts(count);
}
