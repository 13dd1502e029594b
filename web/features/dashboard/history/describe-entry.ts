import type { FieldValue } from "#domain/history.ts";
import { shownStatus, storedStatuses } from "#domain/order-status.ts";
import { categoryLabel } from "#domain/taxonomy.ts";
import { formatAlbanianDate } from "#web/lib/albanian-format.ts";
import type { ApiClient } from "#web/lib/api/client.ts";
import type { history } from "#web/messages/en/history.ts";
import type { orderStatus } from "#web/messages/en/order-status.ts";
import { showDifference } from "./show-difference.ts";

/** One thing that staff did, as the API sends it. */
export type HistoryItem = Awaited<ReturnType<ApiClient["products"]["history"]>>["items"][number];

/** The same in words. */
export interface DescribedEntry {
  readonly id: number;
  /** What was done: 'Stock changed'. */
  readonly title: string;
  readonly who: string;
  /** An order or import that made it happen; undefined where the person did it directly. */
  readonly cause: string | undefined;
  readonly at: string;
  readonly date: string;
  readonly changes: readonly FieldChange[];
}

export interface FieldChange {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

interface Words {
  readonly history: typeof history;
  readonly statuses: typeof orderStatus;
}

const shortIdLength = 8;

/** Puts an entry of the timeline into words. */
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

function describeCause(cause: HistoryItem["cause"], text: typeof history): string | undefined {
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

/** In the order of the form; a field that a newer server adds comes last. */
function rank(field: string, text: typeof history): number {
  const index = Object.keys(text.fields).indexOf(field);
  return index === -1 ? Number.POSITIVE_INFINITY : index;
}
