/** What numbers of other systems than ISO's and the catalogue's for units say. */
const en = {
  gost: "GOST 3189",
  /** Inch bearings whose number doesn't contain their dimensions. */
  inch: {
    "cone and cup": "inch tapered roller bearing, cone and cup",
    "cone or cup": "cone or cup of an inch tapered roller bearing",
    "ball bearing": "deep groove ball bearing in inches",
  },
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
  inch: {
    "cone and cup": "kushinetë konike në inç, koni dhe kupa",
    "cone or cup": "koni ose kupa e një kushinete konike në inç",
    "ball bearing": "kushinetë me sfera me kanal të thellë, në inç",
  },
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
