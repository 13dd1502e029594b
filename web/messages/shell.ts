import { company } from "#domain/company.ts";

const { exclusivity, openingHours } = company;

/** Header, sidebar, footer and the error pages. */
const en = {
  siteName: company.name,
  skipToContent: "Skip to content",
  banner: {
    label: "Announcement",
    text: `Exclusive distributor of ${exclusivity.brand} bearings for ${exclusivity.countries.join(" and ")}`,
    since: `Bearings, belts and seals since ${company.since}`,
    pause: "Pause announcement",
    play: "Play announcement",
  },
  contactStrip: "Contact and account",
  phone: "Phone",
  hoursTitle: "Opening hours",
  hours: `${openingHours.daysText} ${openingHours.opens}-${openingHours.closes}`,
  email: "Email",
  languageBadge: "EN",
  languageName: "Language: English",
  signIn: "Sign In",
  signOut: "Sign Out",
  welcome: (who: string): string => `Welcome, ${who}`,
  mainMenu: "Main menu",
  search: { label: "Find a part" },
  cart: "Open cart",
  menu: {
    home: "Home",
    about: "About Us",
    services: "Services",
    products: "Products",
    allProducts: "All Products",
    bearings: "Bearings",
    belts: "Belts",
    shop: "Shop",
    contact: "Contact",
  },
  sidebar: {
    title: "Menu",
    open: "Open menu",
    close: "Close menu",
    collapse: "Collapse menu",
    expand: "Expand menu",
    home: "HOME",
    about: "ABOUT US",
    services: "SERVICES",
    products: "PRODUCTS",
    shop: "SHOP",
    contact: "CONTACT",
  },
  brands: { label: "Brands we supply", pause: "Pause brands", play: "Play brands" },
  footer: {
    quickLinks: "Quick Links",
    contactInfo: "Contact info",
    legal: "Legal",
    privacy: "Privacy",
    terms: "Terms",
    copyright: `© ${company.name}. All rights reserved.`,
    intro: `Bearings, belts and seals for industry in ${exclusivity.countries.join(" and ")}, since ${company.since}.`,
  },
  failed: {
    title: "Something went wrong",
    text: "The page couldn’t be shown. Try again in a moment.",
    retry: "Try again",
  },
  missing: "The page didn’t arrive",
};

export const shellText = { en };
