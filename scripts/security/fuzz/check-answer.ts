import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { errorTable } from "#domain/errors.ts";
import type { ApiDocument, Route, Schema } from "../../api-docs/openapi-document.ts";

/** An answer of the API. */
export type FuzzAnswer = {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
};

export type CheckAnswer = (route: Route, answer: FuzzAnswer) => string | undefined;

/** Errors that come before a route is found, or from any route, as the document's introduction says. */
const general = new Set<unknown>([
  "not_found",
  "method_not_allowed",
  "body_too_large",
  "invalid_json",
  "invalid_input",
  "unsupported_media_type",
  "foreign_origin",
]);

/** Compiles the schemas of the document; the function returns what is wrong with an answer. */
export function createAnswerCheck(document: ApiDocument): CheckAnswer {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const compiled = new Map<Schema, ValidateFunction>();
  const compile = (schema: Schema): ValidateFunction => {
    const validate =
      compiled.get(schema) ?? ajv.compile({ ...schema, components: document.components });
    compiled.set(schema, validate);
    return validate;
  };
  return ({ operation }, answer) => {
    const { status } = answer;
    if (status >= 500) return `answered ${status}`;
    const declared = operation.responses?.[String(status)];
    const body = readBody(answer);
    if (body === invalid) return "answered with invalid JSON";
    const schema = declared?.content?.["application/json"]?.schema;
    if (!declared) return describeUndeclared(status, body);
    if (!schema || body === undefined) return undefined;
    const validate = compile(schema);
    if (validate(body)) return undefined;
    if (status >= 400 && describeUndeclared(status, body) === undefined) return undefined;
    return `${status} doesn't match its schema: ${ajv.errorsText(validate.errors)}`;
  };
}

const invalid = Symbol("invalid JSON");

/** The JSON of an answer; undefined for another type or none. */
function readBody({ contentType, text }: FuzzAnswer): unknown {
  if (!contentType.startsWith("application/json") || text === "") return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return invalid;
  }
}

/** An error that every route can answer needs no entry of its own. */
function describeUndeclared(status: number, body: unknown): string | undefined {
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
  const known = Object.entries(errorTable).find(([name]) => name === code);
  if (known && known[1].status === status && general.has(code)) return undefined;
  return `answered ${status} ${String(code)}, which openapi.json doesn't declare`;
}
