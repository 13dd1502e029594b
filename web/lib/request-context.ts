import type { ApiClient } from "./api/client.ts";
import type { SessionSnapshot } from "./session-context.tsx";

/** What the HTTP server hands to one server-side render: `start.fetch(request, { context })`. */
export interface RequestContext {
  /** Nonce of this answer's Content-Security-Policy; every inline script carries it. */
  readonly nonce: string;
  /** In-process API client that acts with the visitor's rights. */
  readonly api: ApiClient;
  readonly session: SessionSnapshot;
  /** Address people reach the site at, without a trailing slash, for canonical links. */
  readonly publicUrl?: string;
  /** Number of the last change before this render: where the page's live streams start. */
  readonly liveSeq: number;
}
