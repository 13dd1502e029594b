import type { liveStatus as english } from "../en/live-status.ts";

/** The same words for the Albanian panel. */
export const liveStatus: typeof english = {
  offline:
    "Jeni jashtë linje. Listat tregojnë gjendjen e fundit dhe përditësohen vetë sapo të kthehet lidhja.",
  interrupted:
    "Përditësimi i drejtpërdrejtë është ndërprerë. Listat përditësohen vetë sapo dyqani të përgjigjet.",
};
