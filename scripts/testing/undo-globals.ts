import { format } from "node:util";
import { afterEach, beforeEach, vi } from "vitest";

const seen: string[] = [];

/** Tests that expect an error replace this spy with their own. */
beforeEach(() => {
  seen.length = 0;
  vi.spyOn(console, "error").mockImplementation((...parts) => {
    seen.push(format(...parts));
  });
});

// Files share a process: a global that one leaves behind reaches the next one.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  if (seen.length > 0) throw new Error(`console.error was called:\n${seen.join("\n")}`);
});
