import { afterAll, beforeAll, expect, test } from "vitest";
import { toNamePattern } from "#domain/part-name.ts";
import { cpuMs } from "#domain/testing/cpu-ms.ts";
import { insertProduct } from "#server/testing/insert-product.ts";
import { createTestApp, type ApiAnswer, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
const belts = [
  ["G SPA 1000", "SPA", 0],
  ["G SPA 1250", "SPA", 4],
  ["G HTD 500-5M-15", "HTD-5M", 1],
  ["G 120XL037", "XL", 1],
] as const;

beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.appContext;
  const names = ["NSK 6205DDU", "PPL 6205-2RS", "NSK 62051", "NSK 6207", "Oil Seal 25x47x7"];
  for (const name of names) await insertProduct(db, { name, category: "C", brand: "B" });
  await insertProduct(db, { name: "NSK 6205ZZ", category: "C", brand: "B", isActive: false });
  await insertProduct(db, { name: "6205 old", category: "C", brand: "B", deletedAt: new Date() });
  for (const [name, section, stockQuantity] of belts) {
    await insertProduct(db, { name, category: "Belts", brand: "Gates", section, stockQuantity });
  }
  await insertProduct(db, {
    name: "Other SPA",
    category: "Belts",
    brand: "Optibelt",
    section: "SPA",
  });
});

afterAll(() => app.close());

const ask = (codes: string): Promise<ApiAnswer> =>
  app.call(`/api/products/named?codes=${encodeURIComponent(codes)}`);

// docs/product/catalogue.md#sold-or-asked-for
test("one request lists the visible products of many codes, by name", async () => {
  const { status, body } = await ask("6205, 6206,25x47x7");
  expect(status).toBe(200);
  expect(body["items"]).toMatchObject([
    { name: "NSK 6205DDU" },
    { name: "Oil Seal 25x47x7" },
    { name: "PPL 6205-2RS" },
  ]);
});

test.each(["%%", "__", "\\\\", "'; --", "x".repeat(4000), ",,", "\0\0", "ab,".repeat(1200)])(
  "the codes %j are answered without products",
  async (codes) => {
    const { status, body } = await ask(codes);
    expect([status, body["items"]]).toEqual([200, []]);
  },
);

// docs/product/security.md#headers-and-queries
test("many short codes take little time", async () => {
  const letters = Array.from("abcdefghijklmnop");
  const pairs = letters.flatMap((one) => letters.map((two) => one + two)).slice(0, 250);
  const triples = pairs.map((pair) => `${pair}x`);
  for (const codes of [pairs, triples]) {
    const { status, body } = await ask(codes.join(","));
    expect([status, body["items"]]).toEqual([200, []]);
  }
  const pattern = toNamePattern(triples);
  const names = Array.from({ length: 2_000 }, (_, at) => `Deep groove ball bearing ${at} abc lid`);
  expect(cpuMs(() => names.filter((name) => pattern.test(name)))).toBeLessThan(50);
});

// docs/product/catalogue.md#rows-of-belt-sections
test("one request lists a maker's belts of some sections, without those of others", async () => {
  const { status, body } = await app.call(
    "/api/products/named?brand=Gates&sections=spa,HTD%205M,,%25",
  );
  expect(status).toBe(200);
  expect(body["items"]).toMatchObject([
    { name: "G HTD 500-5M-15" },
    { name: "G SPA 1000" },
    { name: "G SPA 1250" },
  ]);
});

test("of a section with many belts, those in stock are listed", async () => {
  const { db } = app.appContext;
  for (const length of [500, 510, 520, 530, 540, 550, 560, 570, 580, 590, 600, 610]) {
    await insertProduct(db, {
      name: `M PJ ${length}`,
      brand: "M",
      section: "PJ",
      stockQuantity: length > 590 ? 1 : 0,
    });
  }
  const { body } = await app.call("/api/products/named?brand=M&sections=PJ");
  const items = body["items"] as readonly { readonly name: string }[];
  expect(items).toHaveLength(10);
  expect(items.slice(-2)).toMatchObject([{ name: "M PJ 600" }, { name: "M PJ 610" }]);
});

test("the answer names the change that the live stream continues from", async () => {
  const { body } = await ask("6205");
  expect(body["live_position"]).toBe(app.appContext.feed.lastSeq);
});

test.each(["sections=SPA", "brand=Gates", `brand=Gates&sections=${"A,".repeat(300)}`])(
  "%s is rejected",
  async (query) => {
    const { status } = await app.call(`/api/products/named?${query}`);
    expect(status).toBe(422);
  },
);

test.each(["", "6", "6".repeat(4001)])("the codes %j are rejected", async (codes) => {
  const { status, body } = await ask(codes);
  expect([status, body["code"]]).toEqual([422, "invalid_input"]);
});
