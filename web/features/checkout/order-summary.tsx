import type { ReactNode } from "react";
import type { CartLine } from "#domain/cart.ts";
import { lineTotalCents, toAmount } from "#domain/money.ts";
import { getDeliveryCity, type OrderForm } from "#domain/order.ts";
import { checkoutText } from "#web/messages/checkout.ts";
import { useText } from "#web/messages/language.tsx";
import { FormTermsLine } from "#web/orders/terms-line.tsx";
import { Price } from "#web/ui/price.tsx";
import { useExpectedTotal } from "./use-expected-total.ts";

type OrderSummaryProps = {
  readonly lines: readonly CartLine[];
  /** Its place decides what the delivery costs. */
  readonly form: OrderForm;
};

/** A summary of the order. */
export function OrderSummary({ lines, form }: OrderSummaryProps): ReactNode {
  const text = useText(checkoutText);
  const { delivery } = useExpectedTotal(lines, form);
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
        {delivery !== undefined && (
          <li className="flex items-baseline justify-between gap-4 text-muted">
            {text.delivery}
            {delivery === 0 ? <span>{text.free}</span> : <Price amount={delivery} />}
          </li>
        )}
      </ul>
      <Total lines={lines} form={form} className="mt-3" />
      <div className="mt-3">
        <FormTermsLine country={form.country} city={getDeliveryCity(form)} cost={delivery} />
      </div>
    </section>
  );
}

/** The total beside the button on small screens, where the summary is out of view. */
export function SmallScreenTotal(props: OrderSummaryProps): ReactNode {
  return <Total {...props} className="mb-3 md:hidden" />;
}

function Total({
  lines,
  form,
  className,
}: OrderSummaryProps & { readonly className: string }): ReactNode {
  const { total } = useExpectedTotal(lines, form);
  return (
    <p
      className={`flex flex-wrap items-baseline justify-between gap-x-4 font-semibold ${className}`}
    >
      {useText(checkoutText).total}
      <Price amount={total} />
    </p>
  );
}
