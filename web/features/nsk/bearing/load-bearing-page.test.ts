import { expect, it } from "vitest";
import { detailCodes } from "#catalogue/nsk/bearing-detail.ts";
import { nskPaths } from "#catalogue/paths.ts";
import { bearingSectionsText } from "#web/messages/bearing-sections.ts";
import { loadBearingPage, type BearingPageData } from "./load-bearing-page.ts";
import { dimensionFacts, factorFacts, ratingFacts } from "./technical-facts.ts";

const pages = detailCodes.map((code): readonly [string, BearingPageData | undefined] => [
  code,
  loadBearingPage(code.toLowerCase()),
]);

it.each(pages)("%s has a page with mutual neighbours and valid links", (code, page) => {
  expect(page?.detail.code).toBe(code);
  const { previous, next } = page ?? {};
  const backAgain = [
    previous && loadBearingPage(previous.code)?.next?.code,
    next && loadBearingPage(next.code)?.previous?.code,
  ];
  expect(backAgain).toEqual([previous && code, next && code]);
  expect(nskPaths).toContain(`/products/nsk/${page?.family.slug}/${page?.series.slug}`);
});

it("skips the gap in the NU series and stops at its ends", () => {
  expect(loadBearingPage("NU212")?.next?.code).toBe("NU220");
  expect(loadBearingPage("NU204")?.previous).toBeUndefined();
  expect(loadBearingPage("NU222")?.next).toBeUndefined();
});

it("links bearings of the same bore and of the same size", () => {
  const page = loadBearingPage("6205");
  const getCodes = (links: BearingPageData["sameBore"] = []): string[] =>
    links.map(({ code }) => code);
  expect(getCodes(page?.sameBore)).toEqual(["6005", "6305"]);
  expect(getCodes(page?.sameSize).slice(0, 6).toSorted()).toEqual([
    "1205",
    "7205",
    "N205",
    "NF205",
    "NJ205",
    "NU205",
  ]);
  const paths = pages.flatMap(([, one]) => [...(one?.sameBore ?? []), ...(one?.sameSize ?? [])]);
  expect(paths.filter(({ path }) => !nskPaths.includes(path))).toEqual([]);
});

it("returns undefined for unlisted codes", () => {
  for (const code of ["", "6011", "6205-2RS", "constructor", "__proto__"]) {
    expect(loadBearingPage(code)).toBeUndefined();
  }
});

it("lists every fact once, with a value", () => {
  const label = bearingSectionsText.en.specifications;
  for (const [, page] of pages) {
    if (!page) continue;
    for (const list of [ratingFacts, dimensionFacts, factorFacts]) {
      const facts = list(page.detail, label);
      expect(new Set(facts.map((fact) => fact.label)).size).toBe(facts.length);
      for (const { value } of facts) expect(value).toMatch(/^\S/);
    }
  }
});

it("labels the width of a tapered bearing T and the height of a thrust bearing H", () => {
  const label = bearingSectionsText.en.specifications;
  const getLabels = (code: string): string[] => {
    const page = loadBearingPage(code);
    return page ? dimensionFacts(page.detail, label).map((fact) => fact.label) : [];
  };
  expect(getLabels("30205")).toEqual(expect.arrayContaining([label.overallWidth, label.cupWidth]));
  expect(getLabels("51104")).toContain(label.height);
  expect(getLabels("51104")).not.toContain(label.width);
});
