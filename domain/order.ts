/** Input of the order form. */
export type OrderForm = {
  readonly name: string;
  readonly phone: string;
  readonly country: string;
  readonly city: string;
  readonly address: string;
  readonly notes: string;
};

export type OrderField = keyof OrderForm;

/** Required fields in the form's order; notes are optional. */
export const requiredOrderFields = [
  "name",
  "phone",
  "country",
  "city",
  "address",
] as const satisfies readonly OrderField[];

/** Max length of each field, in characters. */
export const orderFieldLimits: Readonly<Record<OrderField, number>> = {
  name: 120,
  phone: 40,
  country: 60,
  city: 60,
  address: 300,
  notes: 2_000,
};

export const emptyOrderForm: OrderForm = {
  name: "",
  phone: "",
  country: "",
  city: "",
  address: "",
  notes: "",
};

/** Returns the required fields that are empty or blank, in the form's order. */
export function findMissingOrderFields(form: OrderForm): readonly OrderField[] {
  return requiredOrderFields.filter((field) => form[field].trim() === "");
}

/**
 * Changes one field of the form. A new country clears the city, which belongs to the previous country.
 */
export function editOrderForm(form: OrderForm, field: OrderField, value: string): OrderForm {
  const edited = { ...form, [field]: value };
  return field === "country" && value !== form.country ? { ...edited, city: "" } : edited;
}

/** Returns the order number: the first 8 characters of the order's UUID. */
export function shortOrderId(orderId: string): string {
  return orderId.slice(0, 8);
}
