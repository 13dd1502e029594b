import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { AdminProduct } from "#web/api/queries.ts";
import { adminPanelText } from "#web/messages/admin-panel.ts";
import { useText } from "#web/messages/language.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Price } from "#web/ui/price.tsx";
import { ProductThumbnail } from "#web/ui/product-thumbnail.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { useSetStock } from "./use-set-stock.ts";

export type PanelProductProps = {
  readonly product: AdminProduct;
  readonly isDeleting: boolean;
  readonly onDelete: () => void;
};

/** A product with its stock switch and its delete button. */
export function PanelProduct({ product, isDeleting, onDelete }: PanelProductProps): ReactNode {
  const text = useText(adminPanelText);
  const stock = useSetStock(product);
  const { name, price, currency, brand } = product;
  return (
    <div className="grid grid-cols-[min(3.5rem,18%)_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
      <ProductThumbnail product={product} width={128} className="w-full self-start" />
      <div className="min-w-0">
        <p lang="en" className="line-clamp-2 font-medium wrap-anywhere">
          {name}
        </p>
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm wrap-anywhere text-muted">
          {brand !== "" && <span lang="en">{brand}</span>}
          <Price
            amount={product.price_eur}
            original={{ amount: price, currency }}
            className="inline-flex max-w-full flex-wrap items-baseline whitespace-normal!"
          />
          {stock.pieces !== undefined && (
            <span className="tabular-nums">{text.pieces(stock.pieces)}</span>
          )}
          {/* The switch shows the other states. */}
          {stock.state === "low-stock" && <Badge tone="yellow">{text.stock["low-stock"]}</Badge>}
          {stock.state === "out-of-stock" && <Badge tone="red">{text.stock["out-of-stock"]}</Badge>}
          {!product.is_active && <Badge>{text.hidden}</Badge>}
        </p>
      </div>
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-3 sm:col-start-auto sm:justify-end">
        <span className="flex flex-wrap items-center gap-2.5">
          <Switch
            label={text.stockSwitch(name)}
            hideLabel
            checked={stock.isInStock}
            aria-busy={stock.isBusy || undefined}
            onCheckedChange={stock.setInStock}
          />
          <span aria-hidden="true" className="text-sm text-muted">
            {text.inStock}
          </span>
        </span>
        <IconButton label={text.deleteProduct(name)} busy={isDeleting} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
