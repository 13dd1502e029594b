import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChangeFeed, ChangeWatcher } from "#server/live/change.ts";
import { AnswerCache, readParts, type MadeAnswer } from "./answer-cache.ts";

const minuteMs = 60_000;
const first = "0b7c0000-0000-7000-8000-000000000001";
const second = "0b7c0000-0000-7000-8000-000000000002";

let isDatabaseUnavailable: boolean;
let made: number;
/** The products that the next answers show. */
let shown: readonly string[];
let change: ChangeWatcher;
let cache: AnswerCache;
let feed: ChangeFeed;

beforeEach(() => {
  vi.useFakeTimers();
  [isDatabaseUnavailable, made, shown, change] = [false, 0, [], () => {}];
  let readAt = Date.now();
  feed = {
    subscribe: () => () => {},
    readSince: async function* readSince() {},
    lastSeq: 0,
    announce: () => {},
    watch: (_topic, listener) => {
      change = listener;
      return () => {};
    },
    get isHearing() {
      return !isDatabaseUnavailable;
    },
    get readAt() {
      if (!isDatabaseUnavailable) readAt = Date.now();
      return readAt;
    },
    isBehind: false,
    close: async () => {},
  };
  cache = new AnswerCache(feed, 2);
});

afterEach(() => vi.useRealTimers());

// docs/product/reliability.md#shop-without-the-database
test("while the database is unavailable a visitor gets the last answer, and a client with a session none", async () => {
  expect(await read("a")).toBe("answer 1");
  lose();
  expect(await read("a")).toBe("answer 1");
  expect(await read("a", false)).toBe(503);
  expect(await read("unknown")).toBe(503);
});

// docs/product/reliability.md#shop-without-the-database
test("an answer from before a change is sent for ten minutes, and only while the database is unavailable", async () => {
  await read("a");
  change();
  expect(await read("a")).toBe("answer 2");
  change();
  lose();
  expect(await read("a")).toBe("answer 2");
  vi.advanceTimersByTime(9 * minuteMs);
  expect(await read("a")).toBe("answer 2");
  vi.advanceTimersByTime(2 * minuteMs);
  expect(await read("a")).toBe(503);
  isDatabaseUnavailable = false;
  expect(await read("a")).toBe("answer 3");
});

// docs/product/reliability.md#shop-without-the-database
test("an unchanged answer is sent for ten minutes after changes were last read", async () => {
  await read("a");
  vi.advanceTimersByTime(60 * minuteMs);
  lose();
  vi.advanceTimersByTime(9 * minuteMs);
  expect(await read("a")).toBe("answer 1");
  vi.advanceTimersByTime(2 * minuteMs);
  expect(await read("a")).toBe(503);
});

test("a database that is unavailable is asked once a second, not for every request", async () => {
  await read("a");
  lose();
  const make = vi.fn(answer);
  for (let request = 0; request < 10; request += 1) await cache.keep("a", make, true);
  expect(make).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  await cache.keep("a", make, true);
  expect(make).toHaveBeenCalledTimes(2);
});

test("while no changes are heard, a visitor waits half a second for a database that doesn't answer", async () => {
  await read("a");
  lose();
  const reading = cache.keep("a", () => new Promise<MadeAnswer>(() => {}), true);
  await vi.advanceTimersByTimeAsync(500);
  expect(await reading).toMatchObject({ type: expect.any(String) });
});

test("50 equal questions at once read the data once, and one that comes after a change reads it again", async () => {
  const equal = Array.from({ length: 50 }, () => read("a"));
  change();
  const later = read("a");
  expect(new Set(await Promise.all(equal))).toEqual(new Set(["answer 1"]));
  expect(await later).toBe("answer 2");
  expect(await read("a")).toBe("answer 2");
  expect(made).toBe(2);
});

test("remembers as many earlier answers as current ones", async () => {
  for (const key of ["a", "b"]) await read(key);
  change();
  for (const key of ["c", "d"]) await read(key);
  change();
  lose();
  expect([await read("a"), await read("b")]).toEqual([503, 503]);
  expect([await read("c"), await read("d")]).toEqual(["answer 3", "answer 4"]);
});

test("a change of stock forgets only the answers that show the product", async () => {
  shown = [first];
  await read("a");
  shown = [second];
  await read("b");
  change([first]);
  expect([await read("b"), await read("a")]).toEqual([`answer 2 ${second}`, `answer 3 ${second}`]);
  change();
  expect(await read("b")).toBe(`answer 4 ${second}`);
});

test("an answer read before a change of its stock isn't kept, and one of other stock is", async () => {
  shown = [first];
  const reading = [read("a"), read("b")];
  change([second]);
  await Promise.all(reading);
  expect(await read("a")).toBe(`answer 1 ${first}`);
  change([first]);
  const outdated = read("a");
  change([first]);
  expect([await outdated, await read("a")]).toEqual([`answer 3 ${first}`, `answer 4 ${first}`]);
});

test("an answer outlives 200 changes of other stock", async () => {
  shown = [first];
  await read("a");
  for (let count = 0; count < 200; count += 1) change([second]);
  expect(await read("a")).toBe(`answer 1 ${first}`);
  change([second]);
  expect(await read("a")).toBe(`answer 2 ${first}`);
});

// docs/product/reliability.md#shop-without-the-database
test("an answer from before a change of stock is sent while the database is unavailable", async () => {
  shown = [first];
  await read("a");
  change([first]);
  lose();
  expect(await read("a")).toBe(`answer 1 ${first}`);
});

function lose(): void {
  // Reading it notes the time until which changes were read.
  expect(feed.readAt).toBe(Date.now());
  isDatabaseUnavailable = true;
}

async function answer(): Promise<MadeAnswer> {
  if (isDatabaseUnavailable) {
    const response = new Response("", { status: 503 });
    return { ...(await readParts(response)), isCacheable: false, isUnavailable: true };
  }
  made += 1;
  const response = new Response([`answer ${made}`, ...shown].join(" "));
  return { ...(await readParts(response)), isCacheable: true, isUnavailable: false };
}

/** The text of the answer, or the status of an error. */
async function read(key: string, mayBeEarlier = true): Promise<string | number> {
  const found = cache.find(key) ?? (await cache.keep(key, answer, mayBeEarlier));
  return found instanceof Response ? found.status : new TextDecoder().decode(found.body);
}
