import { getGlobalStartContext } from "@tanstack/react-start";
import type { RequestContext } from "./request-context.ts";

/** What the HTTP server passed for this page. Prerendering passes an empty context, which counts as none. */
export function readRequestContext(): RequestContext | undefined {
  const context = getGlobalStartContext();
  return context && "session" in context ? context : undefined;
}
