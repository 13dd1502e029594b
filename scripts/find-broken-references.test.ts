import { expect, test } from "vitest";
import { findBrokenReferences } from "./find-broken-references.ts";

const inventory = {
  files: [
    "README.md",
    "vite.config.ts",
    "domain/order.ts",
    "server/services/orders/create-order.ts",
    "server/services/orders/get-order.ts",
    "docs/glossary.md",
    "docs/decisions/0001-one-package.md",
    ".ci/run",
  ],
  scripts: ["check", "test", "db:generate"],
};

test.each([
  "See `domain/order.ts` and the folder `server/services/`, or `server/services` for short.",
  "Imported as `#domain/order.ts`, changed in `./domain/order.ts`, seen at `domain/order.ts:12`.",
  "One file per verb: `server/services/<noun>/<verb>.ts`, `server/services/*/create-order.ts`.",
  "`server/**/get-order.ts` and `server/services/orders/{create,get}-order.ts`",
  "Settings live in `vite.config.ts`, words in `glossary.md`, the pipeline in `.ci/run`.",
  "Run `npm run check`, `npm test`, `npm run db:generate`.",
  "[Words](docs/glossary.md#order), [site](https://example.com), [here](#below).",
  "Routes such as `/shop`, imports such as `node:fs`, values such as `dist/`, `a/b`.",
  "```\nsee `domain/gone.ts` and [x](gone.md)\n```",
])("reports nothing for: %s", (text) => {
  expect(findBrokenReferences("README.md", text, inventory)).toEqual([]);
});

test.each([
  ["`domain/gone.ts`", "'domain/gone.ts' doesn't exist"],
  ["`#domain/gone.ts`", "'domain/gone.ts' doesn't exist"],
  ["`domain/ord`", "'domain/ord' doesn't exist"],
  ["`native/android/`", "'native/android/' doesn't exist"],
  ["`server/services/*/remove-order.ts`", "doesn't exist"],
  ["`gone.ts`", "'gone.ts' doesn't exist"],
  ["[words](glossary.md)", "the link 'glossary.md' leads nowhere"],
  ["![shop](docs/shop.png)", "the link 'docs/shop.png' leads nowhere"],
  ["`npm run gone`", "package.json has no script 'gone'"],
  ["```\nnpm run gone\n```", "package.json has no script 'gone'"],
  ["`npm start`", "package.json has no script 'start'"],
])("reports %s", (text, error) => {
  const [first, ...others] = findBrokenReferences("README.md", text, inventory);
  expect(first).toContain(error);
  expect(others).toEqual([]);
});

test("resolves links relative to the document's folder", () => {
  const text = "[words](../glossary.md)";
  expect(findBrokenReferences("docs/decisions/0001-one-package.md", text, inventory)).toEqual([]);
});
