import {
  emptyOrderForm,
  orderFieldLimits,
  type OrderField,
  type OrderForm,
} from "#domain/order.ts";

/** Reads an order form that a device keeps; an untrusted value, of which only what fits is taken. */
export function readKeptOrderForm(raw: Readonly<Record<string, unknown>>): OrderForm {
  const textOf = (field: OrderField): string => {
    const text = raw[field];
    return typeof text === "string"
      ? text.slice(0, orderFieldLimits[field])
      : emptyOrderForm[field];
  };
  return {
    name: textOf("name"),
    phone: textOf("phone"),
    country: textOf("country"),
    city: textOf("city"),
    address: textOf("address"),
    notes: textOf("notes"),
  };
}

/** Whether a text names a field of the order form. */
export function isOrderField(text: unknown): text is OrderField {
  return typeof text === "string" && Object.hasOwn(orderFieldLimits, text);
}
