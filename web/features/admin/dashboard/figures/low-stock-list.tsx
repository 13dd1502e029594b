import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { PackageCheck } from "lucide-react";
import { useState, type ReactNode } from "react";
import { emptiestProductsQuery } from "#web/api/admin-queries.ts";
import type { AdminProduct } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { dashboardFiguresText } from "#web/messages/dashboard-figures.ts";
import { dashboardStockText } from "#web/messages/dashboard-stock.ts";
import { useText } from "#web/messages/language.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { openChunk } from "#web/ui/open-chunk.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";

const loadEditDialog = () => import("#web/features/admin/dashboard/manage/edit-dialog.tsx");
const EditDialog = lazyChunk(async () => (await loadEditDialog()).EditDialog);

/** The products with the lowest stock, with a link to all of them. */
export function LowStockList(): ReactNode {
  const [edited, setEdited] = useState<AdminProduct>();
  async function edit(product: AdminProduct): Promise<void> {
    if (await openChunk(loadEditDialog, "edit-stock")) setEdited(product);
  }
  return (
    <>
      <LowStock onEdit={(product) => void edit(product)} />
      {/* Beside the list, since the last product may leave it while it is edited. */}
      {edited && (
        <EditDialog
          product={edited}
          focusedField="stock_quantity"
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

function LowStock({ onEdit }: { readonly onEdit: (product: AdminProduct) => void }): ReactNode {
  const text = useText(dashboardFiguresText);
  const { data, isError, isFetching, refetch } = useQuery(emptiestProductsQuery(useApi()));
  if (!data && isError) {
    return (
      <ErrorState
        className="flex-1 justify-center"
        title={text.lowStockFailed}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!data) return <Skeleton className="flex-1" />;
  if (data.items.length === 0) {
    return (
      <EmptyState
        className="flex-1 justify-center"
        icon={<PackageCheck aria-hidden="true" />}
        title={text.noneLow}
        text={text.noneLowText}
      />
    );
  }
  return (
    <>
      <ul className="flex-1">
        {data.items.map((product) => (
          <Entry key={product.id} product={product} onEdit={() => onEdit(product)} />
        ))}
      </ul>
      <Link
        to="/admin/products"
        search={{ tab: "products", state: "low-stock", sort: "stock-asc" }}
        hash="lists"
        className="text-link mt-3 inline-block min-h-6 self-start text-sm pointer-coarse:min-h-11 pointer-coarse:leading-11"
      >
        {text.showLow(data.count)}
      </Link>
      <PurchaseList />
    </>
  );
}

function PurchaseList(): ReactNode {
  const text = useText(dashboardFiguresText);
  const files = [
    { format: "PDF", href: "/api/admin/exports/purchase-list/pdf" },
    { format: "CSV", href: "/api/admin/exports/purchase-list" },
  ];
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
      {text.purchaseList}
      {files.map(({ format, href }) => (
        <a
          key={format}
          href={href}
          download
          aria-label={text.purchaseListAs(format)}
          className="text-link inline-block min-h-6 pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:leading-11"
        >
          {format}
        </a>
      ))}
    </p>
  );
}

/** Opens the product in its stock field. */
function Entry({
  product,
  onEdit,
}: {
  readonly product: AdminProduct;
  readonly onEdit: () => void;
}): ReactNode {
  const text = useText(dashboardFiguresText);
  const { editStock } = useText(dashboardStockText);
  const { name, stock_quantity: count, low_stock_threshold: threshold } = product;
  return (
    <li className="border-b border-hairline last:border-b-0">
      <button
        type="button"
        onClick={onEdit}
        className="flex w-full items-baseline justify-between gap-4 py-1.5 text-start text-sm hover:bg-sunken pointer-coarse:min-h-11"
      >
        <span className="min-w-0 wrap-anywhere underline decoration-line underline-offset-4">
          {name}
        </span>
        <span className="shrink-0 whitespace-nowrap tabular-nums">
          <span className={count === 0 ? "font-medium text-red" : "font-medium"}>
            {text.left(count)}
          </span>{" "}
          <span className="ms-1 text-xs text-muted">{text.threshold(threshold)}</span>
        </span>
        <span className="sr-only">{editStock}</span>
      </button>
    </li>
  );
}
