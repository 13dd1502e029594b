import { RuleTester } from "oxlint/plugins-dev";
import { describe, test } from "vitest";
import { repositoryRoot } from "./repository-path.ts";

RuleTester.describe = describe;
RuleTester.it = test;

/** Runs a rule over snippets that are named by their path in the repository. */
export const ruleTester = new RuleTester({
  cwd: repositoryRoot,
  languageOptions: { parserOptions: { lang: "ts" } },
});
