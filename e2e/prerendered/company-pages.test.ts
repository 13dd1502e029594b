import { expect, test } from "vitest";
import { company } from "#domain/company.ts";
import { headings, links, mainText, readPage, getSection, getText } from "./prerendered-page.ts";

// docs/product/catalogue.md#sections-of-the-home-page
test("the home page has its sections in order", () => {
  expect(headings("/", 2)).toEqual([
    "Industrial components",
    "Why choose us",
    "Interactive catalogues",
    "Latest updates",
    "Contact",
  ]);
  const main = readPage("/").querySelector("main");
  expect(links("/")).toContain("/#contact");
  expect(getText(main?.querySelector('a[href="/#contact"]'))).toBe("CONTACT US");
});

// docs/product/catalogue.md#cards-of-the-home-page
test("the home page shows three component cards, four reasons and three updates", () => {
  expect(cardTitles("Industrial components")).toEqual(["Belts", "Bearings", "Oil seals"]);
  expect(cardTitles("Why choose us")).toEqual([
    "Professional services",
    "High quality products",
    "24/7 support",
    "Client satisfaction",
  ]);
  expect(cardTitles("Latest updates")).toEqual([
    "New product line",
    "Quality certification",
    "Customer service",
  ]);
  const updates = getText(getSection("/", "Latest updates"));
  expect(updates).toMatch(/Coming Soon New product line/);
  expect(updates).toMatch(/Ongoing Quality certification/);
  expect(updates).toMatch(/Active Customer service/);
});

// docs/product/catalogue.md#external-catalogues
test("the external catalogues open in a new tab", () => {
  const anchors = [...getSection("/", "Interactive catalogues").querySelectorAll("a")];
  expect(anchors.map((anchor) => getText(anchor.querySelector("span") ?? anchor))).toHaveLength(5);
  expect(anchors.map((anchor) => getText(anchor).replace(/ ?\(.*/, ""))).toEqual([
    "Suptex",
    "NSK",
    "Varibelt",
    "NSK Japan",
    "Industrial Components",
  ]);
  for (const anchor of anchors) {
    expect(anchor.getAttribute("target")).toBe("_blank");
    expect(anchor.getAttribute("rel") ?? "").toMatch(/noopener|noreferrer/);
  }
});

// docs/product/catalogue.md#contact-section
test("the home page's contact section has location, email, phone and a map", () => {
  expect(cardTitles("Contact")).toEqual(["Location", "Email", "Phone", "Business hours"]);
  expect(links("/")).toEqual(
    expect.arrayContaining([`mailto:${company.email}`, company.phone.href, company.map.linkUrl]),
  );
});

// docs/product/shop.md#since-1995, docs/product/catalogue.md#about
test("/about has the story, four values and the mission", () => {
  expect(headings("/about", 2)).toEqual(["Our story", "Our values", "Our mission"]);
  expect(headings("/about", 3)).toEqual([
    "Quality First",
    "Customer Focus",
    "Reliability",
    "Continuous Service",
  ]);
  expect(mainText("/about")).toContain("started in 1995");
});

// docs/product/catalogue.md#services
test("/services has six services of four points, four steps and a link to /contact", () => {
  const services = [
    "Product Distribution",
    "Technical Support",
    "Customer Service",
    "Quality Assurance",
    "Maintenance Planning",
    "Partnership Programs",
  ];
  expect(headings("/services", 3)).toEqual([
    ...services,
    "Consultation",
    "Selection",
    "Delivery",
    "Support",
  ]);
  const cards = [...getSection("/services", "What we do").querySelectorAll("h3")].map(
    (title) => title.closest("li")?.querySelectorAll("li").length,
  );
  expect(cards).toEqual(services.map(() => 4));
  expect(links("/services")).toContain("/contact");
});

// docs/product/shop.md#opening-hours, docs/product/catalogue.md#contact-page
test("/contact has location with map, email, phone and hours, and no form", () => {
  expect(headings("/contact", 3)).toEqual(["Location", "Email", "Phone", "Business hours"]);
  expect(mainText("/contact")).toContain("Monday-Friday 08:00-16:00 Saturday-Sunday closed");
  expect(readPage("/contact").querySelectorAll("main form")).toHaveLength(0);
  expect(links("/contact")).toEqual([
    "/quotes",
    `mailto:${company.email}`,
    company.phone.href,
    expect.stringMatching(/^https:\/\/wa\.me\/\d+$/),
    expect.stringMatching(/^viber:\/\/chat\?number=%2B\d+$/),
    company.map.linkUrl,
  ]);
});

// docs/product/catalogue.md#products
test("/products has two categories with their Albanian titles and brands", () => {
  expect(headings("/products", 3)).toEqual(["Belts Rripa", "Bearings Rrulave"]);
  const text = mainText("/products");
  expect(text).toMatch(/Belts Rripa .*Mitsuboshi Toyopower Megadyne Optibelt Gates/);
  expect(text).toMatch(/Bearings Rrulave .*NSK PPL RHP/);
  expect(links("/products")).toEqual(["/products/belts", "/products/bearing"]);
  const albanian = [...readPage("/products").querySelectorAll('main [lang="sq"]')].map((element) =>
    getText(element),
  );
  expect(albanian).toEqual(["Rripa", "Rrulave"]);
});

// docs/product/catalogue.md#brands, docs/product/catalogue.md#bearing-brands
// docs/product/catalogue.md#belt-brands
test("/products/bearing and /products/belts link to three and seven brands", () => {
  expect(cardLinks("/products/bearing")).toEqual([
    "/products/bearing/nsk",
    "/products/bearing/ppl",
    "/products/bearing/rhp",
  ]);
  expect(cardLinks("/products/belts")).toEqual(
    ["mitsuboshi", "toyopower", "megadyne", "optibelt", "gates", "varibelt", "matic"].map(
      (brand) => `/products/belts/${brand}`,
    ),
  );
});

// docs/product/catalogue.md#belts-by-print-or-measure
test("/products/belts leads from a print or measure to the shop's results", () => {
  const form = readPage("/products/belts").querySelector("main form[role=search]");
  expect(form?.getAttribute("action")).toBe("/shop");
  expect(form?.querySelector("label")?.textContent).toBe("Read the print or measure");
  expect(form?.querySelector("input")?.getAttribute("name")).toBe("q");
});

/** Titles of the cards in a section of the home page. */
function cardTitles(section: string): string[] {
  return [...getSection("/", section).querySelectorAll("h3")].map((title) => getText(title));
}

function cardLinks(path: string): string[] {
  return links(path).filter((link) => link.startsWith(`${path}/`));
}
