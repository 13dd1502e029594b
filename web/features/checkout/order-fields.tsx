import type { ReactNode } from "react";
import { deliveryCountries, getCities, otherCityOption } from "#domain/places.ts";
import { checkoutText } from "#web/messages/checkout.ts";
import { useText } from "#web/messages/language.tsx";
import { PhoneField } from "#web/ui/phone-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { CompanyFields } from "./company-fields.tsx";
import { useFieldProps, type OrderFieldsProps } from "./use-field-props.ts";

/** The fields of the order form. */
export function OrderFields(props: OrderFieldsProps): ReactNode {
  const { form, questions } = props.state;
  const text = useText(checkoutText);
  const { labelled, typed } = useFieldProps(props);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...typed("name")} required autoComplete="name" />
      <PhoneField
        field={typed("phone")}
        country={form.country}
        asked={questions.phone}
        sendAnyway={text.sendAnyway}
        readPhone={props.readPhone}
      />
      <SelectField
        {...labelled("country")}
        required
        autoComplete="country-name"
        options={deliveryCountries.map(getOption)}
        placeholder={text.chooseCountry}
        onValueChange={(country) => props.onEdit("country", country)}
      />
      <SelectField
        {...labelled("city")}
        required
        autoComplete="address-level2"
        disabled={form.country === ""}
        options={[...getCities(form.country), otherCityOption].map(getOption)}
        placeholder={form.country === "" ? text.chooseCountryFirst : text.chooseCity}
        onValueChange={(city) => props.onEdit("city", city)}
      />
      {form.city === otherCityOption && (
        <TextField
          {...typed("otherCity")}
          required
          autoComplete="address-level2"
          className="sm:col-start-2"
        />
      )}
      <TextField
        {...typed("address")}
        required
        autoComplete="street-address"
        className="sm:col-span-2"
      />
      <TextArea {...typed("notes")} rows={2} autoComplete="off" className="sm:col-span-2" />
      <CompanyFields {...props} />
    </div>
  );
}

function getOption(name: string): { readonly value: string; readonly label: string } {
  return { value: name, label: name };
}
