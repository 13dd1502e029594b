import { expect, test } from "vitest";
import { bearings } from "#catalogue/bearings/bearings.data.ts";
import { buildOrigin } from "#domain/build-origin.ts";
import { company } from "#domain/company.ts";
import { createApiClient } from "#web/api/client.ts";
import { companyJsonLd } from "./company-json-ld.ts";
import { pageHead, type PageDescription } from "./page-head.ts";
import { bearingJsonLd } from "./product-json-ld.ts";

const page = { title: "6205", description: "A bearing.", path: "/products/nsk/bearing/6205" };
/** Structured data keys that would claim a price or a rating. */
const commercialClaims = /"(offers|price|aggregateRating|ratingValue|review)"/;
const prerendered = { match: { context: { request: undefined } } };

function getMeta(description: PageDescription): Record<string, string | undefined> {
  const { meta } = pageHead(description, prerendered);
  const entries = meta.map(
    (tag) => [tag["property"] ?? tag["name"] ?? "title", tag["content"]] as const,
  );
  return Object.fromEntries<string | undefined>(entries);
}

function getData(description: Partial<PageDescription>): unknown[] {
  const { scripts } = pageHead({ ...page, ...description }, prerendered);
  return scripts.map(({ children }): unknown => JSON.parse(children));
}

function findBearing(code: string): (typeof bearings)[number] {
  const found = bearings.find((bearing) => bearing.code === code);
  if (!found) throw new Error(`No bearing ${code}`);
  return found;
}

test("adds the company's name to every title except the home page's", () => {
  const getTitle = (path: string): unknown =>
    pageHead({ ...page, path }, prerendered).meta.find((tag) => "title" in tag)?.["title"];
  expect(getTitle("/")).toBe("6205");
  expect(getTitle("/about")).toBe(`6205 | ${company.name}`);
});

test("uses the same absolute URL for the canonical link and og:url", () => {
  const address = `${buildOrigin}/products/nsk/bearing/6205`;
  expect(pageHead(page, prerendered).links).toEqual([{ rel: "canonical", href: address }]);
  expect(getMeta(page)["og:url"]).toBe(address);
});

test("uses the request's public origin in all URLs", () => {
  const request = {
    publicUrl: "https://shop.example",
    nonce: "",
    session: { user: null, isAdmin: false },
    liveSeq: 0,
    takePage: () => undefined,
    api: createApiClient(fetch),
  };
  const head = pageHead(
    { ...page, crumbs: [{ name: "6205", path: page.path }], jsonLd: [companyJsonLd] },
    { match: { context: { request } } },
  );
  expect(JSON.stringify(head)).toContain("https://shop.example/og/default.png");
  expect(JSON.stringify(head)).not.toContain(buildOrigin);
});

test("describes a large Open Graph image, by default the company's", () => {
  expect(getMeta(page)).toMatchObject({
    "og:image": `${buildOrigin}/og/default.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": `6205 | ${company.name}`,
    "twitter:card": "summary_large_image",
  });
  expect(getMeta({ ...page, image: "/og/nsk.png" })["og:image"]).toBe(`${buildOrigin}/og/nsk.png`);
});

test("encodes a path with markup inside the canonical URL", () => {
  const [link] = pageHead({ ...page, path: '//evil.example/"><x>' }, prerendered).links;
  expect(link?.href).toBe(`${buildOrigin}//evil.example/%22%3E%3Cx%3E`);
});

test("renders no data script without crumbs and structured data", () => {
  expect(getData({})).toEqual([]);
});

test("builds breadcrumbs from the home page to the page itself", () => {
  const crumbs = [
    { name: "Products", path: "/products" },
    { name: "6205", path: page.path },
  ];
  expect(getData({ crumbs })).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: `${buildOrigin}/` },
        { "@type": "ListItem", position: 2, name: "Products", item: `${buildOrigin}/products` },
        { "@type": "ListItem", position: 3, name: "6205", item: `${buildOrigin}${page.path}` },
      ],
    },
  ]);
});

test("escapes values that would close the script element", () => {
  const evil = "</script><script>alert(1)</script><!--";
  const { scripts } = pageHead({ ...page, jsonLd: [() => ({ name: evil })] }, prerendered);
  expect(scripts[0]?.children).not.toContain("<");
  expect(getData({ jsonLd: [() => ({ name: evil })] })).toMatchObject([{ name: evil }]);
});

// docs/product/shop.md#since-1995, docs/product/shop.md#stars-are-decoration
test("describes the company with opening hours and without a rating", () => {
  const [data] = getData({ jsonLd: [companyJsonLd] });
  expect(data).toMatchObject({
    "@type": "LocalBusiness",
    name: company.name,
    url: `${buildOrigin}/`,
    openingHoursSpecification: {
      dayOfWeek: company.openingHours.days,
      opens: "08:00",
      closes: "16:00",
    },
  });
  expect(JSON.stringify(data)).not.toMatch(commercialClaims);
});

// docs/product/shop.md#stars-are-decoration
test("describes a bearing as a product with figures and units, without offer or rating", () => {
  const [data] = getData({
    jsonLd: [
      bearingJsonLd(findBearing("6205"), {
        name: "6205 deep groove ball bearing",
        brand: "NSK",
        category: "Deep groove ball bearings",
        description: "A bearing.",
        path: page.path,
        image: "/media/bearings/6205.svg",
      }),
    ],
  });
  expect(data).toMatchObject({
    "@type": "Product",
    sku: "6205",
    mpn: "6205",
    brand: { "@type": "Brand", name: "NSK" },
    url: `${buildOrigin}${page.path}`,
    image: `${buildOrigin}/media/bearings/6205.svg`,
  });
  const { additionalProperty } = JSON.parse(JSON.stringify(data)) as {
    additionalProperty: readonly unknown[];
  };
  expect(additionalProperty).toContainEqual({
    "@type": "PropertyValue",
    name: "Bore diameter",
    value: 25,
    unitText: "mm",
    unitCode: "MMT",
  });
  expect(JSON.stringify(data)).not.toMatch(commercialClaims);
});

// docs/product/catalogue.md#all-bearings
test("gives thrust bearings a height, and a contact angle only to bearings that have one", () => {
  const getNames = (code: string): string =>
    JSON.stringify(
      bearingJsonLd(findBearing(code), {
        ...page,
        name: "",
        brand: "",
        category: "",
        image: "/",
      })(buildOrigin),
    );
  expect(getNames("51100")).toContain('"Height"');
  expect(getNames("51100")).not.toContain('"Width"');
  expect(getNames("7200")).toContain('"Contact angle"');
  expect(getNames("6205")).not.toContain('"Contact angle"');
});
