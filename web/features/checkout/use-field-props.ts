import { orderFieldLimits, type OrderField } from "#domain/order.ts";
import type { PhoneReader } from "#web/forms/phone/read-phone.ts";
import { checkoutText } from "#web/messages/checkout.ts";
import { useText } from "#web/messages/language.tsx";
import type { TypedFieldProps } from "#web/ui/text-field.tsx";
import type { OrderFormState } from "./order-form.ts";

export type OrderFieldsProps = {
  readonly state: OrderFormState;
  readonly readPhone: PhoneReader | undefined;
  readonly onEdit: (field: OrderField, value: string) => void;
};

type LabelledProps = Omit<TypedFieldProps, "maxLength" | "onChange">;

/** Attributes that connect a control with a field of the form. */
export function useFieldProps({
  state: { form, errors },
  onEdit,
}: Pick<OrderFieldsProps, "state" | "onEdit">): {
  readonly labelled: (field: OrderField) => LabelledProps;
  readonly typed: (field: OrderField) => TypedFieldProps;
} {
  const text = useText(checkoutText);
  const getError = (field: OrderField): string | undefined => {
    const error = errors[field];
    return error && (error === "missing" ? text.fieldMissing : text.fieldInvalid);
  };
  const labelled = (field: OrderField): LabelledProps => ({
    name: field,
    label: text[field],
    value: form[field],
    error: getError(field),
  });
  return {
    labelled,
    typed: (field) => ({
      ...labelled(field),
      maxLength: orderFieldLimits[field],
      onChange: ({ target }) => onEdit(field, target.value),
    }),
  };
}
