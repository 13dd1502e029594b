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
import type { SearchPanelProps } from "#web/search/search-panel.ts";
import type { SearchRow, SoldProduct } from "#web/search/search-row.ts";
import { sellParts } from "#web/search/sell-parts.ts";
import { KeepMounted } from "#web/ui/keep-mounted.tsx";
import type { ResultGroup } from "#web/ui/search/search-results.tsx";
import { useResultKeys } from "#web/ui/search/use-result-keys.ts";
import { PanelOutcome } from "./panel-outcome.tsx";
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
export function SearchPanel({ typed, ...props }: PanelProps): ReactNode {
  return <AnsweredPanel {...props} {...useAnsweredText(typed)} />;
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
}: Omit<PanelProps, "typed"> & AnsweredText): ReactNode {
  const found = useSearch({ text: wanted, worker, last });
  const popupId = useId();
  const groups = useResultGroups(found);
  const toGridId = ({ id }: ResultGroup): string => `${popupId}-${id}`;
  const { container, activeId, setActiveId, moveByKey, openChosen } = useResultKeys(
    groups.filter(({ rows, isOutdated }) => rows.length > 0 && !isOutdated).map(toGridId),
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
  const isEmpty = hasFoundNothing(found);
  return (
    <div ref={container} data-slot="search-panel" data-answered={found.answered}>
      <KeepMounted isShown={isShown}>
        <PanelOutcome
          found={found}
          isEmpty={isEmpty}
          groups={groups}
          popup={{ id: popupId, activeId }}
          onAdd={onAdd}
          onOpen={onOpen}
        />
      </KeepMounted>
      <KeepMounted isShown={!isShown || isEmpty}>
        <SearchTips onExample={onExample} />
      </KeepMounted>
    </div>
  );
});

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

/** Nothing is known to be found: the products of the text are there, or can't be had. */
function hasFoundNothing({ parts, products, productStatus }: FoundResults): boolean {
  return parts?.rows.length === 0 && products.length === 0 && productStatus !== "loading";
}
