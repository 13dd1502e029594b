import type { ReactNode } from "react";
import { nskCataloguePath } from "#catalogue/drawing/media-path.ts";
import { useText } from "#web/messages/language.tsx";
import { nskCatalogueText } from "#web/messages/nsk-catalogue.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { DownloadIcon } from "#web/ui/icons.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import type { CatalogueChoice } from "./catalogue-search.ts";
import { InteractiveTab } from "./interactive-tab.tsx";
import type { CataloguePageData } from "./load-catalogue-page.ts";
import { LazySearchOutcome, SearchTab } from "./search-tab.tsx";

export type CataloguePageProps = {
  readonly choice: CatalogueChoice;
  /** `same` replaces the history entry, `new` adds one for Back. */
  readonly onChoiceChange: (choice: CatalogueChoice, step: "new" | "same") => void;
  readonly page: CataloguePageData;
};

/** The interactive catalogue with videos, and a search over all parts. */
export function CataloguePage(props: CataloguePageProps): ReactNode {
  const text = useText(nskCatalogueText);
  const { choice, onChoiceChange, page } = props;
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.lead}
        navigation={<BackLink to="/products/bearing/nsk">{text.back}</BackLink>}
      />
      <div className="page-column pb-16">
        <a
          href={nskCataloguePath}
          download
          className={buttonStyle({ className: "-mt-4 mb-8 lg:-mt-6" })}
        >
          <DownloadIcon />
          {text.download}
        </a>
        <Tabs
          label={text.tabs.label}
          value={choice.tab}
          onValueChange={(tab) => onChoiceChange({ ...choice, tab }, "new")}
          onIntent={(tab) => tab === "search" && void LazySearchOutcome.preload()}
          tabs={[
            {
              id: "interactive",
              label: text.tabs.interactive,
              content: <InteractiveTab page={page} />,
            },
            {
              id: "search",
              label: text.tabs.search,
              content: (
                <SearchTab
                  choice={choice}
                  onChoiceChange={onChoiceChange}
                  filters={page.families.filter(({ isFilter }) => isFilter)}
                />
              ),
            },
          ]}
        />
      </div>
    </>
  );
}
