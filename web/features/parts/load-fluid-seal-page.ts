import { drawFluidSeal } from "#catalogue/drawing/draw-fluid-seal.ts";
import { getSealImage } from "#catalogue/drawing/media-path.ts";
import { withUnit } from "#catalogue/format.ts";
import { findPartImage } from "#catalogue/media/find-part-image.ts";
import { fluidSeals } from "#catalogue/seals/fluid-seals.data.ts";
import { listFluidSeals, getSealSize } from "#catalogue/seals/list-seals.ts";
import { getSealPath, sealsPath, toSealSlug } from "#catalogue/seals/seal-path.ts";
import type { FluidSeal } from "#catalogue/seals/seal.ts";
import { partPageText } from "#web/messages/part-page.ts";
import type { PartLink } from "#web/ui/part-links.tsx";
import {
  formatIfKnown,
  linkNeighbours,
  listFacts,
  type FactGroup,
  type PartFact,
  type PartPageData,
} from "./part-page-data.ts";
import { formatTemperature, sealCrumbs } from "./seal-facts.ts";

/** Collects the data of a hydraulic or pneumatic seal's page; undefined for a code in no list. */
export function loadFluidSealPage(slug: string): PartPageData | undefined {
  const { seal: text, seals } = partPageText.en;
  const seal = fluidSeals.find(({ code }) => toSealSlug(code) === slug);
  if (!seal) return undefined;
  const { code, name, category, use } = seal;
  const path = getSealPath(code);
  const sizes = listFluidSeals(category);
  const at = sizes.indexOf(seal);
  const others = sizes.filter((_, index) => Math.abs(index - at) > 1);
  return {
    path,
    code,
    name,
    category: text.category,
    description: text.fluidDescription(use, seal.material),
    summary: text.fluidSummary(name, code, describeSize(seal), use),
    crumbs: sealCrumbs(code, path),
    tiles: listMeasures(seal),
    drawings: [{ drawing: drawFluidSeal(seal) }],
    image: getSealImage(code),
    kindImage: findPartImage({ name: seal.name, category: "Seals" }),
    preview: "/og/seals.png",
    offered: { code: getSealSize(code) },
    groups: [{ title: text.dimensions, facts: listMeasures(seal) }, limits(seal)],
    lists: [],
    spellings: [],
    relations: [
      linkNeighbours(sizes, at, toLink),
      { title: text.sameKind(name), parts: others.map((one) => toLink(one)) },
    ],
    overview: { label: seals.title, path: sealsPath },
    notes: [text.recalled],
    figures: Object.entries(seal.dimensionsMm).flatMap(([measure, mm]) =>
      typeof mm === "number" ? [[nameMeasure(measure), mm, "mm"] as const] : [],
    ),
  };
}

function limits(seal: FluidSeal): FactGroup {
  const { seal: text, belt } = partPageText.en;
  return {
    title: belt.limits,
    facts: listFacts([
      [text.material, seal.material],
      [text.temperature, formatTemperature(seal.temperatureC)],
      [text.pressure, formatIfKnown(seal.maxPressureBar, (bar) => withUnit(bar, "bar"))],
      [text.maxSpeed, formatIfKnown(seal.maxSpeedMs, (speed) => withUnit(speed, "m/s"))],
      [text.standard, seal.standard],
    ]),
  };
}

function listMeasures({ dimensionsMm }: FluidSeal): readonly PartFact[] {
  return Object.entries(dimensionsMm).map(([measure, mm]) => ({
    label: nameMeasure(measure),
    value: withUnit(mm, "mm"),
  }));
}

function describeSize(seal: FluidSeal): string {
  return listMeasures(seal)
    .map(({ label, value }) => `${label.toLowerCase()} ${value}`)
    .join(", ");
}

function nameMeasure(measure: string): string {
  const names: Readonly<Record<string, string>> = partPageText.en.seal.measures;
  return names[measure] ?? measure;
}

function toLink({ code }: FluidSeal, kind?: string): PartLink {
  return { code, path: getSealPath(code), ...(kind !== undefined && { kind }) };
}
