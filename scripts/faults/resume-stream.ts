import assert from "node:assert/strict";
import { makeScratchShop } from "../load/scratch-shop.ts";
import { openShopDatabase } from "../load/shop-database.ts";
import { createHttpClient } from "../proof/http-client.ts";

const changes = 8;

/** Cuts a stream, changes products while the server also restarts, and resumes by Last-Event-ID. */
export async function resumeStream(): Promise<string> {
  const shop = await makeScratchShop({ RATE_LIMIT_FACTOR: "100000" });
  try {
    await shop.start();
    const send = createHttpClient(shop.origin, shop.origin.replace("127.0.0.1", "localhost"));
    const { cookie } = await send("/api/auth/sign-in/email", { body: shop.admin });
    const product = { name: "Resumed 6205", price: 1, description: "x" };
    const { body } = await send("/api/products", { cookie, body: product });
    const path = `/api/products/${String(body["id"])}`;
    const change = async (price: number): Promise<void> => {
      const { status } = await send(path, { method: "PATCH", cookie, body: { price } });
      assert.equal(status, 200);
    };
    const first = await readEvents(shop.origin, undefined, 1, () => change(2));
    const last = first.at(-1) ?? 0;
    for (let index = 0; index < changes / 2; index += 1) await change(10 + index);
    await shop.end("SIGKILL");
    await shop.start();
    for (let index = 0; index < changes / 2; index += 1) await change(20 + index);
    const database = await openShopDatabase(shop.dataDir);
    const stored = await database.query(
      "SELECT seq FROM changes WHERE topic = 'product' AND seq > $1 ORDER BY seq",
      [last],
    );
    await database.close();
    // A stream resumes a little earlier: lower numbers may have been committed later.
    const came = await readEvents(shop.origin, last, changes, async () => undefined);
    assert.equal(new Set(came).size, came.length, "an event came twice");
    const missed = came.filter((seq) => seq > last);
    assert.ok(stored.length >= changes);
    assert.deepEqual(
      missed,
      stored.map(({ seq }) => Number(seq)),
    );
    return `${missed.length} changes missed over a kill of the server came, each once`;
  } finally {
    await shop.remove();
  }
}

/** Reads the sequence numbers of that many events, and of any that follow within 3 s. */
async function readEvents(
  origin: string,
  lastId: number | undefined,
  count: number,
  act: () => Promise<void>,
): Promise<readonly number[]> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), 30_000);
  const response = await fetch(`${origin}/api/live/products`, {
    signal: end.signal,
    headers: lastId === undefined ? {} : { "last-event-id": String(lastId) },
  });
  let text = "";
  const list = (): readonly number[] =>
    [...text.matchAll(/^data: .*"seq":(\d+)/gm)].map(([, seq]) => Number(seq));
  await act();
  const decoder = new TextDecoder();
  try {
    for await (const part of response.body ?? []) {
      text += decoder.decode(part, { stream: true });
      if (list().length >= count) setTimeout(() => end.abort(), 3_000);
    }
  } catch (error) {
    if (!end.signal.aborted) throw error;
  }
  clearTimeout(timer);
  return list();
}
