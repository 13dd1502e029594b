import { hasUnkeptText } from "./unkept-text.ts";
import { keepWish } from "./wish.ts";

/** `away`: the server can't be reached. `updated`: the page is of an older build than the server. */
export type PartTrouble = "away" | "updated";

/** A part of the program that isn't there, where the page wasn't loaded anew instead. */
export class MissingPart extends Error {
  override readonly name = "MissingPart";
  readonly trouble: PartTrouble;
  constructor(trouble: PartTrouble) {
    super(`A part of the page is missing: ${trouble}`);
    this.trouble = trouble;
  }
}

/** How long the server may take to say that it is there, in milliseconds. */
const patienceMs = 5_000;

const sign = "A part of the page didn't arrive: ";

/**
 * Marks the errors of parts that don't arrive. The router knows them by their words and would reload
 * at once, even without a network; `RouteError` does what is right instead.
 */
export function markMissingParts(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    if (!isMissingPart(payload)) payload.message = sign + payload.message;
  });
}

/** Whether an error says that a part didn't arrive. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(sign);
}

/**
 * Fetches a part of the program that somebody waits for. Where it is gone because the site was
 * updated, the page is loaded anew, and the promise stays open.
 *
 * @param load The import.
 * @param wish What to open again on the new page; see `useWish`.
 * @throws MissingPart
 */
export async function loadPart<Part>(load: () => Promise<Part>, wish?: string): Promise<Part> {
  try {
    return await load();
  } catch {
    if ((await askServer()) === "same-build") {
      // The network failed for a moment. A browser that remembers the failure gets a new page.
      const part = await load().catch(() => undefined);
      if (part !== undefined) return part;
    }
    return settleMissingPart(wish);
  }
}

/**
 * Loads the page anew where that brings the missing part and loses nothing: once for each build, and
 * never over text that isn't kept. Then the promise stays open.
 *
 * @throws MissingPart
 */
export async function settleMissingPart(wish?: string): Promise<never> {
  if ((await askServer()) === "away") throw new MissingPart("away");
  if (hasUnkeptText() || !isFirstReload()) throw new MissingPart("updated");
  if (wish !== undefined) keepWish(wish);
  window.location.reload();
  return new Promise(() => undefined);
}

/** A server of another build doesn't have the file that this code came in. */
export async function askServer(): Promise<"away" | "same-build" | "other-build"> {
  const signal = AbortSignal.timeout(patienceMs);
  const asked = fetch(import.meta.url, { method: "HEAD", cache: "no-store", signal });
  const answer = await asked.catch(() => undefined);
  if (answer === undefined || answer.status >= 500) return "away";
  return answer.ok ? "same-build" : "other-build";
}

/** Each build by itself: two servers of different builds can't send a page to and fro for ever. */
function isFirstReload(): boolean {
  const name = `reloaded:${import.meta.url}`;
  try {
    const isFirst = sessionStorage.getItem(name) === null;
    sessionStorage.setItem(name, "");
    return isFirst;
  } catch {
    // A browser that keeps nothing couldn't tell the second time from the first.
    return false;
  }
}
