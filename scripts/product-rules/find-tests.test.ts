import { expect, test } from "vitest";
import { findTests } from "./find-tests.ts";

const takenOnce = "docs/product/stock.md#taken-once";
const quantity = "docs/product/cart.md#typed-quantity";

const journeys = `
test("the shop opens", async ({ page }) => {});
test('a "quoted" name', () => {});
test(\`\${path} is whole\`, () => {});
test.skip("a skipped test", () => {});
// test("a test in a comment", () => {});
/* test("a test in a block", () => {}); */
test("each colour of the shop", { tag: ["@phone", "@full"] }, () => {});
test(state.name, { tag: isDaily ? [] : "@full" }, () => {});
test("a slow form", { tags: ["full"] }, () => {});
const isOurs = /ours/.test("no title");
`;

const rows = `
// ${takenOnce}
it.each([
  [0, "a)"],
  [-1, 'b'],
])("of %d removes the line", () => {});

// ${takenOnce}
// Two processes share the stock.
// ${quantity}
test.each(rows.map((row) => (row)))(
  "the field $field is invalid",
  () => {},
);
test.for(pages)("%s is complete", async (page) => {});
test.runIf(isRoot)("a database as root", () => {});
`;

test("finds tests that run, in any notation", () => {
  expect(findTests(journeys).map(({ title }) => title)).toEqual([
    "the shop opens",
    'a "quoted" name',
    "${path} is whole",
    "each colour of the shop",
    "state.name",
    "a slow form",
  ]);
  expect(findTests(rows).map(({ title }) => title)).toEqual([
    "of %d removes the line",
    "the field $field is invalid",
    "%s is complete",
    "a database as root",
  ]);
});

test("only an unconditional tag @full, or full in vitest, keeps a test out of npm test", () => {
  expect(findTests(journeys).map(({ isDaily }) => isDaily)).toEqual([
    true,
    true,
    true,
    false,
    true,
    false,
  ]);
});

test("reads the rules in the comment directly above a test", () => {
  expect(findTests(rows).map(({ line, rules }) => [line, rules])).toEqual([
    [3, ["stock.md#taken-once"]],
    [11, ["stock.md#taken-once", "cart.md#typed-quantity"]],
    [15, []],
    [16, []],
  ]);
});
