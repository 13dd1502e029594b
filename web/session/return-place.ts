import { forgetDraft, saveDraft, loadDraft } from "#web/forms/saved-draft.ts";
import { createStoredText } from "#web/platform/stored-value.ts";
import { getHome } from "./redirects.ts";
import type { SessionSnapshot } from "./session-context.tsx";

const name = "return_place";

/** Stores the current page, so that signing in again returns to it. */
export function saveReturnPath(owner: string | undefined, href: string): void {
  saveDraft({ name, owner }, { href });
}

/** Removes it after the user navigates away. */
export function forgetReturnPlace(): void {
  forgetDraft({ name, owner: undefined });
}

/** Whether a session ended on a page that stored its path in this tab; false during SSR. */
export function hasReturnPlace(): boolean {
  return createStoredText("tab", name).read() !== "";
}

/** Path of the page on which this user's session ended, always on this site. */
export function getReturnPlace({ user }: SessionSnapshot): string | undefined {
  const href = loadDraft({ name, owner: user?.id })?.get("href");
  return typeof href === "string" && isOwnPath(href) ? href : undefined;
}

/**
 * The page to open after a sign-in for admins.
 * @param open What to open on the dashboard, as its query string.
 */
export function getSignInTarget(session: SessionSnapshot, open?: string): string {
  const home = getHome(session);
  return home === "/account" ? home : (withOpened(home, open) ?? getReturnPlace(session) ?? home);
}

/** The dashboard with what a mail's link opens; a query string can't lead to any other page. */
export function withOpened(home: string, open: string | undefined): string | undefined {
  return home === "/admin/products" && open ? `${home}${open}` : undefined;
}

/** Reads a query string from an address, where anybody can write anything. */
export function parseOpened(value: unknown): string | undefined {
  return typeof value === "string" && /^\?[^#\s]{1,500}$/.test(value) ? value : undefined;
}

/** Whether a URL is a path of this site; two leading slashes would be another host. */
export function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}
