/** A belt's section as it is compared: `HTD 8M` is `HTD-8M`. */
export function toSectionKey(section: string): string {
  return section.toUpperCase().replaceAll(/[\s-]/g, "");
}

/** Both names of a listed section that has two: 5V/15N is 5V in one standard and 15N in another. */
export function toSections(section: string): readonly [string, ...string[]] {
  const [first = section, ...others] = section.split("/");
  return [first, ...others];
}
