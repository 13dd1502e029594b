/** Texts of the line that explains why a screen may be outdated. */
const en = {
  offline: {
    title: "You are offline.",
    text: "The lists show what arrived last and catch up by themselves once you are back.",
  },
  interrupted: {
    title: "Live updates are interrupted.",
    text: "The lists catch up by themselves as soon as the shop answers.",
  },
};

/** Albanian texts for the panel. */
const sq: typeof en = {
  offline: {
    title: "Nuk keni lidhje me internetin.",
    text: "Listat tregojnë gjendjen e fundit dhe përditësohen vetë sapo të kthehet lidhja.",
  },
  interrupted: {
    title: "Përditësimi i drejtpërdrejtë është ndërprerë.",
    text: "Listat përditësohen vetë sapo dyqani të përgjigjet.",
  },
};

export const liveStatusText = { en, sq };
