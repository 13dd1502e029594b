import { isRecord } from "#domain/json.ts";

/**
 * Rows with the same fields, as one list of values: a page names each field once, not once per row. What is the
 * same in all rows is stored once, too.
 */
type PackedRows = {
  readonly rowFields: readonly string[];
  readonly values: readonly unknown[];
  readonly same?: Readonly<Record<string, unknown>>;
};

/** Packs all lists of rows in a JSON value. */
export function packRows(value: unknown): unknown {
  if (Array.isArray(value)) {
    const rows: readonly unknown[] = value;
    const fields = getSharedFields(rows);
    if (!fields) return rows.map(packRows);
    return packTable(rows.filter(isRecord), fields);
  }
  return isRecord(value) ? mapValues(value, packRows) : value;
}

/** The value that was packed. */
export function unpackRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackRows);
  if (!isRecord(value)) return value;
  if (!isPacked(value)) return mapValues(value, unpackRows);
  const { rowFields, values, same } = value;
  return Array.from({ length: values.length / rowFields.length }, (_, row) => ({
    ...same,
    ...Object.fromEntries(
      rowFields.map((field, column) => [
        field,
        unpackRows(values[row * rowFields.length + column]),
      ]),
    ),
  }));
}

function packTable(
  rows: readonly Readonly<Record<string, unknown>>[],
  fields: readonly string[],
): PackedRows {
  const [first] = rows;
  const isSame = (field: string): boolean => {
    const value = first?.[field];
    return !isRecord(value) && rows.every((row) => row[field] === value);
  };
  const same = fields.filter(isSame);
  // The values tell how many rows there are.
  const isSplit = same.length > 0 && same.length < fields.length;
  const rowFields = isSplit ? fields.filter((field) => !same.includes(field)) : fields;
  return {
    rowFields,
    values: rows.flatMap((row) => rowFields.map((field) => packRows(row[field]))),
    ...(isSplit && {
      same: Object.fromEntries(same.map((field) => [field, first?.[field]])),
    }),
  };
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
