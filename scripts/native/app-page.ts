import { buildOrigin } from "#domain/build-origin.ts";
import { company } from "#domain/company.ts";
import { apiOriginMark } from "#domain/native-app.ts";
import { hashInlineCode } from "#server/http/inline-hashes.ts";
import { nativeOrigins } from "#server/services/foreign-origin.ts";

/**
 * Creates the app's page from the frame without a page: it contains the server's address and the policy
 * that the server would send as a header.
 *
 * @param shell The built frame (`app-shell/index.html`).
 * @param apiOrigin The server's origin.
 */
export function appPage(shell: string, apiOrigin: string): string {
  const page = shell.replaceAll(buildOrigin, apiOrigin);
  const policy = appPolicy(hashInlineCode(page), apiOrigin);
  const marks = [
    `<meta http-equiv="content-security-policy" content="${policy}"/>`,
    `<meta name="${apiOriginMark}" content="${apiOrigin}"/>`,
  ];
  // The charset has to be in the first kilobyte; the policy applies to what follows it.
  const [charset] = /<meta charset="utf-8"\/>/i.exec(page) ?? [];
  if (charset === undefined) throw new Error("The frame names no charset");
  return page.replace(charset, `${charset}${marks.join("")}`);
}

/** Like `server/http/security-headers.ts`, for pages whose server has another origin. */
function appPolicy(inline: readonly string[], apiOrigin: string): string {
  // Also by name: not every web view matches a custom scheme with 'self'.
  const own = ["'self'", ...nativeOrigins].join(" ");
  const frameHosts = company.frameHosts.join(" ");
  return [
    `default-src ${own}`,
    `script-src ${own} ${inline.join(" ")}`,
    `style-src ${own}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${own} data: https: ${apiOrigin}`,
    `font-src ${own}`,
    // A photo from the camera may be a blob.
    `connect-src ${own} blob: ${apiOrigin}`,
    `media-src ${own} ${apiOrigin}`,
    `frame-src ${frameHosts}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${own}`,
  ].join("; ");
}
