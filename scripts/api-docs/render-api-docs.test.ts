import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { describeApi } from "../generate-openapi.ts";
import { describeType, listFields } from "./describe-schema.ts";
import type { ApiDocument } from "./openapi-document.ts";
import { renderApiDocs } from "./render-api-docs.ts";

const api: ApiDocument = JSON.parse(await describeApi("1.0.0"));
const { document: page } = parseHTML(renderApiDocs(api));

test("every parameter, field and error of the contract has a meaning", () => {
  const rows = [...page.querySelectorAll("tbody tr")];
  expect(rows.length).toBeGreaterThan(400);
  const empty = rows
    .filter((row) => [...row.children].some((cell) => cell.textContent.trim() === ""))
    .map((row) => `${row.closest("article")?.id}: ${row.textContent}`);
  expect(empty).toEqual([]);
});

test("every operation has a section that the index links to", () => {
  const operations = Object.values(api.paths).flatMap((path) => Object.values(path));
  const targets = [...page.querySelectorAll("nav li li a")].map((link) =>
    link.getAttribute("href")?.slice(1),
  );
  const ids = [...page.querySelectorAll("article")].map(({ id }) => id);
  expect(ids).toHaveLength(operations.length);
  expect(new Set(ids).size).toBe(ids.length);
  expect(targets).toEqual(ids);
});

test("a parameter is shown with its location, type and meaning", () => {
  const row = [...page.querySelectorAll('[id="products.list"] tbody tr')].find(
    (line) => line.firstElementChild?.textContent === "limit",
  );
  expect([...(row?.children ?? [])].map((cell) => cell.textContent)).toEqual([
    "limit",
    "query",
    "whole number, 1 to 100; 24 if left out",
    "Entries per page",
  ]);
});

test("the document describes parameters and errors", () => {
  const list = api.paths["/products"]?.["get"];
  expect(list?.parameters?.filter(({ description }) => !description)).toEqual([]);
  expect(list?.responses?.["422"]?.description).toBe(
    "Some of the data is missing or not valid. Check what you entered.",
  );
});

test.each([
  [{ type: "string", format: "uuid" }, "UUID"],
  [{ type: "string", minLength: 1, maxLength: 80 }, "text, 1 to 80 characters"],
  [{ type: "integer", minimum: Number.MIN_SAFE_INTEGER, maximum: 5 }, "whole number, at most 5"],
  [{ enum: ["a", "b"], type: "string" }, '"a", "b"'],
  [{ anyOf: [{ type: "string" }, { type: "null" }] }, "text or null"],
  [{ type: "array", items: { type: "number" } }, "list of number"],
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
