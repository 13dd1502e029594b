import { matchPrecache } from "workbox-precaching";

/** The frame without a page (`web/routes/app-shell.tsx`): it draws the page of any address. */
const frame = "/app-shell";

/** Without a signal a request may hang for minutes; after this long the frame does what it can. */
const patienceMs = 10_000;

/**
 * The server's page where there is a network, so that nobody sees an older one after a deploy. No
 * page is ever kept: it could be another person's.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const page = askServer(event);
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  return (
    (await Promise.race([page, patience])) ??
    (await matchPrecache(frame)) ??
    (await page) ??
    Response.error()
  );
}

async function askServer({ preloadResponse, request }: FetchEvent): Promise<Response | undefined> {
  try {
    // The browser asked while the worker was still starting, if it knows how.
    const preloaded: unknown = await preloadResponse;
    return preloaded instanceof Response ? preloaded : await fetch(request);
  } catch {
    return undefined;
  }
}
