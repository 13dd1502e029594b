import "#web/styles/app.css";
import { afterEach, beforeEach, vi } from "vitest";
import { takeConsoleErrors, watchConsoleErrors } from "./console-errors.ts";
import { startFakeApi, stopFakeApi } from "./fake-api.ts";
import { findAccessibilityErrors } from "./find-accessibility-errors.ts";
import { closePage, isPageOpen } from "./open-page.tsx";

beforeEach(() => {
  watchConsoleErrors();
  startFakeApi();
  // Work for idle time (live updates, stored answers) has its own tests, and would outlast these.
  vi.stubGlobal("requestIdleCallback", () => 0);
});

afterEach(async () => {
  vi.useRealTimers();
  const accessibilityErrors = isPageOpen() ? await findAccessibilityErrors() : [];
  closePage();
  const unansweredCalls = stopFakeApi();
  const consoleErrors = takeConsoleErrors();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  const problems = [
    // First, since the others may be consequences.
    ...unansweredCalls.map((call) => `No answer was given for ${call}`),
    ...consoleErrors.map((text) => `console.error: ${text}`),
    ...accessibilityErrors.map((text) => `Accessibility: ${text}`),
  ];
  if (problems.length > 0) throw new Error(problems.join("\n"));
});
