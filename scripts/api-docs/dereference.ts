import { resolveSchema, type ApiDocument, type Schema } from "./openapi-document.ts";

/** A schema with the named ones inside it written out. */
export function dereference(schema: Schema, document: ApiDocument): Schema {
  const { properties, items, anyOf, oneOf, ...rest } = resolveSchema(schema, document);
  const write = (inner: Schema): Schema => dereference(inner, document);
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, write(field)]),
      ),
    }),
    ...(items && { items: write(items) }),
    ...(anyOf && { anyOf: anyOf.map(write) }),
    ...(oneOf && { oneOf: oneOf.map(write) }),
  };
}
