import { otherErrorName } from "./describe-errors.ts";
import { getReferredName, type Answer, type ApiDocument, type Schema } from "./openapi-document.ts";

/** A documented error. */
export type DocumentedError = {
  readonly status: string;
  readonly code: string;
  /** Name of its schema. */
  readonly name: string;
  readonly meaning: string;
  /** Further data of the error. */
  readonly data?: Schema;
};

/** Lists the errors of a route, one per code. */
export function listErrorResponses(
  responses: Readonly<Record<string, Answer>>,
  document: ApiDocument,
): readonly DocumentedError[] {
  const names = new Set(
    Object.values(responses).flatMap(({ content }) =>
      (content?.["application/json"]?.schema?.oneOf ?? []).map(getReferredName),
    ),
  );
  return listErrorSchemas(document).filter(({ name }) => names.has(name));
}

/** Lists the errors of all routes. */
export function listErrorSchemas({ components }: ApiDocument): readonly DocumentedError[] {
  return Object.entries(components.schemas)
    .filter(([name, schema]) => isErrorSchema(name, schema))
    .map(([name, { properties = {}, description = "" }]) => ({
      name,
      status: String(properties["status"]?.const),
      code: String(properties["code"]?.const),
      meaning: description,
      ...(properties["data"] && { data: properties["data"] }),
    }));
}

/** Whether a schema describes an error with its own code. */
export function isErrorSchema(name: string, { properties }: Schema): boolean {
  return name !== otherErrorName && properties?.["code"]?.const !== undefined;
}
