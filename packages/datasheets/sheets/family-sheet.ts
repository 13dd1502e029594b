import type { Figure } from "#datasheets/set-drawings.ts";
import type { Table } from "#datasheets/set-table.ts";

/** A part of a sheet, set below the one before. */
export type Block =
  | { readonly kind: "heading"; readonly words: string }
  | { readonly kind: "text"; readonly words: string; readonly muted?: boolean }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "table"; readonly table: Table }
  | {
      readonly kind: "drawings";
      readonly figures: readonly Figure[];
      readonly perRow: number;
      readonly height: number;
    };

/** The technical sheet of a family. */
export type FamilySheet = {
  readonly brand: string;
  readonly title: string;
  readonly description: string;
  /** Address of the file. */
  readonly file: string;
  /** Address of the family's page. */
  readonly page: string;
  readonly blocks: readonly Block[];
};

/** Adds a heading to blocks; returns nothing if there are none. */
export function titled(words: string, blocks: readonly Block[]): readonly Block[] {
  return blocks.length === 0 ? [] : [{ kind: "heading", words }, ...blocks];
}

/** Returns a table, or nothing if it has no rows. */
export function getTable(
  columns: Table["columns"],
  rows: Table["rows"],
): readonly Extract<Block, { kind: "table" }>[] {
  return rows.length === 0 ? [] : [{ kind: "table", table: { columns, rows } }];
}
