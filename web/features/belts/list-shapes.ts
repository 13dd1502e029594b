import type { BeltPage } from "#catalogue/belts/belt-page.ts";

/** The sections and profiles of a family, in the order of its tables. */
export function listShapes({
  vSections,
  ribProfiles,
  timingProfiles,
}: Pick<BeltPage, "vSections" | "ribProfiles" | "timingProfiles">): readonly string[] {
  return [
    ...vSections.map(({ section }) => section),
    ...[...ribProfiles, ...timingProfiles].map(({ profile }) => profile),
  ];
}
