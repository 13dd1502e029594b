/** What numbers of other systems than ISO's and the catalogue's for units say. */
const en = {
  gost: "number of GOST 3189",
  maybeGost: "perhaps a number of GOST 3189",
  housing: {
    none: "insert bearing",
    "pillow block": "pillow block unit",
    "flange, four bolts": "flange unit, four bolts",
    "flange, two bolts": "flange unit, two bolts",
    "round flange": "round flange unit",
    "take-up": "take-up unit",
    other: "bearing unit",
  },
  locking: {
    "set screws": "set screws",
    "eccentric collar": "eccentric collar",
    "adapter sleeve": "on an adapter sleeve",
  },
};

const sq: typeof en = {
  gost: "numër GOST 3189",
  maybeGost: "ndoshta numër GOST 3189",
  housing: {
    none: "kushinetë për njësi",
    "pillow block": "njësi me bazament",
    "flange, four bolts": "njësi me flanxhë, katër bulona",
    "flange, two bolts": "njësi me flanxhë, dy bulona",
    "round flange": "njësi me flanxhë të rrumbullakët",
    "take-up": "njësi me rrëshqitje",
    other: "njësi kushinete",
  },
  locking: {
    "set screws": "me vida",
    "eccentric collar": "me unazë ekscentrike",
    "adapter sleeve": "me mëngë konike",
  },
};

export const numberSystemsText = { en, sq };
