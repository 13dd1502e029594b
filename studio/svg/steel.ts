import { palette } from "./palette.ts";
import {
  circle,
  circlePath,
  clipped,
  line,
  num,
  path,
  polar,
  ringPath,
  type Attributes,
} from "./shapes.ts";

// Steel under a lamp at the upper left. Parts turn, but their light doesn't.

/** Tones around a ring, clockwise from the lamp, evenly spaced; the last meets the first. */
const turnedFace = [
  "#f8f9fa",
  "#dde1e5",
  "#c6ccd2",
  "#e1e5e8",
  "#f3f4f6",
  "#d3d8dd",
  "#bfc6cd",
  "#dfe3e7",
];
const darkFace = [
  "#a4abb5",
  "#8b929d",
  "#767d89",
  "#8d949f",
  "#9aa1ab",
  "#838a95",
  "#717884",
  "#8a919c",
];
const castFace = [
  "#e9ebee",
  "#e2e5e8",
  "#dadee2",
  "#dfe2e6",
  "#e4e7ea",
  "#dcdfe4",
  "#d6dae0",
  "#e0e3e7",
];
const rubberFace = [
  "#6a717c",
  "#4b515b",
  "#2f343c",
  "#434952",
  "#565d67",
  "#3d434c",
  "#2a2f36",
  "#474d57",
];
const outwardBevel = [
  "#ffffff",
  "#eff1f3",
  "#bcc2ca",
  "#8e959f",
  "#7b828d",
  "#8e959f",
  "#bcc2ca",
  "#eff1f3",
];
const inwardBevel = [
  "#6f7681",
  "#868d98",
  "#b4bac2",
  "#e6e9ec",
  "#fbfcfc",
  "#e6e9ec",
  "#b4bac2",
  "#868d98",
];

const finishes = { turnedFace, darkFace, castFace, rubberFace, outwardBevel, inwardBevel } as const;

export type Finish = keyof typeof finishes;

/** HTML snaps its boxes to whole units, so a ring is laid out large and scaled down. */
const unit = 1000;

/**
 * A ring around the origin with a conic gradient, like a face turned on a lathe. SVG has no conic
 * gradient, so an HTML box draws it.
 */
export function steelRing(outer: number, inner: number, finish: Finish = "turnedFace"): string {
  const tones = finishes[finish];
  const stops = [...tones, tones[0]].join(",");
  const ring = ringPath(unit, (unit * inner) / outer, unit, unit);
  const style = `width:${2 * unit}px;height:${2 * unit}px;background:conic-gradient(from -45deg,${stops});clip-path:path(evenodd,'${ring}')`;
  return `<g transform="scale(${outer / unit})"><foreignObject x="${-unit}" y="${-unit}" width="${2 * unit}" height="${2 * unit}"><div xmlns="http://www.w3.org/1999/xhtml" style="${style}"></div></foreignObject></g>`;
}

/** Outline of a part: ink, with the same width on screen at any scale. */
export const outline: Attributes = {
  class: "px",
  fill: "none",
  stroke: palette.ink,
  "stroke-width": 1.5,
  "stroke-linejoin": "round",
};

export const thinLine: Attributes = { ...outline, stroke: palette.steel5, "stroke-width": 0.9 };

/** A turned ring with its chamfers: face, bevel outside, bevel inside, and its edges. */
export function machinedRing(
  outer: number,
  inner: number,
  chamfers: { readonly outer: number; readonly inner: number },
  finish: Finish = "turnedFace",
): string {
  const faceOuter = outer - chamfers.outer;
  const faceInner = inner + chamfers.inner;
  return [
    chamfers.outer > 0 ? steelRing(outer, faceOuter, "outwardBevel") : "",
    chamfers.inner > 0 ? steelRing(faceInner, inner, "inwardBevel") : "",
    steelRing(faceOuter, faceInner, finish),
    chamfers.outer > 0 ? circle(faceOuter, { ...thinLine, stroke: palette.steel4 }) : "",
    chamfers.inner > 0 ? circle(faceInner, { ...thinLine, stroke: palette.steel4 }) : "",
    circle(outer, outline),
    circle(inner, outline),
  ].join("");
}

/**
 * Gradients and hatchings that an image refers to; once per image.
 * The scales are pixels per mm of the front view and of the section, so that hatching has the same
 * width in every image.
 */
export function steelDefs(frontScale: number, sectionScale = frontScale): string {
  return `<defs>${gradients}${hatches("front", frontScale)}${hatches("section", sectionScale)}</defs>`;
}

function hatches(view: string, scale: number): string {
  return (
    hatch(`${view}-right`, 45, "#e6e9ec", scale) + hatch(`${view}-left`, -45, "#dfe3e7", scale)
  );
}

const gradients = `<radialGradient id="ball" cx=".5" cy=".5" r=".5" fx=".34" fy=".3">
<stop offset="0" stop-color="#ffffff"/><stop offset=".13" stop-color="#fafbfb"/><stop offset=".4" stop-color="#cfd4d9"/>
<stop offset=".68" stop-color="#9097a2"/><stop offset=".86" stop-color="#5f6671"/><stop offset="1" stop-color="#4a515b"/>
</radialGradient>
<radialGradient id="ball-ground" cx=".41" cy=".39" r=".61">
<stop offset=".74" stop-color="#fbfaf7" stop-opacity="0"/><stop offset=".9" stop-color="#fbfaf7" stop-opacity=".5"/><stop offset=".965" stop-color="#fbfaf7" stop-opacity=".12"/><stop offset="1" stop-color="#fbfaf7" stop-opacity="0"/>
</radialGradient>
<radialGradient id="dome" cx=".5" cy=".5" r=".62" fx=".36" fy=".32">
<stop offset="0" stop-color="#f4f5f6"/><stop offset=".45" stop-color="#d3d8dc"/><stop offset="1" stop-color="#a0a7b0"/>
</radialGradient>
<linearGradient id="roller" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#8d949e"/><stop offset=".16" stop-color="#d3d8dc"/><stop offset=".34" stop-color="#ffffff"/><stop offset=".6" stop-color="#d0d5da"/><stop offset=".86" stop-color="#8d949e"/><stop offset="1" stop-color="#a6adb6"/>
</linearGradient>
<linearGradient id="shaft-side" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#a6adb6"/><stop offset=".3" stop-color="#f3f4f6"/><stop offset="1" stop-color="#fbfaf7"/>
</linearGradient>
<linearGradient id="casting" x1="0" y1="0" x2=".55" y2="1">
<stop offset="0" stop-color="#f0f1f3"/><stop offset=".5" stop-color="#dde0e4"/><stop offset="1" stop-color="#c3c9cf"/>
</linearGradient>
<linearGradient id="bolt" x1="0" y1="0" x2="1" y2="0">
<stop offset="0" stop-color="#b4bac2"/><stop offset=".28" stop-color="#f6f7f8"/><stop offset=".6" stop-color="#c9ced4"/><stop offset="1" stop-color="#8a919c"/>
</linearGradient>
<radialGradient id="rivet" cx=".5" cy=".5" r=".5" fx=".35" fy=".3">
<stop offset="0" stop-color="#ffffff"/><stop offset=".6" stop-color="#c3c9cf"/><stop offset="1" stop-color="#7e8691"/>
</radialGradient>`;

function hatch(id: string, angle: number, ground: string, scale: number): string {
  const turn = `rotate(${angle}) scale(${num(1 / scale)})`;
  return `<pattern id="${id}" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="${turn}"><rect width="8" height="8" fill="${ground}"/><path d="M4 0V8" stroke="${palette.steel4}" stroke-width="1.1"/></pattern>`;
}

/** A polished ball at the origin. */
export function ball(radius: number): string {
  return [
    circle(radius, { fill: "url(#ball)" }),
    circle(radius, { fill: "url(#ball-ground)" }),
    circle(radius, { ...outline, "stroke-width": 1.1 }),
  ].join("");
}

/** Dark space between two rings. */
export function depth(outer: number, inner: number): string {
  return path(ringPath(outer, inner), { fill: "#3a4049", "fill-rule": "evenodd" });
}

/** The end of a roller at the origin, ground flat, with its rounded edge. */
export function rollerEnd(radius: number): string {
  const edge = radius * 0.13;
  return [
    steelRing(radius, radius - edge, "outwardBevel"),
    steelRing(radius - edge, 0, "turnedFace"),
    circle(radius - edge, { ...thinLine, stroke: palette.steel4 }),
    circle(radius * 0.16, { fill: "#aab0b9" }),
    circle(radius * 0.16, { ...thinLine, stroke: palette.steel5 }),
    circle(radius, { ...outline, "stroke-width": 1.1 }),
  ].join("");
}

/** The straight edges of a cut, each across a pair of radii. */
export function cutEdges(
  pairs: readonly (readonly [outer: number, inner: number])[],
  angles: readonly [number, number],
): string {
  const edges = angles.flatMap((angle) =>
    pairs.map(([outer, inner]) => line(polar(outer, angle), polar(inner, angle), outline)),
  );
  return edges.join("");
}

/** Shadow of the rings around a gap, away from the lamp. */
export function gapShadow(outer: number, inner: number): string {
  const reach = outer * 0.02;
  const shadow = { fill: palette.ink, "fill-rule": "evenodd", opacity: 0.3 };
  return clipped(
    ringPath(outer, inner),
    path(`${circlePath(outer + 2)}${circlePath(outer, reach, reach * 1.2)}`, shadow),
    path(circlePath(inner, reach, reach * 1.2), shadow),
  );
}
