/**
 * Opens a channel to the other tabs of this browser. Missing in sandboxed frames and old web views, where
 * callers have to do without.
 */
export function openTabsChannel(name: string): BroadcastChannel | undefined {
  return typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name);
}
