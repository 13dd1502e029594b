import type { FieldValue } from "#domain/history.ts";
import { shownStatus, storedStatuses } from "#domain/order-status.ts";
import { categoryLabel } from "#domain/taxonomy.ts";
import type { ApiClient } from "#web/api/client.ts";
import { formatAlbanianDate } from "#web/messages/format/albanian-format.ts";
import type { historyText } from "#web/messages/history.ts";
import type { orderStatusText } from "#web/messages/order-status.ts";
import { showDifference } from "./show-difference.ts";

/** A history entry from the API. */
export type HistoryItem = Awaited<ReturnType<ApiClient["products"]["history"]>>["items"][number];

/** A history entry as display text. */
export type DescribedEntry = {
  readonly id: number;
  /** What was done: 'Stock changed'. */
  readonly title: string;
  readonly who: string;
  /** The order or import that caused the change; undefined if it was made directly. */
  readonly cause: string | undefined;
  readonly at: string;
  readonly date: string;
  readonly changes: readonly FieldChange[];
};

export type FieldChange = {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
};

type Words = {
  readonly history: typeof historyText.en;
  readonly statuses: typeof orderStatusText.en;
};

const shortIdLength = 8;

/** Formats a history entry for display. */
export function describeEntry(item: HistoryItem, words: Words): DescribedEntry {
  return {
    id: item.id,
    title: words.history.actions[item.action],
    who: words.history.by(item.actor_name),
    cause: describeCause(item.cause, words.history),
    at: item.at,
    date: formatAlbanianDate(new Date(item.at)),
    changes: Object.entries(item.changes)
      .map(([field, [before, after]]) => ({
        field,
        label: words.history.fields[field] ?? field,
        ...showDifference(describeValue(field, before, words), describeValue(field, after, words)),
      }))
      .toSorted((a, b) => rank(a.field, words.history) - rank(b.field, words.history)),
  };
}

function describeCause(
  cause: HistoryItem["cause"],
  text: typeof historyText.en,
): string | undefined {
  if (cause?.order !== undefined) return text.causes.order(cause.order.slice(0, shortIdLength));
  if (cause?.import !== undefined) return text.causes.import(cause.import.slice(0, shortIdLength));
  return undefined;
}

function describeValue(
  field: string,
  value: FieldValue,
  { history: text, statuses }: Words,
): string {
  if (value === null || value === "") return text.nothing;
  if (typeof value === "boolean") return value ? text.visible : text.hidden;
  if (field === "price" && typeof value === "number") return value.toFixed(2);
  if (field === "status") {
    const status = storedStatuses.find((known) => known === value);
    return status === undefined ? String(value) : statuses[shownStatus(status)];
  }
  if (field === "category") return categoryLabel(String(value));
  return String(value);
}

/** In the form's order; fields added by a newer server come last. */
function rank(field: string, text: typeof historyText.en): number {
  const index = Object.keys(text.fields).indexOf(field);
  return index === -1 ? Number.POSITIVE_INFINITY : index;
}
