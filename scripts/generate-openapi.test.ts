import { expect, test } from "vitest";
import { z } from "zod";
import { createErrorBody, createErrorResponse } from "#server/http/error-body.ts";
import { dereference } from "./api-docs/dereference.ts";
import { getReferredName, listOperations, type Operation } from "./api-docs/openapi-document.ts";
import { describeApi } from "./generate-openapi.ts";

const api = await describeApi("1.0.0");
const { tags = [], paths } = api;
const operations = listOperations(api);

test("every route has a tag with a description", () => {
  const known = tags.map((tag) => tag.name);
  const used = operations.flatMap(({ operation }) => operation.tags ?? []);
  expect(used.filter((tag) => !known.includes(tag))).toEqual([]);
  expect(known.filter((tag) => !used.includes(tag))).toEqual([]);
});

test.each(["/uploads/{bucket}", "/admin/imports", "/quotes/photos"])(
  "%s accepts a form but no JSON",
  (path) => {
    const route = paths[path]?.["post"];
    expect(Object.keys(route?.requestBody?.content ?? {})).toEqual(["multipart/form-data"]);
    expect(Object.keys(route?.responses ?? {})).toEqual(
      expect.arrayContaining(["201", "413", "415"]),
    );
  },
);

test("the routes of accounts list their errors", () => {
  const errors = paths["/auth/sign-in/email"]?.["post"]?.responses?.["401"]?.content;
  expect(errors?.["application/json"]?.schema?.oneOf?.map(getReferredName)).toEqual([
    "InvalidCredentialsError",
    "OtherError",
  ]);
  expect(Object.keys(paths["/auth/verify-email"]?.["get"]?.responses ?? {})).toContain("302");
});

test.each(["/admin/exports/products", "/admin/exports/orders", "/admin/exports/quotes"])(
  "%s responds with CSV",
  (path) => {
    const answer = paths[path]?.["get"]?.responses?.["200"];
    expect(Object.keys(answer?.content ?? {})).toEqual(["text/csv"]);
  },
);

const jsonRoutes = operations.filter(
  ({ operation }) => operation.requestBody?.content?.["application/json"],
);
const rejectedBodies = [
  createErrorBody("invalid_json"),
  createErrorBody("body_too_large"),
  createErrorBody("unsupported_media_type"),
  createErrorBody("invalid_input", { fault: "depth" }),
] as const;

test("every route with a JSON body declares each body error in its real shape", async () => {
  expect(jsonRoutes.length).toBeGreaterThan(15);
  for (const errorBody of rejectedBodies) {
    const answer: unknown = await createErrorResponse(errorBody).json();
    const missing = jsonRoutes.filter((route) => !fits(route.operation, errorBody.status, answer));
    expect([errorBody.code, missing.map(({ path }) => path)]).toEqual([errorBody.code, []]);
  }
});

test("an error outside the contract matches no route", async () => {
  const answer = { ...createErrorBody("invalid_json"), defined: true, code: "unknown_code" };
  expect(jsonRoutes.filter(({ operation }) => fits(operation, 400, answer))).toEqual([]);
});

// docs/product/api.md#named-schemas
test("every object that is sent or returned is a named schema", () => {
  const unnamed = operations.flatMap(({ operation }) =>
    Object.entries(operation.responses ?? {})
      .flatMap(([, { content }]) => content?.["application/json"]?.schema ?? [])
      .flatMap((schema) => schema.oneOf ?? schema.anyOf ?? schema)
      .filter((schema) => schema.type !== "null" && getReferredName(schema) === undefined)
      .map(() => operation.operationId),
  );
  expect(unnamed).toEqual([]);
  const names = Object.keys(api.components.schemas);
  expect(names).toEqual(expect.arrayContaining(["Product", "Order", "NewOrder", "Cart"]));
});

// docs/product/api.md#named-schemas
test("every operation says what it does, and every parameter and field what it means", () => {
  const silent = operations.filter(
    ({ operation: { summary, description, parameters = [] } }) =>
      !summary || !description || parameters.some((one) => !one.description),
  );
  expect(silent.map(({ operation }) => operation.operationId)).toEqual([]);
});

// docs/product/api.md#named-schemas
test("every operation has an example of its body and of its answer", () => {
  const missing = operations.filter(({ operation }) => {
    const { requestBody, responses = {} } = operation;
    const answers = Object.entries(responses).filter(([status]) => Number(status) < 400);
    return [requestBody, ...answers.map(([, answer]) => answer)]
      .flatMap((one) => Object.entries(one?.content ?? {}))
      .some(([type, media]) => type !== "multipart/form-data" && !("example" in media));
  });
  expect(missing.map(({ operation }) => operation.operationId)).toEqual([]);
});

// docs/product/api.md#rights-in-the-document
test("every operation states whether it needs a session", () => {
  const find = (id: string): unknown =>
    operations.find(({ operation }) => operation.operationId === id)?.operation.security;
  expect(operations.filter(({ operation }) => !operation.security)).toEqual([]);
  expect(find("products.list")).toEqual([]);
  expect(find("cart.get")).toEqual([{ session: [] }, { bearer: [] }]);
  expect(find("orders.create")).toEqual([{}, { session: [] }, { bearer: [] }]);
});

function fits(operation: Operation, status: number, answer: unknown): boolean {
  const schema = operation.responses?.[status]?.content?.["application/json"]?.schema;
  if (schema === undefined) return false;
  const written: Parameters<typeof z.fromJSONSchema>[0] = JSON.parse(
    JSON.stringify(dereference(schema, api)),
  );
  return z.fromJSONSchema(written).safeParse(answer).success;
}
