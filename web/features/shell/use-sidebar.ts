import { useRouter } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";

/** Source: shop specification section 9, "Sidebar cookie 7 days". */
const cookieName = "sidebar_state";
const cookieMaxAgeSeconds = 60 * 60 * 24 * 7;

/** `unused` until somebody opens it for the first time in seven days. */
export type SidebarState = "unused" | "open" | "closed";

export interface Sidebar {
  readonly state: SidebarState;
  readonly setOpen: (open: boolean) => void;
}

/** Remembers the state in a cookie, toggles with Ctrl/Cmd+B and closes on navigation. */
export function useSidebar(): Sidebar {
  const router = useRouter();
  // The server can't know the cookie of a page that was rendered at build time.
  const state = useSyncExternalStore(subscribe, readState, () => "unused" as const);

  useEffect(() => {
    window.addEventListener("keydown", toggleOnShortcut);
    return () => window.removeEventListener("keydown", toggleOnShortcut);
  }, []);
  useEffect(() => {
    if (state !== "open") return;
    return router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
      if (pathChanged) writeState(false);
    });
  }, [router, state]);

  return { state, setOpen: writeState };
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

function toggleOnShortcut(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  writeState(readState() !== "open");
}
