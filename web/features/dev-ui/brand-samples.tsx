import type { ReactNode } from "react";
import { BackLink } from "#web/ui/back-link.tsx";
import type { BrandContent, BrandFamilyCard } from "#web/ui/brand-layout-content.ts";
import { BrandLayout } from "#web/ui/brand-layout.tsx";
import { longText } from "./sample.tsx";

const families: readonly BrandFamilyCard[] = ["V-belts", "Timing belts", longText].map(
  (title, index) => ({
    slug: `family-${index}`,
    title,
    description: "Wrapped and raw-edge belts.",
    sheet: "/no-such-sheet.pdf",
    products: [
      { name: "Hi-Power", specs: "Z, A, B, C", applications: "Pumps, fans", figure: "0.1–500 kW" },
      { name: "Super HC", specs: "SPZ–SPC", applications: longText, figure: "-" },
    ],
  }),
);

const brand: BrandContent = {
  name: "Example",
  title: "Example belts",
  description: longText,
  claim: { text: "Made for over 100 years.", source: "Example about itself" },
  flipbook: "https://flipbooks.example/example",
  subject: "belt",
  families,
  figure: "power",
  sheet: "technicalSheet",
  advantages: ["Made to measure", "Heat-resistant", longText],
};

/** A whole brand page: the one layout that several features share. */
export function BrandSamples(): ReactNode {
  return <BrandLayout brand={brand} back={<BackLink to="/products/belts">Back</BackLink>} />;
}
