import type { HousedUnit, UnitSeries } from "#catalogue/bearings/housed-unit.ts";
import { flangeFront, flangeSection } from "./draw-unit-flange.ts";
import { pillowFront, pillowSection } from "./draw-unit-pillow.ts";
import { takeUpFront, takeUpSection } from "./draw-unit-take-up.ts";
import { housing, type UnitView } from "./draw-unit-view.ts";
import type { Drawing } from "./drawing.ts";

type Views = {
  readonly name: string;
  readonly front: (unit: HousedUnit) => UnitView;
  readonly section: (unit: HousedUnit, x: number) => UnitView;
  /** Letters of the housing's dimensions in the description, with their words. */
  readonly facts: Readonly<Record<string, string>>;
};

const views: Record<UnitSeries, Views> = {
  UCP: {
    name: "pillow block unit",
    front: pillowFront,
    section: pillowSection,
    facts: { H: "centre height", L: "base length", J: "bolt spacing", H2: "overall height" },
  },
  UCF: {
    name: "four-bolt flange unit",
    front: flangeFront,
    section: flangeSection,
    facts: { L: "flange side", J: "bolt spacing", N: "bolt holes", A0: "overall depth" },
  },
  UCT: {
    name: "take-up unit",
    front: takeUpFront,
    section: takeUpSection,
    facts: { L: "length", H: "height", H1: "distance between guide grooves", A1: "groove width" },
  },
};

/** Gap between the views as a share of the front view's width. */
const gapShare = 0.14;

/**
 * Draws a housed unit from the front, with a section along its shaft on the right. The shaft's centre
 * is at the origin.
 *
 * @throws {RangeError} If a dimension of its series is missing (programmer error).
 */
export function drawUnit(unit: HousedUnit): Drawing {
  const { name, front: drawFront, section: drawSection } = views[unit.series];
  const front = drawFront(unit);
  const start = front.bounds.x + front.bounds.width * (1 + gapShare);
  const section = drawSection(unit, start - drawSection(unit, 0).bounds.x);
  return {
    title: `Front view and section of ${name} ${unit.code}`,
    description: describe(unit),
    bounds: {
      ...front.bounds,
      width: section.bounds.x + section.bounds.width - front.bounds.x,
    },
    shapes: [...front.shapes, ...section.shapes],
    centreLines: [...front.centreLines, ...section.centreLines],
    dimensions: [...front.dimensions, ...section.dimensions],
  };
}

function describe(unit: HousedUnit): string {
  const { name, facts } = views[unit.series];
  const words = Object.entries(facts).map(
    ([letter, meaning]) => `${meaning} ${housing(unit, letter)} mm`,
  );
  return `Front view, and section along the shaft, of the ${name} ${unit.code} with insert bearing ${unit.insert}, true to scale: bore ${unit.boreMm} mm, ${words.join(", ")}.`;
}
