import { rememberIntent } from "./pending-intent.ts";
import { hasUnkeptText } from "./unkept-text.ts";

/** `away`: the server can't be reached. `updated`: the server has another build than the page. */
export type ChunkErrorReason = "away" | "updated";

/** A chunk failed to load, and the page wasn't reloaded. */
export class ChunkLoadError extends Error {
  override readonly name = "MissingPart";
  readonly reason: ChunkErrorReason;
  constructor(reason: ChunkErrorReason) {
    super(`A chunk failed to load: ${reason}`);
    this.reason = reason;
  }
}

/** How long the server may take to say that it is there, in milliseconds. */
const timeoutMs = 5_000;

const reloadPauseMs = 60_000;

const sign = "A part of the page didn't arrive: ";

/**
 * Marks the errors of imports that fail. The router knows them by their words and would reload at
 * once, even without a network; `RouteError` does what is right instead.
 */
export function markFailedImports(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    if (!isFailedImport(payload)) payload.message = sign + payload.message;
  });
}

/** Whether an error is that of an import, as the browser gave it. */
export function isFailedImport(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(sign);
}

/**
 * Loads a chunk. Where it is gone because the site was updated, reloads the page and leaves the
 * promise pending.
 *
 * @param load The import.
 * @param intent What to open again after the reload; see `usePendingIntent`.
 * @throws ChunkLoadError
 */
export async function loadChunk<Part>(load: () => Promise<Part>, intent?: string): Promise<Part> {
  const part = await load().catch(() => undefined);
  if (part !== undefined) return part;
  const server = await askServer();
  if (server === "same-build") {
    // The network failed for a moment.
    const late = await load().catch(() => undefined);
    if (late !== undefined) return late;
  }
  return settle(server, intent);
}

/**
 * Reloads a page whose script failed to load, as `loadChunk` does.
 *
 * @throws ChunkLoadError
 */
export async function loadMissingPage(): Promise<never> {
  return settle(await askServer());
}

/**
 * Reloads, but never over text that isn't kept. Browsers remember a failed import for the life of
 * the page, so a file that the server has comes with a new page only.
 */
async function settle(server: ServerState, intent?: string): Promise<never> {
  if (server === "away") throw new ChunkLoadError("away");
  if (hasUnkeptText() || !mayReload(server, intent)) {
    throw new ChunkLoadError(server === "other-build" ? "updated" : "away");
  }
  if (intent !== undefined) rememberIntent(intent);
  window.location.reload();
  return new Promise(() => undefined);
}

type ServerState = "away" | "same-build" | "other-build";

/** A server of another build doesn't have the file that this code came in. */
export async function askServer(): Promise<ServerState> {
  const signal = AbortSignal.timeout(timeoutMs);
  const asked = fetch(import.meta.url, { method: "HEAD", cache: "no-store", signal });
  const answer = await asked.catch(() => undefined);
  if (answer === undefined || answer.status >= 500) return "away";
  return answer.ok ? "same-build" : "other-build";
}

let isReloadPermitted = false;

/** Lets the next chunk that fails reload the page once more, because the user tries again. */
export function permitReload(): void {
  isReloadPermitted = true;
}

/**
 * Another build brings one reload, so that two servers of different builds can't send a page to and
 * fro for ever. A file of the same build brings one a minute for each dialog or page, unless the user
 * tries again.
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
