import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/** The cookie lasts 7 days. */
const cookieName = "sidebar_state";
const cookieMaxAgeSeconds = 60 * 60 * 24 * 7;

/** `unused` until the sidebar is first opened within seven days. */
export type SidebarState = "unused" | "open" | "closed";

export type Sidebar = {
  readonly state: SidebarState;
  readonly setOpen: (open: boolean) => void;
};

/**
 * Stores the state in a cookie, toggles with Ctrl/Cmd+B and closes on navigation.
 *
 * @param prepare Preloads the sidebar and returns whether it has loaded.
 */
export function useSidebar(prepare: () => Promise<boolean>): Sidebar {
  const router = useRouter();
  // A page prerendered at build time has no access to the cookie.
  const state = useSyncExternalStore(subscribe, readState, () => "unused" as const);

  function setOpen(open: boolean): void {
    if (open) void prepare().then((isThere) => isThere && writeState(true));
    else writeState(false);
  }
  const toggleOnShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setOpen(readState() !== "open");
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => toggleOnShortcut(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  useEffect(() => {
    if (state !== "open") return;
    return router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
      if (pathChanged) writeState(false);
    });
  }, [router, state]);

  return { state, setOpen };
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readState(): SidebarState {
  const value = /(?:^|;\s*)sidebar_state=(true|false)/.exec(document.cookie)?.[1];
  if (value === undefined) return "unused";
  return value === "true" ? "open" : "closed";
}

function writeState(open: boolean): void {
  document.cookie = `${cookieName}=${open}; path=/; max-age=${cookieMaxAgeSeconds}; samesite=lax`;
  for (const listener of listeners) listener();
}
