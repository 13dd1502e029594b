import { company } from "#domain/company.ts";

const { name, exclusivity, since } = company;
const countries = exclusivity.countries.join(" and ");

const en = {
  lead: `A distributor of machine parts, at home near Tirana and at work in ${countries}.`,
  story: {
    heading: "Our story",
    paragraphs: [
      `${name} started in ${since} with a counter, a caliper and a shelf of bearings. Whoever came in with a worn part in hand left with the right one, or with the day on which it would arrive.`,
      `The counter has become a warehouse with thousands of bearings, belts and seals, and the company is the exclusive distributor of ${exclusivity.brand} bearings for ${countries}. The way of working has stayed: measure, read the number, find the match, stand by it.`,
      "Today we serve mines and mills, food plants and farms, workshops and the people who keep them running.",
    ],
  },
  values: {
    heading: "Our values",
    cards: [
      {
        title: "Quality First",
        text: "Original parts from makers we know, stored dry, clean and in their packaging.",
      },
      {
        title: "Customer Focus",
        text: "We start from your machine and its duty, not from what lies on the shelf.",
      },
      {
        title: "Reliability",
        text: "What we promise on the phone is what arrives, at the price that was named.",
      },
      {
        title: "Continuous Service",
        text: "Advice before the order, and an answer when a question comes up years later.",
      },
    ],
  },
  mission: {
    heading: "Our mission",
    text: `To find the part that a machine in ${countries} is standing still for, by its number, its measures or a photo, and to say before the order what it costs and when it comes.`,
  },
};

export const aboutText = { en };
