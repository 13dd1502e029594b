import type { ReactNode } from "react";
import { bearingSectionsText } from "#web/messages/bearing-sections.ts";
import { useText } from "#web/messages/language.tsx";
import { PartLinks } from "#web/ui/part-links.tsx";
import { Section } from "#web/ui/section.tsx";
import type { BearingPageData } from "./load-bearing-page.ts";

/** Bearings with the same bore or the same size. */
export function RelatedBearings({ page }: { readonly page: BearingPageData }): ReactNode {
  const { related: text } = useText(bearingSectionsText);
  const { detail, sameBore, sameSize } = page;
  if (sameBore.length + sameSize.length === 0) return null;
  const { innerDiameter, outerDiameter } = detail.dimensions;
  return (
    <Section title={text.heading} data-print="hide">
      <PartLinks
        groups={[
          { title: text.sameBore(innerDiameter), parts: sameBore },
          { title: text.sameSize(`${innerDiameter} × ${outerDiameter}`), parts: sameSize },
        ]}
      />
    </Section>
  );
}
