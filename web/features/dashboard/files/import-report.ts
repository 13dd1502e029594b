import type { ImportOutcome } from "#domain/product-import.ts";
import { readApiError } from "#web/lib/api/api-error.ts";

/** Outcomes as the report shows them: what needs a person first. */
export const reportOutcomes = ["refuse", "create", "change", "same"] as const;

type Counts = Readonly<Record<ImportOutcome, number>>;

/** The rows that are shown first: the first kind that there is any of. */
export function firstOutcome(counts: Counts): ImportOutcome {
  return reportOutcomes.find((outcome) => counts[outcome] > 0) ?? "same";
}

/** How many products the file writes. */
export function countWritten(counts: Counts): number {
  return counts.create + counts.change;
}

/** The fields' names as people write them: 'low stock threshold'. */
export function nameFields(fields: readonly string[]): string {
  return fields.map((field) => field.replaceAll("_", " ")).join(", ");
}

/** What the server said against a file; undefined where no answer arrived. */
export function readImportError(error: unknown): string | undefined {
  const refusal = readApiError(error);
  if (!refusal) return undefined;
  const { data, message } = refusal;
  const reason =
    typeof data === "object" && data !== null && "reason" in data ? data.reason : undefined;
  return typeof reason === "string" && reason !== "" ? reason : message;
}
