import { company } from "#domain/company.ts";

const { name, exclusivity, since } = company;
const countries = exclusivity.countries.join(" and ");

/**
 * Titles and descriptions of the public pages. Separate from the pages' other texts, because routes need
 * these at once and the rest only with the page.
 */
const en = {
  home: {
    title: `${name}: bearings, belts and seals in ${countries}`,
    description: `Exclusive distributor of ${exclusivity.brand} bearings for ${countries}. Industrial bearings, belts, oil seals and machine components since ${since}.`,
  },
  about: {
    title: "About Us",
    description: `${name} has supplied bearings, belts and seals to industry in ${countries} since ${since}.`,
  },
  services: {
    title: "Services",
    description:
      "Distribution, technical support, customer service, quality assurance, maintenance planning and partnership programs for industrial customers.",
  },
  contact: {
    title: "Contact",
    description: `Address, phone, email and business hours of ${name}.`,
  },
  products: {
    title: "Products",
    description:
      "Industrial belts and bearings by brand: Mitsuboshi, Toyopower, Megadyne, Optibelt, Gates, NSK, PPL, RHP.",
  },
  bearings: {
    title: "Bearings",
    description: "Bearings by brand: NSK, PPL and RHP, from stock and to order.",
  },
  belts: {
    title: "Belts",
    description:
      "Drive belts by brand: Mitsuboshi, Toyopower, Megadyne, Optibelt, Gates, Varibelt and M.A.T.I.C.",
  },
  bearingNotFound: {
    title: "Bearing Not Found",
    description: "This bearing code was not found in our database.",
  },
  account: {
    title: "Your account",
    description: "Sign in to see your orders and to keep your cart on every device.",
  },
  quotes: {
    title: "Quote list",
    description: "Ask for a quote for many parts at once, and order at the answered prices.",
  },
  followedQuote: {
    title: "Your request for a quote",
    description: "The shop’s answer to a request for a quote.",
  },
  confirmEmail: {
    title: "Confirm your email address",
    description: "Confirm the email address of your new account.",
  },
  privacy: {
    title: "Privacy",
    description: `What personal data ${name} processes, why, for how long, and what your rights are.`,
  },
  terms: {
    title: "Terms",
    description: `The terms on which ${name} sells to customers in Albania, Kosovo and North Macedonia.`,
  },
  shop: {
    title: "Online shop",
    description:
      "Search bearings, belts, oil seals and machine components by code or brand, see stock and prices in euro, and order without an account.",
  },
  dashboard: { title: "Admin dashboard" },
  adminSetup: {
    title: "Admin Setup",
    description: "Make your account the shop’s admin, then check that everything works.",
  },
};

export const pagesText = { en };
