import { expect, test } from "vitest";
import { z } from "zod";
import { createErrorBody, createErrorResponse } from "#server/http/error-body.ts";
import { describeApi } from "./generate-openapi.ts";

const contents = z
  .record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }))
  .default({});
const operation = z.object({
  tags: z.array(z.string()).length(1),
  summary: z.string().min(1),
  requestBody: z.object({ content: contents }).optional(),
  responses: z.record(z.string(), z.object({ content: contents })),
});
const documentSchema = z.object({
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

const { tags, paths } = documentSchema.parse(JSON.parse(await describeApi("1.0.0")));

test("every route has a tag with a description", () => {
  const known = tags.map((tag) => tag.name);
  const used = Object.values(paths).flatMap((path) =>
    Object.values(path).flatMap((route) => route.tags),
  );
  expect(used.filter((tag) => !known.includes(tag))).toEqual([]);
  expect(known.filter((tag) => !used.includes(tag))).toEqual([]);
});

test.each(["/uploads/{bucket}", "/admin/imports"])("%s accepts a form but no JSON", (path) => {
  const route = paths[path]?.["post"];
  expect(Object.keys(route?.requestBody?.content ?? {})).toEqual(["multipart/form-data"]);
  expect(Object.keys(route?.responses ?? {})).toEqual(
    expect.arrayContaining(["201", "413", "415"]),
  );
});

test("the routes of accounts list their errors", () => {
  const codes = JSON.stringify(paths["/auth/sign-in/email"]?.["post"]?.responses["401"]);
  expect(codes).toContain('"const":"invalid_credentials"');
  expect(Object.keys(paths["/auth/verify-email"]?.["get"]?.responses ?? {})).toContain("302");
});

test.each(["/admin/exports/products", "/admin/exports/orders"])("%s responds with CSV", (path) => {
  const answer = paths[path]?.["get"]?.responses["200"];
  expect(Object.keys(answer?.content ?? {})).toEqual(["text/csv"]);
});

const jsonRoutes = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, route]) => route.requestBody?.content["application/json"])
    .map(([method, route]) => ({ name: `${method} ${path}`, route })),
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
    const missing = jsonRoutes.filter(({ route }) => !fits(route, errorBody.status, answer));
    expect([errorBody.code, missing.map(({ name }) => name)]).toEqual([errorBody.code, []]);
  }
});

test("an error outside the contract matches no route", async () => {
  const answer = { ...createErrorBody("invalid_json"), defined: true, code: "unknown_code" };
  expect(jsonRoutes.filter(({ route }) => fits(route, 400, answer))).toEqual([]);
});

function fits(route: z.infer<typeof operation>, status: number, answer: unknown): boolean {
  const schema = route.responses[status]?.content["application/json"]?.schema;
  return schema !== undefined && z.fromJSONSchema(schema).safeParse(answer).success;
}
