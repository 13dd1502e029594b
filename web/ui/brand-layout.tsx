import { type ReactNode, useRef, useState } from "react";
import { brandLayoutText } from "#web/messages/brand-layout.ts";
import { useText } from "#web/messages/language.tsx";
import type { BrandContent } from "./brand-layout-content.ts";
import { BrandCover } from "./brand-layout-cover.tsx";
import { BrandFamilies } from "./brand-layout-families.tsx";
import { BrandHeader } from "./brand-layout-header.tsx";
import { BrandSpecs } from "./brand-layout-specs.tsx";
import { ExternalFrame } from "./external-frame.tsx";
import { Section } from "./section.tsx";

export type BrandLayoutProps = {
  readonly brand: BrandContent;
  /** Link back to the list of brands. */
  readonly back: ReactNode;
};

export function BrandLayout({ brand, back }: BrandLayoutProps): ReactNode {
  const text = useText(brandLayoutText);
  const [family, setFamily] = useState(brand.families[0]?.slug ?? "");
  const specs = useRef<HTMLElement>(null);
  function showFamily(slug: string): void {
    setFamily(slug);
    specs.current?.focus({ preventScroll: true });
  }
  return (
    <>
      <BrandHeader brand={brand} back={back} />
      <Section title={text.families} text={text.familiesText}>
        <BrandFamilies brand={brand} specsId={specsId} onShowSpecs={showFamily} />
      </Section>
      <Section
        ref={specs}
        id={specsId}
        tabIndex={-1}
        title={text.specifications}
        text={text.specificationsText}
      >
        <BrandSpecs brand={brand} family={family} onFamilyChange={setFamily} />
      </Section>
      <Section title={text.catalogue} text={text.catalogueText}>
        <ExternalFrame
          src={brand.flipbook}
          title={text.catalogueOf(brand.name)}
          linkLabel={text.openCatalogue(brand.name)}
          frameClassName="h-200"
        >
          <BrandCover brand={brand} specs={{ id: specsId, onShow: showFamily }} />
        </ExternalFrame>
      </Section>
      <Section title={text.advantages(brand.name)}>
        <ul className="grid gap-6 sm:grid-cols-3">
          {brand.advantages.map((advantage) => (
            <li key={advantage} className="border-t-2 border-ink pt-3 font-semibold">
              {advantage}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

const specsId = "specifications";
