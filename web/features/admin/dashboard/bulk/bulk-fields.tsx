import type { ReactNode } from "react";
import { dashboardBulkText } from "#web/messages/dashboard-bulk.ts";
import { useText } from "#web/messages/language.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import type { BulkDraft, BulkDraftErrors } from "./bulk-draft.ts";

type BulkFieldsProps = {
  readonly draft: BulkDraft;
  readonly errors: BulkDraftErrors | undefined;
  readonly onEdit: (change: Partial<BulkDraft>) => void;
};

/** What chosen products get: a price, a stock, a state. */
export function BulkFields({ draft, errors, onEdit }: BulkFieldsProps): ReactNode {
  const text = useText(dashboardBulkText);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField<BulkDraft["price"]>
        data-autofocus
        label={text.price}
        name="price"
        value={draft.price}
        options={toOptions(["keep", "set", "percent"], text.prices)}
        onValueChange={(price) => onEdit({ price })}
      />
      {draft.price === "keep" ? (
        <span className="max-sm:hidden" />
      ) : (
        <NumberField
          label={draft.price === "set" ? text.value.price : text.value.percent}
          name="price_value"
          signed={draft.price === "percent"}
          {...(draft.price === "set" ? { help: text.currencyHint } : { suffix: "%" })}
          value={draft.priceValue}
          error={errors?.price ? text.invalid : undefined}
          onChange={(event) => onEdit({ priceValue: event.target.value })}
        />
      )}
      <SelectField<BulkDraft["stock"]>
        label={text.stock}
        name="stock"
        value={draft.stock}
        options={toOptions(["keep", "set", "add"], text.stocks)}
        onValueChange={(stock) => onEdit({ stock })}
      />
      {draft.stock === "keep" ? (
        <span className="max-sm:hidden" />
      ) : (
        <NumberField
          whole
          signed={draft.stock === "add"}
          label={text.value[draft.stock]}
          name="stock_value"
          value={draft.stockValue}
          error={errors?.stock ? text.invalid : undefined}
          onChange={(event) => onEdit({ stockValue: event.target.value })}
        />
      )}
      <SelectField<BulkDraft["state"]>
        label={text.state}
        name="state"
        value={draft.state}
        options={toOptions(["keep", "visible", "hidden"], text.states)}
        onValueChange={(state) => onEdit({ state })}
      />
    </div>
  );
}

function toOptions<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): { readonly value: Value; readonly label: string }[] {
  return values.map((value) => ({ value, label: labels[value] }));
}
