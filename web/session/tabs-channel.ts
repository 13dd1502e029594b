import { openTabsChannel } from "#web/platform/open-tabs-channel.ts";

const channelName = "session";

/** An explicit sign-out, or any other change of the session. */
export type SessionChange = "signed-out" | "changed";

/** Notifies the other tabs of this browser. */
export function announceSessionChange(change: SessionChange = "changed"): void {
  const channel = openTabsChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have none
  channel?.postMessage(change);
  channel?.close();
}

/**
 * Listens for changes from other tabs; without a channel, the 30 s check finds them. Returns a function that
 * stops listening.
 */
export function listenForSessionChange(onChange: (change: SessionChange) => void): () => void {
  const channel = openTabsChannel(channelName);
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) =>
    onChange(data === "signed-out" ? data : "changed"),
  );
  return () => channel?.close();
}
