import { shownStatuses, type ShownStatus } from "#domain/order-status.ts";
import type { OrderFilter } from "#web/api/order-queries.ts";
import {
  parsePeriodSearch,
  type PeriodSearch,
} from "#web/features/admin/dashboard/period/period-search.ts";
import { readSearchText } from "#web/platform/read-search-text.ts";

/** The order list's filters in the URL; defaults are left out. */
export type OrderSearch = {
  readonly q?: string;
  /** `deleted` lists the orders deleted in the last 30 days, which no other choice shows. */
  readonly status?: ShownStatus | "deleted";
} & PeriodSearch;

/** A change of the filters; undefined resets one to its default. */
export type OrderSearchChange = {
  readonly [Key in keyof OrderSearch]?: OrderSearch[Key] | undefined;
};

/** The API's max length of a search text, in characters. */
export const maxOrderSearchLength = 100;

/** The options of the status selector, without the one for all. */
export const orderStatusChoices = [...shownStatuses, "deleted"] as const;

/** Parses the order list's search params; invalid values are left out. */
export function parseOrderSearch(raw: Readonly<Record<string, unknown>>): OrderSearch {
  const q = readSearchText(raw["q"], maxOrderSearchLength);
  const status = orderStatusChoices.find((known) => known === raw["status"]);
  return {
    ...(q !== undefined && { q }),
    ...(status !== undefined && { status }),
    ...parsePeriodSearch(raw),
  };
}

/** Applies a change; unset and invalid values are left out. */
export function changeOrderSearch(search: OrderSearch, change: OrderSearchChange): OrderSearch {
  return parseOrderSearch({ ...search, ...change });
}

/** Maps the search to the API's filter. */
export function orderFilter({ q, status, day, until }: OrderSearch): OrderFilter {
  return {
    ...(q !== undefined && { search: q.trim() }),
    ...(status === "deleted" && { scope: "deleted" as const }),
    ...(status !== undefined && status !== "deleted" && { status }),
    ...(day !== undefined && { day }),
    ...(until !== undefined && { until }),
  };
}
