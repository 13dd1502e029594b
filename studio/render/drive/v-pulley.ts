import type { Group, Outline, Part } from "../scene.ts";
import { bushScrews, bushSeat, type TaperBush, taperBush } from "./taper-bush.ts";
import { armWindows, circleOutline } from "./wheel-outlines.ts";

/**
 * Grooves of ISO 4183: spacing, distance of the first from the edge, height above and depth below the
 * datum.
 */
const groovesMm: Readonly<
  Record<string, { pitch: number; edge: number; above: number; below: number; datum: number }>
> = {
  Z: { pitch: 12, edge: 8, above: 2, below: 9, datum: 8.5 },
  A: { pitch: 15, edge: 10, above: 2.75, below: 11, datum: 11 },
  B: { pitch: 19, edge: 12.5, above: 3.5, below: 14, datum: 14 },
};

const usedFor: Readonly<Record<string, string>> = { SPZ: "Z", SPA: "A", SPB: "B" };

/** A V-belt pulley. */
export type VPulley = {
  /** Section of its belts. */
  readonly section: string;
  readonly grooves: number;
  readonly datumDiameterMm: number;
  readonly bush: TaperBush;
  /** Openings in its web; a small pulley is solid. */
  readonly web: { readonly kind: "arms" | "solid"; readonly count: number };
};

export function pulleyWidthMm({ section, grooves }: VPulley): number {
  const { pitch, edge } = getGroove(section);
  return 2 * edge + (grooves - 1) * pitch;
}

export function pulleyOutsideMm({ section, datumDiameterMm }: VPulley): number {
  return datumDiameterMm + 2 * getGroove(section).above;
}

/** Positions of the groove middles along z. */
export function grooveHeights({ section, grooves }: VPulley): readonly number[] {
  const { pitch, edge } = getGroove(section);
  return Array.from({ length: grooves }, (_, index) => edge + index * pitch);
}

/** The pulley from z = 0 up, the bush's larger face on top. */
export function vPulley(pulley: VPulley): Group {
  const { bush } = pulley;
  const width = pulleyWidthMm(pulley);
  const hub = hubMm(pulley);
  const rim = Math.max(rimInsideMm(pulley), hub - 0.5);
  const hubFrom = Math.max(0, width - bush.lengthMm - 1);
  return {
    parts: [
      steel({ kind: "turned", profile: rimProfile(pulley, rim) }),
      ...(rim > hub ? [web(pulley, rim, hub)] : []),
      {
        ...steel({
          kind: "extruded",
          outline: circleOutline(hub),
          holes: [bushSeat(bush)],
          heightMm: width - hubFrom,
          bevelMm: 0.7,
        }),
        places: [{ at: [0, 0, hubFrom] }],
      },
      {
        parts: [taperBush(bush), bushScrews(bush)],
        place: { at: [0, 0, width - 0.6] },
      },
    ],
  };
}

/** The connection of rim and hub; a small pulley has no space for it. */
function web(pulley: VPulley, rim: number, hub: number): Part {
  const { kind, count } = pulley.web;
  const width = pulleyWidthMm(pulley);
  const thickness = width * (kind === "solid" ? 0.86 : 0.34);
  const openings = kind === "arms" ? armWindows(count, rim - 2, hub + 2, 13) : [];
  return {
    ...steel({
      kind: "extruded",
      outline: circleOutline(rim + 0.6),
      holes: [bushSeat(pulley.bush), ...openings],
      heightMm: thickness,
      bevelMm: 1,
    }),
    places: [{ at: [0, 0, (width - thickness) / 2] }],
  };
}

function hubMm(pulley: VPulley): number {
  const { above, below } = getGroove(pulley.section);
  return Math.min(pulley.bush.outsideMm / 2 + 9, pulleyOutsideMm(pulley) / 2 - above - below - 2);
}

function rimInsideMm(pulley: VPulley): number {
  const { above, below } = getGroove(pulley.section);
  return pulleyOutsideMm(pulley) / 2 - above - below - 6;
}

function rimProfile(pulley: VPulley, inside: number): Outline {
  const { above, below, datum } = getGroove(pulley.section);
  const outer = pulleyOutsideMm(pulley) / 2;
  const width = pulleyWidthMm(pulley);
  const flank = Math.tan((38 / 2) * (Math.PI / 180));
  const top = datum / 2 + above * flank;
  const bottom = datum / 2 - below * flank;
  const edge = 0.5;
  const grooves = grooveHeights(pulley).flatMap((z): Outline => [
    [outer, z - top - edge],
    [outer - edge, z - top],
    [outer - above - below, z - bottom],
    [outer - above - below, z + bottom],
    [outer - edge, z + top],
    [outer, z + top + edge],
  ]);
  return [
    [inside, 1.2],
    [inside + 1.2, 0],
    [outer - 0.8, 0],
    [outer, 0.8],
    ...grooves,
    [outer, width - 0.8],
    [outer - 0.8, width],
    [inside + 1.2, width],
    [inside, width - 1.2],
  ];
}

function getGroove(section: string): NonNullable<(typeof groovesMm)[string]> {
  const groove = groovesMm[usedFor[section] ?? section];
  if (!groove) throw new Error(`no groove for belts ${section}`);
  return groove;
}

function steel(shape: Part["shape"]): Part {
  return { shape, material: "ground-steel" };
}
