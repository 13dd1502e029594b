import type { FluidSeal } from "#catalogue/seals/seal.ts";
import {
  type LipFrame,
  type LipOutline,
  lipWithWiper,
  pneumaticLip,
  uCup,
  vRing,
  wiper,
} from "./draw-fluid-section.ts";
import { acrossAxis, bothHalves } from "./draw-seal-halves.ts";
import type { Dimension, Drawing, Shape } from "./drawing.ts";
import { circle, closedOutline, corner } from "./outline.ts";

// Lengths that the data lacks, as shares of the section's height. The drawing doesn't dimension them.
const pneumaticPistonShare = 1;
const pneumaticRodShare = 1.7;
const vRingShare = 1.75;

type Section = {
  readonly shapes: readonly Shape[];
  readonly outsideMm: number;
  readonly widthMm: number;
  readonly dimensions: readonly Dimension[];
};

/**
 * Draws a hydraulic or pneumatic seal cut along its axis, the pressure side on the right. x = 0 is the
 * left face, y = 0 the axis.
 *
 * @throws {RangeError} If the category's section isn't known or a dimension of it is missing
 *   (programmer error).
 */
export function drawFluidSeal(seal: FluidSeal): Drawing {
  const { shapes, outsideMm, widthMm, dimensions } = getSection(seal);
  return {
    title: `Cross-section of ${seal.code}, ${lowerFirst(seal.name)}`,
    description: `Section through the axis of ${seal.code}, ${lowerFirst(seal.name)}, true to scale: ${facts(seal)}.`,
    bounds: { x: 0, y: -outsideMm / 2, width: widthMm, height: outsideMm },
    shapes,
    centreLines: [
      [
        [0, 0],
        [widthMm, 0],
      ],
    ],
    dimensions,
  };
}

function getSection(seal: FluidSeal): Section {
  switch (seal.category) {
    case "rod-seal":
      return onRod(seal, uCup, size(seal, "length"));
    case "wiper":
      return onRod(seal, wiper, size(seal, "length"));
    case "pneumatic-rod-seal":
      return onRod(seal, lipWithWiper);
    case "piston-seal":
      return inBore(seal, uCup, size(seal, "length"));
    case "pneumatic-piston-seal":
      return inBore(seal, pneumaticLip);
    case "o-ring":
      return oRing(seal);
    case "bonded-seal":
      return bondedSeal(seal);
    case "v-ring":
      return onShaft(seal);
    default:
      throw new RangeError(`No section for ${seal.category} ${seal.code}`);
  }
}

function onRod(seal: FluidSeal, lip: (frame: LipFrame) => LipOutline, lengthMm?: number): Section {
  const [rod, groove] = [size(seal, "rod"), size(seal, "groove")];
  const height = (groove - rod) / 2;
  const length = lengthMm ?? height * pneumaticRodShare;
  return {
    shapes: turned(lip({ height, length }), (y) => rod / 2 + y),
    outsideMm: groove,
    widthMm: length,
    dimensions: [
      diameter(rod, "left"),
      diameter(groove, "right", length),
      ...(lengthMm ? [width(lengthMm, groove)] : []),
    ],
  };
}

function inBore(seal: FluidSeal, lip: (frame: LipFrame) => LipOutline, lengthMm?: number): Section {
  const [bore, groove] = [size(seal, "bore"), size(seal, "groove")];
  const height = (bore - groove) / 2;
  const length = lengthMm ?? height * pneumaticPistonShare;
  const { places } = lip({ height, length });
  const edges: LipOutline["edges"] = [
    [0, height * 0.9],
    [length, height * 0.86],
  ];
  return {
    shapes: turned({ places, edges }, (y) => bore / 2 - y),
    outsideMm: bore,
    widthMm: length,
    dimensions: [
      diameter(groove, "left"),
      diameter(bore, "right", length),
      ...(lengthMm ? [width(lengthMm, bore)] : []),
    ],
  };
}

/** On a shaft in the middle of its range; height and width of the section are typical values. */
function onShaft(seal: FluidSeal): Section {
  const [from, to] = [size(seal, "shaftFrom"), size(seal, "shaftTo")];
  const shaft = (from + to) / 2;
  const height = Math.round(80 * Math.sqrt(shaft)) / 100;
  const length = height * vRingShare;
  return {
    shapes: turned(vRing({ height, length }), (y) => shaft / 2 + y),
    outsideMm: shaft + 2 * height,
    widthMm: length,
    dimensions: [{ ...diameter(shaft, "left"), label: `Ø${from}–${to}` }],
  };
}

function oRing(seal: FluidSeal): Section {
  const [inside, cord] = [size(seal, "inside"), size(seal, "cord")];
  const middle = (inside + cord) / 2;
  return {
    shapes: [
      ...[0, cord].map((x) => acrossAxis(x, middle)),
      bothHalves("rubber", circle([cord / 2, -middle], cord / 2)),
    ],
    outsideMm: inside + 2 * cord,
    widthMm: cord,
    dimensions: [
      { ...diameter(inside, "left"), from: [cord / 2, -inside / 2], to: [cord / 2, inside / 2] },
      { ...width(cord, inside + cord), label: `Ø${cord}` },
    ],
  };
}

/** A steel ring with a rubber lip on its inside that is at most as thick as the ring. */
function bondedSeal(seal: FluidSeal): Section {
  const [inside, outside, thickness] = [
    size(seal, "inside"),
    size(seal, "outside"),
    size(seal, "thickness"),
  ];
  const height = (outside - inside) / 2;
  const at = (x: number, y: number): ReturnType<typeof corner> =>
    corner(thickness * x, -inside / 2 - height * y);
  return {
    shapes: [
      ...[0, 1].map((x) => acrossAxis(thickness * x, inside / 2 + height * 0.2)),
      bothHalves("steel-right", closedOutline([at(0, 0.34), at(0, 1), at(1, 1), at(1, 0.34)])),
      bothHalves(
        "rubber",
        closedOutline([
          at(0.3, 0),
          at(0, 0.2),
          at(0.12, 0.34),
          at(0.88, 0.34),
          at(1, 0.2),
          at(0.7, 0),
        ]),
      ),
    ],
    outsideMm: outside,
    widthMm: thickness,
    dimensions: [
      { ...diameter(inside, "left"), from: [0, -inside / 2], to: [0, inside / 2] },
      diameter(outside, "right", thickness),
      width(thickness, outside),
    ],
  };
}

/** Both halves of a turned section, its heights converted to radii, with the edges behind it. */
function turned({ places, edges }: LipOutline, radius: (y: number) => number): Shape[] {
  const half = places.map(({ at: [x, y], rounding }) => corner(x, -radius(y), rounding));
  return [
    ...edges.map(([x, y]) => acrossAxis(x, radius(y))),
    bothHalves("rubber", closedOutline(half)),
  ];
}

function diameter(mm: number, side: "left" | "right", x = 0): Dimension {
  return { from: [x, -mm / 2], to: [x, mm / 2], side, row: 1, label: `Ø${mm}` };
}

function width(mm: number, outside: number): Dimension {
  return {
    from: [0, -outside / 2],
    to: [mm, -outside / 2],
    side: "above",
    row: 1,
    label: String(mm),
  };
}

function size({ code, dimensionsMm }: FluidSeal, name: string): number {
  const value = dimensionsMm[name];
  if (typeof value !== "number") throw new RangeError(`No ${name} of ${code}`);
  return value;
}

function lowerFirst(name: string): string {
  // Keep the capital of names that start with a shape, such as O-ring.
  return name[1] === "-" ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

const measureNames: Readonly<Record<string, string>> = {
  rod: "rod",
  bore: "cylinder bore",
  groove: "groove diameter",
  length: "length",
  inside: "inside diameter",
  outside: "outside diameter",
  cord: "cord",
  thickness: "thickness",
  shaftFrom: "for shafts from",
  shaftTo: "to",
};

function facts({ dimensionsMm }: FluidSeal): string {
  return Object.entries(dimensionsMm)
    .map(([name, value]) => `${measureNames[name] ?? name} ${value} mm`)
    .join(", ");
}
