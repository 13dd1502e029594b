import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const find = (text: string): ReturnType<TestApp["call"]> =>
  app.call(`/api/search?q=${encodeURIComponent(text)}`);

// docs/product/search.md#belts-by-section-and-length
test("a belt's section and length are named with the line that its code states", async () => {
  const { body } = await find("A 42");
  expect(body).toMatchObject({
    understood: { kind: "belt", section: "A", length_mm: 1067, length_line: "Li" },
    parts: expect.arrayContaining([
      expect.objectContaining({
        code: "A42",
        belt: { section: "A", length_mm: 1067, length_line: "Li" },
        match: "exact",
      }),
    ]),
  });
  const { body: assumed } = await find("28x8x850");
  expect(assumed["understood"]).toMatchObject({
    kind: "belt",
    section: "28x8",
    length_mm: 850,
    length_line: null,
  });
});

// docs/product/search.md#what-was-understood
test("a code is understood and leads to the catalogue's part", async () => {
  const { status, body } = await find("SKF 6205-2RS1/C3");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    understood: {
      kind: "bearing",
      code: "6205 2RS1 C3",
      basic: "6205",
      bore_mm: 25,
      seal: "contact_both",
      clearance: "C3",
      cage: null,
      bore_form: "cylindrical",
      section: null,
      dimensions: null,
      is_listed: true,
      makers: ["SKF"],
      unread: [],
    },
    parts: expect.arrayContaining([
      expect.objectContaining({
        code: "6205",
        maker: "NSK",
        dimensions: { bore_mm: 25, outside_diameter_mm: 52, width_mm: 15 },
        match: "interchange",
        is_other_maker: true,
      }),
    ]),
  });
});

// docs/product/search.md#what-was-understood
test("what an unread token could state and what a text doesn't state is null", async () => {
  const { body } = await find("6205QQX");
  expect(body["understood"]).toMatchObject({
    basic: "6205",
    seal: null,
    clearance: null,
    bore_form: null,
  });
  const { body: sized } = await find("25x52");
  expect(sized["understood"]).toMatchObject({
    kind: "dimensions",
    code: null,
    basic: null,
    is_listed: null,
    dimensions: { bore_mm: 25, outside_diameter_mm: 52, width_mm: null, inch_bore: null },
  });
});

// docs/product/catalogue.md#numbers-of-gost, docs/product/catalogue.md#units-of-other-makers
test.each([
  ["180205", "6205", { basic: "6205", seal: "contact_both" }],
  ["SKF SY 25 TF", "UCP205", { basic: "SY25", bore_mm: 25, seal: null, is_listed: false }],
  ["UK206 + H2306", "UC206", { basic: "UK206", bore_mm: null, bore_form: "tapered" }],
])("the number %s of another system leads to %s", async (query, code, understood) => {
  const { body } = await find(query);
  expect(body).toMatchObject({
    understood,
    parts: expect.arrayContaining([expect.objectContaining({ code })]) as unknown,
  });
  const parts: unknown = body["parts"];
  expect(JSON.stringify(parts)).not.toContain('"match":"exact"');
});

// docs/product/search.md#codes-token-by-token
test("a code is explained token by token", async () => {
  const { status, body, headers } = await app.call(
    `/api/designations/${encodeURIComponent("SKF 6205-2RS1/C3")}`,
  );
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("public, max-age=3600");
  expect(body).toMatchObject({ part: "bearing", maker_system: "SKF", unread: "" });
  expect(body["tokens"]).toMatchObject([
    { text: "62", kind: "series", system: null },
    { text: "05", kind: "bore", system: null },
    { text: "2RS1", kind: "seal", system: "SKF" },
    { text: "C3", kind: "clearance", system: "SKF" },
  ]);
});

const bearing = { basic: "6205", bore_mm: 25, bore_form: "cylindrical" };

// docs/product/search.md#codes-token-by-token
test.each([
  ["6205", { ...bearing, kind: "bearing", seal: "open", clearance: "CN", cage: null }],
  ["6205-2RS1/C3", { ...bearing, seal: "contact_both", clearance: "C3" }],
  ["6205 ZZ CM", { ...bearing, seal: "shields", clearance: null }],
  ["6205VV", { ...bearing, seal: "non_contact_both" }],
  ["1206K", { basic: "1206", bore_form: "tapered" }],
  ["6205QQX", { basic: "6205", seal: null, clearance: null, bore_form: null, unread: "QQX" }],
  [
    "13x1067",
    {
      kind: "belt",
      section: "A",
      inside_length_mm: 1067,
      datum_length_mm: 1097,
      equals: ["A42", "A1067 Li", "A1097 Ld"],
    },
  ],
  ["A1067", { section: "A", inside_length_mm: null, datum_length_mm: null, equals: [] }],
  ["1200-8M-30", { section: "HTD-8M", pitch_mm: 8, teeth: 150, width_mm: 30, ribs: null }],
  ["TC 25x47x7", { kind: "seal", d: 25, D: 47, B: 7, type: "TC" }],
  [
    "180205",
    {
      ...bearing,
      seal: "contact_both",
      tokens: [
        { text: "1802", system: "GOST 3189" },
        { text: "05", system: "GOST 3189" },
      ],
    },
  ],
  ["foo", { kind: null, basic: null, seal: null, section: null, d: null }],
])("what the code %s states is named, the rest is null", async (code, stated) => {
  const { body } = await app.call(`/api/designations/${encodeURIComponent(code)}`);
  expect(body).toMatchObject(stated);
});

// docs/product/search.md#what-was-understood
test("a part that can't replace the asked one is called so", async () => {
  const { body } = await find("1206K");
  expect(body["parts"]).toMatchObject([
    { code: "1206", match: "not_interchangeable", address: expect.any(String) as unknown },
  ]);
});
