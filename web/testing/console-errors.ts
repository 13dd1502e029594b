import { expect, vi } from "vitest";

let errors: string[] = [];
let expected: RegExp | undefined;

/** Records what a test writes to `console.error`. */
export function watchConsoleErrors(): void {
  errors = [];
  expected = undefined;
  vi.spyOn(console, "error").mockImplementation((...parts: readonly unknown[]) => {
    errors.push(parts.map(describe).join(" "));
  });
}

/**
 * For tests of failures: expects the recorded errors to match, and no others. Repeated requests may
 * log the same error again until the test ends.
 */
export function expectConsoleErrors(pattern: RegExp): void {
  const taken = takeConsoleErrors();
  expect(taken.filter((text) => !pattern.test(text))).toEqual([]);
  expect(taken).not.toEqual([]);
  expected = pattern;
}

/** Returns the errors recorded so far and clears them, so that they don't fail the test. */
export function takeConsoleErrors(): readonly string[] {
  const taken = errors.filter((text) => !expected?.test(text));
  errors = [];
  return taken;
}

function describe(part: unknown): string {
  return part instanceof Error ? `${part.name}: ${part.message}` : String(part);
}
