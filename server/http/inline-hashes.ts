import { createHash } from "node:crypto";

/** Skips JSON-LD: it isn't executed, so the policy doesn't need its hash. */
const inlineCode =
  /<(script|style)(?![^>]*\s(?:src=|type="application\/ld\+json"))([^>]*)>([\s\S]*?)<\/\1>/g;

/** Gives the browser's router the nonce to use. */
const nonceNote = /<meta property="csp-nonce"[^>]*>/g;

/** Returns the hashes of a page's inline scripts and styles for its content security policy. */
export function hashInlineCode(html: string): readonly string[] {
  return getHashes([...html.matchAll(inlineCode)].map(([, , , text = ""]) => text));
}

/**
 * Makes a page that can be sent many times: removes the nonce and returns hashes of the inline
 * scripts and styles that carried it. Scripts without the nonce aren't ours and get no hash.
 *
 * @param nonce The nonce of the page's render.
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
