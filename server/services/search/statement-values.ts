/** The values of a statement with numbered placeholders. */
export class StatementValues {
  readonly list: unknown[] = [];

  /** Adds a value; returns its placeholder with its type: `$1::text[]`. */
  add(value: unknown, type: "text" | "text[]" | "double precision" | "smallint"): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}

/** A statement whose rows have a `product_id`. */
export type CandidateStatement = { readonly text: string; readonly values: readonly unknown[] };
