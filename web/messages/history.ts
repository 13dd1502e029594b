import type { HistoryAction } from "#domain/history.ts";
import type { ProductField } from "#domain/product-fields.ts";
import type { SynonymField } from "#domain/search-words.ts";
import { productDimensionsText } from "./product-dimensions.ts";

const actions = {
  created: "Added",
  changed: "Changed",
  stock: "Stock changed",
  status: "Status changed",
  deleted: "Deleted",
  restored: "Brought back",
} satisfies Record<HistoryAction, string>;

/** Texts of the history timeline. */
const en = {
  title: "History",
  loading: "Loading the history…",
  loadFailed: "Failed to load the history",
  empty: "Nothing has been changed here yet.",
  older: "Show older changes",
  actions,
  /** Of a search without a result. */
  missActions: { ...actions, deleted: "Dismissed" },
  by: (name: string): string => `by ${name}`,
  causes: {
    order: (id: string): string => `through order ${id}`,
    import: (id: string): string => `through import ${id}`,
  },
  fields: {
    name: "Name",
    price: "Price",
    currency: "Currency",
    description: "Description",
    specifications: "Specifications",
    brand: "Brand",
    category: "Category",
    image_url: "Picture",
    stock_quantity: "Stock",
    low_stock_threshold: "Low stock at",
    is_active: "State",
    ...productDimensionsText.en.labels,
    status: "Status",
    term: "Group",
    words: "Words",
    without: "Words taken out",
    means: "Searched for instead",
  } satisfies Record<ProductField | SynonymField | "without" | "status", string> as Readonly<
    Record<string, string>
  >,
  nothing: "nothing",
  visible: "Visible",
  hidden: "Hidden",
  becomes: "becomes",
};

export const historyText = { en };
