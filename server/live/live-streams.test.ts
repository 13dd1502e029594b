import { PassThrough, type Readable } from "node:stream";
import { text } from "node:stream/consumers";
import pino from "pino";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { recordChange, recordManyChanges } from "#server/testing/record-change.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import type { ChangeFeed } from "./change.ts";
import { LiveStreams, type StreamOptions } from "./live-streams.ts";
import { createPostgresChangeFeed } from "./postgres-change-feed.ts";

type ChangeEvent = { seq: number; kind: string; id: string };

type Reader = {
  next(): Promise<ChangeEvent | undefined>;
  /** Reads up to a change of this id and returns everything read. */
  readUntil(id: string): Promise<ChangeEvent[]>;
  stop(): Promise<void>;
};

let database: TestDatabase;
let feed: ChangeFeed;
let streams: LiveStreams;
const stopping = new AbortController();
const readers: Reader[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const log = pino({ level: "silent" });
  feed = await createPostgresChangeFeed({ url: database.url, pool: database.pool, log });
  streams = new LiveStreams(feed, log, stopping.signal);
});

afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.stop();
});

afterAll(async () => {
  await feed.close();
  await database.close();
});

test("a reader receives only its topic, with number, kind and id", async () => {
  const reader = await open("order");
  const hidden = await recordChange(database.pool, "product");
  const id = await publish("order");
  const events = await reader.readUntil(id);
  expect(events.map((event) => event.id)).not.toContain(hidden);
  expect(events.at(-1)).toEqual({ seq: expect.any(Number), kind: "updated", id });
});

// docs/product/reliability.md#nothing-lost
test("a reader that resumes after its last event misses no change", async () => {
  const first = await open("order");
  const seen = (await first.readUntil(await publish("order"))).at(-1);
  await first.stop();
  const missed = [await publish("order"), await publish("order"), await publish("order")];
  const second = await open("order", String(seen?.seq));
  const live = await publish("order");
  const got = (await second.readUntil(live)).map((event) => event.id);
  expect(got.filter((id) => missed.includes(id) || id === live)).toEqual([...missed, live]);
});

// docs/product/reliability.md#nothing-lost
test("a lower number committed after the reader left is sent on resume", async () => {
  const slow = await database.pool.connect();
  await slow.query("BEGIN");
  const { rows } = await slow.query<{ id: string }>(`
    INSERT INTO changes (topic, kind, entity_id) VALUES ('order', 'created', gen_random_uuid())
    RETURNING entity_id AS id`);
  const first = await open("order");
  const seen = (await first.readUntil(await publish("order"))).at(-1);
  await first.stop();
  const late = rows[0]?.id ?? "";
  const isRead = new Promise<void>((resolve) => {
    feed.subscribe((change) => change.entityId === late && resolve());
  });
  await slow.query("COMMIT");
  slow.release();
  feed.announce("order");
  // From here on, live readers no longer receive it.
  await isRead;
  const second = await open("order", String(seen?.seq));
  const events = await second.readUntil(late);
  expect(events.at(-1)?.seq).toBeLessThan(seen?.seq ?? 0);
});

// docs/product/reliability.md#nothing-lost
test("a reader that missed thousands of changes gets every one", async () => {
  const first = await open("product");
  const seen = (await first.readUntil(await publish("product"))).at(-1);
  await first.stop();
  const missed = await recordManyChanges(database.pool, 3_500);
  const second = await open("product", String(seen?.seq));
  const live = await publish("product");
  const got = new Set((await second.readUntil(live)).map((event) => event.id));
  expect(missed.filter((id) => !got.has(id))).toEqual([]);
});

test("changes that arrive while the past is read are sent once", async () => {
  const first = await open("order");
  const seen = (await first.readUntil(await publish("order"))).at(-1);
  await first.stop();
  const second = await open("order", String(seen?.seq));
  const burst: string[] = [];
  for (let n = 0; n < 20; n += 1) burst.push(await publish("order"));
  const got = (await second.readUntil(burst.at(-1) ?? "")).map((event) => event.id);
  expect(got.filter((id) => burst.includes(id))).toEqual(burst);
});

test("ends a slow reader's stream at the max backlog, and it resumes without loss", async () => {
  const slow = await open("product");
  const seen = (await slow.readUntil(await publish("product"))).at(-1);
  const flood = [
    ...(await recordManyChanges(database.pool, 3_000)),
    ...(await recordManyChanges(database.pool, 3_000)),
  ];
  const last = await publish("product");
  await vi.waitFor(async () => expect(feed.lastSeq).toBeGreaterThan((seen?.seq ?? 0) + 6_000));
  const leftovers: ChangeEvent[] = [];
  for (let event = await slow.next(); event; event = await slow.next()) leftovers.push(event);
  expect(leftovers.length).toBeLessThan(flood.length);
  const resumed = await open("product", String(leftovers.at(-1)?.seq ?? seen?.seq));
  const got = new Set([...leftovers, ...(await resumed.readUntil(last))].map((event) => event.id));
  expect(flood.filter((id) => !got.has(id))).toEqual([]);
});

// docs/product/security.md#streams-per-address
test.each(["", "x", "-1", "1e9", "1.5", "0x10", "9".repeat(15), "9".repeat(40), "' OR 1=1", "1 2"])(
  "the invalid Last-Event-ID %j is harmless",
  async (junk) => {
    const reader = await open("order", junk);
    const id = await publish("order");
    expect((await reader.readUntil(id)).at(-1)?.id).toBe(id);
  },
);

test("a stream ends with its reader, and all end when the process stops", async () => {
  const onEnd = vi.fn();
  const left = new PassThrough();
  streams.open(left, { topics: ["order"], lastEventId: undefined, onEnd });
  left.destroy();
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  const stop = new AbortController();
  const stopped = new LiveStreams(feed, pino({ level: "silent" }), stop.signal);
  const texts = [undefined, "0"].map((lastEventId) => readText(stopped, { lastEventId }));
  stop.abort();
  texts.push(readText(stopped, { lastEventId: "0" }));
  expect(await Promise.all(texts)).toEqual([": \n\n", ": \n\n", ": \n\n"]);
});

// docs/product/security.md#lost-rights
test("a stream ends within 5 s after its reader loses the right", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    let isAllowed = true;
    const received = readText(streams, { isStillAllowed: async () => isAllowed });
    await vi.advanceTimersByTimeAsync(4_900);
    isAllowed = false;
    await vi.advanceTimersByTimeAsync(4_900);
    expect(await received).toBe(": \n\n");
  } finally {
    vi.useRealTimers();
  }
});

async function publish(topic: "product" | "order"): Promise<string> {
  const id = await recordChange(database.pool, topic);
  feed.announce(topic);
  return id;
}

function readText(from: LiveStreams, options: Partial<StreamOptions>): Promise<string> {
  const sink = new PassThrough();
  from.open(sink, { topics: ["order"], lastEventId: undefined, ...options });
  return text(sink);
}

/** Opens a stream that receives changes from now on. */
async function open(topic: "product" | "order", lastEventId?: string): Promise<Reader> {
  const sink = new PassThrough({ highWaterMark: 1_024 });
  streams.open(sink, { topics: [topic], lastEventId });
  const events = readEvents(sink);
  const next = async (): Promise<ChangeEvent | undefined> => {
    const result = await events.next();
    return result.done ? undefined : result.value;
  };
  const reader: Reader = {
    next,
    async readUntil(id) {
      const read: ChangeEvent[] = [];
      while (read.at(-1)?.id !== id) {
        const event = await next();
        if (!event) throw new Error("The stream ended early");
        read.push(event);
      }
      return read;
    },
    async stop() {
      sink.destroy();
    },
  };
  readers.push(reader);
  return reader;
}

async function* readEvents(sink: Readable): AsyncGenerator<ChangeEvent, void, void> {
  let unread = "";
  for await (const part of sink.setEncoding("utf8")) {
    unread += String(part);
    for (let end = unread.indexOf("\n\n"); end >= 0; end = unread.indexOf("\n\n")) {
      const data = /^data: (.*)$/m.exec(unread.slice(0, end))?.[1];
      unread = unread.slice(end + 2);
      const event: ChangeEvent | undefined = data === undefined ? undefined : JSON.parse(data);
      if (event) yield event;
    }
  }
}
