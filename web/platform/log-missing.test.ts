import { CancelledError } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { logMissing } from "./log-missing.ts";

test("logs a failed request, but not a cancelled one", () => {
  const logged = vi.spyOn(console, "error").mockReturnValue(undefined);
  const fieldError = new Error("502");
  logMissing("The list")(new CancelledError());
  logMissing("The list")(fieldError);
  expect(logged.mock.calls).toEqual([["The list didn't arrive", fieldError]]);
  logged.mockRestore();
});
