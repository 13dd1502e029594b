import { createHash } from "node:crypto";

/** Data for search engines runs nothing, so no policy has to name it. */
const inlineCode =
  /<(script|style)(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/\1>/g;

/** Names the inline scripts and styles of a finished page for its content security policy. */
export function hashesOfInline(html: string): readonly string[] {
  const hashes = [...html.matchAll(inlineCode)].map(([, , text = ""]) => {
    const digest = createHash("sha256").update(text).digest("base64");
    return `'sha256-${digest}'`;
  });
  return [...new Set(hashes)];
}
