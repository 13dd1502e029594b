import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { createOrderRequest } from "#server/testing/create-order-request.ts";
import { takeNetwork } from "../../proof/http-client.ts";
import type { SecurityCase } from "../case-type.ts";
import { placeOrder } from "../place-order.ts";
import { expectStatus } from "../target.ts";

export const orderCases: readonly SecurityCase[] = [
  {
    id: "S41",
    title: "Tampered totals, prices, status, owners and times are ignored or 422",
    rules: ["orders.md#prices-from-the-server"],
    async attack(target) {
      const product = await target.createProduct({ price: 4 });
      const fields = {
        total: 0.01,
        price: 1,
        currency: "ALL",
        status: "completed",
        user_id: "1",
        created_at: "2020-01-01",
        id: randomUUID(),
        delivery: 0,
        link_token: "x",
      };
      for (const [field, value] of Object.entries(fields)) {
        await expectStatus(placeOrder(target, product, { [field]: value }), 422);
      }
      const line = { id: product, quantity: 1, price: 0.01, name: "x" };
      await expectStatus(placeOrder(target, product, { items: [line] }), 422);
      const { body } = await expectStatus(placeOrder(target, product), 201);
      assert.equal(body["total"], 4);
      return `${Object.keys(fields).length + 1} fields 422, the total is the server's`;
    },
  },
  {
    id: "S42",
    title: "Impossible lines answer 'Invalid order data'",
    rules: ["orders.md#valid-lines"],
    async attack(target) {
      const id = await target.createProduct();
      const many = Array.from({ length: 201 }, () => ({ id: randomUUID(), quantity: 1 }));
      const line = { id, quantity: 1 };
      const lists = [
        [],
        many,
        [line, line],
        [{ id, quantity: 1.5 }],
        [{ id, quantity: 0 }],
        [{ id, quantity: -1 }],
        [{ id: "x", quantity: 1 }],
        [{}],
        "x",
        null,
        {},
      ];
      for (const items of lists) {
        const { body } = await expectStatus(placeOrder(target, id, { items }), 422);
        assert.equal(body["message"], "Invalid order data");
      }
      await expectStatus(placeOrder(target, randomUUID()), 409, 422);
      return `${lists.length} lists and an unknown product rejected`;
    },
  },
  {
    id: "S43",
    title: "Another's order is 404 by id and prefix",
    rules: ["orders.md#own-orders-only"],
    async attack(target) {
      const product = await target.createProduct();
      const owner = await target.createCustomer();
      const other = await target.createCustomer();
      const { body } = await placeOrder(target, product, {}, { cookie: owner.cookie });
      const id = String(body["id"]);
      for (const path of [id, `${id}/proforma`]) {
        await expectStatus(target.send(`/api/orders/${path}`, { cookie: other.cookie }), 404);
      }
      const cancel = { method: "POST", body: {}, cookie: other.cookie };
      await expectStatus(target.send(`/api/orders/${id}/cancel`, cancel), 404, 422);
      await expectStatus(
        target.send(`/api/orders/${id.slice(0, 8)}`, { cookie: other.cookie }),
        404,
        422,
      );
      const list = await target.send(`/api/orders?search=${id.slice(0, 8)}`, {
        cookie: other.cookie,
      });
      assert.deepEqual(list.body["items"], []);
      await expectStatus(target.send(`/api/orders/${id}`), 401);
      return "404 thrice, prefix 4xx, search empty, visitor 401";
    },
  },
  {
    id: "S44",
    title: "A guest's order opens only with its link, whose token is in no log",
    rules: ["orders.md#link-of-a-guest", "orders.md#private-link"],
    async attack(target) {
      const { body } = await placeOrder(target, await target.createProduct());
      const token = String(body["link_token"]);
      assert.ok(Buffer.from(token, "base64url").length >= 16, "the token has at least 128 bit");
      const follow = (given: string): ReturnType<typeof target.send> =>
        target.send("/api/orders/follow", { body: { token: given }, from: takeNetwork() });
      await expectStatus(follow(token), 200);
      await expectStatus(follow(`${token.slice(0, -2)}AA`), 404);
      await expectStatus(follow(String(body["id"])), 404);
      assert.ok(!(await target.shop.readLog()).includes(token), "the token is in the log");
      const cookie = await target.signInAdmin();
      const { text } = await target.send("/api/orders?limit=100", { cookie });
      assert.ok(!text.includes(token), "the token is in the admin's list");
      return "own 200, changed and id 404, in no log and no list";
    },
  },
  {
    id: "S45",
    title: "Signing up with a guest's e-mail shows none of their orders",
    rules: ["orders.md#no-takeover-by-sign-up"],
    async attack(target) {
      const { email, cookie } = await target.createCustomer();
      await expectStatus(placeOrder(target, await target.createProduct(), { email }), 201);
      const { body } = await target.send("/api/orders", { cookie });
      assert.deepEqual(body["items"], []);
      return "no order";
    },
  },
  {
    id: "S46",
    title: "Parallel confirmations take stock once, never below zero",
    rules: ["stock.md#taken-once", "stock.md#never-below-zero"],
    async attack(target) {
      const product = await target.createProduct({ stock_quantity: 20 });
      const cookie = await target.signInAdmin();
      const orders: string[] = [];
      for (let index = 0; index < 200; index += 1) {
        const { body } = await expectStatus(placeOrder(target, product), 201);
        orders.push(String(body["id"]));
      }
      const confirm = async (id: string): Promise<void> => {
        const call = { method: "PUT", cookie, from: takeNetwork(), body: { status: "confirmed" } };
        // 503 asks a client to come again.
        for (let attempt = 0; attempt < 20; attempt += 1) {
          const answer = target.send(`/api/orders/${id}/status`, call);
          if ((await expectStatus(answer, 200, 503)).status === 200) return;
        }
        throw new Error("a confirmation got 503 twenty times");
      };
      const [first = ""] = orders;
      await Promise.all(Array.from({ length: 50 }, () => confirm(first)));
      const readStock = async (): Promise<unknown> =>
        (await target.send(`/api/products/${product}`)).body["stock_quantity"];
      assert.equal(await readStock(), 19);
      await Promise.all(orders.slice(1).map(confirm));
      assert.equal(await readStock(), 0);
      for (const id of orders) {
        await expectStatus(target.send(`/api/orders/${id}`, { method: "DELETE", cookie }), 204);
      }
      assert.equal(await readStock(), 20);
      return "50 confirmations took 1, 200 took 20 and gave 20 back";
    },
  },
  {
    id: "S47",
    title: "One idempotency key makes one order; another body with it is 422",
    rules: ["orders.md#one-order-per-key"],
    async attack(target) {
      const product = await target.createProduct();
      const body = createOrderRequest([product]);
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => target.send("/api/orders", { body, from: takeNetwork() })),
      );
      assert.equal(new Set(answers.map((answer) => answer.body["id"])).size, 1);
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201]);
      const changed = { ...body, customer_name: "Another" };
      const { text } = await expectStatus(target.send("/api/orders", { body: changed }), 422);
      assert.ok(!text.includes(body.phone));
      return "50 answers, one order; another body 422";
    },
  },
  {
    id: "S48",
    title: "Status as customer 403, unknown status 422, second delete 404",
    journeys: ["e2e/dashboard-deleted-orders.test.ts"],
    async attack(target) {
      const customer = await target.createCustomer();
      const cookie = await target.signInAdmin();
      const { body } = await placeOrder(target, await target.createProduct());
      const path = `/api/orders/${String(body["id"])}`;
      const put = (status: string, as: string): ReturnType<typeof target.send> =>
        target.send(`${path}/status`, { method: "PUT", body: { status }, cookie: as });
      await expectStatus(put("confirmed", customer.cookie), 403);
      for (const status of ["shipped", "", "NEW", "__proto__"]) {
        await expectStatus(put(status, cookie), 422);
      }
      await expectStatus(target.send(path, { method: "DELETE", cookie }), 204);
      await expectStatus(target.send(path, { method: "DELETE", cookie }), 404);
      return "403, 4 × 422, 204 then 404";
    },
  },
];
