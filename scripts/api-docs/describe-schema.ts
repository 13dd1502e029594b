import { getReferredName, type Schema } from "./openapi-document.ts";

/** A field of a request or response body. */
export type FieldRow = {
  /** Path with the fields and lists around it: `items[].price`. */
  readonly name: string;
  readonly isRequired: boolean;
  readonly type: string;
  readonly meaning: string;
};

/** Lists every field of a schema, including nested ones. */
export function listFields(schema: Schema, path = ""): readonly FieldRow[] {
  const rows = new Map<string, FieldRow>();
  for (const shape of getShapes(schema)) {
    const own = shape.items ? listFields(shape.items, `${path}[]`) : listProperties(shape, path);
    for (const row of own) rows.set(row.name, mergeRows(rows.get(row.name), row));
  }
  return [...rows.values()];
}

function listProperties({ properties = {}, required = [] }: Schema, path: string): FieldRow[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = path === "" ? key : `${path}.${key}`;
    const row: FieldRow = {
      name,
      isRequired: required.includes(key),
      type: describeType(schema),
      meaning: schema.description ?? "",
    };
    return [row, ...listFields(schema, name)];
  });
}

/** Merges the rows of a field that two shapes of a body share. */
function mergeRows(before: FieldRow | undefined, row: FieldRow): FieldRow {
  if (!before || before.type === row.type) return before ?? row;
  const isOpen = (type: string): boolean => type === anything;
  const types = [before.type, row.type].filter((type) => !isOpen(type));
  return {
    ...before,
    isRequired: before.isRequired && row.isRequired,
    type: types.length === 0 ? anything : [...new Set(types)].join(" or "),
    meaning: before.meaning || row.meaning,
  };
}

function getShapes(schema: Schema): readonly Schema[] {
  const choices = schema.anyOf ?? schema.oneOf;
  return choices ? choices.flatMap(getShapes) : [schema];
}

const anything = "anything";

/** A type and its limits in words: `text, at most 80 characters`; a named schema by its name. */
export function describeType(schema: Schema): string {
  const choices = schema.anyOf ?? schema.oneOf;
  const words =
    getReferredName(schema) ??
    (choices
      ? [...new Set(choices.map(describeType))].join(" or ")
      : [nameType(schema), ...getLimits(schema)].join(", "));
  if (schema.default === undefined) return words;
  return `${words}; ${schema.default === "" ? "empty" : JSON.stringify(schema.default)} if left out`;
}

const formats: Readonly<Record<string, string>> = {
  uuid: "UUID",
  "date-time": "date and time",
  date: "date",
};

const types: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  null: "null",
  object: "object",
};

function nameType({
  type,
  format,
  enum: choices,
  items,
  contentMediaType,
  ...rest
}: Schema): string {
  if (rest.const !== undefined) return JSON.stringify(rest.const);
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(", ");
  if (contentMediaType !== undefined) return "file";
  if (type === "array") {
    if (!items) return "list";
    return items.type === "object" ? "list of objects" : `list of ${describeType(items)}`;
  }
  return formats[format ?? ""] ?? types[type ?? ""] ?? anything;
}

function getLimits(schema: Schema): readonly string[] {
  return [
    ...span(schema.minimum, schema.maximum, ""),
    ...span(schema.minLength, schema.maxLength, " characters"),
    ...span(schema.minItems, schema.maxItems, " entries"),
  ];
}

/** JavaScript's safe integer limits are omitted. */
function span(min: number | undefined, max: number | undefined, unit: string): string[] {
  const from = min === Number.MIN_SAFE_INTEGER ? undefined : min;
  const to = max === Number.MAX_SAFE_INTEGER ? undefined : max;
  if (from !== undefined && to !== undefined) return [`${figure(from)} to ${figure(to)}${unit}`];
  if (from !== undefined) return [`at least ${figure(from)}${unit}`];
  return to === undefined ? [] : [`at most ${figure(to)}${unit}`];
}

function figure(value: number): string {
  return value.toLocaleString("en-GB");
}
