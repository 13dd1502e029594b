/** What the order form asks for. Source: shop specification section 5, "Order form". */
export type OrderForm = {
  readonly name: string;
  readonly phone: string;
  readonly country: string;
  readonly city: string;
  readonly address: string;
  readonly notes: string;
};

/** A field of the order form. */
export type OrderField = keyof OrderForm;

/** The fields that must be filled in, in the form's order; notes are optional. */
export const requiredOrderFields = [
  "name",
  "phone",
  "country",
  "city",
  "address",
] as const satisfies readonly OrderField[];

/** The longest text each field takes, in characters. */
export const orderFieldLimits: Readonly<Record<OrderField, number>> = {
  name: 120,
  phone: 40,
  country: 60,
  city: 60,
  address: 300,
  notes: 2_000,
};

/** The empty form. */
export const emptyOrderForm: OrderForm = {
  name: "",
  phone: "",
  country: "",
  city: "",
  address: "",
  notes: "",
};

/**
 * Finds the required fields that hold nothing but spaces.
 *
 * @param form What was typed.
 * @returns The missing fields in the form's order; none when the form may be sent.
 */
export function findMissingOrderFields(form: OrderForm): readonly OrderField[] {
  return requiredOrderFields.filter((field) => form[field].trim() === "");
}

/**
 * Changes one field of the form. A new country clears the city, which belonged to the old one.
 *
 * @param form The form so far.
 * @param field The field that was edited.
 * @param value Its new text.
 * @returns The new form.
 * Source: shop specification section 4, "Form dependencies".
 */
export function editOrderForm(form: OrderForm, field: OrderField, value: string): OrderForm {
  const edited = { ...form, [field]: value };
  return field === "country" && value !== form.country ? { ...edited, city: "" } : edited;
}

/**
 * Shortens an order's id to what people see and say on the phone.
 *
 * @param orderId A UUID.
 * @returns Its first 8 characters.
 */
export function shortOrderId(orderId: string): string {
  return orderId.slice(0, 8);
}
