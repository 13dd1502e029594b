import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { listSeriesBearings } from "#catalogue/bearings/find-bearing.ts";
import { findSameBore, findSameSize } from "#catalogue/bearings/find-relatives.ts";
import { drawBearing } from "#catalogue/drawing/draw-bearing.ts";
import type { Drawing } from "#catalogue/drawing/drawing.ts";
import { formatKn, formatMm } from "#catalogue/format.ts";
import { findFamilyImage } from "#catalogue/media/find-family-image.ts";
import type { PartImageName } from "#catalogue/media/part-image.ts";
import { type BearingDetail, findBearingDetail } from "#catalogue/nsk/bearing-detail.ts";
import { getBearingPath } from "#catalogue/nsk/bearing-path.ts";
import { getKindCategory, getFamilySlug, findFamily } from "#catalogue/nsk/categories.ts";
import { listOtherCodes, type OtherCodes } from "#catalogue/nsk/other-codes.ts";
import { readVariants } from "#catalogue/nsk/variants.ts";
import { findPplPath } from "#catalogue/ppl/find-group.ts";
import { toSlug } from "#catalogue/slug.ts";
import { bearingDetailText } from "#web/messages/bearing-detail.ts";
import type { OfferedRow } from "#web/search/offered-row.ts";
import type { PartLink } from "#web/ui/part-links.tsx";

/** A bearing of the same series. */
export type Neighbour = {
  readonly code: string;
  readonly size: string;
};

export type BearingPageData = {
  readonly detail: BearingDetail;
  readonly drawing: Drawing;
  /** An image of its kind, not of its size. */
  readonly image: PartImageName | undefined;
  readonly family: { readonly slug: string; readonly title: string };
  readonly series: { readonly name: string; readonly slug: string };
  readonly current: Neighbour;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
  /** Bearings of the same type and bore in other series. */
  readonly sameBore: readonly PartLink[];
  /** Bearings of other types and series with the same bore and outside diameter. */
  readonly sameSize: readonly PartLink[];
  /** Codes of its executions at other makers; empty if they are the same. */
  readonly otherCodes: readonly OtherCodes[];
  /** Path of PPL's series, if PPL has the number. */
  readonly pplPath: string | undefined;
  /** The description for search engines. */
  readonly summary: string;
  /** Its variants, for which the shop's products are looked for. */
  readonly offered: readonly OfferedRow[];
};

/** Collects the data of a bearing's page; undefined for a code in no list. */
export function loadBearingPage(code: string): BearingPageData | undefined {
  const detail = findBearingDetail(code);
  const family = detail && findFamily(getFamilySlug(detail.bearing.kind));
  if (!detail || !family) return undefined;
  const { bearing, name, specifications } = detail;
  const series = family.series.find(({ sizes }) => sizes === bearing.series);
  const sizes = listSeriesSizes(bearing);
  const place = sizes.findIndex((one) => one.code === bearing.code);
  const ratings = `C ${formatKn(bearing.dynamicLoadKn)}, C0 ${formatKn(bearing.staticLoadKn)}, ${specifications.limitSpeed}`;
  return {
    detail,
    drawing: drawBearing(bearing),
    image: findFamilyImage(family.slug),
    family: { slug: family.slug, title: family.title },
    series: { name: series?.name ?? "", slug: toSlug(series?.name ?? "") },
    current: asNeighbour(bearing),
    previous: sizes.slice(0, place).map(asNeighbour).at(-1),
    next: sizes.slice(place + 1).map(asNeighbour)[0],
    sameBore: findSameBore(bearing).map(toPartLink),
    sameSize: findSameSize(bearing).map(toPartLink),
    otherCodes: listOtherCodes(bearing),
    pplPath: findPplPath(bearing.code),
    offered: listOffered(detail),
    summary: bearingDetailText.en.summary(name, getSize(bearing), ratings),
  };
}

function listSeriesSizes({ kind, series }: Bearing): readonly Bearing[] {
  return listSeriesBearings(series)
    .filter((one) => one.kind === kind)
    .toSorted((one, other) => one.boreMm - other.boreMm);
}

function toPartLink(bearing: Bearing): PartLink {
  const { code, kind } = bearing;
  return {
    code,
    kind: getKindCategory(kind),
    size: getSize(bearing),
    path: getBearingPath(code),
  };
}

function asNeighbour(bearing: Bearing): Neighbour {
  return { code: bearing.code, size: getSize(bearing) };
}

function getSize({ boreMm, outsideDiameterMm, widthMm }: Bearing): string {
  return `${boreMm} × ${outsideDiameterMm} × ${formatMm(widthMm)}`;
}

/** A variant with another number, such as an aligning seat's 53205, is asked for by its own. */
function listOffered({ code, availableVariants }: BearingDetail): readonly OfferedRow[] {
  return readVariants(availableVariants).map((variant) => ({
    key: variant.code,
    code: variant.code.includes(code) ? code : variant.code,
    designation: variant.code,
    maker: "NSK",
    part: `NSK ${variant.code}`,
    isExact: true,
  }));
}
