import type { SessionSnapshot } from "#web/session/session-context.tsx";
import type { ApiClient, StaffClient } from "./client.ts";

/** Context that the HTTP server passes to one SSR request: `start.fetch(request, { context })`. */
export type RequestContext = {
  /** Nonce of this response's Content-Security-Policy; every inline script needs it. */
  readonly nonce: string;
  /** In-process API client with the visitor's rights. */
  readonly api: ApiClient & Partial<StaffClient>;
  readonly session: SessionSnapshot;
  /** The site's public origin without a trailing slash, for canonical links. */
  readonly publicUrl?: string;
  /** Number of the last change before this render, at which the page's live streams start. */
  readonly liveSeq: number;
  /** Takes the whole page. A response would encode its text, only for the server to decode it again. */
  readonly takePage: (html: string) => void;
};
