import { setTimeout as delay } from "node:timers/promises";

/** Waits until a check holds. A check that fails with an error doesn't hold. */
export async function waitUntil(
  what: string,
  check: () => Promise<boolean> | boolean,
  { limitMs, signal }: { readonly limitMs: number; readonly signal: AbortSignal },
): Promise<void> {
  for (const deadline = Date.now() + limitMs; Date.now() < deadline;) {
    signal.throwIfAborted();
    if (await isTrue(check)) return;
    await delay(100);
  }
  throw new Error(`Not within ${limitMs / 1_000} s: ${what}`);
}

async function isTrue(check: () => Promise<boolean> | boolean): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false;
  }
}
