import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { productMessages } from "#domain/product-messages.ts";
import { findRepeatedMessages, findUnusedMessages } from "./find-message-errors.ts";
import { findMessageUses } from "./find-message-uses.ts";

const catalogue = { ...messages, products: productMessages };
const root = join(import.meta.dirname, "../..");
const product = globSync("{domain,server,web}/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/testing\/|^domain\/(?:product-)?messages\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

test("every message is used by a screen or by the server", () => {
  expect(findUnusedMessages(catalogue, product)).toEqual([]);
});

test("no source repeats a message", () => {
  expect(findRepeatedMessages(catalogue, product)).toEqual([]);
});

const planted = {
  cart: { added: "Item added to cart", failed: "Failed to add item to cart" },
  image: { sq: { done: "Imazhi u ngarkua" } },
};

test.each([
  ["toast.success(messages.cart.added);", ["cart.added"]],
  [
    "const { added, failed: sorry } = messages.cart; say(added, sorry);",
    ["cart.added", "cart.failed"],
  ],
  ["const { cart } = messages;\nsay(cart.added);", ["cart.added"]],
  ["const words = messages.image.sq;\nsay(words.done);", ["image.sq.done"]],
  ["const { sq } = messages.image;\nconst { done } = sq;\nsay(done);", ["image.sq.done"]],
  ["say(messages\n  .cart\n  .added)", ["cart.added"]],
])("finds the messages in %s", (source, paths) => {
  expect([...findMessageUses(source)]).toEqual(expect.arrayContaining(paths));
});

test.each([
  "",
  "// toast.success(messages.cart.added);",
  "/* messages.cart.added */",
  "toast.success(other.messages.cart.added);",
  "toast.success(text.cart.added);",
  "const { added } = text.cart; say(added);",
])("finds no messages in '%s'", (text) => {
  const unused = findUnusedMessages(planted, [{ file: "web/x.tsx", text }]);
  expect(unused).toContain("messages.cart.added is used nowhere: 'Item added to cart'");
  expect(unused).toHaveLength(3);
});

test.each([
  'toast.success("Item added to cart");',
  "toast.success('Item added to cart');",
  "toast.success(`Item added to cart`);",
  "<p>Item added to cart</p>",
  "<p>\n  Item added\n  to cart\n</p>",
])("finds the repeated message in %s", (text) => {
  const found = findRepeatedMessages(planted, [{ file: "web/x.tsx", text }]);
  expect(found).toEqual(["web/x.tsx writes messages.cart.added: 'Item added to cart'"]);
});

test("ignores a message within a longer sentence", () => {
  const text = 'say("Item added to cart by Ana");';
  expect(findRepeatedMessages(planted, [{ file: "web/x.tsx", text }])).toEqual([]);
});
