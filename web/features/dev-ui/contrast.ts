/**
 * The WCAG 2 contrast ratio of two colours: 1 for equal colours, 21 for black on white.
 *
 * @param first Colour as `#rrggbb`.
 * @param second Colour as `#rrggbb`; the order doesn't matter.
 * @returns Undefined if a colour is invalid, such as before the style sheet has loaded.
 */
export function contrast(first: string, second: string): number | undefined {
  if (!isColour.test(first) || !isColour.test(second)) return undefined;
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const isColour = /^#[\da-f]{6}$/i;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
