import { buildOrigin } from "#domain/build-origin.ts";
import { company } from "#domain/company.ts";
import type { RequestContext } from "./request-context.ts";

export interface PageDescription {
  /** Without the company's name, which is added. */
  readonly title: string;
  readonly description: string;
  /** Path of the page's one true address, starting with a slash. */
  readonly path: string;
  /** Keeps the page out of search engines. */
  readonly noIndex?: boolean;
}

interface HeadContext {
  readonly match: { readonly context: { readonly request: RequestContext | undefined } };
}

interface PageHead {
  readonly meta: Record<string, string>[];
  readonly links: { readonly rel: string; readonly href: string }[];
}

/** Title, description and canonical link for a route's `head`. */
export function pageHead(page: PageDescription, { match }: HeadContext): PageHead {
  const title = page.path === "/" ? page.title : `${page.title} | ${company.name}`;
  const url = `${siteOrigin(match.context.request)}${page.path}`;
  return {
    meta: [
      { title },
      { name: "description", content: page.description },
      { property: "og:title", content: title },
      { property: "og:description", content: page.description },
      { property: "og:url", content: url },
      ...(page.noIndex ? [{ name: "robots", content: "noindex" }] : []),
    ],
    links: [{ rel: "canonical", href: url }],
  };
}

/**
 * The site's address without a trailing slash. The browser takes it from the delivered page, so
 * that hydration finds exactly what the server wrote.
 */
function siteOrigin(request: RequestContext | undefined): string {
  if (typeof document === "undefined") return request?.publicUrl ?? buildOrigin;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : window.location.origin;
}
