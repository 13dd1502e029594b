import { formatMm, groupThousands, withUnit } from "#catalogue/format.ts";
import type { BeltFact, BeltItem } from "./belt-item.ts";
import type { BeltPage } from "./belt-page.ts";
import type { BeltBrand, ClassicalSection, IndustrialBeltItem, TimingBeltItem } from "./belt.ts";
import { mitsuboshiClassical } from "./mitsuboshi-classical.data.ts";
import {
  gatesPowerGrip,
  megadyneIsoran,
  mitsuboshiTiming,
  mitsuboshiTimingToOrder,
} from "./timing-items.data.ts";
import { timingProfiles } from "./timing-profiles.data.ts";
import { toothForms } from "./tooth-forms.data.ts";
import { toyopowerIndustrial } from "./toyopower-industrial.data.ts";
import { vSections } from "./v-sections.data.ts";

type FamilyItems = Pick<BeltPage, "items" | "itemsToOrder">;

/**
 * Composes the cards and dialogs of a family's series, one entry per series. Families without their own
 * series have none.
 */
export function composeFamilyItems(brand: BeltBrand, familySlug: string): FamilyItems {
  const timing = (item: TimingBeltItem): BeltItem => composeTimingItem(brand, item);
  switch (`${brand.slug}/${familySlug}`) {
    case "mitsuboshi/classical-v-belts":
      return { items: mitsuboshiClassical.map(composeClassicalItem), itemsToOrder: [] };
    case "mitsuboshi/timing-belts":
      return {
        items: mitsuboshiTiming.map(timing),
        itemsToOrder: mitsuboshiTimingToOrder.map(timing),
      };
    case "toyopower/industrial-v-belts":
      return {
        items: toyopowerIndustrial.map((item) => composeIndustrialItem(brand, item)),
        itemsToOrder: [],
      };
    case "megadyne/timing-belts-isoran":
      return { items: megadyneIsoran.map(timing), itemsToOrder: [] };
    case "gates/powergrip-timing-belts":
      return { items: gatesPowerGrip.map(timing), itemsToOrder: [] };
    default:
      return { items: [], itemsToOrder: [] };
  }
}

function composeTimingItem(brand: BeltBrand, item: TimingBeltItem): BeltItem {
  const profile = timingProfiles.find((one) => one.profile === item.profile);
  const form = toothForms.find(({ starts }) => item.profile.startsWith(starts));
  return {
    code: item.code,
    title: `${brand.name} ${item.code}`,
    shape: item.profile,
    facts: [
      { key: "pitch", value: item.pitch },
      { key: "width", value: item.width },
      { key: "length", value: item.length },
    ],
    moreFacts: [
      { key: "teeth", value: item.teeth },
      ...lengthFact("toothHeight", profile?.toothHeightMm),
      ...lengthFact("totalHeight", profile?.totalHeightMm),
      ...textFact("standard", profile?.standard),
      ...textFact("material", brand.dialogMaterial),
    ],
    applications: item.application,
    overview: form?.about ?? "",
    features: [
      "Exact speed ratio, no slip",
      "Little tension, which spares shafts and bearings",
      "Runs without lubrication",
      ...(form ? [form.feature] : []),
    ],
    sizesKind: "widths",
    sizes: (profile?.widths ?? []).map(({ code, widthMm }) =>
      // A metric code is the width.
      code === String(widthMm) ? { code: formatMm(widthMm) } : { code, detail: formatMm(widthMm) },
    ),
  };
}

function composeIndustrialItem(brand: BeltBrand, item: IndustrialBeltItem): BeltItem {
  const isNarrow = item.section.startsWith("SP");
  return {
    code: item.code,
    title: `${brand.name} ${item.code}`,
    shape: item.section,
    facts: [
      { key: "section", value: item.section },
      { key: "length", value: item.length },
      { key: "width", value: item.width },
      { key: "temperature", value: item.temperature },
    ],
    moreFacts: [...shapeFacts(item.section), ...textFact("material", brand.dialogMaterial)],
    applications: item.applications,
    overview: isNarrow
      ? "A wrapped narrow belt: taller for its width than a classical one, so that fewer belts carry the same power."
      : "A wrapped classical belt for drives of every age: pulleys of its letter fit, whoever made them.",
    features: [
      "Wrapped cover protects core and cords",
      "Slips for a moment under shock instead of breaking something",
      "Runs in sets side by side",
      isNarrow ? "The code’s number is the datum length" : "The code’s number is inches inside",
    ],
    sizesKind: "none",
    sizes: [],
  };
}

function composeClassicalItem(belt: ClassicalSection): BeltItem {
  return {
    code: belt.name,
    title: belt.fullName,
    shape: belt.section,
    facts: [
      { key: "section", value: belt.specs },
      { key: "power", value: belt.power },
      { key: "speed", value: belt.speedRange },
    ],
    moreFacts: [
      { key: "temperature", value: belt.temperature },
      ...shapeFacts(belt.section),
      { key: "material", value: belt.materials },
    ],
    applications: belt.applications.join(", "),
    overview: `${belt.dimensions}. For ${belt.power} and belt speeds ${belt.speedRange}.`,
    features: belt.features,
    sizesKind: "lengths",
    sizes: belt.sizes.map(({ code, datumLengthMm }) => ({
      code,
      detail: withUnit(groupThousands(datumLengthMm), "mm"),
      lengthMm: datumLengthMm,
    })),
  };
}

function shapeFacts(section: string): BeltFact[] {
  const shape = vSections.find((one) => one.section === section);
  if (!shape) return [];
  return [
    { key: "height", value: formatMm(shape.heightMm) },
    { key: "angle", value: `${shape.angleDeg}°` },
    ...lengthFact("datumWidth", shape.datumWidthMm),
    { key: "smallestPulley", value: formatMm(shape.minPulleyMm) },
    { key: "standard", value: shape.standard },
  ];
}

function lengthFact(key: BeltFact["key"], mm: number | undefined): BeltFact[] {
  return mm === undefined ? [] : [{ key, value: formatMm(mm) }];
}

function textFact(key: BeltFact["key"], value: string | undefined): BeltFact[] {
  return value === undefined ? [] : [{ key, value }];
}
