import { company as config } from "#domain/company.ts";

const { openingHours } = config;

/** The company's own pages. Source: company specification section 2. */
export const company = {
  contact: {
    location: "Location",
    email: "E-mail",
    phone: "Phone",
    hours: "Business hours",
    open: `${openingHours.daysText} ${openingHours.opens}-${openingHours.closes}`,
    closed: openingHours.closedText,
    mapTitle: `Map: ${config.name}, ${config.address.city}`,
    mapLink: "Open the map in a new tab",
    mapWaiting: "The map opens here when it can be reached.",
  },
};
