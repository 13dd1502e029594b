import { errorTable, type ErrorCode } from "#domain/errors.ts";
import {
  getReferredName,
  listOperations,
  referTo,
  type Answer,
  type ApiDocument,
  type Operation,
  type Schema,
} from "./openapi-document.ts";

/** Schema of the errors that a route doesn't list. */
export const otherErrorName = "OtherError";

/** Meaning of the fields of every error. */
const meanings = {
  defined: "Whether the code is one that the route lists",
  code: "What went wrong, for programs",
  status: "Status code of the answer",
  message: "What went wrong, for people",
} as const;

const text = (description: string): Schema => ({ type: "string", description });

const invalidFields: Schema = {
  type: "object",
  description: "What is not valid",
  properties: {
    fields: {
      type: "array",
      description: "Fields that are not valid, by name or with the reason",
      items: {
        anyOf: [
          { type: "string" },
          {
            type: "object",
            properties: { path: text("Path of the field"), message: text("What is wrong") },
            required: ["path", "message"],
          },
        ],
      },
    },
    fault: text("What is wrong with the body as a whole"),
  },
};

/** Further data of an error, by its code. */
const errorData: { readonly [Code in ErrorCode]?: Schema } = {
  invalid_input: invalidFields,
  invalid_order: invalidFields,
  unavailable_products: {
    type: "object",
    description: "Products that aren't sold",
    properties: {
      products: {
        type: "array",
        description: "One entry for each",
        items: {
          type: "object",
          properties: {
            id: { type: "string", format: "uuid", description: "Id of the product" },
            name: text("Always empty"),
          },
          required: ["id", "name"],
        },
      },
    },
    required: ["products"],
  },
  quote_changed: {
    type: "object",
    description: "The quote as it is now",
    properties: { quote: referTo("Quote") },
    required: ["quote"],
  },
  rate_limited: {
    type: "object",
    description: "When to try again",
    properties: {
      retryAfterSeconds: { type: "integer", description: "Seconds to wait, as in Retry-After" },
    },
    required: ["retryAfterSeconds"],
  },
  import_file_refused: {
    type: "object",
    description: "What is wrong with the file",
    properties: { reason: text("Why it can't be read") },
    required: ["reason"],
  },
};

/** Errors of a JSON body before its route is known; see `server/http/check-body.ts`. */
const bodyErrors = [
  "invalid_json",
  "body_too_large",
  "unsupported_media_type",
  "invalid_input",
] as const satisfies readonly ErrorCode[];

/** The body of an error response: a reference to the schema of each code. */
export function describeErrorBody(listed: readonly string[]): Pick<Schema, "oneOf"> {
  return { oneOf: [...listed.map(getErrorName), otherErrorName].map(referTo) };
}

/**
 * Completes the errors of a document: those of the checks before a route that takes JSON, which the
 * contract omits, their texts, and a schema for each code.
 */
export function describeErrors(document: ApiDocument): void {
  const used = new Set<string>();
  for (const { operation } of listOperations(document)) {
    declareBodyErrors(operation);
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      if (Number(status) < 400) continue;
      const names = listErrorNames(response);
      const listed = codes.filter((code) => names.includes(getErrorName(code)));
      // The generator repeats the status in the description.
      response.description = listed.map((code) => errorTable[code].text).join(" ");
      for (const code of listed) used.add(code);
    }
  }
  const { schemas } = document.components;
  for (const code of codes) {
    if (used.has(code)) schemas[getErrorName(code)] = describeError(code);
  }
  schemas[otherErrorName] = otherError;
}

/** What the generator describes without a meaning of its fields. */
const otherError: Schema = {
  type: "object",
  description: "An error that the route doesn't list, such as internal_error",
  properties: {
    defined: { const: false, description: meanings.defined },
    code: text(meanings.code),
    status: { type: "integer", description: meanings.status },
    message: text(meanings.message),
    data: { description: "More about it" },
  },
  required: ["defined", "code", "status", "message"],
};

function declareBodyErrors(operation: Operation): void {
  if (!operation.requestBody?.content?.["application/json"]) return;
  const responses = (operation.responses ??= {});
  for (const code of bodyErrors) {
    const { status } = errorTable[code];
    const declared = listErrorNames(responses[status] ?? {});
    const name = getErrorName(code);
    if (declared.includes(name)) continue;
    const schema = { oneOf: [name, ...declared, otherErrorName].map(referTo) };
    responses[status] = { content: { "application/json": { schema } } };
  }
}

const codes = listCodes();

function listCodes(): readonly ErrorCode[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys
  return Object.keys(errorTable) as ErrorCode[];
}

/** `not_found` is described by the schema NotFoundError. */
function getErrorName(code: string): string {
  const words = code.split("_").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join("")}Error`;
}

function listErrorNames({ content }: Answer): readonly string[] {
  const choices = content?.["application/json"]?.schema?.oneOf ?? [];
  return choices
    .map((choice) => getReferredName(choice) ?? "")
    .filter((name) => name !== otherErrorName);
}

function describeError(code: ErrorCode): Schema {
  const { status, text: message } = errorTable[code];
  const data = errorData[code];
  return {
    type: "object",
    description: message,
    properties: {
      defined: { const: true, description: meanings.defined },
      code: { const: code, description: meanings.code },
      status: { const: status, description: meanings.status },
      message: { type: "string", default: message, description: meanings.message },
      ...(data && { data }),
    },
    required: ["defined", "code", "status", "message"],
  };
}
