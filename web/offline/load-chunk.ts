import { hasUnsavedText } from "#web/forms/unsaved-text.ts";
import { savePendingIntent } from "./pending-intent.ts";

/** `away`: the server can't be reached. `updated`: the server runs another build than the page. */
export type ChunkErrorReason = "away" | "updated";

/** A chunk failed to load, and the page wasn't reloaded. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  readonly reason: ChunkErrorReason;
  constructor(reason: ChunkErrorReason) {
    super(`A chunk failed to load: ${reason}`);
    this.reason = reason;
  }
}

/** Timeout for the check whether the server is reachable, in milliseconds. */
const timeoutMs = 5_000;

const reloadPauseMs = 60_000;

const sign = "A part of the page didn't arrive: ";

/**
 * Marks the errors of failed imports. The router recognises their messages and would reload
 * immediately, even offline; `RouteError` handles them instead.
 */
export function markFailedImports(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    if (!isFailedImport(payload)) payload.message = sign + payload.message;
  });
}

/** Whether an error was marked as a failed import. */
export function isFailedImport(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(sign);
}

/**
 * Loads a chunk. If it is gone because the site was updated, reloads the page and leaves the
 * promise pending.
 * @param load The import.
 * @param intent What to reopen after the reload; see `usePendingIntent`.
 * @throws {ChunkLoadError}
 */
export async function loadChunk<Part>(load: () => Promise<Part>, intent?: string): Promise<Part> {
  const part = await load().catch(() => undefined);
  if (part !== undefined) return part;
  const server = await askServer();
  if (server === "same-build") {
    // The network failed only briefly.
    const late = await load().catch(() => undefined);
    if (late !== undefined) return late;
  }
  return settle(server, intent);
}

/**
 * Reloads a page whose script failed to load, as `loadChunk` does.
 * @throws {ChunkLoadError}
 */
export async function loadMissingPage(): Promise<never> {
  return settle(await askServer());
}

/**
 * Reloads, but never over unsaved text. Browsers cache a failed import until the page is reloaded,
 * so even a file that exists only loads on a new page.
 */
async function settle(server: ServerState, intent?: string): Promise<never> {
  if (server === "away") throw new ChunkLoadError("away");
  if (hasUnsavedText() || !mayReload(server, intent)) {
    throw new ChunkLoadError(server === "other-build" ? "updated" : "away");
  }
  if (intent !== undefined) savePendingIntent(intent);
  window.location.reload();
  return new Promise(() => undefined);
}

type ServerState = "away" | "same-build" | "other-build";

/** Checks whether the server still has the file of this code; a server of another build doesn't. */
export async function askServer(): Promise<ServerState> {
  const signal = AbortSignal.timeout(timeoutMs);
  const asked = fetch(import.meta.url, { method: "HEAD", cache: "no-store", signal });
  const answer = await asked.catch(() => undefined);
  if (answer === undefined || answer.status >= 500) return "away";
  return answer.ok ? "same-build" : "other-build";
}

let isReloadPermitted = false;

/** Permits one more reload for the next failed chunk, because the user retries. */
export function permitReload(): void {
  isReloadPermitted = true;
}

/**
 * Allows one reload for another build, so that two servers of different builds can't cause a loop.
 * Within the same build, allows one per minute for each dialog or page,
 * and one for each retry of the user.
 */
function mayReload(server: ServerState, intent: string | undefined): boolean {
  const isUpdate = server === "other-build";
  const name = `reloaded:${isUpdate ? import.meta.url : (intent ?? window.location.pathname)}`;
  try {
    const last = sessionStorage.getItem(name);
    const now = Date.now();
    const isRecent = last !== null && now - Number(last) < reloadPauseMs;
    if (isUpdate ? last !== null : isRecent && !isReloadPermitted) return false;
    isReloadPermitted = false;
    sessionStorage.setItem(name, String(now));
    return true;
  } catch {
    // Without storage the second reload looks like the first.
    return false;
  }
}
