import { formatAlbanianAmount, formatAlbanianEur } from "#domain/albanian-amount.ts";
import { lineTotalCents, parseAmount, toAmount } from "#domain/money.ts";
import { shownStatus, type ShownStatus } from "#domain/order-status.ts";
import { shortOrderId } from "#domain/order.ts";
import { formatAlbanianDate } from "#web/lib/albanian-format.ts";
import type { OrderItem } from "#web/lib/api/queries.ts";

/** A line of an order as papers show it. */
export interface PaperLine {
  readonly key: string;
  readonly name: string;
  readonly quantity: number;
  readonly price: string;
  readonly total: string;
}

/** An order in the words and figures of papers. */
export interface PaperOrder {
  readonly id: string;
  readonly shortId: string;
  readonly date: string;
  /** The time alone, for lists of one day. */
  readonly time: string;
  readonly status: ShownStatus;
  readonly customer: string;
  readonly phone: string;
  /** Street, city and country, each on a line of its own. */
  readonly address: readonly string[];
  readonly city: string;
  readonly notes: string;
  readonly lines: readonly PaperLine[];
  readonly total: string;
  readonly totalLek: string;
}

/** The sums below a day's list. */
export interface DaySums {
  readonly orders: number;
  readonly pieces: number;
  readonly total: string;
  readonly totalLek: string;
}

/** Prepares an order for paper. */
export function describePaperOrder(order: OrderItem): PaperOrder {
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
    lines: order.items.map(({ id, name, price, quantity }) => ({
      key: id,
      name,
      quantity,
      price: formatAlbanianEur(price),
      total: formatAlbanianEur(toAmount(lineTotalCents(parseAmount(price) ?? 0, quantity))),
    })),
    total: formatAlbanianEur(order.total),
    totalLek: formatAlbanianAmount(order.total_all),
  };
}

/** Adds a day's orders up, in exact minor units. */
export function sumDay(orders: readonly OrderItem[]): DaySums {
  return {
    orders: orders.length,
    pieces: sum(orders.flatMap(({ items }) => items.map(({ quantity }) => quantity))),
    total: formatAlbanianEur(toAmount(sum(orders.map(({ total }) => parseAmount(total) ?? 0)))),
    totalLek: formatAlbanianAmount(
      toAmount(sum(orders.map(({ total_all: total }) => parseAmount(total) ?? 0))),
    ),
  };
}

/** A day of the calendar such as '21.11.2026'. */
export function formatPaperDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date}.${month}.${year}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
