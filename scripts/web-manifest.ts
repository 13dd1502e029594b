import { company } from "#domain/company.ts";

/** `--color-paper` of the light theme (web/styles/tokens.css). */
const paper = "#fbfaf7";

/** Name and look of the site on a home screen (W3C, Web Application Manifest). */
export const webManifest = {
  id: "/",
  name: company.name,
  // A home screen shows about twelve letters and truncates the rest.
  short_name:
    company.name.length > 12 ? (company.name.split(" ")[0] ?? company.name) : company.name,
  description: `Bearings, belts and seals for industry in ${company.exclusivity.countries.join(" and ")}, since ${company.since}.`,
  lang: "en",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: paper,
  theme_color: paper,
  categories: ["business", "shopping", "reference"],
  icons: [
    icon("icon-192", 192, "any"),
    icon("icon-512", 512, "any"),
    icon("maskable-512", 512, "maskable"),
  ],
  shortcuts: [
    { name: "Shop", url: "/shop" },
    {
      name: "NSK catalogue search",
      short_name: "NSK search",
      url: "/products/nsk/catalog?tab=search",
    },
    {
      name: "Belt selection tool",
      short_name: "Belt tool",
      url: "/products/belts/mitsuboshi/classical-v-belts#belt-tool",
    },
  ],
};

function icon(name: string, side: number, purpose: "any" | "maskable"): Record<string, string> {
  return { src: `/icons/${name}.png`, sizes: `${side}x${side}`, type: "image/png", purpose };
}
