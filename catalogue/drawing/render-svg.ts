import type { Drawing, Material } from "./drawing.ts";
import { layOutDrawing } from "./lay-out-drawing.ts";
import type { Label, Layout, LayoutOptions } from "./layout.ts";
import { roundNumbers } from "./round-numbers.ts";

// Copies of the site's tokens, which a standalone file can't read: ground of steel, balls, cage,
// rubber, hatching, centre lines, dimensions, outlines.
const light =
  "--s:#fff;--r:#eceef0;--c:#878e99;--u:#2e333b;--h:#b3b9c1;--t:#878e99;--d:#565c67;--l:#2e333b";
const dark = "--s:#1a1d22;--r:#2b3037;--c:#69717d;--u:#69717d;--h:#59616c;--d:#a3aab4;--l:#d9dce1";

/** Class of each material; short, because there are many files. */
const classes: Record<Material, string> = {
  "steel-right": "a",
  "steel-left": "b",
  rolling: "r",
  cage: "c",
  rubber: "u",
  cord: "o",
  edge: "e",
};

/**
 * Renders a standalone SVG document that follows the reader's colour scheme. In WebKit an image doesn't, so that a page
 * selects the dark colours by the fragment #dark.
 *
 * @param options Whether to show dimensions, and the aspect of the canvas.
 */
export function renderSvg(drawing: Drawing, options: LayoutOptions): string {
  const layout = layOutDrawing(drawing, options);
  const { x, y, width, height } = layout.viewBox;
  const short = (markup: string): string => roundNumbers(markup, width);
  return [
    short(
      `<svg xmlns="http://www.w3.org/2000/svg" id="dark" viewBox="${x} ${y} ${width} ${height}"`,
    ),
    ` width="400" height="${Math.round((height * 400) / width)}"`,
    ' role="img" aria-labelledby="t" aria-describedby="d">',
    `<title id="t">${escape(drawing.title)}</title><desc id="d">${escape(drawing.description)}</desc>`,
    short(`<style>${toStyle(layout)}</style>`),
    short(`<defs>${hatch("x", 45, layout)}${hatch("y", -45, layout)}</defs>`),
    ...layout.parts.map((part) => short(path(classes[part.material], part.path))),
    short(path("t", layout.centreLines) + path("d", layout.lines) + path("f", layout.arrows)),
    layout.labels.length > 0
      ? `<g class="n">${layout.labels.map((label) => text(label, short)).join("")}</g>`
      : "",
    "</svg>",
  ].join("");
}

function toStyle(layout: Layout): string {
  const { lineWidth, thinLineWidth, textSize, centreLineDashes } = layout;
  const outline = `stroke:var(--l);stroke-width:${lineWidth}`;
  return [
    `:root{${light}}@media(prefers-color-scheme:dark){:root{${dark}}}:root:target{${dark}}`,
    "path{stroke-linejoin:round}",
    `.a{fill:url(#x);${outline}}.b{fill:url(#y);${outline}}.r{fill:var(--r);${outline}}`,
    `.c{fill:var(--c)}.u{fill:var(--u)}.o{fill:var(--s)}`,
    `.e,.d,.t{fill:none;stroke:var(--d);stroke-width:${thinLineWidth}}`,
    // For thumbnails, in which lines would be thinner than a pixel.
    `@media(max-width:200px){.a,.b,.r{stroke-width:${3 * lineWidth}}.e,.t{stroke-width:${3 * thinLineWidth}}}`,
    `.t{stroke:var(--t);stroke-dasharray:${centreLineDashes.join(" ")}}.f{fill:var(--d)}`,
    layout.labels.length > 0
      ? `.n{fill:var(--l);font:${textSize}px "IBM Plex Mono",ui-monospace,monospace;text-anchor:middle}`
      : "",
  ].join("");
}

function hatch(id: string, angle: number, { hatchSpacing, thinLineWidth }: Layout): string {
  const tile = `width="${hatchSpacing}" height="${hatchSpacing}"`;
  return (
    `<pattern id="${id}" ${tile} patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">` +
    `<path style="fill:var(--s)" d="M0 0H${hatchSpacing}V${hatchSpacing}H0Z"/>` +
    `<path style="stroke:var(--h);stroke-width:${thinLineWidth}" d="M${hatchSpacing / 2} 0V${hatchSpacing}"/></pattern>`
  );
}

function path(className: string, data: string): string {
  return data === "" ? "" : `<path class="${className}" d="${data}"/>`;
}

function text(
  { at: [x, y], rotation, text: words }: Label,
  short: (markup: string) => string,
): string {
  const turn = rotation === 0 ? "" : ` rotate(${rotation})`;
  return `<text transform="${short(`translate(${x} ${y})`)}${turn}" dy=".35em">${escape(words)}</text>`;
}

function escape(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
