import type { ReactNode } from "react";
import { cartTotalCents, type CartLine } from "#domain/cart.ts";
import { lineTotalCents, toAmount } from "#domain/money.ts";
import { checkoutText } from "#web/messages/checkout.ts";
import { useText } from "#web/messages/language.tsx";
import { Price } from "#web/ui/price.tsx";

/** A summary of the order. */
export function OrderSummary({ lines }: { readonly lines: readonly CartLine[] }): ReactNode {
  const text = useText(checkoutText);
  return (
    <section aria-label={text.summary} className="rounded-md border border-hairline bg-sunken p-4">
      <h3 className="text-sm font-semibold">{text.summary}</h3>
      <ul className="mt-3 flex flex-col gap-2 border-y border-hairline py-3 text-sm">
        {lines.map((line) => (
          <li key={line.productId} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              <span lang="en">{line.name}</span>{" "}
              <span className="font-mono whitespace-nowrap text-muted">× {line.quantity}</span>
            </span>
            <Price amount={toAmount(lineTotalCents(line.priceCents, line.quantity))} />
          </li>
        ))}
      </ul>
      <Total lines={lines} className="mt-3" />
    </section>
  );
}

/** The total beside the button on small screens, where the summary is out of view. */
export function SmallScreenTotal({ lines }: { readonly lines: readonly CartLine[] }): ReactNode {
  return <Total lines={lines} className="mb-3 md:hidden" />;
}

function Total({
  lines,
  className,
}: {
  readonly lines: readonly CartLine[];
  readonly className: string;
}): ReactNode {
  return (
    <p
      className={`flex flex-wrap items-baseline justify-between gap-x-4 font-semibold ${className}`}
    >
      {useText(checkoutText).total}
      <Price amount={toAmount(cartTotalCents(lines))} />
    </p>
  );
}
