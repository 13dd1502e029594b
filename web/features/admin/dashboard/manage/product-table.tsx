import type { ReactNode } from "react";
import { stockState } from "#domain/stock.ts";
import { categoryLabel } from "#domain/taxonomy.ts";
import type { AdminProduct } from "#web/api/queries.ts";
import type { ChosenProducts } from "#web/features/admin/dashboard/bulk/use-chosen-products.ts";
import { dashboardBulkText } from "#web/messages/dashboard-bulk.ts";
import { dashboardProductsText } from "#web/messages/dashboard-products.ts";
import { formatAlbanianDate } from "#web/messages/format/albanian-format.ts";
import { useText } from "#web/messages/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Price } from "#web/ui/price.tsx";
import { ProductThumbnail } from "#web/ui/product-thumbnail.tsx";
import { Table, type TableColumn } from "#web/ui/table.tsx";
import type { ProductActions } from "./product-actions.ts";
import { RowActions } from "./row-actions.tsx";
import { StockEditor, type StockEditorProps } from "./stock-editor.tsx";

type ProductTableProps = {
  readonly products: readonly AdminProduct[];
  readonly rows: StockEditorProps["rows"];
  readonly chosen: ChosenProducts;
} & ProductActions;

export function ProductTable({ products, rows, chosen, ...actions }: ProductTableProps): ReactNode {
  const text = useText(dashboardProductsText);
  const columns: readonly TableColumn<AdminProduct>[] = [
    {
      key: "product",
      header: text.product,
      rowHeader: true,
      renderCell: (product) => <Named product={product} chosen={chosen} />,
    },
    {
      key: "price",
      header: text.price,
      numeric: true,
      placeInCard: "max-md:order-1",
      renderCell: ({ price_eur, price, currency }) => (
        <Price
          amount={price_eur}
          original={{ amount: price, currency }}
          className="inline-flex flex-col [&>small]:ms-0"
        />
      ),
    },
    {
      key: "stock",
      header: text.stock,
      numeric: true,
      placeInCard: "max-md:order-2 max-md:col-span-full max-md:items-center",
      renderCell: (product) => <Stock product={product} rows={rows} />,
    },
    {
      key: "state",
      header: text.state,
      placeInCard: "max-md:order-1",
      renderCell: (product) => <State product={product} />,
    },
    {
      key: "actions",
      header: text.actions,
      hideHeader: true,
      placeInCard: "max-md:order-3 max-md:col-span-full",
      numeric: true,
      renderCell: (product) => <RowActions product={product} {...actions} />,
    },
  ];
  return (
    <Table
      caption={text.title}
      isList
      cardClassName="max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] max-md:gap-x-6"
      columns={columns}
      rows={products}
      rowKey={(product) => product.id}
    />
  );
}

type ProductProps = {
  readonly product: AdminProduct;
};

function Named({ product, chosen }: ProductProps & { readonly chosen: ChosenProducts }): ReactNode {
  const text = useText(dashboardBulkText);
  const kind = [product.brand, categoryLabel(product.category)].filter((word) => word !== "");
  return (
    <span className="flex items-start gap-3 text-start">
      {product.deleted_at === null && (
        <Checkbox
          label={text.choose(product.name)}
          hideLabel
          checked={chosen.has(product.id)}
          onCheckedChange={(isChosen) => chosen.choose([product.id], isChosen)}
        />
      )}
      <span className="w-14 shrink-0">
        <ProductThumbnail product={product} width={56} className="w-full" />
      </span>
      <span className="grid min-w-0 gap-0.5 wrap-anywhere">
        <span className="font-medium">{product.name}</span>
        {kind.length > 0 && (
          <span className="text-xs font-normal text-muted">{kind.join(" · ")}</span>
        )}
      </span>
    </span>
  );
}

function Stock({ product, rows }: StockEditorProps): ReactNode {
  const text = useText(dashboardProductsText);
  const state = stockState(product.stock_quantity, product.low_stock_threshold);
  return (
    <span className="inline-grid justify-items-end gap-0.5">
      {product.deleted_at === null ? (
        <StockEditor product={product} rows={rows} />
      ) : (
        <span className="font-mono">{product.stock_quantity.toLocaleString("en-GB")}</span>
      )}
      {state !== "in-stock" && (
        <Badge tone={state === "low-stock" ? "yellow" : "red"} className="max-md:whitespace-normal">
          {text.stockStates[state]}
        </Badge>
      )}
    </span>
  );
}

function State({ product }: ProductProps): ReactNode {
  const text = useText(dashboardProductsText);
  if (product.deleted_at !== null) {
    const date = formatAlbanianDate(new Date(product.deleted_at));
    return (
      <span className="inline-block max-w-44 text-xs text-muted">
        {text.deletedBy(product.deleted_by ?? "", date)}
      </span>
    );
  }
  return product.is_active ? (
    <span className="text-muted">{text.visible}</span>
  ) : (
    <Badge>{text.hidden}</Badge>
  );
}
