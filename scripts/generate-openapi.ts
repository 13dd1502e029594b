import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { contract } from "#server/http/contract/contract.ts";
import { declareBodyErrors } from "./api-docs/declare-body-errors.ts";
import { explainAnswers } from "./api-docs/explain-answers.ts";

const tags = [
  { name: "products", description: "What the shop sells" },
  { name: "brands", description: "Brands of the admin forms" },
  { name: "cart", description: "The signed-in person's cart" },
  { name: "orders", description: "Placing and handling orders" },
  { name: "admin", description: "Rights, figures and setup" },
  { name: "accounts", description: "Sign up, sign in, sessions" },
  { name: "search", description: "Parts and products by code, dimensions or words" },
  { name: "uploads", description: "Product images" },
  { name: "live", description: "Realtime over server-sent events" },
];

/** Describes the whole API as an OpenAPI 3.1 document in JSON. */
export async function describeApi(version: string): Promise<string> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: "Industrial Components API",
      version,
      description:
        "Shop, accounts and admin of an industrial distributor. Amounts are numbers with at most two decimals, times are ISO 8601 in UTC. Every error has a code and a text.",
    },
    servers: [{ url: "/api" }],
    tags,
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "shop.session_token" },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
  });
  for (const path of Object.values(document.paths ?? {})) {
    const body = path?.post?.requestBody;
    // The generator adds JSON next to a form, but the server doesn't accept files in JSON.
    if (body && "content" in body && body.content["multipart/form-data"]) {
      delete body.content["application/json"];
    }
    for (const operation of [path?.post, path?.put, path?.patch]) {
      if (operation) declareBodyErrors(operation);
    }
  }
  explainAnswers(document.paths);
  return JSON.stringify(document);
}
