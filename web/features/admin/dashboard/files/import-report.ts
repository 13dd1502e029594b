import type { ImportOutcome } from "#domain/product-import.ts";
import { readApiError } from "#web/api/api-error.ts";

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

/** The server's error message for a file; undefined if no response arrived. */
export function readImportError(error: unknown): string | undefined {
  const apiError = readApiError(error);
  if (!apiError) return undefined;
  const { data, message } = apiError;
  const reason =
    typeof data === "object" && data !== null && "reason" in data ? data.reason : undefined;
  return typeof reason === "string" && reason !== "" ? reason : message;
}
