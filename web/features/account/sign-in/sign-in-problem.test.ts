import { expect, test } from "vitest";
import { describeProblem } from "./sign-in-problem.ts";

function apiError(status: number, retryAfterSeconds?: number) {
  return { status, code: "", message: "from the server", retryAfterSeconds };
}

test("shows the page's own text for any rejected input", () => {
  for (const status of [400, 401, 403, 422]) {
    expect(describeProblem(apiError(status), "Invalid admin credentials")).toEqual({
      text: "Invalid admin credentials",
      isAboutInput: true,
    });
  }
});

test("shows the wait after too many attempts", () => {
  expect(describeProblem(apiError(429, 600), "no")).toEqual({
    text: "Too many attempts. Please wait 10 minutes and try again.",
    isAboutInput: false,
  });
});

test("shows a general error for server and connection errors", () => {
  for (const status of [0, 500, 503]) {
    expect(describeProblem(apiError(status), "no")).toEqual({
      text: "Login failed. Please try again.",
      isAboutInput: false,
    });
  }
});
