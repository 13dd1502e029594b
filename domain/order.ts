import { otherCityOption } from "./places.ts";

/** The stored address of a quote's order: a quote has none, so that is agreed on the phone. */
export const addressByPhone = "Sipas marrëveshjes me telefon";

/** The same in English. */
export const addressByPhoneInEnglish = "as agreed on the phone";

/** A stored place of delivery as English pages and mails show it. */
export function toEnglishPlace(place: string): string {
  return place === addressByPhone ? addressByPhoneInEnglish : place;
}

/** Input of the order form. */
export type OrderForm = {
  readonly name: string;
  readonly phone: string;
  readonly country: string;
  readonly city: string;
  readonly address: string;
  readonly notes: string;
  /** Optional, as everything below. */
  readonly email: string;
  readonly company: string;
  /** Tax number of the company. */
  readonly nipt: string;
  /** The city, if `city` is the option for another one. */
  readonly otherCity: string;
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
  email: 254,
  company: 120,
  nipt: 30,
  otherCity: 60,
};

export const emptyOrderForm: OrderForm = {
  name: "",
  phone: "",
  country: "",
  city: "",
  address: "",
  notes: "",
  email: "",
  company: "",
  nipt: "",
  otherCity: "",
};

/** Returns the required fields that are empty or blank, in the form's order. */
export function findMissingOrderFields(form: OrderForm): readonly OrderField[] {
  const required: readonly OrderField[] =
    form.city === otherCityOption
      ? ["name", "phone", "country", "otherCity", "address"]
      : requiredOrderFields;
  return required.filter((field) => form[field].trim() === "");
}

/** Returns the city of the delivery: a listed one, or the one typed for another. */
export function getDeliveryCity({ city, otherCity }: OrderForm): string {
  return city === otherCityOption ? otherCity.trim() : city;
}

/**
 * Changes one field of the form. A new country clears the city, which belongs to the previous country.
 */
export function editOrderForm(form: OrderForm, field: OrderField, value: string): OrderForm {
  const edited = { ...form, [field]: value };
  return field === "country" && value !== form.country
    ? { ...edited, city: "", otherCity: "" }
    : edited;
}

/** Returns the order number: the first 8 characters of the order's UUID. */
export function shortOrderId(orderId: string): string {
  return orderId.slice(0, 8);
}
