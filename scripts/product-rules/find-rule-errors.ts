import { findTests, type FoundTest } from "./find-tests.ts";
import type { ProductRule } from "./read-rules.ts";
import { findRuleLinks } from "./rule-links.ts";

/** A file of the repository, with its path relative to the root. */
export type SourceFile = { readonly path: string; readonly text: string };

/** A test with its file. */
export type Proof = FoundTest & { readonly path: string };

const isTestFile = /\.test\.tsx?$/;
const isComment = /^\s*\/\//;

/** Finds all tests that link to a rule. */
export function findProofs(files: readonly SourceFile[]): readonly Proof[] {
  return files
    .filter(({ path }) => isTestFile.test(path))
    .flatMap(({ path, text }) => findTests(text).map((found) => ({ ...found, path })))
    .filter(({ rules }) => rules.length > 0);
}

/**
 * Lists errors between rules and tests: a rule without a test that `npm test` runs, two rules with one
 * anchor, a link to no rule, a link in a test file that isn't directly above a test.
 */
export function findRuleErrors(
  rules: readonly ProductRule[],
  files: readonly SourceFile[],
): string[] {
  const proofs = findProofs(files);
  const ids = new Set(rules.map(({ id }) => id));
  return [
    ...rules.flatMap((rule, index) => checkRule(rule, rules.slice(0, index), proofs)),
    ...files.flatMap((file) => findBrokenLinks(file, ids)),
    ...files.filter(({ path }) => isTestFile.test(path)).flatMap(findLooseLinks),
  ];
}

function checkRule(
  rule: ProductRule,
  earlier: readonly ProductRule[],
  proofs: readonly Proof[],
): string[] {
  const own = proofs.filter(({ rules }) => rules.includes(rule.id));
  const errors = [
    ...(earlier.some(({ id }) => id === rule.id) ? ["has the anchor of another rule"] : []),
    ...(rule.text === "" ? ["has no text"] : []),
    ...(own.length === 0 ? ["has no test"] : []),
    ...(own.length > 0 && !own.some(({ isDaily }) => isDaily)
      ? ["has only tests that npm test leaves to npm run test:full"]
      : []),
  ];
  return errors.map((error) => `docs/product/${rule.id} ${error}`);
}

function findBrokenLinks({ path, text }: SourceFile, ids: ReadonlySet<string>): string[] {
  return text.split("\n").flatMap((line, index) =>
    findRuleLinks(line)
      .filter((link) => !ids.has(link))
      .map((link) => `${path}:${index + 1} links to docs/product/${link}, which is no rule`),
  );
}

function findLooseLinks({ path, text }: SourceFile): string[] {
  const lines = text.split("\n");
  const calls = new Set(findTests(text).map(({ line }) => line));
  return lines.flatMap((line, index) => {
    if (!isComment.test(line) || findRuleLinks(line).length === 0) return [];
    const code = lines.findIndex((other, place) => place > index && !isComment.test(other));
    return calls.has(code + 1) ? [] : [`${path}:${index + 1} links to a rule above no test`];
  });
}
