import { hashKey, type QueryKey } from "@tanstack/react-query";
import { queryKeys } from "#web/api/queries.ts";
import type { AnswerStore } from "./answer-store.ts";
import { maxAnswers, packAnswer, unpackAnswer, type SavedAnswer } from "./saved-answer.ts";
import { searchSeenProducts } from "./search-seen-products.ts";

/** Answers stored on the device. No method rejects, since a device may deny storage. */
export type AnswerCacheStore = {
  /** The answer to a query; for a search that isn't stored, the products that other lists have of it. */
  readonly read: (queryKey: QueryKey) => Promise<SavedAnswer | undefined>;
  readonly keep: (queryKey: QueryKey, answer: SavedAnswer) => Promise<void>;
  /**
   * Deletes answers of other users and stores none of theirs from now on. Until the first call,
   * nothing private is stored.
   * @param userId Undefined for a visitor.
   */
  readonly dropOthers: (userId: string | undefined) => Promise<void>;
  /** Deletes the oldest answers above the limit, and those that can't be read. */
  readonly tidy: () => Promise<void>;
};

/** Wraps a store. */
export function createAnswerCache(store: AnswerStore, now: () => number): AnswerCacheStore {
  // Avoids writing an answer that is stored already.
  const times = new Map<string, number>();
  let own: readonly string[] = [];

  async function read(queryKey: QueryKey): Promise<SavedAnswer | undefined> {
    const name = hashKey(queryKey);
    const stored = unpackAnswer(await store.read(name), now());
    const answer = stored ?? (name.startsWith(lists) ? await search(queryKey.at(-1)) : undefined);
    if (answer) times.set(name, answer.at);
    return answer;
  }

  async function search(asked: unknown): Promise<SavedAnswer | undefined> {
    const names = (await store.names()).filter((name) => name.startsWith(lists));
    const found = await Promise.all(
      names.map(async (name) => unpackAnswer(await store.read(name), now())),
    );
    return searchSeenProducts(
      found.filter((answer) => answer !== undefined),
      asked,
    );
  }

  async function keep(queryKey: QueryKey, answer: SavedAnswer): Promise<void> {
    const name = hashKey(queryKey);
    if ((times.get(name) ?? 0) >= answer.at || (isPrivate(name) && !own.includes(name))) return;
    times.set(name, answer.at);
    const packed = packAnswer(answer);
    if (packed === undefined) await store.remove([name]);
    else await store.write(name, packed);
  }

  async function dropOthers(userId: string | undefined): Promise<void> {
    own = userId === undefined ? [] : [me, hashKey([...queryKeys.cart, userId])];
    const names = await store.names();
    await store.remove(names.filter((name) => isPrivate(name) && !own.includes(name)));
  }

  async function tidy(): Promise<void> {
    const names = await store.names();
    if (names.length <= maxAnswers) return;
    const found = await Promise.all(
      names.map(async (name) => ({
        name,
        at: unpackAnswer(await store.read(name), now())?.at ?? 0,
      })),
    );
    const oldest = found.toSorted((a, b) => a.at - b.at);
    await store.remove(oldest.slice(0, names.length - maxAnswers).map(({ name }) => name));
  }

  return {
    read: (queryKey) => read(queryKey).catch(() => undefined),
    keep: (queryKey, answer) => keep(queryKey, answer).catch(() => undefined),
    dropOthers: (userId) => dropOthers(userId).catch(() => undefined),
    tidy: () => tidy().catch(() => undefined),
  };
}

const me = hashKey(queryKeys.me);
/** Common prefix of the names of all carts. */
const carts = hashKey(queryKeys.cart).slice(0, -1);
/** Common prefix of the names of the shop's lists. */
const lists = hashKey(queryKeys.productList).slice(0, -1);

function isPrivate(name: string): boolean {
  return name === me || name.startsWith(carts);
}
