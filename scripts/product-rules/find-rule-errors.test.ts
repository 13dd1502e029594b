import { expect, test } from "vitest";
import { findProofs, findRuleErrors } from "./find-rule-errors.ts";
import { readRules } from "./read-rules.ts";
import { toCoverageTable } from "./to-coverage-table.ts";

const takenOnce = "docs/product/stock.md#taken-once";
const document =
  "# Stock\n\n## Confirmation\n\n### Taken once\n\nThe first one takes the pieces.\n";

const daily = `// ${takenOnce}\ntest("takes the pieces", () => {});\n`;
const full = `// ${takenOnce}\ntest("takes them on a phone", { tag: "@full" }, () => {});\n`;

function check(source: string, text = document): string[] {
  return findRuleErrors(readRules("stock.md", text), [
    { path: "domain/stock.test.ts", text: source },
  ]);
}

test("accepts a rule with a test that npm test runs", () => {
  expect(check(daily + full)).toEqual([]);
});

test.each([
  ["", `${takenOnce} has no test`],
  [full, `${takenOnce} has only tests that npm test leaves to npm run test:full`],
])("reports a rule with the tests %j", (tests, error) => {
  expect(check(tests)).toEqual([error]);
});

test("reports a link to no rule, in any file", () => {
  const link = ["docs/product", "stock.md#taken-twice"].join("/");
  const files = [
    { path: "domain/stock.test.ts", text: daily },
    { path: "domain/stock.ts", text: `const one = 1;\n// ${link}\n` },
  ];
  expect(findRuleErrors(readRules("stock.md", document), files)).toEqual([
    `domain/stock.ts:2 links to ${link}, which is no rule`,
  ]);
});

test("reports a link that isn't directly above a test", () => {
  expect(check(`${daily}\n// ${takenOnce}\nconst stock = 1;\n`)).toEqual([
    "domain/stock.test.ts:4 links to a rule above no test",
  ]);
});

test("reports two rules with one anchor, and a rule without text", () => {
  expect(check(daily, `${document}\n### Taken, once\n`)).toEqual([
    `${takenOnce} has the anchor of another rule`,
    `${takenOnce} has no text`,
  ]);
});

test("the table lists the tests of each rule, and which ones npm test leaves out", () => {
  const proofs = findProofs([{ path: "domain/stock.test.ts", text: daily + full }]);
  const cell =
    "domain/stock.test.ts › takes the pieces<br>domain/stock.test.ts › takes them on a phone (full)";
  expect(toCoverageTable(readRules("stock.md", document), proofs)).toContain(
    `| stock.md#taken-once | ${cell} |`,
  );
});
