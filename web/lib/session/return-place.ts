import type { SessionSnapshot } from "#web/lib/session-context.tsx";
import { forgetDraft, keepDraft, loadKeptDraft } from "../kept-draft.ts";
import { tabMemory } from "../tab-memory.ts";
import { isOwnPath } from "./is-own-path.ts";

const name = "return_place";

/** Notes where a person is at work, so that signing in again leads back there. */
export function keepReturnPlace(owner: string | undefined, href: string): void {
  keepDraft({ name, owner }, { href });
}

/** For a person who goes elsewhere by themselves. */
export function forgetReturnPlace(): void {
  forgetDraft({ name, owner: undefined });
}

/** Whether a session ended while somebody was at work in this tab; false on the server. */
export function hasReturnPlace(): boolean {
  return tabMemory.read(name) !== null;
}

/** Where this person was at work when the session ended by itself, an address of this site. */
export function getReturnPlace({ user }: SessionSnapshot): string | undefined {
  const href = loadKeptDraft({ name, owner: user?.id })?.get("href");
  return typeof href === "string" && isOwnPath(href) ? href : undefined;
}
