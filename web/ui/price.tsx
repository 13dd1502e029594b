import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { formatEur, formatOriginalPrice } from "#web/messages/format/format-money.ts";
import { useLanguage } from "#web/messages/language.tsx";

export type PriceProps = {
  /** Euro, max two decimals. */
  readonly amount: number;
  /** Price in the product's own currency if it isn't euro; shown in small print. */
  readonly original?: { readonly amount: number; readonly currency: string } | undefined;
} & Omit<ComponentProps<"span">, "children">;

/** A price, formatted for the current language. */
export function Price({ amount, original, className, ...props }: PriceProps): ReactNode {
  const language = useLanguage();
  return (
    <span
      data-slot="price"
      className={clsx("font-mono whitespace-nowrap tabular-nums", className)}
      {...props}
    >
      {formatEur(amount, language)}
      {original && original.currency !== "EUR" && (
        <small className="ms-2 text-xs font-normal text-muted">
          {formatOriginalPrice(original.amount, original.currency, language)}
        </small>
      )}
    </span>
  );
}
