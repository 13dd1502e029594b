import { loadFluidSealPage } from "./load-fluid-seal-page.ts";
import { loadRotarySealPage } from "./load-rotary-seal-page.ts";
import type { PartPageData } from "./part-page-data.ts";

/** Collects the data of a seal's page; undefined for a code in no list. */
export function loadSealPage(slug: string): PartPageData | undefined {
  return loadRotarySealPage(slug) ?? loadFluidSealPage(slug);
}
