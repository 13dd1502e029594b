import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { ProductItem } from "#web/api/queries.ts";
import { useText } from "#web/messages/language.tsx";
import { pasteListText } from "#web/messages/paste-list.ts";
import { CheckIcon } from "#web/ui/icons.tsx";
import { Price } from "#web/ui/price.tsx";
import { getStock } from "#web/ui/stock-badge.tsx";
import type { CodeSuggestion } from "./use-code-suggestions.ts";

type SuggestionListProps = {
  readonly id: string;
  readonly label: string;
  readonly suggestions: readonly CodeSuggestion[];
  /** Index of the suggestion chosen by the arrow keys, or -1. */
  readonly active: number;
  readonly onPick: (product: string) => void;
};

/** Products below the line that is typed, where a phone's keyboard leaves them in sight. */
export function SuggestionList(props: SuggestionListProps): ReactNode {
  return (
    <div
      role="listbox"
      id={props.id}
      aria-label={props.label}
      className="col-span-full overflow-hidden rounded-md border border-line bg-raised"
    >
      {props.suggestions.map(({ product, reason }, at) => (
        // The field keeps the focus and handles the keys.
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events
        <div
          key={product.id}
          role="option"
          id={`${props.id}-${at}`}
          aria-selected={at === props.active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => props.onPick(product.id)}
          className={clsx(
            "flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 px-3 py-1.5 not-first:border-t not-first:border-hairline",
            at === props.active ? "bg-steel-1" : "hover:bg-steel-1",
          )}
        >
          <span className="min-w-0 grow basis-48">
            <span lang="en" className="block text-sm font-medium wrap-anywhere">
              {product.name}
            </span>
            {reason !== "" && <span className="block text-xs text-muted">{reason}</span>}
          </span>
          <Terms product={product} />
        </div>
      ))}
    </div>
  );
}

/** The product that was picked for a line. */
export function Chosen({ product }: { readonly product: ProductItem }): ReactNode {
  return (
    <p className="col-span-full -mt-1 flex flex-wrap items-center gap-x-3 text-sm">
      <span className="inline-flex min-w-0 items-center gap-1.5">
        <CheckIcon className="size-4 shrink-0 text-green" />
        <span lang="en" className="min-w-0 wrap-anywhere">
          {product.name}
        </span>
      </span>
      <Terms product={product} />
    </p>
  );
}

function Terms({ product }: { readonly product: ProductItem }): ReactNode {
  const text = useText(pasteListText);
  return (
    <span className="flex items-baseline gap-2 text-sm whitespace-nowrap">
      <span className="text-xs text-muted">{text.stock[getStock(product)]}</span>
      <Price amount={product.price_eur} className="font-medium" />
    </span>
  );
}
