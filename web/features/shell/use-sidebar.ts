import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

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
  const [state, setState] = useState<SidebarState>("unused");

  function setOpen(open: boolean): void {
    document.cookie = `${cookieName}=${open}; path=/; max-age=${cookieMaxAgeSeconds}; samesite=lax`;
    setState(open ? "open" : "closed");
  }
  // The server can't know the cookie of a page that was rendered at build time.
  useEffect(() => setState(readCookie(document.cookie)), []);
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(state !== "open");
    }
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [state]);
  useEffect(() => {
    if (state !== "open") return;
    return router.subscribe("onBeforeNavigate", ({ pathChanged }) => pathChanged && setOpen(false));
  }, [router, state]);

  return { state, setOpen };
}

function readCookie(cookies: string): SidebarState {
  const value = /(?:^|;\s*)sidebar_state=(true|false)/.exec(cookies)?.[1];
  if (value === undefined) return "unused";
  return value === "true" ? "open" : "closed";
}
