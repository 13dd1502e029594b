import { withUnit } from "#catalogue/format.ts";
import { sealsPath } from "#catalogue/seals/seal-path.ts";
import { pagesText } from "#web/messages/pages.ts";
import { partPageText } from "#web/messages/part-page.ts";
import type { PageCrumb } from "#web/seo/breadcrumb-json-ld.ts";

/** Breadcrumbs of a seal's page. */
export function sealCrumbs(code: string, path: string): readonly PageCrumb[] {
  return [
    { name: pagesText.en.products.title, path: "/products" },
    { name: partPageText.en.seals.title, path: sealsPath },
    { name: code, path },
  ];
}

/** Formats a range of temperatures: `−40 to +100 °C`. */
export function formatTemperature([from, to]: readonly [number, number]): string {
  return withUnit(`${String(from).replace("-", "−")} to +${to}`, "°C");
}
