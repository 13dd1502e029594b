import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { adminProductSorts, adminProductStates } from "#domain/admin-list.ts";
import { maxSearchLength } from "#domain/shop-list.ts";
import { adminCategoryOptions } from "#domain/taxonomy.ts";
import { productFiltersQuery } from "#web/api/shop-queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { ListControls } from "#web/features/admin/dashboard/list-controls.tsx";
import { dashboardProductsText } from "#web/messages/dashboard-products.ts";
import { useText } from "#web/messages/language.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { changeProductSearch, type ProductSearch } from "./product-search.ts";

type ProductControlsProps = {
  readonly search: ProductSearch;
  /** Typing replaces the history entry; a selection adds one. */
  readonly onSearchChange: (search: ProductSearch, step: "new" | "same") => void;
};

const all = "all";

/** The product list's search, filters and order. */
export function ProductControls({ search, onSearchChange }: ProductControlsProps): ReactNode {
  const text = useText(dashboardProductsText);
  const uses = useQuery(productFiltersQuery(useApi())).data?.uses ?? [];
  const choose = (change: Parameters<typeof changeProductSearch>[1]): void =>
    onSearchChange(changeProductSearch(search, change), "new");
  const categories = [...uses.map((use) => use.category), search.category ?? ""];
  return (
    <ListControls
      text={text}
      q={search.q}
      maxLength={maxSearchLength}
      onSearch={(q) => onSearchChange(changeProductSearch(search, { q }), "same")}
      className="grid-cols-2 md:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]"
    >
      <SelectField
        label={text.state}
        name="state"
        value={search.state ?? all}
        options={adminProductStates.map((value) => ({ value, label: text.states[value] }))}
        onValueChange={(state) => choose({ state })}
      />
      <SelectField
        label={text.category}
        name="category"
        value={search.category ?? all}
        options={[{ value: all, label: text.allCategories }, ...adminCategoryOptions(categories)]}
        onValueChange={(category) => choose({ category })}
      />
      <SelectField
        className="max-md:col-span-2"
        label={text.sort}
        name="sort"
        value={search.sort ?? "newest"}
        options={adminProductSorts.map((value) => ({ value, label: text.sorts[value] }))}
        onValueChange={(sort) => choose({ sort })}
      />
    </ListControls>
  );
}
