import type { AnyRouter } from "@tanstack/react-router";
import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { StartServer, createStartHandler } from "@tanstack/react-start/server";
import { createServerEntry, type ServerEntry } from "@tanstack/react-start/server-entry";
import { createElement, type ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { readRequestContext } from "./api/read-request-context.ts";
import { loadAfterPaint } from "./load-after-paint.ts";
import { listScripts } from "./page-scripts.ts";
import { logError } from "./platform/log-error.ts";

/**
 * Renders the whole page before it is sent. The default handler streams it, with scripts that move lazy parts
 * into place once they have loaded. The server stores a page before it sends it, so streaming would only add
 * those scripts and the cost of web streams.
 */
const handlePage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    keepScriptTags(router);
    // The router drops its manifest with the last step.
    const scripts = listScripts(router);
    const html = await renderWhole(createElement(StartServer, { router }));
    // React and the router each add the document type.
    const page = await transformHtmlStringWithRouter(router, html.replace(/^<!DOCTYPE html>/, ""));
    const { nonce } = router.options.ssr ?? {};
    const whole = import.meta.env.DEV ? page : loadAfterPaint(page, scripts, nonce);
    const answer = { status: getSsrStatus(router), headers: responseHeaders };
    const context = readRequestContext();
    if (!context) return new Response(whole, answer);
    context.takePage(whole);
    return new Response(null, answer);
  } finally {
    router.serverSsr?.cleanup();
  }
});

/** Gives the tags to each render of this page; the router gives them to the first one only. */
function keepScriptTags({ serverSsr }: AnyRouter): void {
  if (!serverSsr) return;
  const tags = serverSsr.takeInitialHydrationScriptTags();
  serverSsr.takeInitialHydrationScriptTags = () => tags;
}

/** Marks of a part that wasn't rendered: its chunk has still to load, or it failed. */
const unrendered = /<!--\$[?!]-->/;

async function renderWhole(page: ReactNode): Promise<string> {
  const whole = renderToString(page);
  if (!unrendered.test(whole)) return whole;
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => logError("A part of a page wasn't rendered", error),
  });
  await stream.allReady;
  const pieces: ReadableStream<Uint8Array> = stream;
  const decoder = new TextDecoder();
  let html = "";
  for await (const piece of pieces) html += decoder.decode(piece, { stream: true });
  return html;
}

const entry: ServerEntry = createServerEntry({ fetch: createStartHandler(handlePage) });

// The build tool and the HTTP server both expect a default export here.
export default entry;
