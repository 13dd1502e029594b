import { exampleValues } from "./example-values.ts";
import {
  getReferredName,
  resolveSchema,
  type ApiDocument,
  type Schema,
} from "./openapi-document.ts";

/** Where a field is: its name, and the schema or operation that has it. */
export type Position = { readonly field?: string; readonly owner: string };

/** An example of a schema, composed from the examples of its fields. */
export function composeExample(schema: Schema, document: ApiDocument, position: Position): unknown {
  const known = findValue(schema, position);
  if (known !== undefined) return known.value;
  const name = getReferredName(schema);
  if (name !== undefined) {
    return composeExample(resolveSchema(schema, document), document, { owner: name });
  }
  const choice = (schema.oneOf ?? schema.anyOf)?.find(({ type }) => type !== "null");
  if (choice) return composeExample(choice, document, position);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === "array") {
    return schema.items ? [composeExample(schema.items, document, { owner: position.owner })] : [];
  }
  if (schema.type === "object") return composeObject(schema, document, position.owner);
  return schema.default ?? composeValue(schema);
}

/** Required fields, and optional ones whose value is known. */
function composeObject(schema: Schema, document: ApiDocument, owner: string): unknown {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).filter(
    ([field, value]) => required.includes(field) || findValue(value, { field, owner }),
  );
  return Object.fromEntries(
    fields.map(([field, value]) => [field, composeExample(value, document, { field, owner })]),
  );
}

/** The value of the table for a field, if it fits. */
export function findValue(
  schema: Schema,
  { field, owner }: Position,
): { readonly value: unknown } | undefined {
  if (field === undefined) return undefined;
  const key = [`${owner}.${field}`, field].find((one) => one in exampleValues);
  if (key === undefined) return undefined;
  const value = exampleValues[key];
  return fits(value, schema) ? { value } : undefined;
}

const formats: Readonly<Record<string, RegExp>> = {
  uuid: /^[\da-f]{8}-/,
  "date-time": /^\d{4}-\d\d-\d\dT/,
  date: /^\d{4}-\d\d-\d\d$/,
};

const isObject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const typeChecks: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  integer: Number.isInteger,
  number: (value) => typeof value === "number",
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
};

/** Whether a value of the table can be meant for a field; the document's lint checks it fully. */
function fits(value: unknown, schema: Schema): boolean {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.some((choice) => fits(value, choice));
  if (schema.$ref !== undefined) return isObject(value);
  if (schema.const !== undefined) return value === schema.const;
  if (schema.enum) return schema.enum.includes(value);
  const format = formats[schema.format ?? ""];
  if (format && typeof value === "string") return format.test(value);
  return typeChecks[schema.type ?? ""]?.(value) ?? false;
}

const texts: Readonly<Record<string, string>> = {
  uuid: "3c9d2a71-64be-4f05-b8d3-17e0a5c6f942",
  "date-time": "2026-11-20T08:30:00.000Z",
  date: "2026-11-20",
};

function composeValue({ type, format, minimum, pattern }: Schema): unknown {
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return Math.max(minimum ?? 1, 1);
  if (type === "string") return texts[format ?? ""] ?? (pattern === undefined ? "text" : "1");
  return null;
}
