import { isRecord } from "#domain/json.ts";

/** Rows with the same fields, as one list of values: a page names each field once, not once per row. */
type PackedRows = { readonly rowFields: readonly string[]; readonly values: readonly unknown[] };

/** Packs all lists of rows in a JSON value. */
export function packRows(value: unknown): unknown {
  if (Array.isArray(value)) {
    const rows: readonly unknown[] = value;
    const rowFields = getSharedFields(rows);
    if (!rowFields) return rows.map(packRows);
    const values = rows.filter(isRecord).flatMap((row) => rowFields.map((field) => row[field]));
    return { rowFields, values: values.map(packRows) } satisfies PackedRows;
  }
  return isRecord(value) ? mapValues(value, packRows) : value;
}

/** The value that was packed. */
export function unpackRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackRows);
  if (!isRecord(value)) return value;
  if (!isPacked(value)) return mapValues(value, unpackRows);
  const { rowFields, values } = value;
  return Array.from({ length: values.length / rowFields.length }, (_, row) =>
    Object.fromEntries(
      rowFields.map((field, column) => [
        field,
        unpackRows(values[row * rowFields.length + column]),
      ]),
    ),
  );
}

/** The fields of all rows, if they have the same ones in the same order. */
function getSharedFields(rows: readonly unknown[]): readonly string[] | undefined {
  const [first] = rows;
  if (rows.length < 2 || !isRecord(first)) return undefined;
  const fields = Object.keys(first);
  const isShared = rows.every((row) => {
    if (!isRecord(row)) return false;
    const own = Object.keys(row);
    return own.length === fields.length && own.every((field, place) => field === fields[place]);
  });
  return isShared && fields.length > 0 ? fields : undefined;
}

function isPacked(value: object): value is PackedRows {
  return "rowFields" in value;
}

function mapValues(
  record: Readonly<Record<string, unknown>>,
  change: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
