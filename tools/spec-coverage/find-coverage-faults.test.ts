import { expect, test } from "vitest";
import { findCoverageErrors } from "./find-coverage-faults.ts";
import { findTestTitles } from "./find-test-titles.ts";

const sources: Readonly<Record<string, string>> = {
  "e2e/shop.test.ts": `
test("the shop opens", async ({ page }) => {});
test('a "quoted" name', () => {});
test(\`\${path} is whole\`, () => {});
test.skip("nobody runs this", () => {});
// test("nor this", () => {});
/* test("nor that", () => {}); */
test("each colour of the shop", { tag: ["@phone", "@full"] }, () => {});
`,
  "domain/cart.test.ts": `
it.each([
  [0, "a)"],
  [-1, 'b'],
])("of %d removes the line", () => {});
test.each(rows.map((row) => (row)))(
  "the field $field is refused",
  () => {},
);
it.each(words)("%s", () => {});
test.for(pages)("%s says so", async (page) => {});
`,
};

function check(...rows: readonly string[]): string[] {
  const table = ["# Coverage", "", "| Sentence | Shown by |", "|---|---|", ...rows].join("\n");
  return findCoverageErrors(table, (file) => sources[file]);
}

function listTitles(file: string): readonly string[] {
  return findTestTitles(sources[file] ?? "").map(({ title }) => title);
}

test("lists the titles of tests that run, in any notation", () => {
  expect(listTitles("e2e/shop.test.ts")).toEqual([
    "the shop opens",
    'a "quoted" name',
    "${path} is whole",
    "each colour of the shop",
  ]);
  expect(listTitles("domain/cart.test.ts")).toEqual([
    "of %d removes the line",
    "the field $field is refused",
    "%s",
    "%s says so",
  ]);
});

test.each([
  "`e2e/shop.test.ts › the shop opens`",
  '`e2e/shop.test.ts › a "quoted" name`',
  "`e2e/shop.test.ts › /about is whole`",
  "`domain/cart.test.ts › of %d removes the line`",
  "`domain/cart.test.ts › of 0 removes the line`",
  "`domain/cart.test.ts › /auth says so`",
  "`domain/cart.test.ts › the field price is refused`<br>`e2e/shop.test.ts › the shop opens`",
  "`e2e/shop.test.ts › each colour of the shop`<br>`e2e/shop.test.ts › the shop opens`",
])("reports nothing for %s", (tests) => {
  expect(check(`| A sentence. | ${tests} |`)).toEqual([]);
});

test.each([
  ["", "has no test"],
  ["to be written", "has no test"],
  ["`e2e/shop.test.ts › the shop closes`", "e2e/shop.test.ts has no test 'the shop closes'"],
  ["`e2e/shop.test.ts › the shop`", "has no test 'the shop'"],
  ["`e2e/shop.test.ts › nobody runs this`", "has no test 'nobody runs this'"],
  ["`e2e/shop.test.ts › nor this`", "has no test 'nor this'"],
  ["`e2e/shop.test.ts › nor that`", "has no test 'nor that'"],
  ["`domain/cart.test.ts › anything at all`", "has no test 'anything at all'"],
  ["`e2e/gone.test.ts › the shop opens`", "there is no test file 'e2e/gone.test.ts'"],
  ["`e2e/shop.ts › the shop opens`", "there is no test file 'e2e/shop.ts'"],
  ["`e2e/shop.test.ts`", "isn't of the form 'file › title'"],
  ["`e2e/shop.test.ts › each colour of the shop`", "has only tests that npm test leaves"],
])("reports a row with the tests '%s'", (tests, fault) => {
  const [first, ...others] = check(`| A sentence. | ${tests} |`);
  expect(first).toContain(fault);
  expect(others).toEqual([]);
});

test("reports one missing test among existing ones", () => {
  const good = "`e2e/shop.test.ts › the shop opens`";
  const faults = check(`| A sentence. | ${good}<br>\`e2e/shop.test.ts › gone\` |`);
  expect(faults).toEqual([`line 5, "A sentence.": e2e/shop.test.ts has no test 'gone'`]);
});

test("reports a duplicate sentence, even with different punctuation", () => {
  const shown = "`e2e/shop.test.ts › the shop opens`";
  const faults = check(`| Line 'N found'. | ${shown} |`, `| line N found | ${shown} |`);
  expect(faults).toEqual([`line 6, "line N found": stands in line 5 already`]);
});

test("reports a table without rows", () => {
  expect(check()).toEqual(["The table has no rows"]);
});
