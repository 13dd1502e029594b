import { type ReactNode, useCallback, useState } from "react";
import { loadChunk } from "#web/offline/load-chunk.ts";
import { orderQueueStore } from "#web/offline/order-queue/order-queue-store.ts";
import { useChunk } from "#web/offline/use-chunk.ts";
import { useStoredValue } from "#web/platform/stored-value.ts";

// Few devices have a queued order.
const loadQuestion = () => loadChunk(() => import("./sign-out-question.tsx"));

/**
 * Asks at sign-out what to do with the orders queued on this device.
 *
 * @returns A function that resolves to whether the sign-out continues, and the dialog for the caller to
 * render.
 */
export function useSignOutQuestion(): readonly [() => Promise<boolean>, ReactNode] {
  const [question, setQuestion] = useState<ReactNode>();
  // Preloaded: the device may still be offline when the dialog is needed.
  useChunk(loadQuestion, useStoredValue(orderQueueStore) !== "");
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
