import { makeRandomKey } from "#web/api/random-key.ts";
import { openTabsChannel } from "#web/platform/open-tabs-channel.ts";

const channelName = "account-cart";
/** A tab hears its own messages, on another channel of the same name. */
const tabKey = makeRandomKey();

/** Tells the other tabs of this browser that the account's cart has changed. */
export function announceCartChange(): void {
  const channel = openTabsChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have none
  channel?.postMessage(tabKey);
  channel?.close();
}

/**
 * Listens for changes from other tabs; without a channel, a tab is updated when it gets the focus. Returns a
 * function that stops listening.
 */
export function listenForCartChange(onChange: () => void): () => void {
  const channel = openTabsChannel(channelName);
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data !== tabKey) onChange();
  });
  return () => channel?.close();
}
