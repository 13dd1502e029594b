import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeClientContract } from "./generate-client-contract.ts";

test("the browser's copy of the contract is up to date", () => {
  const copy = readFileSync(new URL("../web/api/contract.gen.json", import.meta.url), "utf8");
  expect(copy).toBe(describeClientContract());
});
