/** Names of the pictures that are shown where a family's pages are shared. */
const previews: Readonly<Record<string, string>> = {
  "deep-groove-ball-bearings": "deep-groove",
  "angular-contact-ball-bearings": "angular-contact",
  "self-aligning-ball-bearings": "self-aligning",
  "thrust-ball-bearings": "thrust",
  "cylindrical-roller-bearings": "cylindrical",
  "tapered-roller-bearings": "tapered",
  "spherical-roller-bearings": "spherical",
  "needle-roller-bearings": "needle",
  "linear-motion": "linear",
  "super-precision-bearings": "super-precision",
  "bearing-units": "units",
  "slewing-ring-bearings": "slewing",
};

/** Path of a family's Open Graph picture; the brand's for an unknown family. */
export function familyPreview(slug: string): string {
  return `/og/${previews[slug] ?? "nsk"}.png`;
}
