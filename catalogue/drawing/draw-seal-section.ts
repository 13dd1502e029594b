import type { RotarySeal } from "#catalogue/seals/seal.ts";
import { arcTo, closedOutline, corner, type Place } from "./outline.ts";

/** The upper half of a rotary seal's section; x = 0 is the air side, y = 0 the shaft's axis. */
export type SealSection = {
  readonly rubber: string;
  readonly steelCase: string;
  readonly spring: {
    readonly centre: readonly [number, number];
    readonly radius: number;
  };
  /** Turned edges visible behind the cut: position along the axis, and radius. */
  readonly edges: readonly { readonly x: number; readonly radius: number }[];
  /** Position at which the lip touches the shaft. */
  readonly lipX: number;
};

/**
 * Returns the upper half of the section of a rotary shaft seal of form A or AS: rubber outside, an
 * angled steel ring inside, a lip with a garter spring. The standard defines only shaft, housing and
 * width; everything else has typical proportions and is not dimensioned.
 *
 * @param form AS has a dust lip on the air side.
 */
export function sealSection(seal: RotarySeal, form: "A" | "AS"): SealSection {
  const { shaftMm, housingMm, widthMm: width } = seal;
  // Sheet, coating and lip scale with the seal, as far as the ring's height permits.
  const unit = Math.min(width / 10, ((housingMm - shaftMm) / 2) * 0.105);
  const lipX = width * 0.6;
  const fromHousing: At = (x, down, rounding = 0) =>
    corner(x, down * unit - housingMm / 2, rounding * unit);
  const fromShaft: At = (x, up, rounding = 0) =>
    corner(x, -shaftMm / 2 - up * unit, rounding * unit);
  const springX = lipX - 0.35 * unit;
  const faces = { unit, width, lipX, springX, fromHousing, fromShaft };
  const backHeight = form === "AS" ? 4.1 : 4.8;
  const dustEdge = { x: 0.4 * unit, radius: shaftMm / 2 };
  return {
    rubber: closedOutline([
      ...outerRubber(faces),
      ...lip(faces),
      ...(form === "AS" ? dustLip(faces) : []),
      fromShaft(0, backHeight, 0.3),
    ]),
    steelCase: closedOutline(steelCase(faces)),
    spring: { centre: [springX, -shaftMm / 2 - 3.5 * unit], radius: 0.95 * unit },
    edges: [
      { x: 0, radius: shaftMm / 2 + backHeight * unit },
      { x: lipX, radius: shaftMm / 2 },
      { x: lipX + 2.3 * unit, radius: shaftMm / 2 + 2.4 * unit },
      { x: width, radius: housingMm / 2 - 2.4 * unit },
      ...(form === "AS" ? [dustEdge] : []),
    ],
    lipX,
  };
}

/** A corner at a distance, in units, from the housing's or the shaft's diameter. */
type At = (x: number, distance: number, rounding?: number) => Place;

type Faces = {
  readonly unit: number;
  readonly width: number;
  readonly lipX: number;
  readonly springX: number;
  readonly fromHousing: At;
  readonly fromShaft: At;
};

/** From the air side over the outside to the inner corner on the oil side. */
function outerRubber({ unit, width, fromHousing }: Faces): Place[] {
  return [
    fromHousing(0, 0.5),
    fromHousing(1.2 * unit, 0),
    fromHousing(width - 1.2 * unit, 0),
    fromHousing(width, 0.5),
    fromHousing(width, 2.4, 0.3),
    fromHousing(2.2 * unit, 2.4, 0.4),
  ];
}

/** Membrane, spring groove, sealing edge and the membrane's other side. */
function lip({ unit, lipX, springX, fromShaft }: Faces): Place[] {
  const groove = 1.05;
  const [across, up] = [groove * unit * Math.cos(0.35), groove * Math.sin(0.35)];
  const right = fromShaft(springX + across, 3.5 + up);
  return [
    fromShaft(2.2 * unit, 6, 0.6),
    fromShaft(lipX - 1.9 * unit, 4.5, 0.4),
    fromShaft(springX - across, 3.5 + up),
    arcTo(springX + groove * unit, fromShaft(0, 3.5).at[1], groove * unit, 0),
    arcTo(...right.at, groove * unit, 0),
    fromShaft(lipX + 1.6 * unit, 4.4, 0.3),
    fromShaft(lipX + 2.3 * unit, 2.4, 0.4),
    fromShaft(lipX, 0),
    fromShaft(lipX - 2.5 * unit, 1.2, 0.5),
    fromShaft(lipX - 3.1 * unit, 3.1, 0.5),
  ];
}

/** Leans towards the air side. */
function dustLip({ unit, fromShaft }: Faces): Place[] {
  return [
    fromShaft(2 * unit, 3.5, 0.3),
    fromShaft(0.75 * unit, 0),
    fromShaft(0.4 * unit, 0),
    fromShaft(0.95 * unit, 3.1, 0.4),
  ];
}

function steelCase({ unit, width, fromHousing, fromShaft }: Faces): Place[] {
  return [
    fromHousing(0.7 * unit, 0.9, 1.4),
    fromHousing(width - 0.9 * unit, 0.9),
    fromHousing(width - 0.9 * unit, 1.9),
    fromHousing(1.7 * unit, 1.9, 0.4),
    fromShaft(1.7 * unit, 5.6),
    fromShaft(0.7 * unit, 5.6),
  ];
}
