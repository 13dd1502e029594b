import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeClientContract } from "./generate-client-contract.ts";

test.each([
  ["contract.gen.json", undefined],
  ["staff-contract.gen.json", "staff"],
  ["own-account-contract.gen.json", "ownAccount"],
] as const)("the browser's copy %s of the contract is up to date", (name, group) => {
  const copy = readFileSync(new URL(`../web/api/${name}`, import.meta.url), "utf8");
  expect(copy).toBe(describeClientContract(group));
});
