import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { contract } from "#server/http/contract/contract.ts";
import { addExamples } from "./api-docs/add-examples.ts";
import { describeErrorBody, describeErrors } from "./api-docs/describe-errors.ts";
import { describeEvents } from "./api-docs/describe-events.ts";
import { SchemaNames } from "./api-docs/name-schemas.ts";
import { listOperations, type ApiDocument } from "./api-docs/openapi-document.ts";
import { requireSessions, securitySchemes } from "./api-docs/require-sessions.ts";

const tags = [
  { name: "products", description: "What the shop sells" },
  { name: "search", description: "Parts and products by code, dimensions or words" },
  { name: "brands", description: "Brands of the admin forms" },
  { name: "cart", description: "The signed-in person's cart" },
  { name: "orders", description: "Placing and handling orders" },
  {
    name: "quotes",
    description: "Prices for many parts: asked for, answered, turned into an order",
  },
  { name: "accounts", description: "Sign up, sign in, sessions" },
  { name: "live", description: "Realtime over server-sent events" },
  { name: "admin", description: "Rights, figures and setup" },
  { name: "uploads", description: "Product images" },
];

const description =
  "Shop, accounts and admin of an industrial distributor. Amounts are numbers with at most two decimals, times are ISO 8601 in UTC, ids are UUIDs. Every error has a code and a text; any route can answer `internal_error` (500) and, when the shop is busy or restarting, `database_unavailable` (503) with Retry-After.";

/** Describes the whole API as an OpenAPI 3.1 document. */
export async function describeApi(version: string): Promise<ApiDocument> {
  const names = new SchemaNames();
  const collecting = new ZodToJsonSchemaConverter({ interceptors: [names.collect] });
  await new OpenAPIGenerator({ schemaConverters: [collecting] }).generate(contract);
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const generated = await generator.generate(contract, {
    info: {
      title: "Industrial Components API",
      version,
      description,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api", description: "This shop" }],
    tags,
    components: { securitySchemes },
    commonSchemas: names.found,
    customErrorResponseBodySchema: (errors) => describeErrorBody(errors.map(([code]) => code)),
  });
  // As JSON it has no undefined values.
  const document: ApiDocument = JSON.parse(JSON.stringify(generated));
  for (const { operation } of listOperations(document)) {
    const content = operation.requestBody?.content;
    // The generator adds JSON next to a form, but the server doesn't accept files in JSON.
    if (content?.["multipart/form-data"]) delete content["application/json"];
    // No schema means no body, which the generator describes as one that can't be.
    delete operation.responses?.["204"]?.content;
    // OpenAPI tools look for descriptions at the parameter.
    for (const parameter of operation.parameters ?? []) {
      const meaning = parameter.schema?.description;
      if (meaning !== undefined) parameter.description ??= meaning;
    }
  }
  describeErrors(document);
  describeEvents(document);
  requireSessions(document);
  addExamples(document);
  return document;
}
