import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { SecurityCase } from "../case-type.ts";
import { placeOrder } from "../place-order.ts";
import { expectStatus } from "../target.ts";

export const productCases: readonly SecurityCase[] = [
  {
    id: "S33",
    title: "Writing as customer 403, an unknown id 404, a malformed one 422",
    rules: ["admin.md#unknown-products"],
    async attack(target) {
      const id = await target.createProduct();
      const { cookie } = await target.createCustomer();
      const admin = await target.signInAdmin();
      const patch = { method: "PATCH", body: { price: 1 } };
      await expectStatus(target.send(`/api/products/${id}`, { ...patch, cookie }), 403);
      const unknown = `/api/products/${randomUUID()}`;
      await expectStatus(target.send(unknown, { ...patch, cookie: admin }), 404);
      for (const bad of ["1", "%00", "..%2f..%2fetc", "x".repeat(5_000)]) {
        await expectStatus(target.send(`/api/products/${bad}`), 400, 404, 422);
      }
      return "403, 404, 4xx";
    },
  },
  {
    id: "S34",
    title: "Search is literal; a sort outside the list is 422",
    rules: ["shop.md#literal-search"],
    async attack(target) {
      const search = async (word: string): Promise<number> => {
        const path = `/api/products?search=${encodeURIComponent(word)}`;
        return Number((await expectStatus(target.send(path), 200)).body["count"]);
      };
      const all = Number((await target.send("/api/products")).body["count"]);
      for (const word of ["%", "_", "%%%", "' OR 1=1 --", "\\"]) {
        assert.ok((await search(word)) < all, word);
      }
      for (const sort of ["name", "price;--", "(select 1)", "__proto__", ""]) {
        const path = `/api/products?sort=${encodeURIComponent(sort)}`;
        await expectStatus(target.send(path), 422);
      }
      await expectStatus(target.send("/api/products?cursor=eyJ4Ijox"), 422);
      return "5 searches literal, 5 sorts and a foreign cursor 422";
    },
  },
  {
    id: "S35",
    title: "Stored markup never runs in shop, cart, panel, dashboard, mail, print or JSON-LD",
    rules: ["security.md#text-is-never-html"],
    journeys: ["e2e/stored-markup.test.ts"],
    async attack(target) {
      const markup = '"><script>alert(1)</script><img src=x onerror=alert(2)>';
      const name = `Markup ${randomUUID().slice(0, 8)} ${markup}`;
      await target.createProduct({ name, description: markup, specifications: markup });
      for (const path of [
        `/shop?q=${encodeURIComponent(name)}`,
        `/shop?q=${encodeURIComponent(markup)}&brand=${encodeURIComponent(markup)}`,
        `/${encodeURIComponent(markup)}`,
      ]) {
        const { text } = await target.send(path);
        assert.ok(!/<script>alert|<img src=x/.test(text), path);
      }
      return "escaped in three pages";
    },
  },
  {
    id: "S36",
    title: "Impossible prices and stocks are 422",
    rules: ["admin.md#valid-values"],
    async attack(target) {
      const cookie = await target.signInAdmin();
      const id = await target.createProduct();
      const prices = [-1, 0.001, 1e308, "1", null, [], true];
      const stocks = [-1, 1.5, 2 ** 31, "1", null, 1e308];
      const bodies = [
        ...prices.map((price) => ({ price })),
        ...stocks.map((stock_quantity) => ({ stock_quantity })),
      ];
      for (const body of bodies) {
        const call = { method: "PATCH", cookie, body };
        await expectStatus(target.send(`/api/products/${id}`, call), 422);
      }
      return `${bodies.length} values 422`;
    },
  },
  {
    id: "S37",
    title: "Unknown columns and duplicate keys are rejected",
    rules: ["security.md#known-columns-only"],
    async attack(target) {
      const cookie = await target.signInAdmin();
      const path = `/api/products/${await target.createProduct()}`;
      const bodies = [
        '{"owner":1}',
        '{"deleted_at":null}',
        '{"created_at":"2020-01-01"}',
        '{"price":1,"price":2}',
        '{"price":1,"pric\\u0065":2}',
      ];
      for (const rawBody of bodies) {
        await expectStatus(target.send(path, { method: "PATCH", cookie, rawBody }), 400, 422);
      }
      return `${bodies.length} bodies rejected`;
    },
  },
  {
    id: "S38",
    title: "Image addresses are ours or https; inactive products appear nowhere",
    rules: ["security.md#image-addresses", "security.md#hidden-products"],
    async attack(target) {
      const cookie = await target.signInAdmin();
      const hidden = `HIDDEN${randomUUID().slice(0, 8)}`;
      const id = await target.createProduct({ name: hidden, is_active: false });
      const images = [
        "http://evil.example/a.png",
        "javascript:alert(1)",
        "//evil.example/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://10.0.0.1/a",
        "data:image/png,a",
        "file:///etc/passwd",
      ];
      for (const image_url of images) {
        const call = { method: "PATCH", cookie, body: { image_url } };
        await expectStatus(target.send(`/api/products/${id}`, call), 422);
      }
      const merge = { items: [{ id, quantity: 1 }] };
      const customer = await target.createCustomer();
      const answers = [
        await target.send(`/api/products/${id}`),
        await target.send(`/api/products?search=${hidden}`),
        await target.send(`/api/search?q=${hidden}`),
        await target.send(`/shop/${hidden.toLowerCase()}`),
        await target.send("/sitemap.xml"),
        await placeOrder(target, id),
        await target.send("/api/cart/merge", { body: merge, cookie: customer.cookie }),
      ];
      const texts = answers
        .map(({ text }) => text)
        .filter((text) => text.includes(`"name":"${hidden}"`));
      assert.deepEqual(texts, []);
      return `${images.length} addresses 422; hidden in ${answers.length} answers`;
    },
  },
];
