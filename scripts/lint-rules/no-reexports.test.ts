import { noReexports } from "./no-reexports.ts";
import { ruleTester } from "./rule-tester.ts";

ruleTester.run("no-reexports", noReexports, {
  valid: ["export const a = 1;", "const a = 1; export { a };", "import { a } from './a.ts'; a();"],
  invalid: [
    { code: "export * from './a.ts';", errors: 1 },
    { code: "export { a } from './a.ts';", errors: 1 },
    { code: "export type { A } from './a.ts';", errors: 1 },
  ],
});
