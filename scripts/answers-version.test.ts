import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { dereference } from "./api-docs/dereference.ts";
import { describeApi } from "./generate-openapi.ts";

/** The routes whose responses devices store, see `web/offline/last-seen/last-seen.ts`. */
const routes = [
  "/products",
  "/products/{id}",
  "/products/filters",
  "/products/dimensions",
  "/brands",
  "/cart",
  "/admin/me",
  "/settings",
  "/search/synonyms",
];

test("answersVersion changes with the shape of a stored response", async () => {
  const document = await describeApi("0.0.0");
  const shapes = routes.map((route) => {
    const answer = document.paths[route]?.["get"]?.responses?.["200"]?.content;
    const schema = answer?.["application/json"]?.schema;
    return schema && dereference(schema, document);
  });
  expect(shapes).not.toContain(undefined);
  const version = createHash("sha256")
    .update(JSON.stringify(shapes, withoutMeaning))
    .digest("hex")
    .slice(0, 8);
  const file = await readFile("web/offline/last-seen/answers-version.ts", "utf8");
  expect(file).toContain(`answersVersion = "${version}"`);
});

/** A change of a field's description or example doesn't change its shape. */
function withoutMeaning(key: string, value: unknown): unknown {
  const isMeaning = key === "description" || key === "examples";
  return isMeaning && (typeof value === "string" || Array.isArray(value)) ? undefined : value;
}
