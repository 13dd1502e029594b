import { company } from "#domain/company.ts";

const countries = company.exclusivity.countries.join(" and ");

const en = {
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
        "Order tracking by phone or email",
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
};

export const servicesText = { en };
