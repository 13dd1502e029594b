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

export type ImportRowView = {
  readonly row: number;
  readonly outcome: ImportOutcome;
  readonly name: string;
  readonly product_id: string | null;
  readonly reasons: string[];
  readonly changed_fields: string[];
};
