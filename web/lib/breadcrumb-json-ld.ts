import { absoluteUrl } from "./absolute-url.ts";

/** A step of the way to a page. */
export interface PageCrumb {
  readonly name: string;
  /** Starts with a slash. */
  readonly path: string;
}

/** The way to a page, from the home page to the page itself. */
export function breadcrumbJsonLd(crumbs: readonly PageCrumb[], origin: string): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(origin, path),
    })),
  };
}
