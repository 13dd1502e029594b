import { drawRotarySeal } from "#catalogue/drawing/draw-seal.ts";
import { getSealImage } from "#catalogue/drawing/media-path.ts";
import { readPartCode } from "#catalogue/engineering/codes/part-code.ts";
import { sealTypes } from "#catalogue/engineering/codes/seal-types.data.ts";
import { lipSpeedMs } from "#catalogue/engineering/seal-speed.ts";
import { formatMm, formatRpm, withUnit } from "#catalogue/format.ts";
import { rotarySeals } from "#catalogue/seals/rotary-seals.data.ts";
import { getSealPath, sealsPath, toSealSlug } from "#catalogue/seals/seal-path.ts";
import type { LipMaterial, RotarySeal } from "#catalogue/seals/seal.ts";
import { partPageText } from "#web/messages/part-page.ts";
import type { PartLink, PartLinkGroup } from "#web/ui/part-links.tsx";
import {
  formatIfKnown,
  linkNeighbours,
  listFacts,
  type FactGroup,
  type PartFact,
  type PartPageData,
} from "./part-page-data.ts";
import { formatTemperature, sealCrumbs } from "./seal-facts.ts";

/** Collects the data of a rotary shaft seal's page; undefined for a code in no list. */
export function loadRotarySealPage(slug: string): PartPageData | undefined {
  const { seal: text, seals } = partPageText.en;
  const seal = rotarySeals.find(({ code }) => toSealSlug(code) === slug);
  if (!seal) return undefined;
  const { code, forms, materials, maxLipSpeedMs, status } = seal;
  const [shaft, housing, width] = [seal.shaftMm, seal.housingMm, seal.widthMm].map(formatMm);
  if (shaft === undefined || housing === undefined || width === undefined) return undefined;
  const path = getSealPath(code);
  return {
    path,
    code,
    name: text.name,
    category: text.rotary,
    description: text.description(shaft, housing),
    summary: text.summary(code, shaft, housing, width),
    crumbs: sealCrumbs(code, path),
    tiles: [
      { label: text.shaft, value: shaft },
      { label: text.housing, value: housing },
      { label: text.width, value: width },
      { label: text.forms, value: forms.join(", ") },
    ],
    drawings: forms.map((form) => ({
      drawing: drawRotarySeal(seal, form),
      caption: `${text.form(form)}. ${partPageText.en.drawing}`,
    })),
    image: getSealImage(code),
    kindImage: "oil-seal",
    preview: "/og/seals.png",
    offered: { code },
    variants: listVariants(seal),
    groups: [dimensions(seal), ...materials.map((material) => limits(seal, material))],
    lists: [],
    spellings: spell(seal),
    relations: relate(seal),
    overview: { label: seals.title, path: sealsPath },
    notes: [
      ...(maxLipSpeedMs === undefined ? [] : [text.conservative]),
      ...(status === "recalled" ? [text.recalled] : []),
    ],
    figures: [
      ["Shaft diameter", seal.shaftMm, "mm"],
      ["Housing bore", seal.housingMm, "mm"],
      ["Width", seal.widthMm, "mm"],
    ],
  };
}

/** Each form with each material of the lip, which are bought as different parts. */
function listVariants({ code, forms, materials }: RotarySeal): PartPageData["variants"] {
  const { seal: text } = partPageText.en;
  return forms.flatMap((form) =>
    materials.map((material) => {
      const designation = `${form} ${code} ${material}`;
      const offered = { key: designation, code, designation, part: designation, isExact: true };
      return { ...offered, label: designation, value: text.variant(form, material) };
    }),
  );
}

function dimensions({ shaftMm, housingMm, widthMm, forms, materials }: RotarySeal): FactGroup {
  const { seal: text } = partPageText.en;
  return {
    title: text.dimensions,
    facts: listFacts([
      [text.shaft, formatMm(shaftMm)],
      [text.housing, formatMm(housingMm)],
      [text.width, formatMm(widthMm)],
      [text.forms, forms.join(", ")],
      [text.material, materials.join(", ")],
      [text.standard, "DIN 3760"],
    ]),
  };
}

function limits(seal: RotarySeal, material: LipMaterial): FactGroup {
  const { seal: text } = partPageText.en;
  return {
    title: text.limits(material),
    facts: listFacts([
      [text.temperature, formatIfKnown(seal.temperatureC[material], formatTemperature)],
      [
        text.lipSpeed,
        formatIfKnown(seal.maxLipSpeedMs?.[material], (speed) => withUnit(speed, "m/s")),
      ],
      [text.speed, formatIfKnown(seal.maxSpeedRpm?.[material], formatRpm)],
      [text.lipSpeedAt(formatRpm(exampleRpm)), formatExample(seal.shaftMm)],
      [text.pressure, withUnit(seal.maxPressureMPa, "MPa")],
    ]),
  };
}

/** A four-pole motor at 50 Hz without load. */
const exampleRpm = 1500;

/** The lip speed at that speed, to compare with the limit. */
function formatExample(shaftMm: number): string {
  return withUnit(lipSpeedMs(shaftMm, exampleRpm).toFixed(1), "m/s");
}

/** The types of other makers with the design of each form. */
function spell({ code, forms }: RotarySeal): readonly PartFact[] {
  return forms.flatMap((form) => {
    const own = readPartCode(`${form} ${code}`);
    const design = own?.part === "seal" ? JSON.stringify(own.design) : undefined;
    return sealTypes
      .filter((type) => type.system !== "DIN 3760" && JSON.stringify(type.design) === design)
      .flatMap(({ types, system }) => {
        const [type] = types;
        if (type === undefined) return [];
        return [
          { label: `${partPageText.en.seal.form(form)}, ${system}`, value: `${type} ${code}` },
        ];
      });
  });
}

function relate(seal: RotarySeal): readonly PartLinkGroup[] {
  const { seal: text } = partPageText.en;
  const others = rotarySeals.filter((other) => other !== seal);
  return [
    linkNeighbours(rotarySeals, rotarySeals.indexOf(seal), toLink),
    {
      title: text.sameShaft(formatMm(seal.shaftMm)),
      parts: others.filter(({ shaftMm }) => shaftMm === seal.shaftMm).map((one) => toLink(one)),
    },
    {
      title: text.sameHousing(formatMm(seal.housingMm)),
      parts: others.filter((one) => one.housingMm === seal.housingMm).map((one) => toLink(one)),
    },
  ];
}

function toLink({ code }: RotarySeal, kind?: string): PartLink {
  return { code, path: getSealPath(code), ...(kind !== undefined && { kind }) };
}
