import type { Bearing } from "#catalogue/bearings/bearing.ts";
import type { HousedUnit } from "#catalogue/bearings/housed-unit.ts";
import type { BearingTexts, NskFamily, NskListSeries } from "#catalogue/nsk/nsk-family.ts";
import type { PplGroup } from "#catalogue/ppl/ppl-series.ts";
import type { RhpFamily } from "#catalogue/rhp/rhp-family.ts";
import { toSlug } from "#catalogue/slug.ts";
import type { Finding } from "./finding.ts";

/** Content whose pages refer to bearings and units by code. */
export type PageContent = {
  readonly families: readonly NskFamily[];
  readonly listPages: Readonly<Record<string, readonly NskListSeries[]>>;
  readonly bearingTexts: readonly BearingTexts[];
  readonly pplGroups: readonly PplGroup[];
  readonly rhpFamilies: readonly RhpFamily[];
  readonly bearings: readonly Bearing[];
  readonly units: readonly HousedUnit[];
};

const specifiedPages = 69;
const namedCage = /^(?:Pressed steel|Machined brass|Polyamide) cage$/;

/**
 * Runs every page rule on the content of the bearing brands' pages and yields one finding per rule and
 * row.
 */
export function* checkPages(content: PageContent): Generator<Finding> {
  yield* checkFamilies(content);
  yield* checkListPages(content);
  yield* checkDetails(content);
  yield* checkPpl(content);
  yield ask("rhp: four families", "rhp", content.rhpFamilies.length === 4);
}

function* checkFamilies({ families, bearings, units }: PageContent): Generator<Finding> {
  yield ask("nsk: twelve families", "nsk", families.length === 12);
  yield ask("nsk: eight filters", "nsk", families.filter(({ isFilter }) => isFilter).length === 8);
  const slugs = families.map(({ slug }) => slug);
  for (const { slug, series } of families) {
    yield ask("nsk: family slug unique", slug, count(slugs, slug) === 1);
    const names = series.map(({ name }) => toSlug(name));
    for (const one of series) {
      const subject = `${slug}/${one.name}`;
      yield ask("nsk: series slug unique", subject, count(names, toSlug(one.name)) === 1);
      const listed = [...bearings, ...units].some((row) => row.series === one.sizes);
      yield ask("nsk: series has its sizes", subject, one.sizes === undefined || listed);
      const speaks = one.sizes !== undefined || one.specs !== undefined;
      yield ask("nsk: series says what it covers", subject, speaks);
    }
  }
}

function* checkListPages(content: PageContent): Generator<Finding> {
  const pages = Object.entries(content.listPages);
  yield ask("list: six pages", "nsk", pages.length === 6);
  for (const [slug, series] of pages) {
    yield ask(
      "list: page has a family",
      slug,
      content.families.some((one) => one.slug === slug),
    );
    yield ask("list: three series", slug, series.length === 3);
    for (const one of series) {
      yield ask("list: six items", `${slug}/${one.series}`, new Set(one.codes).size === 6);
      for (const code of one.codes)
        yield ask("list: code is listed", code, isListed(content, code));
    }
  }
}

function* checkDetails({ bearingTexts, bearings }: PageContent): Generator<Finding> {
  const specified = bearingTexts.flatMap((texts) => texts.codes);
  const codes = [...specified, ...bearingTexts.flatMap(({ furtherCodes = [] }) => furtherCodes)];
  yield ask("detail: 69 specified pages", "nsk", specified.length === specifiedPages);
  for (const code of codes) {
    yield ask("detail: code once", code, count(codes, code) === 1);
    yield ask(
      "detail: code is listed",
      code,
      bearings.some((row) => row.code === code),
    );
  }
  for (const bearing of bearings) {
    const { code, series, cage } = bearing;
    const texts = bearingTexts.find(
      (one) => one.codes.includes(code) || one.furtherCodes?.includes(code),
    );
    yield ask("detail: every listed bearing has texts", code, texts !== undefined);
    if (!texts) continue;
    yield ask("detail: texts are of its series", code, texts.series === `${series} Series`);
    const named = texts.features.find((feature) => namedCage.test(feature));
    yield ask("detail: texts name its cage", code, (named ?? `${cage} cage`) === `${cage} cage`);
  }
}

function* checkPpl({ pplGroups, bearings }: PageContent): Generator<Finding> {
  yield ask("ppl: four groups", "ppl", pplGroups.length === 4);
  for (const group of pplGroups) {
    yield ask("ppl: three series", group.slug, group.series.length === 3);
    for (const model of group.series.flatMap(({ models }) => models)) {
      yield ask(
        "ppl: model is listed",
        model,
        bearings.some((row) => row.code === model),
      );
    }
  }
}

function isListed({ bearings, units }: PageContent, code: string): boolean {
  return [...bearings, ...units].some((row) => row.code === code);
}

function ask(rule: string, subject: string, holds: boolean): Finding {
  return { rule, subject, holds };
}

function count(values: readonly string[], value: string): number {
  return values.filter((one) => one === value).length;
}
