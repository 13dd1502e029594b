const channelName = "session";
const changed = "changed";

/** Tells the other tabs of this browser that somebody signed in or out here. */
export function announceSessionChange(): void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- meant for windows
  channel?.postMessage(changed);
  channel?.close();
}

/** Listens for the same from other tabs. Returns what ends it. */
export function listenForSessionChange(onChange: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener("message", onChange);
  return () => channel?.close();
}

/** Absent in a sandboxed frame or an old web view; the 30 s check then does the job. */
function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(channelName);
}
