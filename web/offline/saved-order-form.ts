import {
  emptyOrderForm,
  orderFieldLimits,
  type OrderField,
  type OrderForm,
} from "#domain/order.ts";

/** Reads an order form stored on a device. Untrusted: unknown fields are dropped, long texts cut. */
export function readSavedOrderForm(raw: Readonly<Record<string, unknown>>): OrderForm {
  const getText = (field: OrderField): string => {
    const text = raw[field];
    return typeof text === "string"
      ? text.slice(0, orderFieldLimits[field])
      : emptyOrderForm[field];
  };
  return {
    name: getText("name"),
    phone: getText("phone"),
    country: getText("country"),
    city: getText("city"),
    address: getText("address"),
    notes: getText("notes"),
    // Missing in forms stored before these fields existed.
    email: getText("email"),
    company: getText("company"),
    nipt: getText("nipt"),
    otherCity: getText("otherCity"),
  };
}

/** Whether a text names a field of the order form. */
export function isOrderField(text: unknown): text is OrderField {
  return typeof text === "string" && Object.hasOwn(orderFieldLimits, text);
}
