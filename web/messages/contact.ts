import { company } from "#domain/company.ts";

const { openingHours } = company;

/** The company's contact texts, separate because the home page uses them too. */
const en = {
  page: {
    lead: "Call, write or come by. A photo of the part or its number is enough to start.",
    heading: "How to reach us",
    photo: "Send a photo",
    photoText: "No account needed. We answer with price and days.",
  },
  details: {
    location: "Location",
    email: "Email",
    phone: "Phone",
    hours: "Business hours",
    open: `${openingHours.daysText} ${openingHours.opens}-${openingHours.closes}`,
    closed: openingHours.closedText,
    mapTitle: `Map: ${company.name}, ${company.address.city}`,
    mapLink: "Open the map in a new tab",
    mapSketch: `Sketch map: ${company.name} lies on the motorway between Tirana and Durrës, near the airport`,
    mapBlocked: "The interactive map can’t be reached from here.",
  },
};

export const contactText = { en };
