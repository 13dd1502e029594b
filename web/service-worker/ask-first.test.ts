import { expect, test } from "vitest";
import { askFirst } from "./ask-first.ts";

const never = new Promise<Response>(() => {});

test("returns the server's response with any status", async () => {
  const answer = await askFirst(answerWith("gone", 410), 1_000, () => answerWith("cached"));
  expect(await answer.text()).toBe("gone");
});

test("returns the cached response when the request fails", async () => {
  const failed = Promise.reject(new TypeError("Failed to fetch"));
  const answer = await askFirst(failed, 1_000, () => answerWith("cached"));
  expect(await answer.text()).toBe("cached");
});

test("returns the cached response when the request resolves with an error response", async () => {
  const failed = Promise.resolve(Response.error());
  const answer = await askFirst(failed, 1_000, () => answerWith("cached"));
  expect(await answer.text()).toBe("cached");
});

test("returns the cached response after a timeout", async () => {
  const answer = await askFirst(never, 10, () => answerWith("cached"));
  expect(await answer.text()).toBe("cached");
});

test("waits for a late response when nothing is cached", async () => {
  const late = new Promise<Response>((resolve) => {
    setTimeout(resolve, 30, new Response("late"));
  });
  const answer = await askFirst(late, 10, () => Promise.resolve(undefined));
  expect(await answer.text()).toBe("late");
});

test("returns an error response when there is neither a response nor a cached one", async () => {
  const failed = Promise.resolve(Response.error());
  const answer = await askFirst(failed, 1_000, () => Promise.resolve(undefined));
  expect(answer.type).toBe("error");
});

function answerWith(text: string, status = 200): Promise<Response> {
  return Promise.resolve(new Response(text, { status }));
}
