import { expect, test, vi } from "vitest";
import { emptyOrderForm } from "#domain/order.ts";
import { createMemoryStorage } from "#web/testing/memory-storage.ts";
import { sampleId, sampleLine } from "#web/testing/samples.ts";
import { forgetAccount } from "./forget-account.ts";
import { lockOrderQueue, queueOrder, readOrderQueue } from "./order-queue/order-queue.ts";
import { sentLines } from "./sent-lines/sent-lines.ts";

const lines = [sampleLine(sampleId(1), 2)];

// docs/product/accounts.md#deletion
test("only the account's queued orders and requests are removed, and not while an order is sent", async () => {
  const { localStorage, locks } = { localStorage: createMemoryStorage(), locks: createLocks() };
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("navigator", { locks });
  for (const [number, owner] of ["arta", null, "besa"].entries()) {
    const madeAt = "2026-01-15T09:30:00.000Z";
    const form = { ...emptyOrderForm, name: "Arta Krasniqi" };
    queueOrder({ key: sampleId(number), owner, madeAt, form, lines, isInDoubt: false });
  }
  sentLines.add({ userId: "arta", key: sampleId(7), sent: lines });
  let endSending = (): void => undefined;
  void lockOrderQueue(() => new Promise<void>((resolve) => (endSending = resolve)));
  const forgetting = forgetAccount("arta");
  await Promise.resolve();
  expect(readOrderQueue()).toHaveLength(3);
  endSending();
  await forgetting;
  expect(readOrderQueue().map(({ owner }) => owner)).toEqual([null, "besa"]);
  expect(localStorage.getItem("unsure_merge")).toBeNull();
});

/** Locks that run one work after the other, as in a browser. */
function createLocks(): Pick<LockManager, "request"> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>): Promise<unknown> =>
    (last = last.then(work));
  return { request } as unknown as LockManager;
}
