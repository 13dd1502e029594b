/** A phone, a tablet in portrait, a desktop. */
export const screens = [
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true },
  { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
] as const;

export type ScreenSize = (typeof screens)[number];

export const schemes = ["light", "dark"] as const;

/** Returns the file name of a screenshot. */
export function imageName(state: string, width: number, scheme: string): string {
  return `${state}-${width}-${scheme}.png`;
}
