import { palette } from "./svg/palette.ts";
import { element, num, polar, times } from "./svg/shapes.ts";

/** A square icon of the site: its sign on paper. */
export type Icon = {
  readonly sizePx: number;
  /** Diameter of the sign by the icon's side. */
  readonly share: number;
};

/** Icons for home screens by name; one that may be masked keeps its sign inside the safe circle. */
export const icons: Readonly<Record<string, Icon>> = {
  "icon-192": { sizePx: 192, share: 0.72 },
  "icon-512": { sizePx: 512, share: 0.72 },
  "maskable-512": { sizePx: 512, share: 0.56 },
  // What a native shell shows while it starts, cropped to its screen.
  splash: { sizePx: 2732, share: 0.14 },
};

/** Draws an icon on a square of the given side. */
export function drawIcon({ share }: Icon, side: number): string {
  const scale = (side * share) / 2 / reach;
  return [
    element("rect", { width: side, height: side, fill: palette.paper }),
    element(
      "g",
      { transform: `translate(${num(side / 2)} ${num(side / 2)}) scale(${num(scale)})` },
      siteSign(),
    ),
  ].join("");
}

/** From the middle of the sign to its rim. */
const reach = 15.75;

/** The site's own sign about the origin: a bearing whose balls are orange, as in favicon.svg. */
export function siteSign(): string {
  const ring = (r: number): string =>
    element("circle", { r, fill: "none", stroke: palette.ink, "stroke-width": 2.5 });
  const balls = times(6, (index) => {
    const [cx, cy] = polar(10, index * 60);
    return element("circle", { cx, cy, r: 2, fill: palette.accent });
  });
  return [ring(14.5), ring(5.5), ...balls].join("");
}
