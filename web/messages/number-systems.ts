/** What numbers of other systems than ISO's and the catalogue's for units say. */
const en = {
  gost: "GOST 3189",
  housing: {
    none: "insert",
    "pillow block": "pillow block",
    "flange, four bolts": "flange, 4 bolts",
    "flange, two bolts": "flange, 2 bolts",
    "round flange": "flange",
    "take-up": "take-up",
    other: "unit",
  },
  locking: {
    "set screws": "set screws",
    "eccentric collar": "eccentric collar",
    "adapter sleeve": "adapter sleeve",
  },
};

const sq: typeof en = {
  gost: "GOST 3189",
  housing: {
    none: "pa bazament",
    "pillow block": "me bazament",
    "flange, four bolts": "me flanxhë, 4 bulona",
    "flange, two bolts": "me flanxhë, 2 bulona",
    "round flange": "me flanxhë",
    "take-up": "me rrëshqitje",
    other: "njësi",
  },
  locking: {
    "set screws": "me vida",
    "eccentric collar": "me unazë ekscentrike",
    "adapter sleeve": "me mëngë konike",
  },
};

export const numberSystemsText = { en, sq };
