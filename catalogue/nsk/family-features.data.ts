/** Common features of the bearings of a family, from the families' own descriptions. */
export const familyFeatures: Readonly<Record<string, readonly string[]>> = {
  "deep-groove-ball-bearings": [
    "Deep groove design",
    "Low friction",
    "High speed capability",
    "Low noise",
  ],
  "angular-contact-ball-bearings": [
    "Combined radial and axial load",
    "Axial load in one direction",
    "Can be mounted in pairs",
    "High axial rigidity",
  ],
  "self-aligning-ball-bearings": [
    "Spherical outer raceway",
    "Accepts shaft tilt",
    "Low friction",
    "Low heat at speed",
  ],
  "thrust-ball-bearings": [
    "Axial load only",
    "Separable washers",
    "Low overall height",
    "Easy to mount",
  ],
  "cylindrical-roller-bearings": [
    "High radial load capacity",
    "Line contact",
    "Separable rings",
    "Rigid support",
  ],
  "tapered-roller-bearings": [
    "Radial and axial load together",
    "Axial load in one direction",
    "Cone and cup mount separately",
    "Fitted in opposed pairs",
  ],
  "spherical-roller-bearings": [
    "Two rows of barrel rollers",
    "Very high radial load",
    "Accepts 1° to 2.5° of misalignment",
    "Cylindrical or tapered bore",
  ],
  "needle-roller-bearings": [
    "Thin, long rollers",
    "High capacity in a small radial space",
    "Low section height",
  ],
  "linear-motion": ["Straight-line movement", "Ball or roller type", "Guides and ball screws"],
  "super-precision-bearings": [
    "Class P5, P4 or P2",
    "For spindles and ball screw ends",
    "Matched sets",
  ],
  "bearing-units": [
    "Ready to bolt on",
    "Aligns itself in the housing",
    "Can be relubricated",
    "Locked by set screws",
  ],
  "slewing-ring-bearings": [
    "Axial, radial and moment load in one ring",
    "Bolt holes in both rings",
    "For slow turning",
  ],
};
