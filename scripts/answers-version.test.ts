import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import { describeApi } from "./generate-openapi.ts";

/** The routes whose responses devices store, see `web/offline/last-seen/last-seen.ts`. */
const routes = [
  "/products",
  "/products/filters",
  "/products/dimensions",
  "/brands",
  "/cart",
  "/admin/me",
  "/settings",
  "/search/synonyms",
];

const documentSchema = z.object({
  paths: z.record(z.string(), z.object({ get: z.object({ responses: z.json() }).optional() })),
});

test("answersVersion changes with the shape of a stored response", async () => {
  const { paths } = documentSchema.parse(JSON.parse(await describeApi("0.0.0")));
  const shapes = routes.map((route) => paths[route]?.get?.responses);
  expect(shapes).not.toContain(undefined);
  const version = createHash("sha256")
    .update(JSON.stringify(shapes, withoutMeaning))
    .digest("hex")
    .slice(0, 8);
  const file = await readFile("web/offline/last-seen/answers-version.ts", "utf8");
  expect(file).toContain(`answersVersion = "${version}"`);
});

/** A change of a field's description doesn't change its shape. */
function withoutMeaning(key: string, value: unknown): unknown {
  return key === "description" && typeof value === "string" ? undefined : value;
}
