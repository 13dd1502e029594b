import { useEffect, useEffectEvent, useState } from "react";
import { maxStockQuantity } from "#domain/stock.ts";
import type { AdminProduct } from "#web/api/queries.ts";
import { readNumber } from "#web/forms/read-number.ts";
import type { RowPins } from "./use-pinned-rows.ts";
import { useStockCount } from "./use-stock-count.ts";

/** Several presses of a button are one change, sent after this pause, in milliseconds. */
const pauseMs = 700;

export type StockDraft = {
  /** As typed. */
  readonly value: string;
  /** Undefined if it can't be read. */
  readonly count: number | undefined;
  readonly isBusy: boolean;
  readonly edit: (typed: string) => void;
  readonly step: (by: number) => void;
  readonly commit: () => void;
  readonly reset: () => void;
};

/** A product's stock as it is counted, until it is stored or rejected. */
export function useStockDraft(product: AdminProduct, rows: RowPins): StockDraft {
  const { stock_quantity: stored } = product;
  const { setCount, isBusy } = useStockCount(product, rows);
  /** The count as typed and the stock it started from. */
  const [draft, setDraft] = useState<{ readonly typed: string; readonly from: number }>();
  const [isStepped, setStepped] = useState(false);
  const value = draft?.typed ?? String(stored);
  const count = readCount(value, draft?.from ?? stored);
  const reset = (): void => setDraft(undefined);

  function commit(): void {
    setStepped(false);
    if (isBusy || !draft || count === undefined) return;
    if (count === draft.from) reset();
    else setCount(count, draft.from, reset);
  }
  function edit(typed: string): void {
    setDraft({ typed, from: draft?.from ?? stored });
  }
  function step(by: number): void {
    if (count === undefined || isBusy) return;
    edit(String(Math.min(Math.max(count + by, 0), maxStockQuantity)));
    setStepped(true);
  }
  const commitStepped = useEffectEvent(() => {
    if (isStepped) commit();
  });
  useEffect(() => {
    if (!isStepped) return;
    const timer = setTimeout(() => commitStepped(), pauseMs);
    return () => clearTimeout(timer);
  }, [isStepped, draft]);
  // Leaving the list within the pause loses no press.
  useEffect(() => () => commitStepped(), []);
  return { value, count, isBusy, edit, step, commit, reset };
}

/** A plus adds the pieces of a delivery to the stock that the count started from: +20. */
function readCount(typed: string, from: number): number | undefined {
  const [, added] = /^\s*\+\s*(.+)$/.exec(typed) ?? [];
  const count = added === undefined ? readNumber(typed) : from + readNumber(added);
  return Number.isInteger(count) && count >= 0 && count <= maxStockQuantity ? count : undefined;
}
