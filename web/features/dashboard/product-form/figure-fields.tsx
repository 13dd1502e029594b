import type { ReactNode } from "react";
import { currencies } from "#domain/money.ts";
import { maxStockQuantity } from "#domain/stock.ts";
import { useText } from "#web/lib/language.tsx";
import { productFormText } from "#web/messages/product-form.ts";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import type { ProductFormHandle } from "./use-product-form.ts";

/** Price, currency and the two counts. */
export function FigureFields({ form }: { readonly form: ProductFormHandle }): ReactNode {
  const text = useText(productFormText);
  const { draft, faults, edit } = form;
  return (
    <>
      <NumberField
        label={text.price}
        name="price"
        min={0}
        step={0.01}
        autoComplete="off"
        required
        value={draft.price}
        onChange={(event) => edit({ price: event.target.value })}
        error={faults.price}
      />
      <SelectField
        label={text.currency}
        name="currency"
        value={draft.currency}
        options={currencies.map((value) => ({ value, label: value }))}
        onValueChange={(currency) => edit({ currency })}
        error={faults.currency}
      />
      <NumberField
        label={text.stock}
        name="stock_quantity"
        whole
        min={0}
        max={maxStockQuantity}
        step={1}
        autoComplete="off"
        value={draft.stock_quantity}
        onChange={(event) => edit({ stock_quantity: event.target.value })}
        error={faults.stock_quantity}
      />
      <NumberField
        label={text.threshold}
        name="low_stock_threshold"
        whole
        min={0}
        max={maxStockQuantity}
        step={1}
        autoComplete="off"
        value={draft.low_stock_threshold}
        onChange={(event) => edit({ low_stock_threshold: event.target.value })}
        error={faults.low_stock_threshold}
      />
    </>
  );
}
