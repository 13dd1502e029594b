import { LayoutGrid, List } from "lucide-react";
import type { ReactNode } from "react";
import {
  changeShopSearch,
  defaultShopSort,
  shopSorts,
  type ShopSearch,
} from "#domain/shop-list.ts";
import { brandOptions, categoryOptions, type BrandUse } from "#domain/taxonomy.ts";
import { useDebouncedText } from "#web/forms/use-debounced-text.ts";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { SearchField } from "#web/ui/search-field.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

type ShopControlsProps = {
  readonly search: ShopSearch;
  /** Typing replaces the history entry; a selection adds one. */
  readonly onSearchChange: (search: ShopSearch, step: "new" | "same") => void;
  readonly uses: readonly BrandUse[];
};

const all = "all";

/** Search, filters, sorting and layout. */
export function ShopControls({ search, onSearchChange, uses }: ShopControlsProps): ReactNode {
  const text = useText(shopText);
  const choose = (change: Parameters<typeof changeShopSearch>[1]): void =>
    onSearchChange(changeShopSearch(search, change), "new");
  const [typed, setTyped, flush] = useDebouncedText(search.q ?? "", (q) =>
    onSearchChange(changeShopSearch(search, { q }), "same"),
  );
  return (
    <form
      role="search"
      data-kept
      aria-label={text.controls}
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
      // Hides labels on phones to show the products sooner; placeholders and first options have the same
      // text.
      className="grid grid-cols-2 items-end gap-2 max-md:[&_[data-slot=field]>label]:sr-only md:grid-cols-[repeat(3,minmax(0,1fr))_auto] md:gap-3 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto]"
    >
      <SearchField
        label={text.search}
        hideLabel={false}
        name="q"
        placeholder={text.searchPlaceholder}
        value={typed}
        onValueChange={setTyped}
        onBlur={flush}
        className="col-span-2 md:col-span-4 lg:col-span-1"
      />
      <SelectField
        label={text.category}
        name="category"
        value={search.category ?? all}
        options={withChosen(search.category, [
          { value: all, label: text.allCategories },
          ...categoryOptions(uses),
        ])}
        onValueChange={(category) => choose({ category })}
      />
      <SelectField
        label={text.brand}
        name="brand"
        value={search.brand ?? all}
        options={withChosen(search.brand, [
          { value: all, label: text.allBrands },
          ...brandOptions(search.category, uses).map((brand) => ({ value: brand, label: brand })),
        ])}
        onValueChange={(brand) => choose({ brand })}
      />
      <SelectField
        label={text.sort}
        name="sort"
        value={search.sort ?? defaultShopSort}
        options={shopSorts.map((sort) => ({ value: sort, label: text.sorts[sort] }))}
        onValueChange={(sort) => choose({ sort })}
      />
      <SegmentedControl
        label={text.view}
        value={search.view ?? "grid"}
        options={[
          { value: "grid", label: text.views.grid, icon: <LayoutGrid aria-hidden="true" /> },
          { value: "list", label: text.views.list, icon: <List aria-hidden="true" /> },
        ]}
        onValueChange={(view) => choose({ view })}
        className="justify-self-end"
      />
    </form>
  );
}

type Option = {
  readonly value: string;
  readonly label: string;
};

/** A shared link may contain a value that no product has any more; the selector still shows it. */
function withChosen(chosen: string | undefined, options: readonly Option[]): readonly Option[] {
  if (chosen === undefined || options.some((option) => option.value === chosen)) return options;
  return [...options, { value: chosen, label: chosen }];
}
