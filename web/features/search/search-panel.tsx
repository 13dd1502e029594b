import { clsx } from "clsx";
import {
  memo,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { useText } from "#web/messages/language.tsx";
import { searchText } from "#web/messages/search.ts";
import { describeUnderstood } from "#web/search/describe-understood.ts";
import type { SearchPanelProps } from "#web/search/search-panel.ts";
import type { SearchRow, SoldProduct } from "#web/search/search-row.ts";
import { sellParts } from "#web/search/sell-parts.ts";
import { ChunkErrorState } from "#web/ui/chunk-error-state.tsx";
import { ResultSkeleton } from "#web/ui/search/result-skeleton.tsx";
import { SearchResults, type ResultGroup } from "#web/ui/search/search-results.tsx";
import { UnderstoodLines } from "#web/ui/search/understood-lines.tsx";
import { useResultKeys } from "#web/ui/search/use-result-keys.ts";
import { NoResults } from "./no-results.tsx";
import { ProductNote } from "./product-note.tsx";
import { SearchTips } from "./search-tips.tsx";
import { useAnsweredText, type AnsweredText } from "./use-answered-text.ts";
import { useSearch, type FoundResults } from "./use-search.ts";

/** Parts that are shown before 'Show more', so that products are in sight. */
const shownParts = 3;
const shownProducts = 5;

type PanelProps = SearchPanelProps & { readonly onAdd: (product: SoldProduct) => void };

/**
 * Results for a typed text: what was understood, parts of the catalogue and products of the shop. Until the text
 * is answered, nothing in the document changes, so that a key costs one frame.
 */
export function SearchPanel({ text, ...props }: PanelProps): ReactNode {
  return <AnsweredPanel {...props} {...useAnsweredText(text.trim())} />;
}

/** Memoized, so that a key renders it only with the answer. */
const AnsweredPanel = memo(function AnsweredPanel({
  text: wanted,
  worker,
  last,
  ref,
  onPopupChange,
  onOpen,
  onExample,
  onAdd,
}: Omit<PanelProps, "text"> & AnsweredText): ReactNode {
  const found = useSearch({ text: wanted, worker, last });
  const popupId = useId();
  const groups = useResultGroups(found);
  const toGridId = ({ id }: ResultGroup): string => `${popupId}-${id}`;
  const { container, activeId, setActiveId, moveByKey, openChosen } = useResultKeys(
    groups.filter(({ isOutdated }) => !isOutdated).map(toGridId),
  );
  // Enter opens a result of the text that it was pressed for, even if that is found only later.
  const enteredText = useRef<string>(undefined);
  function openEntered(): void {
    if (!found.isCurrent || enteredText.current !== wanted) return;
    if (openChosen()) enteredText.current = undefined;
  }
  const openLate = useEffectEvent(openEntered);
  useEffect(() => openLate(), [wanted, found.isCurrent, found.parts, found.productStatus]);
  useImperativeHandle(ref, () => ({
    handleKey(event, text) {
      enteredText.current = undefined;
      moveByKey(event);
      if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
      event.preventDefault();
      enteredText.current = text.trim();
      openEntered();
    },
  }));

  const controls = groups
    .filter(({ rows }) => rows.length > 0)
    .map(toGridId)
    .join(" ");
  const tellPopup = useEffectEvent(onPopupChange);
  useEffect(() => {
    tellPopup({
      ...(controls !== "" && { controls }),
      ...(activeId !== undefined && { activeId }),
    });
  }, [controls, activeId]);

  // Another text has other rows.
  const [chosenFor, setChosenFor] = useState(wanted);
  if (chosenFor !== wanted) {
    setChosenFor(wanted);
    setActiveId(undefined);
  }

  const isUnanswered = found.worker.value !== undefined && found.answered === "";
  const isShown = wanted !== "" && !isUnanswered;
  return (
    <div ref={container} data-slot="search-panel" data-answered={found.answered}>
      {!isShown && <SearchTips onExample={onExample} />}
      <div className={clsx(!isShown && keptStyle)}>
        <Outcome
          isShown={isShown}
          found={found}
          groups={groups}
          popup={{ id: popupId, activeId }}
          onAdd={onAdd}
          onOpen={onOpen}
          onExample={onExample}
        />
      </div>
    </div>
  );
});

// Browsers that have it keep the layout of what isn't shown.
const keptStyle = "hidden [content-visibility:hidden] supports-[content-visibility:hidden]:block";

type OutcomeProps = {
  readonly isShown: boolean;
  readonly found: FoundResults;
  readonly groups: readonly ResultGroup[];
  readonly popup: { readonly id: string; readonly activeId: string | undefined };
  readonly onAdd: (product: SoldProduct) => void;
} & Pick<SearchPanelProps, "onExample" | "onOpen">;

/**
 * The results or why there are none. While it isn't shown, it stays as it was: the next text's results are
 * written into its elements, which costs less than mounting them.
 */
const Outcome = memo(OutcomeContent, (_, { isShown }) => !isShown);

function OutcomeContent({
  found,
  groups,
  popup,
  onAdd,
  onOpen,
  onExample,
}: OutcomeProps): ReactNode {
  const text = useText(searchText);
  const { worker, parts, answered, products, productStatus } = found;
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
  if (!parts) return <ResultSkeleton count={shownParts} />;
  const isEmpty = parts.rows.length === 0 && products.length === 0;
  return (
    <>
      <p role="status" className="sr-only">
        {describeCount(text, found)}
      </p>
      {sentences.length > 0 && (
        <div className="border-b border-hairline px-4 py-3 sm:px-5">
          <UnderstoodLines sentences={sentences} explanation={parts.explanation} />
        </div>
      )}
      {isEmpty && productStatus !== "loading" ? (
        <NoResults
          typed={answered}
          details={details}
          status={productStatus}
          onExample={onExample}
          onOpen={onOpen}
        />
      ) : (
        <SearchResults
          groups={groups}
          popup={popup}
          onAdd={onAdd}
          onOpen={onOpen}
          requestDetails={details}
        />
      )}
    </>
  );
}

/** Characters of the typed text that a mail repeats. */
const maxQuoted = 200;

const noProducts: readonly SearchRow[] = [];

function useResultGroups(found: FoundResults): ResultGroup[] {
  const { parts, isCurrent, products, productStatus } = found;
  const isFound = productStatus === "found";
  // Offers and products of the text before stay in sight while the next ones load.
  const isKnown = isFound || productStatus === "loading";
  const known = isKnown ? products : noProducts;
  const sold = useMemo(() => sellParts(parts?.rows ?? [], known), [parts, known]);
  if (!parts) return [];
  return [
    {
      id: "parts",
      rows: sold.parts,
      shown: shownParts,
      isOutdated: !isCurrent,
    },
    {
      id: "products",
      rows: sold.products,
      shown: shownProducts,
      isOutdated: !isFound,
      note: <ProductNote status={productStatus} isEmpty={sold.products.length === 0} />,
    },
  ];
}

function describeCount(
  text: (typeof searchText)["en"],
  { parts, products, productStatus }: FoundResults,
): string {
  const count = parts?.rows.length ?? 0;
  return productStatus === "found" ? text.found(count, products.length) : text.foundParts(count);
}
