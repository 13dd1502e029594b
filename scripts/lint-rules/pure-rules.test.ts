import { pureRules } from "./pure-rules.ts";
import { ruleTester } from "./rule-tester.ts";

ruleTester.run("pure-rules", pureRules, {
  valid: [
    "export const day = new Date(0);",
    "export const day = (at) => new Date(at);",
    "export const least = Math.min(1, 2);",
    "export const at = Date.parse('2025-01-01');",
  ],
  invalid: [
    { code: "export const at = Date.now();", errors: 1 },
    { code: "export const clock = Date.now;", errors: 1 },
    { code: "export const at = Date['now']();", errors: 1 },
    { code: "export const day = new Date();", errors: 1 },
    { code: "export const day = Date();", errors: 1 },
    { code: "export const dice = Math.random();", errors: 1 },
    { code: "export const at = performance.now();", errors: 1 },
    { code: "export const id = crypto.randomUUID();", errors: 1 },
  ],
});
