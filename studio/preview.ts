import type { PartImageName } from "../catalogue/media/part-image.ts";
import { company } from "../domain/company.ts";
import { siteSign } from "./icons.ts";
import { palette } from "./svg/palette.ts";
import { element, group } from "./svg/shapes.ts";

/** A link preview: its text, and the image of this site in it, without size and format. */
export type Preview = {
  readonly title: string;
  readonly line: string;
  readonly picture: `pictures/${PartImageName}` | "slides/01-drive";
};

const margin = 72;

/**
 * Draws a link preview of 1200 × 630: the company, the page's subject, and its image.
 *
 * @param picture An AVIF on the page's background colour, in base64.
 */
export function drawPreview({ title, line, picture: name }: Preview, picture: string): string {
  const lines = title.split("\n");
  const size = lines.some((one) => one.length > 11) ? 64 : 80;
  const lead = size * 1.08;
  const first = 372 - ((lines.length - 1) * lead) / 2;
  return [
    element("image", {
      ...spots[name.startsWith("slides/") ? "slide" : "part"],
      href: `data:image/avif;base64,${picture}`,
    }),
    veil,
    group({ transform: `translate(${margin + 22} ${margin + 22}) scale(1.38)` }, siteSign()),
    text(company.name, { x: margin + 62, y: margin + 31, size: 27, weight: 600 }),
    ...lines.map((one, index) =>
      text(one, { x: margin - 3, y: first + index * lead, size, weight: 600, spacing: "-0.022em" }),
    ),
    text(line, {
      x: margin,
      y: first + (lines.length - 1) * lead + 58,
      size: 30,
      weight: 400,
      colour: palette.muted,
    }),
  ].join("");
}

/** Images extend under the text; a slide also extends beyond the edge. */
const spots = {
  part: { x: 440, y: 15, width: 800, height: 600 },
  slide: { x: 470, y: 75, width: 853, height: 480 },
} as const;

/** Background colour behind the text, where the image comes near. */
const veil = `<defs><linearGradient id="veil"><stop offset=".3" stop-color="${palette.paper}"/><stop offset=".44" stop-color="${palette.paper}" stop-opacity="0"/></linearGradient></defs><rect width="1200" height="630" fill="url(#veil)"/>`;

type TextStyle = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly colour?: string;
  readonly spacing?: string;
};

function text(words: string, { x, y, size, weight, colour, spacing }: TextStyle): string {
  return element(
    "text",
    {
      x,
      y,
      "font-family": "Plex Sans",
      "font-size": size,
      "font-weight": weight,
      "letter-spacing": spacing,
      fill: colour ?? palette.ink,
    },
    words,
  );
}
