import { absoluteUrl } from "./absolute-url.ts";

/** One breadcrumb. */
export type PageCrumb = {
  readonly name: string;
  /** Starts with a slash. */
  readonly path: string;
};

/** Breadcrumbs as schema.org JSON-LD, from the home page to the page itself. */
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
