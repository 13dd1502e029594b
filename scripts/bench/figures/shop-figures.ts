import { listProductIds, prepareChange, prepareStockChange } from "../admin.ts";
import { requestFigure, type Bench, type BenchFigure } from "../bench.ts";
import type { Figure } from "../figure.ts";
import { recordLists } from "../record-lists.ts";

const sorts = ["name-asc", "price-asc", "price-desc"];
/** First pages of 24 products on average, each a list of its own. */
const lists = sorts.flatMap((sort) =>
  Array.from({ length: 9 }, (_, index) => ({
    path: `/api/products?limit=${20 + index}&sort=${sort}`,
  })),
);
const shopPages = ["", "sort=price-asc", "sort=price-desc", "view=list", "category=Bearings"].map(
  (query) => ({ path: `/shop?${query}` }),
);

export const shopBenchFigures: readonly BenchFigure[] = [
  requestFigure("list-remembered", "list of 24, remembered", () => ({
    requests: [{ path: "/api/products?limit=24" }],
    connections: 16,
    isComparedToBare: true,
  })),
  requestFigure("list-changed", "list of 24, after a change", async (bench) => ({
    requests: lists,
    queries: await recordLists(bench, lists),
    before: await prepareChange(bench),
  })),
  requestFigure("list-stock", "list of 24, after another product's stock", async (bench) => ({
    requests: lists,
    before: await prepareStockChange(bench),
  })),
  requestFigure("product", "one product", async (bench) => ({
    requests: (await listProductIds(bench)).map((id) => ({ path: `/api/products/${id}` })),
  })),
  requestFigure("shop-remembered", "/shop, remembered", () => ({
    requests: [{ path: "/shop" }],
    connections: 16,
    isComparedToBare: true,
  })),
  requestFigure("shop-rendered", "/shop, rendered after a change", async (bench) => ({
    requests: shopPages,
    before: await prepareChange(bench),
  })),
  { id: "shop-size", measure: measureShopSize },
  requestFigure("page-prerendered", "prerendered page (/contact)", () => ({
    requests: [{ path: "/contact" }],
    connections: 16,
    isComparedToBare: true,
  })),
];

async function measureShopSize({ shop }: Bench): Promise<readonly Figure[]> {
  const { bytes } = await shop.send("/shop");
  const title = "/shop, HTML uncompressed";
  const { products } = shop;
  const values = [bytes.length / 1_000];
  return [{ id: "shop-size", title, products, unit: "kB", better: "lower", values }];
}
