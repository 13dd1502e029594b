import { expect, test } from "vitest";
import { askFirst } from "./ask-first.ts";

const never = new Promise<Response>(() => {});

test("takes the server's answer, whatever its status", async () => {
  const answer = await askFirst(answerWith("gone", 410), 1_000, () => answerWith("kept"));
  expect(await answer.text()).toBe("gone");
});

test("takes what is kept when the request fails", async () => {
  const failed = Promise.reject(new TypeError("Failed to fetch"));
  const answer = await askFirst(failed, 1_000, () => answerWith("kept"));
  expect(await answer.text()).toBe("kept");
});

test("takes what is kept when the request resolves with an error response", async () => {
  const failed = Promise.resolve(Response.error());
  const answer = await askFirst(failed, 1_000, () => answerWith("kept"));
  expect(await answer.text()).toBe("kept");
});

test("takes what is kept when the answer takes too long", async () => {
  const answer = await askFirst(never, 10, () => answerWith("kept"));
  expect(await answer.text()).toBe("kept");
});

test("waits for a late answer when nothing is kept", async () => {
  const late = new Promise<Response>((resolve) => {
    setTimeout(resolve, 30, new Response("late"));
  });
  const answer = await askFirst(late, 10, () => Promise.resolve(undefined));
  expect(await answer.text()).toBe("late");
});

test("is an error response when there is no answer and nothing is kept", async () => {
  const failed = Promise.resolve(Response.error());
  const answer = await askFirst(failed, 1_000, () => Promise.resolve(undefined));
  expect(answer.type).toBe("error");
});

function answerWith(text: string, status = 200): Promise<Response> {
  return Promise.resolve(new Response(text, { status }));
}
