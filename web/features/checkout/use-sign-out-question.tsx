import { useCallback, useState } from "react";
import type { ReactNode } from "react";
import { useDeviceStore } from "#web/lib/device-store.ts";
import { loadChunk } from "#web/lib/load-chunk.ts";
import { orderQueueStore } from "#web/lib/order-queue/order-queue-store.ts";
import { useChunk } from "#web/lib/use-chunk.ts";

// Few devices hold an order that waits.
const loadQuestion = () => loadChunk(() => import("./sign-out-question.tsx"));

/**
 * Asks a person who signs out what becomes of the orders that wait on this device.
 *
 * @returns What resolves to whether the sign-out goes on, and the dialog, which the caller renders.
 */
export function useSignOutQuestion(): readonly [() => Promise<boolean>, ReactNode] {
  const [question, setQuestion] = useState<ReactNode>();
  // Fetched before it is needed: the network that the order lacks may still be away.
  useChunk(loadQuestion, useDeviceStore(orderQueueStore) !== "");
  const ask = useCallback(async () => {
    if (orderQueueStore.read() === "") return true;
    const part = await loadQuestion().catch(() => undefined);
    // Sign out even if the dialog's chunk fails to load, and keep the orders.
    if (!part) return true;
    return new Promise<boolean>((resolve) => {
      setQuestion(
        <part.SignOutQuestion
          onAnswer={(isLeaving) => {
            setQuestion(undefined);
            resolve(isLeaving);
          }}
        />,
      );
    });
  }, []);
  return [ask, question];
}
