import { paymentWays, type OrderTerms } from "#domain/order-terms.ts";
import { defaultRetention } from "#domain/retention.ts";
import type { StockDisplay } from "#domain/stock.ts";
import type { AdminProduct, OrderItem, ProductItem } from "#web/api/queries.ts";
import { api } from "./fake-api.ts";
import { viewers } from "./samples.ts";

/** The fake shop's data and viewer. */
export type FakeShop = {
  readonly viewer?: keyof typeof viewers;
  readonly products?: readonly (ProductItem | AdminProduct)[];
  /** Products with a page that no list has. */
  readonly unlisted?: readonly ProductItem[];
  readonly orders?: readonly OrderItem[];
};

/** Answers all reads of the shop, the account page and the dashboard. */
export function fakeShop({
  viewer = "guest",
  products = [],
  unlisted = [],
  orders = [],
}: FakeShop = {}): void {
  const items = products.map((product) => ({ deleted_at: null, deleted_by: null, ...product }));
  const page = { items, count: items.length, next_cursor: null };
  setViewer(viewer);
  api.on("GET /api/products", { json: page });
  api.on("GET /api/products/*", ({ path }) => {
    const product = [...items, ...unlisted].find(({ id }) => path.endsWith(id));
    return product ? { json: product } : { status: 404, json: { code: "not_found" } };
  });
  api.on("GET /api/products/named", { json: { items } });
  api.on("GET /api/admin/products", { json: page });
  api.on("GET /api/products/filters", {
    json: { uses: [{ category: "Bearings", brand: "NSK", count: items.length }] },
  });
  api.on("GET /api/products/dimensions", {
    json: { bore: [], outside: [], width: [], length: [], seals: [], section: [] },
  });
  api.on("GET /api/search", { json: { understood: { kind: "nothing" }, parts: [], products: [] } });
  api.on("GET /api/brands", { json: { items: [] } });
  api.on("GET /api/cart", { json: { items: [], dropped: [] } });
  api.on("GET /api/orders", {
    json: { items: [...orders], count: orders.length, next_cursor: null },
  });
  api.on("GET /api/orders/*", ({ path }) => {
    const order = orders.find(({ id }) => path.endsWith(id));
    return order ? { json: order } : { status: 404, json: { code: "not_found" } };
  });
  fakeSettings();
  api.on("GET /api/admin/stats", {
    json: {
      total_products: items.length,
      total_orders: orders.length,
      total_revenue: 1_234.5,
      low_stock_items: 0,
    },
  });
  api.on("GET /api/admin/daily", {
    json: { days: [{ day: "2026-01-15", orders: 1, revenue: 25 }] },
  });
  api.on("GET /api/admin/order-mail", { json: { recipients: 1 } });
  api.on("GET /api/auth/sessions", { json: { sessions: [] } });
  api.on("GET /api/auth/second-factor", {
    json: { is_on: false, is_required: false, codes_left: 0 },
  });
  api.on("GET /api/admin/imports", { json: { items: [] } });
  api.on("GET /api/search/synonyms", { json: { version: "", groups: [] } });
  api.on("POST /api/search/misses", { status: 204 });
}

/** Sets the signed-in user. */
export function setViewer(viewer: keyof typeof viewers): void {
  api.on("GET /api/admin/me", { json: viewers[viewer] });
  const { user } = viewers[viewer];
  api.on("GET /api/auth/get-session", {
    json: user && { user, expires_at: "2099-01-01T00:00:00.000Z" },
  });
}

type Settings = {
  readonly stock_display?: StockDisplay;
  readonly order_terms?: Partial<OrderTerms>;
};

/** Answers with the shop's settings: by default without VAT, delivery costs or an account for transfers. */
export function fakeSettings({ stock_display = "exact", order_terms }: Settings = {}): void {
  api.on("GET /api/settings", {
    json: {
      default_admin_email: "admin@example.com",
      exchange_rates: { USD: 1.08, ALL: 96, as_of: "2026-01-15" },
      stock_display,
      retention: defaultRetention,
      order_terms: {
        prices_include_vat: null,
        free_delivery_from: null,
        ...order_terms,
        delivery: [...(order_terms?.delivery ?? [])],
        payment_ways: [...(order_terms?.payment_ways ?? paymentWays)],
      },
    },
  });
}
