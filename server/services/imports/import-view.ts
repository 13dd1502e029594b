import type { Currency } from "#domain/money.ts";
import type { ImportOutcome } from "#domain/product-import.ts";

/** An import in the API's format. */
export type ImportView = {
  readonly id: string;
  readonly file_name: string;
  readonly state: "draft" | "applied" | "undone";
  readonly counts: Record<ImportOutcome, number>;
  readonly created_by: string;
  readonly created_at: string;
  readonly applied_at: string | null;
  readonly undone_at: string | null;
};

/** Price and stock before and after, as far as they change. */
export type ImportedChanges = {
  readonly price?: [number, number];
  readonly currency?: [Currency, Currency];
  readonly stock_quantity?: [number, number];
};

export type ImportRowView = {
  readonly row: number;
  readonly outcome: ImportOutcome;
  readonly name: string;
  readonly product_id: string | null;
  readonly reasons: string[];
  readonly changed_fields: string[];
  readonly changes: ImportedChanges;
};
