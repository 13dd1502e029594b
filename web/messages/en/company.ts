import { company as config } from "#domain/company.ts";

const { exclusivity, since } = config;
const countries = exclusivity.countries.join(" and ");

/** The company's own pages. Source: company specification section 2. */
export const company = {
  about: {
    lead: `A distributor of machine parts, at home near Tirana and at work in ${countries}.`,
    story: {
      heading: "Our story",
      paragraphs: [
        `${config.name} started in ${since} with a counter, a caliper and a shelf of bearings. Whoever came in with a worn part in hand left with the right one, or with the day on which it would arrive.`,
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
      text: `To keep the machines of ${countries} turning: with parts that last, knowledge that is shared, and deliveries that come when they are needed.`,
    },
  },
  services: {
    lead: "Parts are half of it. The other half is choosing, fitting and planning them well.",
    heading: "What we do",
    cards: [
      {
        title: "Product Distribution",
        text: "From single pieces to yearly contracts.",
        bullets: [
          "Bearings, belts and seals from stock",
          "Special sizes ordered from the maker",
          `Delivery across ${countries}`,
          "Original packaging and papers",
        ],
      },
      {
        title: "Technical Support",
        text: "Engineers who answer in your language.",
        bullets: [
          "Part identification from numbers or samples",
          "Life and load calculations",
          "Interchange between brands",
          "Mounting and lubrication advice",
        ],
      },
      {
        title: "Customer Service",
        text: "One person who knows your account.",
        bullets: [
          "Quotes with prices and delivery dates",
          "Order tracking by phone or e-mail",
          "Help with returns and claims",
          "Reminders for regular orders",
        ],
      },
      {
        title: "Quality Assurance",
        text: "What you get is what is printed on it.",
        bullets: [
          "Supply straight from the makers",
          "Checks for counterfeits",
          "Clean and dry storage",
          "Traceable batches",
        ],
      },
      {
        title: "Maintenance Planning",
        text: "Replace parts before they stop the line.",
        bullets: [
          "Survey of the parts in your plant",
          "Replacement intervals by duty",
          "Lists of critical spares",
          "Stock kept for you",
        ],
      },
      {
        title: "Partnership Programs",
        text: "For resellers, workshops and machine builders.",
        bullets: [
          "Agreed prices and terms",
          "Training on products and fitting",
          "Shared stock planning",
          "Catalogues and technical material",
        ],
      },
    ],
    process: {
      heading: "How it works",
      steps: [
        { title: "Consultation", text: "You tell us the machine, the problem or the number." },
        { title: "Selection", text: "We propose the part, with alternatives and prices." },
        { title: "Delivery", text: "It leaves from stock, or we name the day it arrives." },
        { title: "Support", text: "We stay reachable for fitting and for what comes after." },
      ],
    },
    start:
      "A number on the ring, a sketch or a sample in an envelope: it all starts with one message.",
    contact: "Contact us",
  },
};
