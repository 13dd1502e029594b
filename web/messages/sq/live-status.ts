import type { liveStatus as english } from "../en/live-status.ts";

/** Albanian texts for the panel. */
export const liveStatus: typeof english = {
  offline: {
    title: "Nuk keni lidhje me internetin.",
    text: "Listat tregojnë gjendjen e fundit dhe përditësohen vetë sapo të kthehet lidhja.",
  },
  interrupted: {
    title: "Përditësimi i drejtpërdrejtë është ndërprerë.",
    text: "Listat përditësohen vetë sapo dyqani të përgjigjet.",
  },
};
