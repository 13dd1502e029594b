/** The head of one bearing's page. */
const en = {
  brand: "NSK",
  back: "Back to NSK",
  /** The number that a visitor searched for. */
  asked: {
    heading: (code: string): string => `You searched for ${code}`,
    same: (code: string): string => `NSK ${code} has this size, seal, clearance and cage.`,
  },
  /** The description for search engines. */
  summary: (name: string, size: string, ratings: string): string =>
    `NSK ${name}: ${size}, ${ratings}. Section drawing to scale, factors for equivalent loads, variants and datasheet.`,
  tiles: {
    inner: "Inner diameter",
    outer: "Outer diameter",
    width: "Width",
    height: "Height",
    load: "Dynamic load",
  },
  drawing: "Section to scale, dimensions in mm",
  actions: { datasheet: "Download Datasheet" },
  more: {
    heading: "Need More Information?",
    text: "Ask us about fits, clearance, seals, stock and delivery.",
    contact: "Contact us",
  },
  notFound: {
    title: "Bearing Not Found",
    text: (code: string): string => `The bearing code ${code} was not found in our database.`,
    back: "Back to NSK bearings",
    search: "Search the catalogue",
  },
};

export const bearingDetailText = { en };
