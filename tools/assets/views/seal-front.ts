import type { RotarySeal } from "#catalogue/seals/seal.ts";
import { palette } from "../svg/palette.ts";
import { circle, path, polar, ringPath, times } from "../svg/shapes.ts";
import { gapShadow, outline, steelRing, thinLine } from "../svg/steel.ts";

/** A rotary shaft seal from the oil side, where its garter spring lies open; at the origin, in mm. */
export function sealFront(seal: RotarySeal): string {
  const outer = seal.housingMm / 2;
  const shaft = seal.shaftMm / 2;
  const lip = shaft + 0.02;
  const spring = { outer: lip + (outer - lip) * 0.36, inner: lip + (outer - lip) * 0.17 };
  const trough = lip + (outer - lip) * 0.66;
  return [
    rubber(outer, trough, ["#5b626d", "#3b414a"]),
    circle(outer - 0.6, { ...thinLine, stroke: "#787f8a" }),
    circle(trough, { ...outline, stroke: palette.ink }),
    path(ringPath(trough, spring.outer), { fill: "#262a31", "fill-rule": "evenodd" }),
    gapShadow(trough, spring.outer),
    rubberSheen(outer, trough),
    garterSpring(spring.outer, spring.inner),
    rubber(spring.inner, lip, ["#3c424b", "#2a2f36"]),
    circle(spring.inner, outline),
    circle(lip + 0.35, { ...thinLine, stroke: "#787f8a" }),
    circle(lip, outline),
    circle(outer, outline),
  ].join("");
}

function rubber(outer: number, inner: number, [light, dark]: readonly [string, string]): string {
  return [
    path(ringPath(outer, inner), { fill: dark, "fill-rule": "evenodd" }),
    `<g opacity=".7">${steelRing(outer, inner, "rubberFace")}</g>`,
    path(ringPath(outer, outer - 0.35), { fill: light, "fill-rule": "evenodd" }),
  ].join("");
}

function rubberSheen(outer: number, inner: number): string {
  const middle = (outer + inner) / 2;
  return circle(middle, {
    class: "px",
    fill: "none",
    stroke: palette.white,
    "stroke-width": 3,
    opacity: 0.1,
  });
}

/** The coils of the spring, each a short slanted stroke around the ring. */
function garterSpring(outer: number, inner: number): string {
  const middle = (outer + inner) / 2;
  const width = outer - inner;
  const count = Math.round((2 * Math.PI * middle) / (width * 0.34));
  const step = 360 / count;
  const coils = times(count, (index) => {
    const angle = index * step;
    const [x1, y1] = polar(outer - width * 0.08, angle + step * 0.4);
    const [x2, y2] = polar(inner + width * 0.08, angle - step * 0.4);
    return `M${x1.toFixed(3)} ${y1.toFixed(3)}L${x2.toFixed(3)} ${y2.toFixed(3)}`;
  }).join("");
  return [
    steelRing(outer, inner, "darkFace"),
    path(coils, {
      fill: "none",
      stroke: "#eceef0",
      "stroke-width": width * 0.2,
      "stroke-linecap": "round",
    }),
    path(ringPath(outer, outer - width * 0.26), {
      fill: palette.ink,
      "fill-rule": "evenodd",
      opacity: 0.28,
    }),
    path(ringPath(inner + width * 0.26, inner), {
      fill: palette.ink,
      "fill-rule": "evenodd",
      opacity: 0.28,
    }),
    circle(outer, outline),
    circle(inner, outline),
  ].join("");
}
