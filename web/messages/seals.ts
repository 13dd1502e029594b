/** Closures of bearings, by the value that the reader gives. */
const en = {
  open: "open",
  "one shield": "one shield",
  "two shields": "two shields",
  "one removable shield": "one removable shield",
  "two removable shields": "two removable shields",
  "one non-contact seal": "one non-contact seal",
  "two non-contact seals": "two non-contact seals",
  "one contact seal": "one contact seal",
  "two contact seals": "two contact seals",
  "one light-contact seal": "one light-contact seal",
  "two light-contact seals": "two light-contact seals",
  "one low-friction seal": "one low-friction seal",
  "two low-friction seals": "two low-friction seals",
};

const sq: typeof en = {
  open: "e hapur",
  "one shield": "një mbrojtëse metalike",
  "two shields": "dy mbrojtëse metalike",
  "one removable shield": "një mbrojtëse metalike e heqshme",
  "two removable shields": "dy mbrojtëse metalike të heqshme",
  "one non-contact seal": "një guarnicion pa kontakt",
  "two non-contact seals": "dy guarnicione pa kontakt",
  "one contact seal": "një guarnicion me kontakt",
  "two contact seals": "dy guarnicione me kontakt",
  "one light-contact seal": "një guarnicion me kontakt të lehtë",
  "two light-contact seals": "dy guarnicione me kontakt të lehtë",
  "one low-friction seal": "një guarnicion me fërkim të ulët",
  "two low-friction seals": "dy guarnicione me fërkim të ulët",
};

export const sealsText = { en, sq };
