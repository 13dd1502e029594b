import { palette } from "./svg/palette.ts";
import { element, num, polar, times } from "./svg/shapes.ts";

/** A square icon of the site: its sign on the background colour. */
export type Icon = {
  readonly sizePx: number;
  /** Diameter of the sign as a share of the icon's side. */
  readonly share: number;
};

/** Icons for home screens by name; a maskable icon has its sign inside the safe circle. */
export const icons: Readonly<Record<string, Icon>> = {
  "icon-192": { sizePx: 192, share: 0.72 },
  "icon-512": { sizePx: 512, share: 0.72 },
  "maskable-512": { sizePx: 512, share: 0.56 },
};

/** Colours of the sign and of its background. */
export type SignColours = {
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
};

/** Draws an icon on a square of the given side. */
export function drawIcon(
  { share }: Pick<Icon, "share">,
  side: number,
  colours: SignColours = palette,
): string {
  const scale = (side * share) / 2 / signShape.reach;
  return [
    element("rect", { width: side, height: side, fill: colours.paper }),
    element(
      "g",
      { transform: `translate(${num(side / 2)} ${num(side / 2)}) scale(${num(scale)})` },
      siteSign(colours),
    ),
  ].join("");
}

/** Dimensions of the sign. */
export const signShape = {
  /** From the middle to the rim. */
  reach: 15.75,
  rings: [14.5, 5.5],
  ringWidth: 2.5,
  ballRadius: 2,
} as const;

/** The site's sign about the origin: a bearing with orange balls, as in favicon.svg. */
export function siteSign({ ink, accent }: Pick<SignColours, "ink" | "accent"> = palette): string {
  const rings = signShape.rings.map((r) =>
    element("circle", { r, fill: "none", stroke: ink, "stroke-width": signShape.ringWidth }),
  );
  const balls = ballCentres().map(([cx, cy]) =>
    element("circle", { cx, cy, r: signShape.ballRadius, fill: accent }),
  );
  return [...rings, ...balls].join("");
}

/** Centres of the sign's balls. */
export function ballCentres(): readonly (readonly [x: number, y: number])[] {
  return times(6, (index) => polar(10, index * 60));
}
