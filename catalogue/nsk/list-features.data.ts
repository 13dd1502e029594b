/** What the items of a list page have in common. Source: specification (deep groove); shared data, nskListDialogs. */
export const listFeatures: Readonly<Record<string, readonly string[]>> = {
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
  "bearing-units": [
    "Ready to bolt on",
    "Aligns itself in the housing",
    "Can be relubricated",
    "Locked by set screws",
  ],
};
