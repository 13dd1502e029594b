import type { ReactNode } from "react";
import { addressByPhone } from "#domain/order.ts";
import { followedOrderText } from "#web/messages/followed-order.ts";
import { useText } from "#web/messages/language.tsx";
import { orderStatusText } from "#web/messages/order-status.ts";
import type { OrderListItem } from "#web/orders/order-row.ts";
import { statusTone } from "#web/orders/status-tone.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

export type OrderCardProps = {
  readonly order: OrderListItem;
  readonly headingLevel?: 2 | 3;
  /** A control for the order, such as a button. */
  readonly action?: ReactNode;
};

/** An order as its customer sees it. */
export function OrderCard({ order, headingLevel = 3, action }: OrderCardProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  const text = useText(followedOrderText);
  const statuses = useText(orderStatusText);
  return (
    <article className="rounded-lg border border-hairline bg-raised">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline px-5 py-3.5">
        <Heading className="font-semibold">
          {text.order} <span className="font-mono font-normal">{order.shortId}</span>
        </Heading>
        <time
          dateTime={order.orderedAt}
          className="text-sm tabular-nums text-muted max-sm:order-last max-sm:w-full"
        >
          {order.date}
        </time>
        <Badge tone={statusTone[order.status]} className="ms-auto">
          {statuses[order.status]}
        </Badge>
      </header>
      <ul className="divide-y divide-hairline px-5">
        {order.lines.map((line) => (
          <li key={line.key} className="flex flex-wrap items-baseline gap-x-4 py-2.5 text-sm">
            <span className="min-w-0 flex-1 basis-32 wrap-anywhere">
              {line.name}{" "}
              <span className="font-mono whitespace-nowrap text-muted tabular-nums">
                × {line.quantity}
              </span>
            </span>
            <span className="ms-auto font-mono whitespace-nowrap tabular-nums">{line.total}</span>
          </li>
        ))}
        {order.delivery !== undefined && (
          <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 text-sm text-muted">
            {text.delivery}
            {order.delivery === "" ? (
              <span className="ms-auto">{text.free}</span>
            ) : (
              <span className="ms-auto font-mono whitespace-nowrap tabular-nums">
                {order.delivery}
              </span>
            )}
          </li>
        )}
      </ul>
      <footer className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-hairline px-5 py-3.5">
        <div className="grid min-w-0 gap-1 text-sm wrap-anywhere text-muted">
          {(order.company !== "" || order.nipt !== "") && (
            <p>{[order.company, order.nipt && text.nipt(order.nipt)].filter(Boolean).join(", ")}</p>
          )}
          <p>
            {text.deliveredTo}: {order.place === addressByPhone ? text.addressByPhone : order.place}
          </p>
        </div>
        <p className="ms-auto flex flex-wrap items-baseline gap-x-3 font-semibold">
          {text.total} <span className="font-mono tabular-nums">{order.total}</span>
        </p>
        {action && <div className="mt-2 w-full">{action}</div>}
      </footer>
    </article>
  );
}

/** A placeholder with the size of an order with one line, shown while orders load. */
export function OrderCardSkeleton({ withAction }: { readonly withAction: boolean }): ReactNode {
  return (
    <div data-slot="order-skeleton" className="rounded-lg border border-hairline bg-raised">
      <div className="border-b border-hairline px-5 py-3.5">
        <Skeleton className="h-6 w-1/2 max-sm:h-12" />
      </div>
      <div className="px-5 py-2.5">
        <Skeleton className="h-5" />
      </div>
      <div className="flex flex-col gap-3 border-t border-hairline px-5 py-3.5">
        <Skeleton className="h-6 max-sm:h-12" />
        {withAction && <Skeleton className="h-8 w-28 pointer-coarse:h-11" />}
      </div>
    </div>
  );
}
