import type { CartLine } from "#domain/cart.ts";
import type { FollowedQuote, QuoteLine } from "#domain/quote-schema.ts";
import { noDimensions } from "#domain/testing/no-dimensions.ts";
import type { AdminProduct, OrderItem, ProductImport, ProductItem } from "#web/api/queries.ts";
import type { Me } from "#web/session/session-query.ts";

const at = "2026-01-15T09:30:00.000Z";

/** Returns a valid id, different for each number. */
export function sampleId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

/** A product on sale: 12.50 €, ten pieces. */
export function sampleProduct(number: number, fields: Partial<ProductItem> = {}): ProductItem {
  const price = fields.price ?? 12.5;
  return {
    id: sampleId(number),
    name: `Bearing ${number}`,
    price,
    price_eur: price,
    currency: "EUR",
    image_url: null,
    image: null,
    description: "A bearing",
    specifications: null,
    brand: "NSK",
    category: "Bearings",
    stock_quantity: 10,
    low_stock_threshold: 5,
    stock: "inStock",
    is_active: true,
    ...noDimensions,
    created_at: at,
    updated_at: at,
    ...fields,
  };
}

/** A line of a cart on the device, at 6.90 €. */
export function sampleLine(productId: string, quantity: number): CartLine {
  return { productId, name: "A part", priceCents: 690, quantity, imageUrl: null };
}

/** The same product, as in the dashboard's list. */
export function sampleAdminProduct(
  number: number,
  fields: Partial<AdminProduct> = {},
): AdminProduct {
  return { ...sampleProduct(number), deleted_at: null, deleted_by: null, ...fields };
}

/** A pending order of two pieces. */
export function sampleOrder(number: number, fields: Partial<OrderItem> = {}): OrderItem {
  return {
    id: sampleId(number),
    user_id: null,
    customer_name: "Arta Krasniqi",
    phone: "+355 69 123 4567",
    country: "Shqipëri",
    city: "Tiranë",
    shipping_method: "Rruga e Durrësit 12",
    notes: "",
    email: "",
    company_name: "",
    nipt: "",
    language: "sq",
    items: [{ id: sampleId(1), name: "Bearing 1", price: 12.5, quantity: 2, taken: null }],
    delivery: null,
    terms: null,
    total: 25,
    total_all: 2_400,
    status: "pending",
    created_at: at,
    deleted_at: null,
    deleted_by: null,
    ...fields,
  };
}

/** A line of a quote, unanswered. */
export function sampleQuoteLine(number: number, fields: Partial<QuoteLine> = {}): QuoteLine {
  return {
    id: sampleId(number),
    text: `Part ${number}`,
    product_id: null,
    product_name: null,
    quantity: 2,
    note: "",
    is_available: null,
    unit_price_eur: null,
    line_total_eur: null,
    days: null,
    answer_note: "",
    ...fields,
  };
}

/** An open request for a quote of one line; without the links, as the staff see it. */
export function sampleQuote(number: number, fields: Partial<FollowedQuote> = {}): FollowedQuote {
  const id = `${String(number).padStart(8, "0")}-0000-4000-8000-000000000000`;
  const token = String(number).padStart(64, "0");
  return {
    id,
    number: id.slice(0, 8),
    status: "open",
    name: "Arta Krasniqi",
    phone: "+355 69 123 4567",
    email: "",
    company_name: "",
    nipt: "",
    note: "",
    is_urgent: false,
    lines: [sampleQuoteLine(1)],
    photos: [],
    staff_note: "",
    total: null,
    total_all: null,
    valid_until: null,
    version: 0,
    order_id: null,
    order_link_token: null,
    declined_by: null,
    link: `/quotes/${id}#${token}`,
    link_token: token,
    created_at: at,
    answered_at: null,
    ...fields,
  };
}

/** The same quote with an answer of one price. */
export function sampleAnsweredQuote(
  number: number,
  price: number,
  fields: Partial<FollowedQuote> = {},
): FollowedQuote {
  const answer = { is_available: true, unit_price_eur: price, line_total_eur: price * 2, days: 3 };
  return sampleQuote(number, {
    status: "answered",
    version: 1,
    lines: [sampleQuoteLine(1, answer)],
    total: price * 2,
    valid_until: "2099-01-31",
    answered_at: at,
    ...fields,
  });
}

/** A product import that was read but not applied. */
export function sampleImport(fields: Partial<ProductImport> = {}): ProductImport {
  return {
    id: sampleId(900),
    file_name: "products.csv",
    state: "draft",
    counts: { create: 1, change: 0, same: 0, refuse: 0 },
    created_by: "Admin User",
    created_at: at,
    applied_at: null,
    undone_at: null,
    ...fields,
  };
}

/** Possible viewers of a page, as the server returns them. */
export const viewers = {
  guest: { user: null, is_admin: false },
  customer: {
    user: { id: "customer-1", name: "Arta Krasniqi", email: "arta@example.com", phone: null },
    is_admin: false,
  },
  admin: {
    user: { id: "admin-1", name: "Admin User", email: "admin@example.com", phone: null },
    is_admin: true,
  },
} as const satisfies Record<string, Me>;
