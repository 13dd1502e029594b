import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/** Source: shop specification section 9, "Sidebar cookie 7 days". */
const cookieName = "sidebar_state";
const cookieMaxAgeSeconds = 60 * 60 * 24 * 7;

/** `unused` until somebody opens it for the first time in seven days. */
export type SidebarState = "unused" | "open" | "closed";

export interface Sidebar {
  readonly state: SidebarState;
  readonly setOpen: (open: boolean) => void;
}

/**
 * Remembers the state in a cookie, toggles with Ctrl/Cmd+B and closes on navigation.
 *
 * @param prepare Fetches what is about to open, and says whether it is there.
 */
export function useSidebar(prepare: () => Promise<boolean>): Sidebar {
  const router = useRouter();
  // The server can't know the cookie of a page that was rendered at build time.
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
