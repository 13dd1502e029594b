import { expect, test } from "vitest";
import { z } from "zod";
import { describeApi } from "./generate-openapi.ts";

const contents = z.record(z.string(), z.unknown()).default({});
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

test("every route stands under a tag that is explained", () => {
  const known = tags.map((tag) => tag.name);
  const used = Object.values(paths).flatMap((path) =>
    Object.values(path).flatMap((route) => route.tags),
  );
  expect(used.filter((tag) => !known.includes(tag))).toEqual([]);
  expect(known.filter((tag) => !used.includes(tag))).toEqual([]);
});

test.each(["/uploads/{bucket}", "/admin/imports"])("%s takes a form and no JSON", (path) => {
  const route = paths[path]?.["post"];
  expect(Object.keys(route?.requestBody?.content ?? {})).toEqual(["multipart/form-data"]);
  expect(Object.keys(route?.responses ?? {})).toEqual(
    expect.arrayContaining(["201", "413", "415"]),
  );
});

test.each(["/admin/exports/products", "/admin/exports/orders"])("%s answers with CSV", (path) => {
  const answer = paths[path]?.["get"]?.responses["200"];
  expect(Object.keys(answer?.content ?? {})).toEqual(["text/csv"]);
});
