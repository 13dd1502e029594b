import { makeRandomKey } from "#web/api/random-key.ts";

const channelName = "account-cart";
/** A tab hears its own messages, on another channel of the same name. */
const tabKey = makeRandomKey();

/** Tells the other tabs of this browser that the account's cart has changed. */
export function announceCartChange(): void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have none
  channel?.postMessage(tabKey);
  channel?.close();
}

/** Listens for changes from other tabs. Returns a function that stops listening. */
export function listenForCartChange(onChange: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data !== tabKey) onChange();
  });
  return () => channel?.close();
}

/** Missing in sandboxed frames and old web views, where a tab is updated when it gets the focus. */
function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(channelName);
}
