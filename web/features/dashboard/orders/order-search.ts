import { shownStatuses, type ShownStatus } from "#domain/order-status.ts";
import type { OrderFilter } from "#web/lib/api/queries.ts";

/** What the order list is narrowed to, as the address carries it; defaults are left out. */
export interface OrderSearch {
  readonly q?: string;
  /** `deleted` lists those of the last 30 days, which no other choice shows. */
  readonly status?: ShownStatus | "deleted";
  /** A day in Tirana, such as 2026-11-21. */
  readonly day?: string;
}

/** A change of it; undefined takes a part back to its default. */
export type OrderSearchChange = {
  readonly [Key in keyof OrderSearch]?: OrderSearch[Key] | undefined;
};

/** The longest search text that the API takes, in characters. */
export const maxOrderSearchLength = 100;

/** The entries of the status selector, without the one for all. */
export const orderStatusChoices = [...shownStatuses, "deleted"] as const;

/** Reads the order list's part of an address; whatever doesn't fit is left out. */
export function parseOrderSearch(raw: Readonly<Record<string, unknown>>): OrderSearch {
  const q = getText(raw["q"]);
  const status = orderStatusChoices.find((known) => known === raw["status"]);
  const day = getDay(raw["day"]);
  return {
    ...(q !== undefined && { q }),
    ...(status !== undefined && { status }),
    ...(day !== undefined && { day }),
  };
}

/** Applies a choice; what was taken back or doesn't fit is left out. */
export function changeOrderSearch(search: OrderSearch, change: OrderSearchChange): OrderSearch {
  return parseOrderSearch({ ...search, ...change });
}

/** Says the same in the words of the API. */
export function orderFilter({ q, status, day }: OrderSearch): OrderFilter {
  return {
    ...(q !== undefined && { search: q.trim() }),
    ...(status === "deleted" && { scope: "deleted" as const }),
    ...(status !== undefined && status !== "deleted" && { status }),
    ...(day !== undefined && { day }),
  };
}

function getText(value: unknown): string | undefined {
  // A caller's number, such as the code 6205, is text here.
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string" || text.trim() === "") return undefined;
  return text.slice(0, maxOrderSearchLength);
}

/** The day if the calendar has it. */
function getDay(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const date = new Date(`${value}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  return isReal ? value : undefined;
}
