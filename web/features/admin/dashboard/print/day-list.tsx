import { clsx } from "clsx";
import type { ReactNode } from "react";
import { formatShortDay } from "#domain/tirana-day.ts";
import type { OrderItem } from "#web/api/queries.ts";
import { useText } from "#web/messages/language.tsx";
import { orderPrintoutsText } from "#web/messages/order-printouts.ts";
import { orderStatusText } from "#web/messages/order-status.ts";
import { toPrintedOrder, sumDay, type DaySums, type PrintedOrder } from "./printed-order.ts";
import { PrintoutHead } from "./printout-head.tsx";

type DayListProps = {
  /** Such as 2026-11-21. */
  readonly day: string;
  readonly orders: readonly OrderItem[];
};

/** All orders of one day, for packing and delivery. */
export function DayList({ day, orders }: DayListProps): ReactNode {
  const text = useText(orderPrintoutsText);
  const sums = sumDay(orders);
  return (
    <article>
      <PrintoutHead
        title={text.dayList}
        facts={[
          [text.date, formatShortDay(day)],
          [text.altogether, text.orders(sums.orders)],
          ...(sums.cancelled > 0 ? [[text.cancelled, String(sums.cancelled)] as const] : []),
        ]}
      />
      {orders.length === 0 ? (
        <p className="mt-8">{text.noOrders}</p>
      ) : (
        <table className="mt-6 w-full border-collapse text-xs">
          <caption className="sr-only">{text.dayListTitle(formatShortDay(day))}</caption>
          <Head />
          <tbody>
            {orders.map((order) => (
              <Row key={order.id} order={toPrintedOrder(order)} />
            ))}
          </tbody>
          <Sums sums={sums} />
        </table>
      )}
    </article>
  );
}

function Head(): ReactNode {
  const text = useText(orderPrintoutsText);
  const cell = "pe-3 pb-1.5 text-start font-medium";
  return (
    <thead>
      <tr className="border-b border-ink align-bottom text-muted">
        <th scope="col" className={cell}>
          {text.orderNumber}
        </th>
        <th scope="col" className={cell}>
          {text.customer}
        </th>
        <th scope="col" className={cell}>
          {text.city}
        </th>
        <th scope="col" className={`${cell} w-2/5`}>
          {text.lines}
        </th>
        <th scope="col" className="pb-1.5 text-end font-medium">
          {text.total}
        </th>
      </tr>
    </thead>
  );
}

function Row({ order }: { readonly order: PrintedOrder }): ReactNode {
  const statuses = useText(orderStatusText);
  const cell = "py-2 pe-3";
  // It isn't packed and isn't in the sums.
  const isCancelled = order.status === "cancelled";
  const struck = isCancelled && "line-through";
  return (
    <tr className="break-inside-avoid border-b border-hairline align-top">
      <th scope="row" className={`${cell} text-start font-normal whitespace-nowrap`}>
        <span className="block font-mono text-sm font-semibold">{order.shortId}</span>
        <span className="block font-mono tabular-nums">{order.time}</span>
        <span className={clsx("block", isCancelled ? "font-semibold" : "text-muted")}>
          {statuses[order.status]}
        </span>
      </th>
      <td className={`${cell} wrap-anywhere`}>
        <span className="block font-semibold">{order.customer}</span>
        {order.company !== "" && <span className="block">{order.company}</span>}
        <span className="block">{order.phone}</span>
      </td>
      <td className={`${cell} wrap-anywhere`}>{order.city}</td>
      <td className={clsx(cell, struck)}>
        <ul>
          {order.lines.map((line) => (
            <li key={line.key} className="wrap-anywhere">
              <span className="font-mono tabular-nums">{line.quantity} × </span>
              {line.name}
            </li>
          ))}
        </ul>
      </td>
      <td className={clsx("py-2 text-end font-mono whitespace-nowrap tabular-nums", struck)}>
        {order.total}
      </td>
    </tr>
  );
}

function Sums({ sums }: { readonly sums: DaySums }): ReactNode {
  const text = useText(orderPrintoutsText);
  return (
    <tbody className="break-inside-avoid text-sm">
      <tr className="border-t-2 border-ink align-baseline">
        <th scope="row" colSpan={3} className="pt-2 text-start font-semibold">
          {text.orders(sums.orders)}
        </th>
        <td className="pt-2">{text.pieces(sums.pieces)}</td>
        <td className="pt-2 text-end font-mono font-bold whitespace-nowrap tabular-nums">
          {sums.total}
        </td>
      </tr>
      <tr className="align-baseline">
        <th scope="row" colSpan={4} className="pe-3 text-end font-medium text-muted">
          {text.totalLek}
        </th>
        <td className="text-end font-mono whitespace-nowrap tabular-nums">{sums.totalLek}</td>
      </tr>
    </tbody>
  );
}
