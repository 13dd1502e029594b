import { expect, vi } from "vitest";

let errors: string[] = [];
let expected: RegExp | undefined;

/** Collects what a test writes with `console.error`. */
export function watchConsoleErrors(): void {
  errors = [];
  expected = undefined;
  vi.spyOn(console, "error").mockImplementation((...parts: readonly unknown[]) => {
    errors.push(parts.map(describe).join(" "));
  });
}

/**
 * For a test of something that fails: it is logged as well, and nothing else is. A request that the
 * page repeats may log it again until the test ends.
 */
export function expectConsoleErrors(pattern: RegExp): void {
  const taken = takeConsoleErrors();
  expect(taken.filter((text) => !pattern.test(text))).toEqual([]);
  expect(taken).not.toEqual([]);
  expected = pattern;
}

/** Hands over what was written since, so that it doesn't fail the test. */
export function takeConsoleErrors(): readonly string[] {
  const taken = errors.filter((text) => !expected?.test(text));
  errors = [];
  return taken;
}

function describe(part: unknown): string {
  return part instanceof Error ? `${part.name}: ${part.message}` : String(part);
}
