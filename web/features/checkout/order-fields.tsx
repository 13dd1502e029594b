import type { ReactNode } from "react";
import { orderFieldLimits, type OrderField, type OrderForm } from "#domain/order.ts";
import { getCities, deliveryCountries } from "#domain/places.ts";
import { checkoutText } from "#web/messages/checkout.ts";
import { useText } from "#web/messages/language.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { OrderErrors } from "./order-form.ts";

type OrderFieldsProps = {
  readonly form: OrderForm;
  readonly errors: OrderErrors;
  readonly onEdit: (field: OrderField, value: string) => void;
};

/** The fields of the order form. */
export function OrderFields({ form, errors, onEdit }: OrderFieldsProps): ReactNode {
  const text = useText(checkoutText);
  const getError = (field: OrderField): string | undefined => {
    const error = errors[field];
    return error && (error === "missing" ? text.fieldMissing : text.fieldInvalid);
  };
  const common = (field: OrderField) => ({
    name: field,
    label: text[field],
    value: form[field],
    error: getError(field),
  });
  const typed = (field: OrderField) => ({
    ...common(field),
    maxLength: orderFieldLimits[field],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onEdit(field, event.target.value),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...typed("name")} required autoComplete="name" />
      <TextField {...typed("phone")} required type="tel" inputMode="tel" autoComplete="tel" />
      <SelectField
        {...common("country")}
        required
        autoComplete="country-name"
        options={deliveryCountries.map(getOption)}
        placeholder={text.chooseCountry}
        onValueChange={(country) => onEdit("country", country)}
      />
      <SelectField
        {...common("city")}
        required
        autoComplete="address-level2"
        disabled={form.country === ""}
        options={getCities(form.country).map(getOption)}
        placeholder={form.country === "" ? text.chooseCountryFirst : text.chooseCity}
        onValueChange={(city) => onEdit("city", city)}
      />
      <TextField
        {...typed("address")}
        required
        autoComplete="street-address"
        className="sm:col-span-2"
      />
      <TextArea {...typed("notes")} rows={2} autoComplete="off" className="sm:col-span-2" />
    </div>
  );
}

function getOption(name: string): { readonly value: string; readonly label: string } {
  return { value: name, label: name };
}
