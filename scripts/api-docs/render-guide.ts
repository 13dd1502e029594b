import { buildOrigin } from "#domain/build-origin.ts";
import { escapeHtml, renderWords } from "./html.ts";
import type { ApiDocument } from "./openapi-document.ts";
import { sampleClient, sampleClientCommand } from "./sample-client.ts";

type Topic = { readonly id: string; readonly title: string; readonly html: string };

const paragraph = (text: string): string => `<p>${renderWords(text)}</p>`;
const code = (text: string): string =>
  `<pre tabindex="0"><code>${escapeHtml(text.trimEnd())}</code></pre>`;

const signIn = `curl -c cookies.txt '${buildOrigin}/api/auth/sign-in/email' \\
  -H 'Content-Type: application/json' \\
  -d '{ "email": "arben@workshop.example", "password": "Kushineta-6205" }'`;

/** What holds for all operations. */
export const guide: readonly Topic[] = [
  {
    id: "sessions",
    title: "Sessions",
    html: [
      "Products, search and orders of guests need no session. The cart needs a signed-in person, the dashboard an admin. Each operation says whom it is for.",
      "In a browser signing in sets a cookie, and requests that change something need an Origin header of this site. Programs send the value of that cookie as `Authorization: Bearer $TOKEN` instead, without an Origin header:",
    ]
      .map(paragraph)
      .concat(code(signIn))
      .join(""),
  },
  {
    id: "lists",
    title: "Lists",
    html: paragraph(
      "Long lists come in pages. Send the `next_cursor` of a page as `cursor` to get the next one; it is null on the last page. `limit` sets the entries per page, and `count` is the number on all pages.",
    ),
  },
  {
    id: "repeating",
    title: "Repeating a request",
    html: paragraph(
      "A request that timed out may have been done. Orders, additions to the cart and new products take a UUID that the client makes (`idempotency_key`, `id`): sent again with the same one, they change nothing and get the first answer.",
    ),
  },
  {
    id: "client",
    title: "A client with types",
    html: `${paragraph("Any generator for OpenAPI 3.1 works. With openapi-typescript the schemas below become types of the same names:")}${code(sampleClientCommand(buildOrigin))}${code(sampleClient)}`,
  },
];

export function renderGuide({ info }: ApiDocument): string {
  const topics = guide.map(({ id, title, html }) => `<h3 id="${id}">${title}</h3>${html}`);
  return `<section id="guide" class="guide"><h2>Guide</h2><p>${renderWords(info.description ?? "")}</p>${topics.join("\n")}</section>`;
}
