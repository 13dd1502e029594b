import type { ImportOutcome } from "#domain/product-import.ts";
import { readApiError } from "#web/api/api-error.ts";
import type { ProductImport } from "#web/api/queries.ts";
import type { productFilesText } from "#web/messages/product-files.ts";

/** Outcomes in the report's order: rows that need attention first. */
export const reportOutcomes = ["refuse", "create", "change", "same"] as const;

type Counts = Readonly<Record<ImportOutcome, number>>;

/** The initially shown outcome: the first one that has rows. */
export function firstOutcome(counts: Counts): ImportOutcome {
  return reportOutcomes.find((outcome) => counts[outcome] > 0) ?? "same";
}

/** Counts the products that the file writes. */
export function countWritten(counts: Counts): number {
  return counts.create + counts.change;
}

/** The fields' names in plain words: 'low stock threshold'. */
export function nameFields(fields: readonly string[]): string {
  return fields.map((field) => field.replaceAll("_", " ")).join(", ");
}

/** An import; after an undo with the number of products that were changed since, if the server said it. */
export type FinishedImport = ProductImport & { readonly kept?: number };

/** What an import did, or that it was undone. */
export function describeOutcome(
  { state, counts, kept }: FinishedImport,
  text: (typeof productFilesText)["en"],
): { readonly title: string; readonly text: string | undefined } {
  return state === "undone"
    ? { title: text.undone, text: kept === undefined ? undefined : text.leftAsTheyAre(kept) }
    : { title: text.appliedTitle, text: text.applied(counts.create, counts.change) };
}

/** The server's error message for a file; undefined if no response arrived. */
export function readImportError(error: unknown): string | undefined {
  const apiError = readApiError(error);
  if (!apiError) return undefined;
  const { data, message } = apiError;
  const reason =
    typeof data === "object" && data !== null && "reason" in data ? data.reason : undefined;
  return typeof reason === "string" && reason !== "" ? reason : message;
}
