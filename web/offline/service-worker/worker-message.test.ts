import { expect, test } from "vitest";
import { readWorkerMessage } from "./worker-message.ts";

test("reads both messages", () => {
  expect(readWorkerMessage({ kind: "take-over" })).toEqual({ kind: "take-over" });
  const question = { kind: "is-of-your-build", mainChunk: "https://a.example/assets/index-1.js" };
  expect(readWorkerMessage(question)).toEqual(question);
});

test("ignores messages of another build", () => {
  for (const data of [
    undefined,
    null,
    "take-over",
    {},
    { kind: "dance" },
    { kind: "is-of-your-build" },
  ]) {
    expect(readWorkerMessage(data)).toBeUndefined();
  }
});
