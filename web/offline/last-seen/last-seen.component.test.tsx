import { hashKey, QueryClient, type QueryKey } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { queryKeys } from "#web/api/queries.ts";
import { deviceAnswers } from "./answer-store.ts";
import { isFromDevice, orLastSeen } from "./last-seen.ts";
import { packAnswer } from "./saved-answer.ts";

const key: QueryKey = [...queryKeys.productList, { search: "6205" }];
const stored = { data: { count: 1 }, at: Date.now() - 60_000 };

afterEach(async () => {
  await deviceAnswers.remove(await deviceAnswers.names());
});

// docs/product/offline.md#marked-with-its-time
test("a stored answer is shown while the server is slow, and counts as old until it answers", async () => {
  const { client, answerNow } = await askSlowly();
  await vi.advanceTimersByTimeAsync(4_000);
  await expect.poll(() => client.getQueryData(key)).toEqual(stored.data);
  const state = client.getQueryState(key);
  expect(state).toMatchObject({ dataUpdatedAt: stored.at, fetchStatus: "fetching" });
  expect(isFromDevice(stored.at)).toBe(true);
  answerNow({ count: 2 });
  await expect.poll(() => client.getQueryData(key)).toEqual({ count: 2 });
  expect(isFromDevice(client.getQueryState(key)?.dataUpdatedAt ?? 0)).toBe(false);
});

test("a stored answer doesn't come back after its query was removed", async () => {
  const { client } = await askSlowly();
  client.removeQueries({ queryKey: key });
  await vi.advanceTimersByTimeAsync(4_000);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(client.getQueryData(key)).toBeUndefined();
});

/** Asks a server that answers only when the test says so. */
async function askSlowly() {
  await deviceAnswers.write(hashKey(key), packAnswer(stored));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let answerNow: (answer: unknown) => void = () => undefined;
  const answer = new Promise<unknown>((resolve) => (answerNow = resolve));
  const client = new QueryClient({ defaultOptions: { queries: { persister: orLastSeen } } });
  void client.query({ queryKey: key, queryFn: () => answer }).catch(() => undefined);
  return { client, answerNow };
}
