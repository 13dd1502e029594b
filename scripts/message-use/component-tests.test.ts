import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { specifiedMessages } from "#domain/testing/specified-messages.ts";

const root = join(import.meta.dirname, "../..");
const tests = globSync("web/**/*.component.test.tsx", { cwd: root });
const source = tests.map((file) => readFileSync(join(root, file), "utf8")).join("\n");

/** Not in any screen: the API's own message for an operation. */
const saidByTheApi = "Order deleted successfully";

// docs/product/shop.md#exact-texts, docs/product/admin.md#access-dialog
test.each(Object.values(specifiedMessages).flat())(
  "a component test covers the specified text '%s'",
  (text) => {
    const [start = ""] = text.split("{reason}");
    const isQuoted = ['"', "^"].some((mark) => source.includes(`${mark}${start}`));
    expect(isQuoted || text === saidByTheApi).toBe(true);
  },
);
