import { z } from "zod";
import { errorTable, type ErrorCode } from "#domain/errors.ts";
import { authRoutes, type AuthRoute } from "./auth-routes.ts";
import { answerSchemas } from "./auth-schemas.ts";

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Describes the routes below /api/auth for the OpenAPI 3.1 document.
 *
 *
 * @returns The `paths` object, below /api, with the tag `accounts`.
 */
export function describeAccountRoutes(): Readonly<Record<string, JsonObject>> {
  return Object.fromEntries(
    Object.entries(authRoutes).map(([path, route]) => [
      `/auth${path}`,
      { [route.method.toLowerCase()]: describe(path, route) },
    ]),
  );
}

function describe(path: string, route: AuthRoute): JsonObject {
  return {
    operationId: `accounts${path.replace(/[/-](\w)/g, (_, first: string) => first.toUpperCase())}`,
    tags: ["accounts"],
    summary: route.summary,
    ...(route.takes && {
      requestBody: { required: true, content: json(z.toJSONSchema(route.takes, { io: "input" })) },
    }),
    ...(route.answers ? {} : { parameters: linkParameters }),
    responses: {
      ...success(route),
      ...refusals(route),
    },
  };
}

function success(route: AuthRoute): JsonObject {
  if (!route.answers) return { 302: { description: "To the page that confirms" } };
  return { 200: { description: "Done", content: json(z.toJSONSchema(route.answers)) } };
}

function refusals(route: AuthRoute): JsonObject {
  const content = json(z.toJSONSchema(answerSchemas.refused));
  const texts = new Map<number, string[]>();
  for (const code of getRefusals(route)) {
    const { status, text } = errorTable[code];
    texts.set(status, [...(texts.get(status) ?? []), text]);
  }
  return Object.fromEntries(
    [...texts].map(([status, said]) => [status, { description: said.join(" "), content }]),
  );
}

/** Common error codes of each status; the message of a response is more specific. */
function getRefusals(route: AuthRoute): readonly ErrorCode[] {
  if (!route.takes) return route.answers ? ["database_unavailable"] : [];
  return [
    "invalid_json",
    "link_expired",
    "unauthorized",
    "foreign_origin",
    "admin_account_stays",
    "body_too_large",
    "unsupported_media_type",
    "invalid_input",
    "rate_limited",
    "database_unavailable",
  ];
}

function json(schema: unknown): JsonObject {
  return { "application/json": { schema } };
}

const linkParameters: readonly JsonObject[] = [
  {
    name: "token",
    in: "query",
    required: true,
    description: "From the link in the mail",
    schema: { type: "string" },
  },
];
