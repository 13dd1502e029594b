import { type ReactNode, useState } from "react";
import { BackLink } from "#web/ui/back-link.tsx";
import { Breadcrumbs } from "#web/ui/breadcrumbs.tsx";
import { BreakableEmail } from "#web/ui/breakable-email.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PageIndex } from "#web/ui/page-index.tsx";
import { PartLinks } from "#web/ui/part-links.tsx";
import { PartFigures, PartSheet, PartTitle } from "#web/ui/part-sheet.tsx";
import { Section } from "#web/ui/section.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { Sample, Samples, longText, longWord } from "./sample.tsx";

export function NavigationSamples(): ReactNode {
  return (
    <Samples>
      <Sample name="BackLink">
        <BackLink to="/products">Back to products</BackLink>
      </Sample>
      <Sample name="BreakableEmail">
        <div className="dev-narrow">
          <BreakableEmail email="info@industrial-components.example" />
        </div>
      </Sample>
      <Sample name="Breadcrumbs, with a long last one" wide>
        <Breadcrumbs
          crumbs={[
            { label: "Products", link: { to: "/products" } },
            { label: "Bearings", link: { to: "/products/bearing" } },
            { label: longWord },
          ]}
        />
      </Sample>
      <Sample name="PartLinks" wide>
        <PartLinks
          groups={[
            {
              title: "Same bore",
              parts: [
                { code: "6005", size: "25 × 47 × 12 mm", path: "/products/nsk/bearing/6005" },
                {
                  code: "UC205",
                  kind: "Insert bearing",
                  size: "25 × 52 × 34.1 mm",
                  path: "/products/nsk/bearing/uc205",
                },
              ],
            },
          ]}
        />
      </Sample>
      <Sample name="PartSheet with title and figures" wide>
        <PartSheet
          part="NSK 6205"
          more={{ heading: "Need it?", text: longText, contact: "Contact us" }}
        >
          <PartTitle
            maker="NSK"
            category="Bearings"
            code="6205"
            name="Deep groove ball bearing"
            image="deep-groove"
          />
          <PartFigures
            figures={[{ label: "Bore", value: "25 mm" }]}
            className="grid-cols-2 sm:grid-cols-4"
          />
        </PartSheet>
      </Sample>
      <Sample name="Tabs: arrows, Home, End" wide>
        <TabsSample count={3} />
      </Sample>
      <Sample name="Tabs, many: the chosen one comes into view" wide>
        <TabsSample count={20} />
      </Sample>
      <Sample name="PageHeader" wide>
        <PageHeader kicker="Catalogue" title="Deep groove ball bearings" text={longText} />
      </Sample>
      <Sample name="PageIndex" wide>
        <PageIndex label="Sections" entries={[{ id: "main", title: "The whole page" }]} />
      </Sample>
      <Sample name="Section" wide>
        <Section title="How to measure" text={longText}>
          Its content takes the other nine columns.
        </Section>
      </Sample>
    </Samples>
  );
}

function TabsSample({ count }: { readonly count: number }): ReactNode {
  const [chosen, setChosen] = useState("tab-1");
  return (
    <Tabs
      label="Example"
      value={chosen}
      onValueChange={setChosen}
      tabs={Array.from({ length: count }, (_, index) => ({
        id: `tab-${index + 1}`,
        label: `Tab number ${index + 1}`,
        content: `Panel ${index + 1}`,
      }))}
    />
  );
}
