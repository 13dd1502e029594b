import { Minus, Plus } from "lucide-react";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { maxStockQuantity } from "#domain/stock.ts";
import type { AdminProduct } from "#web/api/queries.ts";
import { readNumber } from "#web/forms/read-number.ts";
import { dashboardStockText } from "#web/messages/dashboard-stock.ts";
import { useText } from "#web/messages/language.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useStockCount } from "./use-stock-count.ts";

/** Several presses of a button are one change, sent after this pause, in milliseconds. */
const pauseMs = 700;

/** A product's stock in the list: less, a field, more. */
export function StockEditor({ product }: { readonly product: AdminProduct }): ReactNode {
  const text = useText(dashboardStockText);
  const { name, stock_quantity: stored } = product;
  const { setCount, isBusy } = useStockCount(product);
  /** The count as typed and the stock it started from, until it is stored or rejected. */
  const [draft, setDraft] = useState<{ readonly typed: string; readonly from: number }>();
  const [isStepped, setStepped] = useState(false);
  const value = draft?.typed ?? String(stored);
  const count = readCount(value);

  function commit(): void {
    setStepped(false);
    if (isBusy || !draft || count === undefined) return;
    if (count === draft.from) setDraft(undefined);
    else setCount(count, draft.from, () => setDraft(undefined));
  }
  function edit(typed: string): void {
    setDraft({ typed, from: draft?.from ?? stored });
  }
  function step(by: number): void {
    if (count === undefined || isBusy) return;
    edit(String(Math.min(Math.max(count + by, 0), maxStockQuantity)));
    setStepped(true);
  }
  const commitStepped = useEffectEvent(commit);
  useEffect(() => {
    if (!isStepped) return;
    const timer = setTimeout(() => commitStepped(), pauseMs);
    return () => clearTimeout(timer);
  }, [isStepped, draft]);

  return (
    <span
      role="group"
      aria-label={text.stockOf(name)}
      className="inline-flex max-w-full flex-wrap items-center justify-end gap-0.5 md:flex-nowrap"
    >
      <IconButton
        size="sm"
        label={text.less(name)}
        aria-disabled={count === undefined || count === 0 || isBusy}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden="true" />
      </IconButton>
      <input
        aria-label={text.stockOf(name)}
        aria-invalid={count === undefined || undefined}
        aria-busy={isBusy || undefined}
        title={count === undefined ? text.invalid : undefined}
        inputMode="numeric"
        autoComplete="off"
        className="control min-h-8 w-16 min-w-0 max-w-full px-1 text-end font-mono tabular-nums pointer-coarse:min-h-11"
        value={value}
        readOnly={isBusy}
        onChange={(event) => edit(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
          if (event.key === "Escape") setDraft(undefined);
          if (event.key === "ArrowUp" || event.key === "ArrowDown") {
            event.preventDefault();
            step(event.key === "ArrowUp" ? 1 : -1);
          }
        }}
      />
      <IconButton
        size="sm"
        label={text.more(name)}
        aria-disabled={count === undefined || isBusy}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" />
      </IconButton>
    </span>
  );
}

function readCount(typed: string): number | undefined {
  const count = readNumber(typed);
  return Number.isInteger(count) && count >= 0 && count <= maxStockQuantity ? count : undefined;
}
