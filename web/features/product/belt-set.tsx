import { useState, type ReactNode } from "react";
import { lineTotalCents, parseAmount, toAmount } from "#domain/money.ts";
import type { ProductItem } from "#web/api/queries.ts";
import { useText } from "#web/messages/language.tsx";
import { productPageText } from "#web/messages/product-page.ts";
import { platform } from "#web/platform/platform.ts";
import { Button } from "#web/ui/button.tsx";
import { CartIcon } from "#web/ui/icons.tsx";
import { Price } from "#web/ui/price.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";

type BeltSetProps = {
  readonly product: ProductItem;
  readonly onAdd: (product: ProductItem, quantity: number) => void;
};

/** V-belts for a pulley of several grooves, put into the cart at once. */
export function BeltSet({ product, onAdd }: BeltSetProps): ReactNode {
  const { beltSet: text } = useText(productPageText);
  const [belts, setBelts] = useState<(typeof sets)[number]>("2");
  const count = Number(belts);
  const cents = parseAmount(product.price_eur);
  function add(): void {
    platform().tap();
    onAdd(product, count);
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span aria-hidden="true" className="text-sm">
        {text.grooves}
      </span>
      <SegmentedControl
        label={text.grooves}
        options={sets.map((value) => ({ value, label: value }))}
        value={belts}
        onValueChange={setBelts}
      />
      {cents !== undefined && (
        <output className="flex items-baseline gap-2">
          <Price amount={toAmount(lineTotalCents(cents, count))} className="font-medium" />
          <span className="text-sm text-muted">{text.belts(count)}</span>
        </output>
      )}
      <Button onClick={add} className="max-sm:w-full">
        <CartIcon />
        {text.add}
      </Button>
    </div>
  );
}

const sets = ["2", "3", "4", "5", "6"] as const;
