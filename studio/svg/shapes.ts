// Helpers for SVG: lengths in mm, angles in degrees, 0° to the right, turning clockwise on screen.

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Formats a number for SVG: short, and never in exponent form. */
export function num(value: number): string {
  return String(Number(value.toFixed(3)));
}

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? num(value) : value}"`)
    .join("");
  return `<${name}${written}>${children.join("")}</${name}>`;
}

export function group(attributes: Attributes, ...children: string[]): string {
  return element("g", attributes, ...children);
}

/** Shows its children with an opacity from 0 to 1; at 0 they are omitted. */
export function faded(opacity: number, ...children: string[]): string {
  return opacity === 0 ? "" : group({ opacity }, ...children);
}

/** Moves its children without turning them, so that the direction of light is unchanged. */
export function at(x: number, y: number, ...children: string[]): string {
  return group({ transform: `translate(${num(x)} ${num(y)})` }, ...children);
}

export function turned(angle: number, ...children: string[]): string {
  return group({ transform: `rotate(${num(angle)})` }, ...children);
}

export function path(d: string, attributes: Attributes): string {
  return element("path", { d, ...attributes });
}

export function circle(radius: number, attributes: Attributes): string {
  return element("circle", { r: radius, ...attributes });
}

export function line(
  from: readonly [number, number],
  to: readonly [number, number],
  attributes: Attributes,
): string {
  return path(`M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`, attributes);
}

export function polar(radius: number, angle: number): readonly [x: number, y: number] {
  const radians = (angle * Math.PI) / 180;
  return [radius * Math.cos(radians), radius * Math.sin(radians)];
}

/** A full ring around the origin; fill it with the even-odd rule. */
export function ringPath(outer: number, inner: number, x = 0, y = 0): string {
  return circlePath(outer, x, y) + circlePath(inner, x, y);
}

export function circlePath(radius: number, x = 0, y = 0): string {
  const r = num(radius);
  return `M${num(x - radius)} ${num(y)}a${r} ${r} 0 1 0 ${num(2 * radius)} 0a${r} ${r} 0 1 0 ${num(-2 * radius)} 0Z`;
}

/** A piece of a ring between two angles, clockwise; an inner radius of 0 makes a slice. */
export function sectorPath(outer: number, inner: number, start: number, end: number): string {
  const large = end - start > 180 ? 1 : 0;
  const [x1, y1] = polar(outer, start);
  const [x2, y2] = polar(outer, end);
  const [x3, y3] = polar(inner, end);
  const [x4, y4] = polar(inner, start);
  const out = `M${num(x1)} ${num(y1)}A${num(outer)} ${num(outer)} 0 ${large} 1 ${num(x2)} ${num(y2)}`;
  const back =
    inner === 0
      ? "L0 0"
      : `L${num(x3)} ${num(y3)}A${num(inner)} ${num(inner)} 0 ${large} 0 ${num(x4)} ${num(y4)}`;
  return `${out}${back}Z`;
}

export function polyline(points: readonly (readonly [number, number])[], closed = false): string {
  const joined = points.map(([x, y]) => `${num(x)} ${num(y)}`).join("L");
  return `M${joined}${closed ? "Z" : ""}`;
}

/** Maps the integers from 0 up to, but not including, the count. */
export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Shows only what is inside the path (even-odd). */
export function clipped(d: string, ...children: string[]): string {
  const id = `clip-${hash(d)}`;
  return `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath>${group({ "clip-path": `url(#${id})` }, ...children)}`;
}

/** The same path gives the same name, so that an image is reproducible. */
function hash(text: string): string {
  let value = 5381;
  for (const letter of text) value = ((value * 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0;
  return value.toString(36);
}
