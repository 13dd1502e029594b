import { errorTable, type ErrorCode } from "#domain/errors.ts";

type Content = Record<string, { schema?: unknown }>;
type Operation = {
  readonly requestBody?: unknown;
  responses?: Record<string, unknown>;
};

/** Errors for a body before its route is known; see `server/http/check-body.ts`. */
const bodyErrors = [
  "invalid_json",
  "body_too_large",
  "unsupported_media_type",
  "invalid_input",
] as const satisfies readonly ErrorCode[];

/**
 * Adds the body errors that the contract leaves to earlier checks to a route that takes JSON. They have
 * the generator's shape, so that `explainAnswers` adds texts to both.
 */
export function declareBodyErrors(operation: Operation): void {
  if (!getContent(operation.requestBody)["application/json"]) return;
  operation.responses ??= {};
  for (const code of bodyErrors) addErrorResponse(operation.responses, code);
}

function addErrorResponse(responses: Record<string, unknown>, code: ErrorCode): void {
  const { status } = errorTable[code];
  const declared = getAlternatives(responses[status]);
  if (declared.some((schema) => JSON.stringify(schema).includes(`"const":"${code}"`))) return;
  responses[status] = {
    description: String(status),
    content: { "application/json": { schema: { oneOf: [describe(code), ...declared] } } },
  };
}

/** The schemas of which a response matches exactly one. */
function getAlternatives(response: unknown): readonly unknown[] {
  const schema = getContent(response)["application/json"]?.schema;
  if (schema === undefined) return [];
  const isChoice = typeof schema === "object" && schema !== null && "oneOf" in schema;
  return isChoice && Array.isArray(schema.oneOf) ? schema.oneOf : [schema];
}

function getContent(described: unknown): Content {
  const hasContent = typeof described === "object" && described !== null && "content" in described;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- OpenAPI defines the content
  return hasContent ? (described.content as Content) : {};
}

function describe(code: ErrorCode): unknown {
  const { status, text } = errorTable[code];
  return {
    type: "object",
    properties: {
      defined: { const: true },
      code: { const: code },
      status: { const: status },
      message: { type: "string", default: text },
      data: {},
    },
    required: ["defined", "code", "status", "message"],
  };
}
