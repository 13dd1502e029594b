import { expect, test } from "vitest";
import { createAttemptLimiter } from "./attempt-limiter.ts";
import { toNetwork } from "./to-network.ts";

const limit = { key: "a", limit: 3, windowMs: 1_000 };

test("the window slides: each attempt expires separately", () => {
  let now = 0;
  const limiter = createAttemptLimiter({ now: () => now });
  for (const time of [0, 400, 800]) {
    now = time;
    expect(limiter.take([limit])).toBe(0);
  }
  now = 900;
  expect(limiter.take([limit])).toBe(100);
  now = 1_000;
  expect(limiter.take([limit])).toBe(0);
  expect(limiter.take([limit])).toBe(400);
});

test("an attempt that exceeds the limit of one key counts on none", () => {
  const limiter = createAttemptLimiter({ now: () => 0 });
  const other = { key: "b", limit: 1, windowMs: 1_000 };
  expect(limiter.take([limit, other])).toBe(0);
  for (let index = 0; index < 5; index += 1) expect(limiter.take([limit, other])).toBe(1_000);
  expect(limiter.take([limit])).toBe(0);
  expect(limiter.take([limit])).toBe(0);
  expect(limiter.take([limit])).toBe(1_000);
});

test("giveBack removes an attempt, and clear resets a key", () => {
  const limiter = createAttemptLimiter({ now: () => 0 });
  for (let index = 0; index < 9; index += 1) {
    expect(limiter.take([limit])).toBe(0);
    limiter.giveBack([limit]);
  }
  for (let index = 0; index < 3; index += 1) limiter.take([limit]);
  expect(limiter.take([limit])).toBe(1_000);
  limiter.clear("a");
  expect(limiter.take([limit])).toBe(0);
});

test("memory is bounded: the least recently used keys are evicted first", () => {
  const limiter = createAttemptLimiter({ now: () => 0, maxKeys: 2 });
  const once = (key: string): number => limiter.take([{ key, limit: 1, windowMs: 1_000 }]);
  once("a");
  once("b");
  once("c");
  expect(once("b")).toBe(1_000);
  expect(once("c")).toBe(1_000);
  expect(once("a")).toBe(0);
});

test.each([
  ["192.0.2.1", "::ffff:192.0.2.1"],
  ["2001:db8:1:2::1", "2001:0DB8:1:2:ffff:ffff:ffff:ffff"],
  ["fe80::1%eth0", "fe80::2"],
  ["::1", "0:0:0:0:0:0:0:1"],
])("%s and %s count as one network", (one, other) => {
  expect(toNetwork(one)).toBe(toNetwork(other));
});

test.each([
  ["192.0.2.1", "192.0.2.2"],
  ["2001:db8:1:2::1", "2001:db8:1:3::1"],
  ["2001:db8::1", "2001:db8:1::1"],
])("%s and %s count as two networks", (one, other) => {
  expect(toNetwork(one)).not.toBe(toNetwork(other));
});
