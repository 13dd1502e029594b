import { type KeyboardEvent, type RefObject, useRef, useState } from "react";

export type ResultKeys = {
  /** Around the results. */
  readonly container: RefObject<HTMLDivElement | null>;
  readonly activeId: string | undefined;
  readonly setActiveId: (id: string | undefined) => void;
  /** Chooses a row with the arrow keys; Tab goes to what the chosen row offers. */
  readonly moveByKey: (event: KeyboardEvent) => void;
  /** Opens the chosen result, or the first one. Returns whether there is one. */
  readonly openChosen: () => boolean;
};

const rowSelector = '[data-slot="search-result"]';

/**
 * Keys of a field with results, which choose among the rows in the document.
 * @param gridIds Ids of the grids whose rows answer the present text.
 */
export function useResultKeys(gridIds: readonly string[]): ResultKeys {
  const container = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string>();
  const findRows = (): readonly HTMLElement[] =>
    [...(container.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])].filter((row) =>
      gridIds.includes(row.parentElement?.id ?? ""),
    );

  function move(step: 1 | -1): void {
    const rows = findRows();
    const at = rows.findIndex(({ id }) => id === activeId);
    // Above the first row is the field itself.
    const next = at < 0 && step < 0 ? rows.at(-1) : rows[at + step];
    setActiveId(next?.id);
    next?.scrollIntoView({ block: "nearest" });
  }

  /** Focuses what the chosen row offers: Add to Cart, or the request by mail. */
  function focusOffer(): boolean {
    const row = findRows().find(({ id }) => id === activeId);
    const offer = row?.querySelector<HTMLElement>("button:enabled, [data-slot=quote-button]");
    offer?.focus();
    return offer != null;
  }

  function openChosen(): boolean {
    const rows = findRows();
    const row = rows.find(({ id }) => id === activeId) ?? rows[0];
    row?.querySelector("a")?.click();
    return row !== undefined;
  }

  function moveByKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    }
    if (event.key === "Tab" && !event.shiftKey && focusOffer()) event.preventDefault();
  }
  return { container, activeId, setActiveId, moveByKey, openChosen };
}
