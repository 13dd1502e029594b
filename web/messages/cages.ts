/** The cages of bearings, as a search names what it understood. */
const en = {
  "pressed steel": "pressed steel cage",
  "machined steel": "machined steel cage",
  "pressed brass": "pressed brass cage",
  "machined brass": "machined brass cage",
  "polyamide or resin": "polyamide or resin cage",
  polyamide: "polyamide cage",
  "phenolic resin": "phenolic resin cage",
  PEEK: "PEEK cage",
  "full complement (no cage)": "full complement (no cage)",
};

const sq: typeof en = {
  "pressed steel": "kafaz prej çeliku të presuar",
  "machined steel": "kafaz prej çeliku të përpunuar",
  "pressed brass": "kafaz prej tunxhi të presuar",
  "machined brass": "kafaz prej tunxhi të përpunuar",
  "polyamide or resin": "kafaz prej poliamidi ose rrëshire",
  polyamide: "kafaz prej poliamidi",
  "phenolic resin": "kafaz prej rrëshire fenolike",
  PEEK: "kafaz prej PEEK",
  "full complement (no cage)": "pa kafaz, e mbushur me elemente rrotulluese",
};

export const cagesText = { en, sq };
