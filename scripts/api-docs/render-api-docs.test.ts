import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { describeApi } from "../generate-openapi.ts";
import { describeType, listFields } from "./describe-schema.ts";
import { listOperations } from "./openapi-document.ts";
import { toRootRule } from "./read-site-style.ts";
import { renderApiDocs } from "./render-api-docs.ts";

const api = await describeApi("1.0.0");
const html = renderApiDocs(api, "");
const { document: page } = parseHTML(html);
const operations = listOperations(api);

const getText = (selector: string): string =>
  (page.querySelector(selector)?.textContent ?? "").replaceAll(/\s+/g, " ");

// docs/product/api.md#a-readable-reference
test("every parameter, field and error of the contract has a meaning", () => {
  const entries = [...page.querySelectorAll("dl.fields > div")];
  expect(entries.length).toBeGreaterThan(400);
  const empty = entries
    .filter((entry) => [...entry.children].some((part) => part.textContent.trim() === ""))
    .map((entry) => `${entry.closest("article")?.id}: ${entry.textContent}`);
  expect(empty).toEqual([]);
});

// docs/product/api.md#a-readable-reference
test("the index links to every operation, in the page's order", () => {
  const ids = [...page.querySelectorAll("main article:not(.schema)")].map(({ id }) => id);
  const links = [...page.querySelectorAll("nav li li a")].map((link) =>
    link.getAttribute("href")?.slice(1),
  );
  expect(ids).toHaveLength(operations.length);
  expect(links.filter((id) => ids.includes(id ?? ""))).toEqual(ids);
});

test("every link inside the page has its target, and every id is unique", () => {
  const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const targets = [...page.querySelectorAll('a[href^="#"]')].map((link) =>
    link.getAttribute("href")?.slice(1),
  );
  expect(targets.filter((id) => !ids.includes(id ?? ""))).toEqual([]);
});

test("a parameter is shown with its type, place and meaning", () => {
  const entry = [...page.querySelectorAll('[id="products.list"] dl.fields > div')].find(
    (one) => one.querySelector("code")?.textContent === "limit",
  );
  expect(entry?.textContent).toBe(
    "limit whole number, 1 to 100; 24 if left out · in the queryEntries per page",
  );
});

// docs/product/api.md#a-readable-reference
test("an operation says who may use it, and shows a request and its answer", () => {
  const id = '[id="orders.setStatus"]';
  expect(getText(`${id} .right`)).toBe("Needs an admin’s session.");
  expect(getText('[id="products.list"] .right')).toBe("Open to everyone.");
  const [request, answer] = page.querySelectorAll(`${id} pre`);
  expect(request?.textContent).toBe(
    [
      "curl -X PUT 'http://localhost:3000/api/orders/c4b1b5a2-3d0f-4a67-9b7e-52f6a8d90c13/status'",
      `  -H "Authorization: Bearer $TOKEN"`,
      "  -H 'Content-Type: application/json'",
      `  -d '{\n  "status": "confirmed"\n}'`,
    ].join(" \\\n"),
  );
  expect(JSON.parse(answer?.textContent ?? "")).toMatchObject({ customer_name: "Arben Hoxha" });
});

// docs/product/api.md#a-readable-reference
test("no page element needs a script or a source of another origin", () => {
  expect(html).not.toMatch(/<script|\son\w+=|@import|<link|<img/);
});

test("the site's theme becomes custom properties of the page", () => {
  const tokens = "/* Tokens. */\n@theme {\n  --color-*: initial;\n  --color-ink: #16181d;\n}";
  expect(toRootRule(tokens).trim()).toBe(":root { --color-ink: #16181d; }");
});

test.each([
  [{ type: "string", format: "uuid" }, "UUID"],
  [{ type: "string", minLength: 1, maxLength: 80 }, "text, 1 to 80 characters"],
  [{ type: "integer", minimum: Number.MIN_SAFE_INTEGER, maximum: 5 }, "whole number, at most 5"],
  [{ enum: ["a", "b"], type: "string" }, '"a", "b"'],
  [{ anyOf: [{ type: "string" }, { type: "null" }] }, "text or null"],
  [{ type: "array", items: { type: "number" } }, "list of number"],
  [{ type: "array", items: { $ref: "#/components/schemas/Order" } }, "list of Order"],
  [{ type: "string", contentMediaType: "text/csv" }, "file"],
  [{ type: "boolean", default: true }, "true or false; true if left out"],
  [{ type: "string", default: "" }, "text; empty if left out"],
  [{}, "anything"],
])("the type of %j is '%s'", (schema, words) => {
  expect(describeType(schema)).toBe(words);
});

test("fields inside lists and choices are listed with their path", () => {
  const text = { type: "string", description: "Words" };
  const line = { type: "object", properties: { name: text }, required: ["name"] };
  const shapes = [
    { properties: { kind: { const: "a" }, lines: { type: "array", items: line } } },
    { properties: { kind: { const: "b", description: "Which" } } },
  ];
  expect(listFields({ oneOf: shapes })).toEqual([
    { name: "kind", isRequired: false, type: '"a" or "b"', meaning: "Which" },
    { name: "lines", isRequired: false, type: "list of objects", meaning: "" },
    { name: "lines[].name", isRequired: true, type: "text", meaning: "Words" },
  ]);
});
