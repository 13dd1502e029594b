import { buildOrigin } from "#domain/build-origin.ts";
import { company } from "#domain/company.ts";
import { apiOriginMark } from "#domain/native-app.ts";
import { hashesOfInline } from "#server/http/inline-hashes.ts";
import { nativeOrigins } from "#server/services/foreign-origin.ts";

/**
 * Makes the page that the app opens out of the frame without a page: it names the server and
 * carries the policy that the server would send as a header.
 *
 * @param shell The frame as it was built (`app-shell/index.html`).
 * @param apiOrigin The server's origin.
 */
export function appPage(shell: string, apiOrigin: string): string {
  const page = shell
    .replaceAll(buildOrigin, apiOrigin)
    // For the browser's installation; the app is installed.
    .replace(/<link rel="manifest"[^>]*>/, "");
  const policy = appPolicy(hashesOfInline(page), apiOrigin);
  const marks = [
    `<meta http-equiv="content-security-policy" content="${policy}"/>`,
    `<meta name="${apiOriginMark}" content="${apiOrigin}"/>`,
  ];
  // The charset has to stand in the first kilobyte; the policy goes for what comes after it.
  const [charset] = /<meta charset="utf-8"\/>/i.exec(page) ?? [];
  if (charset === undefined) throw new Error("The frame names no charset");
  return page.replace(charset, `${charset}${marks.join("")}`);
}

/** `server/http/security-headers.ts` for pages whose server is somewhere else. */
function appPolicy(inline: readonly string[], apiOrigin: string): string {
  // By name as well: not every web view takes an own scheme for 'self'.
  const own = ["'self'", ...nativeOrigins].join(" ");
  const frameHosts = company.frameHosts.join(" ");
  return [
    `default-src ${own}`,
    `script-src ${own} ${inline.join(" ")}`,
    `style-src ${own}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${own} data: https: ${apiOrigin}`,
    `font-src ${own}`,
    // A photo may come from the camera as a blob.
    `connect-src ${own} blob: ${apiOrigin}`,
    `media-src ${own} ${apiOrigin}`,
    `frame-src ${frameHosts}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${own}`,
  ].join("; ");
}
