import { createHash } from "node:crypto";

/** Data for search engines runs nothing, so no policy has to name it. */
const inlineCode =
  /<(script|style)(?![^>]*\s(?:src=|type="application\/ld\+json"))([^>]*)>([\s\S]*?)<\/\1>/g;

/** Tells the router in the browser which nonce to use. */
const nonceNote = /<meta property="csp-nonce"[^>]*>/g;

/** Names the inline scripts and styles of a finished page for its content security policy. */
export function hashesOfInline(html: string): readonly string[] {
  return getHashes([...html.matchAll(inlineCode)].map(([, , , text = ""]) => text));
}

/**
 * Makes a page that can be sent many times: without its nonce, and with the hashes of the inline
 * scripts and styles that carried it. Others are none of ours, and no policy names them.
 *
 * @param html A page whose scripts and styles carry the nonce of its render.
 * @param nonce That nonce.
 */
export function replaceNonceByHashes(
  html: string,
  nonce: string,
): { readonly html: string; readonly hashes: readonly string[] } {
  const mark = ` nonce="${nonce}"`;
  const ours = [...html.matchAll(inlineCode)].filter(([, , attributes = ""]) =>
    attributes.includes(mark),
  );
  return {
    html: html.replaceAll(nonceNote, "").replaceAll(mark, ""),
    hashes: getHashes(ours.map(([, , , text = ""]) => text)),
  };
}

function getHashes(texts: readonly string[]): readonly string[] {
  const hashes = texts.map((text) => {
    const digest = createHash("sha256").update(text).digest("base64");
    return `'sha256-${digest}'`;
  });
  return [...new Set(hashes)];
}
