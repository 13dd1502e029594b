import { buildOrigin } from "#domain/build-origin.ts";
import { company } from "#domain/company.ts";
import type { RequestContext } from "#web/api/request-context.ts";
import { shellText } from "#web/messages/shell.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { breadcrumbJsonLd, type PageCrumb } from "./breadcrumb-json-ld.ts";
import { jsonLdScript, type JsonLd } from "./json-ld.ts";

export type PageDescription = {
  /** Without the company's name, which is added. */
  readonly title: string;
  readonly description: string;
  /** Canonical path of the page, starting with a slash. */
  readonly path: string;
  /** Keeps the page out of search engines. */
  readonly noIndex?: boolean;
  /** Path of the Open Graph image, 1200 × 630. */
  readonly image?: string;
  /** Breadcrumbs after the home page; the last one is the page itself. */
  readonly crumbs?: readonly PageCrumb[];
  /** Structured data, for search engines. */
  readonly jsonLd?: readonly JsonLd[];
};

type HeadContext = {
  readonly match: { readonly context: { readonly request: RequestContext | undefined } };
};

type PageHead = {
  readonly meta: Record<string, string>[];
  readonly links: { readonly rel: string; readonly href: string }[];
  readonly scripts: ReturnType<typeof jsonLdScript>[];
};

/** Title, description, canonical link and structured data, for a route's `head`. */
export function pageHead(page: PageDescription, { match }: HeadContext): PageHead {
  const title = page.path === "/" ? page.title : `${page.title} | ${company.name}`;
  const origin = siteOrigin(match.context.request);
  const url = absoluteUrl(origin, page.path);
  return {
    meta: [
      { title },
      { name: "description", content: page.description },
      { property: "og:title", content: title },
      { property: "og:description", content: page.description },
      { property: "og:url", content: url },
      { property: "og:image", content: absoluteUrl(origin, page.image ?? "/og/default.png") },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:alt", content: title },
      { name: "twitter:card", content: "summary_large_image" },
      ...(page.noIndex ? [{ name: "robots", content: "noindex" }] : []),
    ],
    links: [{ rel: "canonical", href: url }],
    scripts: describePage(page, origin).map(jsonLdScript),
  };
}

function describePage({ crumbs, jsonLd = [] }: PageDescription, origin: string): object[] {
  const descriptions = jsonLd.map((make) => make(origin));
  if (!crumbs) return descriptions;
  const home = { name: shellText.en.menu.home, path: "/" };
  return [breadcrumbJsonLd([home, ...crumbs], origin), ...descriptions];
}

/**
 * The site's origin without a trailing slash. The browser reads it from the delivered page, so that
 * hydration matches the server's output.
 */
function siteOrigin(request: RequestContext | undefined): string {
  if (typeof document === "undefined") return request?.publicUrl ?? buildOrigin;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : window.location.origin;
}
