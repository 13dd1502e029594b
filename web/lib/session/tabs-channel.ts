const channelName = "session";

/** Somebody signed out on purpose, or anything else changed about who is signed in. */
export type SessionChange = "signed-out" | "changed";

/** Tells the other tabs of this browser what happened here. */
export function announceSessionChange(change: SessionChange = "changed"): void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- meant for windows
  channel?.postMessage(change);
  channel?.close();
}

/** Listens for the same from other tabs. Returns what ends it. */
export function listenForSessionChange(onChange: (change: SessionChange) => void): () => void {
  const channel = openChannel();
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) =>
    onChange(data === "signed-out" ? data : "changed"),
  );
  return () => channel?.close();
}

/** Absent in a sandboxed frame or an old web view; the 30 s check then does the job. */
function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(channelName);
}
