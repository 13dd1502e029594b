import type { ReactNode } from "react";
import { useDebouncedText } from "#web/forms/use-debounced-text.ts";
import { useText } from "#web/messages/language.tsx";
import { nskCatalogueText } from "#web/messages/nsk-catalogue.ts";
import { Button } from "#web/ui/button.tsx";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import type { CataloguePageProps } from "./catalogue-page.tsx";
import { FamilyFilters } from "./family-filters.tsx";
import type { CatalogueFamily } from "./load-catalogue-page.ts";
import { fetchNskSearch } from "./load-nsk-search.ts";
import { ResultsSkeleton } from "./results-skeleton.tsx";

export const LazySearchOutcome = lazyChunk(
  async () => {
    // Beside it, not after it; if it fails, the outcome tries again.
    fetchNskSearch().catch(() => undefined);
    return (await import("./search-outcome.tsx")).SearchOutcome;
  },
  <ResultsSkeleton />,
);

type SearchTabProps = {
  readonly filters: readonly CatalogueFamily[];
} & Pick<CataloguePageProps, "choice" | "onChoiceChange">;

/** Searches on every key; the URL updates when typing pauses. */
export function SearchTab({ choice, onChoiceChange, filters }: SearchTabProps): ReactNode {
  const text = useText(nskCatalogueText).search;
  const [typed, setTyped, flush] = useDebouncedText(choice.text, (next) =>
    onChoiceChange({ ...choice, text: next }, "same"),
  );
  const known = filters.map(({ slug }) => slug).filter((slug) => choice.families.includes(slug));
  function clear(): void {
    setTyped("");
    onChoiceChange({ ...choice, text: "", families: [] }, "new");
  }
  return (
    <div>
      <form
        role="search"
        data-restored
        aria-label={text.label}
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-col gap-4"
      >
        <div className="flex items-end gap-3">
          <SearchField
            label={text.label}
            placeholder={text.placeholder}
            value={typed}
            onValueChange={setTyped}
            onBlur={flush}
            className="flex-1"
          />
          <Button onClick={clear}>{text.clearAll}</Button>
        </div>
        <FamilyFilters
          label={text.filters}
          families={filters}
          chosen={known}
          onChosenChange={(families) => onChoiceChange({ ...choice, text: typed, families }, "new")}
        />
      </form>
      <h2 className="sr-only">{text.heading}</h2>
      <LazySearchOutcome text={typed} families={known} onClear={clear} />
    </div>
  );
}
