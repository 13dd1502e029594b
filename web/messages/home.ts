import { company } from "#domain/company.ts";

const { exclusivity, openingHours, since } = company;
const countries = exclusivity.countries.join(" and ");

/** The home page. */
const en = {
  hero: {
    kicker: `Exclusive ${exclusivity.brand} distributor for ${countries}`,
    heading: "Bearings, belts and seals that keep machines turning",
    text: `Since ${since} we supply factories, workshops and farms in ${countries}: the right part by its number, on the shelf or ordered in.`,
    contact: "CONTACT US",
    shop: "Browse the shop",
    search: {
      label: "Find a part by its number",
      example: "6205-2RS",
      find: "Find",
    },
    slideshow: "What we supply",
  },
  components: {
    heading: "Industrial components",
    text: "Three families that nearly every machine depends on, here on one shaft.",
    drawingLabel:
      "Engineering drawing in section: a shaft on a deep groove ball bearing, sealed by a rotary shaft seal and driven by three V-belts on a pulley",
    partsCaption: "Parts in the drawing",
    columns: { item: "Item", part: "Part", code: "Designation", size: "Size, mm" },
    parts: {
      bearing: "Deep groove ball bearing",
      belts: "V-belts on a pulley",
      seal: "Rotary shaft seal",
      circlip: "Circlip of the bore",
    },
    belts: {
      title: "Belts",
      text: "V-belts, timing belts, poly-V and variable-speed belts from seven makers.",
      link: "See belts",
    },
    bearings: {
      title: "Bearings",
      text: `Ball, roller, thrust and unit bearings from ${exclusivity.brand}, RHP and PPL.`,
      link: "See bearings",
    },
    seals: {
      title: "Oil seals",
      text: "Rotary shaft seals, and seals for hydraulic and pneumatic cylinders.",
      link: "See oil seals",
    },
  },
  reasons: {
    heading: "Why choose us",
    cards: [
      {
        title: "Professional services",
        text: "Someone who knows bearings reads your number, drawing or photo and names part, price and day.",
      },
      {
        title: "High quality products",
        text: "Original parts of ten makers, each with its dimensions, its drawing and its data sheet.",
      },
      {
        title: "24/7 support",
        text: `Order and ask for prices here at any hour. We answer ${openingHours.daysText} ${openingHours.opens}-${openingHours.closes}.`,
      },
      {
        title: "Client satisfaction",
        text: "Price and day are named before you pay, and an order can be cancelled while it waits.",
      },
    ],
  },
  catalogues: {
    heading: "Interactive catalogues",
    text: "The makers’ own books to leaf through. They open in a new tab.",
    newTab: "opens in a new tab",
  },
  updates: {
    heading: "Latest updates",
    cards: [
      {
        title: "New product line",
        text: "A wider range of hydraulic and pneumatic seals is on its way to our shelves.",
        status: "Coming Soon",
        tone: "yellow",
      },
      {
        title: "Quality certification",
        text: "We are having our storage and handling of precision parts certified.",
        status: "Ongoing",
        tone: "blue",
      },
      {
        title: "Customer service",
        text: "A request for many parts gets a number and a private link, where prices and days appear.",
        status: "Active",
        tone: "green",
      },
    ] as const,
  },
  contact: {
    heading: "Contact",
    text: "Tell us the number on the part, or send a photo. We find the rest.",
  },
};

export const homeText = { en };
