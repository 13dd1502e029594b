import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scheduleUpdateChecks } from "./schedule-update-checks.ts";

const minuteMs = 60_000;
const update = vi.fn<() => Promise<unknown>>();
let tab: EventTarget & { visibilityState: string };
let watching: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  update.mockReset().mockResolvedValue(undefined);
  tab = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", tab);
  vi.stubGlobal("navigator", { onLine: true });
  watching = new AbortController();
  scheduleUpdateChecks({ update }, watching.signal);
});

afterEach(() => {
  watching.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function lookAt(state: "visible" | "hidden"): void {
  tab.visibilityState = state;
  tab.dispatchEvent(new Event("visibilitychange"));
}

test("checks every hour while the page is open", () => {
  vi.advanceTimersByTime(125 * minuteMs);
  expect(update).toHaveBeenCalledTimes(2);
});

test("checks when the tab becomes visible, at most every 15 minutes", () => {
  vi.advanceTimersByTime(10 * minuteMs);
  lookAt("visible");
  expect(update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * minuteMs);
  lookAt("hidden");
  expect(update).not.toHaveBeenCalled();
  lookAt("visible");
  lookAt("visible");
  expect(update).toHaveBeenCalledTimes(1);
});

test("skips the check offline and after an abort", () => {
  vi.stubGlobal("navigator", { onLine: false });
  vi.advanceTimersByTime(61 * minuteMs);
  vi.stubGlobal("navigator", { onLine: true });
  watching.abort();
  vi.advanceTimersByTime(61 * minuteMs);
  lookAt("visible");
  expect(update).not.toHaveBeenCalled();
});
