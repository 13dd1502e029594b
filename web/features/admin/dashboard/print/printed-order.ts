import { formatAlbanianCount, formatAlbanianEur } from "#domain/albanian-amount.ts";
import { lineTotalCents, parseAmount, toAmount } from "#domain/money.ts";
import { shownStatus, type ShownStatus } from "#domain/order-status.ts";
import { shortOrderId } from "#domain/order.ts";
import type { OrderItem } from "#web/api/queries.ts";
import { formatAlbanianDate } from "#web/messages/format/albanian-format.ts";

/** An order line as printed. */
export type PrintedLine = {
  readonly key: string;
  readonly name: string;
  readonly quantity: number;
  readonly price: string;
  readonly total: string;
};

/** An order formatted for printing. */
export type PrintedOrder = {
  readonly id: string;
  readonly shortId: string;
  readonly date: string;
  /** The time only, for lists of one day. */
  readonly time: string;
  readonly status: ShownStatus;
  readonly customer: string;
  readonly phone: string;
  /** Street, city and country, one per line. */
  readonly address: readonly string[];
  readonly city: string;
  readonly notes: string;
  readonly email: string;
  readonly company: string;
  readonly nipt: string;
  /** Cost of the delivery; undefined if it is agreed on the phone. */
  readonly delivery: string | undefined;
  readonly lines: readonly PrintedLine[];
  readonly total: string;
  readonly totalLek: string;
};

/** The totals below a day's list, without the cancelled orders. */
export type DaySums = {
  readonly orders: number;
  readonly cancelled: number;
  readonly pieces: number;
  readonly total: string;
  readonly totalLek: string;
};

/** Formats an order for printing. */
export function toPrintedOrder(order: OrderItem): PrintedOrder {
  const date = formatAlbanianDate(new Date(order.created_at));
  return {
    id: order.id,
    shortId: shortOrderId(order.id),
    date,
    time: date.slice(-"14:04".length),
    status: shownStatus(order.status),
    customer: order.customer_name,
    phone: order.phone,
    address: [order.shipping_method, order.city, order.country].filter(Boolean),
    city: order.city,
    notes: order.notes,
    email: order.email,
    company: order.company_name,
    nipt: order.nipt,
    delivery: order.delivery === null ? undefined : formatAlbanianEur(order.delivery),
    lines: order.items.map(({ id, name, price, quantity }) => ({
      key: id,
      name,
      quantity,
      price: formatAlbanianEur(price),
      total: formatAlbanianEur(toAmount(lineTotalCents(parseAmount(price) ?? 0, quantity))),
    })),
    total: formatAlbanianEur(order.total),
    totalLek: formatLek(order.total_all),
  };
}

/** Sums up a day's orders without the cancelled ones, exactly, in minor units. */
export function sumDay(listed: readonly OrderItem[]): DaySums {
  const orders = listed.filter(({ status }) => status !== "cancelled");
  return {
    orders: orders.length,
    cancelled: listed.length - orders.length,
    pieces: sum(orders.flatMap(({ items }) => items.map(({ quantity }) => quantity))),
    total: formatAlbanianEur(toAmount(sum(orders.map(({ total }) => parseAmount(total) ?? 0)))),
    totalLek: formatLek(
      toAmount(sum(orders.map(({ total_all: total }) => parseAmount(total) ?? 0))),
    ),
  };
}

function formatLek(amount: number): string {
  return `${formatAlbanianCount(Math.round(amount))}\u00A0Lekë`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
