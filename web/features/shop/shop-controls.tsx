import { clsx } from "clsx";
import { memo, useId, useState, type ReactNode } from "react";
import {
  changeShopSearch,
  defaultShopSort,
  parseShopSearch,
  shopSorts,
  type ShopSearch,
  type ShopSort,
  type ShopView,
} from "#domain/shop-list.ts";
import { brandOptions, categoryOptions, type BrandUse } from "#domain/taxonomy.ts";
import { useDebouncedText } from "#web/forms/use-debounced-text.ts";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { listActive, type FilterChoices } from "#web/search/size-filters.ts";
import { SearchField } from "#web/ui/search-field.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { GridIcon, RowsIcon } from "#web/ui/shop-icons.tsx";
import { SizeFields } from "#web/ui/size-filter/size-fields.tsx";
import { saveShopView } from "./last-view.ts";
import { listSizeFields } from "./list-size-fields.ts";
import { preloadSearchParts } from "./search/search-parts.ts";
import { SizesButton } from "./sizes-button.tsx";

type ShopControlsProps = {
  readonly search: ShopSearch;
  /** Typing replaces the history entry; a selection adds one. */
  readonly onSearchChange: (search: ShopSearch, step: "new" | "same") => void;
  readonly uses: readonly BrandUse[];
  readonly choices: FilterChoices;
};

const all = "all";

/** Search, filters, sorting and layout. */
export function ShopControls(props: ShopControlsProps): ReactNode {
  const { search, onSearchChange } = props;
  const text = useText(shopText);
  const [typed, setTyped, flush] = useDebouncedText(search.q ?? "", (q) =>
    onSearchChange(changeShopSearch(search, { q }), "same"),
  );
  return (
    <form
      role="search"
      data-restored
      aria-label={text.controls}
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
      // Hides labels on phones to show the products sooner; placeholders and first options have the same
      // text.
      className="grid grid-cols-2 items-end gap-2 max-[22rem]:grid-cols-1 max-[22rem]:*:col-span-full max-md:[&>[data-slot=field]>label]:sr-only md:grid-cols-[repeat(3,minmax(0,1fr))_auto] md:gap-3 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto]"
    >
      <SearchField
        label={text.search}
        hideLabel={false}
        name="q"
        placeholder={text.searchPlaceholder}
        value={typed}
        onValueChange={setTyped}
        onBlur={flush}
        onFocus={preloadSearchParts}
        className="col-span-2 md:col-span-4 lg:col-span-1"
      />
      <Choices {...props} />
    </form>
  );
}

/** What is chosen beside the text. Memoized, so that a key renders only the text's field. */
const Choices = memo(function Choices({
  search,
  onSearchChange,
  uses,
  choices,
}: ShopControlsProps): ReactNode {
  const text = useText(shopText);
  const sizesId = useId();
  const [isOpen, setOpen] = useState(false);
  const choose = (change: Parameters<typeof changeShopSearch>[1]): void =>
    onSearchChange(changeShopSearch(search, change), "new");
  return (
    <>
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
      <SortField sort={search.sort} onSortChange={(sort) => choose({ sort })} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <SizesButton
          count={listActive(search).length}
          isOpen={isOpen}
          onOpenChange={setOpen}
          controls={sizesId}
        />
        <ViewToggle view={search.view ?? "grid"} onViewChange={(view) => choose({ view })} />
      </div>
      <SizeFields
        id={sizesId}
        fields={listSizeFields(search)}
        values={search}
        choices={choices}
        onFilterChange={(filter, value, step) =>
          onSearchChange(parseShopSearch({ ...search, [filter]: value }), step)
        }
        className={clsx(
          "col-span-full grid-cols-3 items-start md:grid md:grid-cols-6 noscript:grid",
          isOpen ? "grid" : "hidden",
        )}
      />
    </>
  );
});

type SortFieldProps = {
  readonly sort: ShopSort | undefined;
  readonly onSortChange: (sort: ShopSort) => void;
};

function SortField({ sort = defaultShopSort, onSortChange }: SortFieldProps): ReactNode {
  const text = useText(shopText);
  return (
    <SelectField
      label={text.sort}
      name="sort"
      value={sort}
      options={shopSorts.map((one) => ({ value: one, label: text.sorts[one] }))}
      onValueChange={onSortChange}
    />
  );
}

type ViewToggleProps = {
  readonly view: ShopView;
  readonly onViewChange: (view: ShopView) => void;
};

function ViewToggle({ view, onViewChange }: ViewToggleProps): ReactNode {
  const text = useText(shopText);
  return (
    <SegmentedControl
      label={text.view}
      value={view}
      options={[
        { value: "grid", label: text.views.grid, icon: <GridIcon /> },
        { value: "list", label: text.views.list, icon: <RowsIcon /> },
      ]}
      onValueChange={(chosen) => {
        saveShopView(chosen);
        onViewChange(chosen);
      }}
    />
  );
}

type Option = {
  readonly value: string;
  readonly label: string;
};

/** A shared link may contain a value without products; the selector still shows it. */
function withChosen(chosen: string | undefined, options: readonly Option[]): readonly Option[] {
  if (chosen === undefined || options.some((option) => option.value === chosen)) return options;
  return [...options, { value: chosen, label: chosen }];
}
