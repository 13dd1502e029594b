/** A weekday as named by schema.org. */
export type Weekday =
  | "Monday"
  | "Tuesday"
  | "Wednesday"
  | "Thursday"
  | "Friday"
  | "Saturday"
  | "Sunday";

/** A brand with its own page, as spelled in the URL. */
export type BrandSlug =
  | "nsk"
  | "ppl"
  | "rhp"
  | "mitsuboshi"
  | "toyopower"
  | "megadyne"
  | "optibelt"
  | "gates"
  | "varibelt"
  | "matic";

/** A link that opens a catalogue on another host in a new tab. */
export type ExternalCatalogue = { readonly label: string; readonly href: string };

/** Everything that differs between distributors. */
export type Company = {
  readonly name: string;
  /** Year of foundation. */
  readonly since: number;
  readonly phone: { readonly display: string; readonly href: string };
  /** International numbers, with a plus and digits only. */
  readonly chats: { readonly whatsApp: string; readonly viber: string };
  readonly email: string;
  /** Host of the site as printed on data sheets, which are written before `PUBLIC_URL` is known. */
  readonly website: string;
  readonly address: {
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly country: string;
    /** ISO 3166-1 alpha-2. */
    readonly countryCode: string;
  };
  /** WGS 84, decimal degrees. */
  readonly coordinates: { readonly latitude: number; readonly longitude: number };
  readonly openingHours: {
    readonly days: readonly Weekday[];
    readonly daysText: string;
    /** Local time, 24 hours. */
    readonly opens: string;
    readonly closes: string;
    readonly closedText: string;
  };
  readonly exclusivity: { readonly brand: string; readonly countries: readonly string[] };
  readonly map: { readonly frameUrl: string; readonly linkUrl: string };
  readonly catalogues: readonly ExternalCatalogue[];
  /** The maker's flipbook embedded in each brand's page. */
  readonly flipbooks: Readonly<Record<BrandSlug, string>>;
  /** Origins of all frames above; the content security policy allows no others. */
  readonly frameHosts: readonly string[];
  /** Visible only to search engines and screen readers; its opening hours differ from the footer's. */
  readonly albanianSummary: {
    readonly heading: string;
    readonly paragraphs: readonly string[];
  };
};

const latitude = 41.3556;
const longitude = 19.7284;
const mapFrameUrl = `https://www.openstreetmap.org/export/embed.html?bbox=${longitude - 0.02}%2C${latitude - 0.01}%2C${longitude + 0.02}%2C${latitude + 0.01}&layer=mapnik&marker=${latitude}%2C${longitude}`;
const flipbookHost = "https://flipbooks.example";

const flipbooks: Company["flipbooks"] = {
  nsk: `${flipbookHost}/nsk`,
  ppl: `${flipbookHost}/ppl`,
  rhp: `${flipbookHost}/rhp`,
  mitsuboshi: `${flipbookHost}/mitsuboshi`,
  toyopower: `${flipbookHost}/toyopower`,
  megadyne: `${flipbookHost}/megadyne`,
  optibelt: `${flipbookHost}/optibelt`,
  gates: `${flipbookHost}/gates`,
  // Taken from the brand's own site, which has no https.
  varibelt: "http://varibelt.example/catalogue",
  matic: `${flipbookHost}/matic`,
};

/**
 * The company that runs this site. Phone and addresses are reserved examples: no subscriber number
 * starts with 0, and `.example` names can't be registered.
 */
export const company: Company = {
  name: "Industrial Components",
  since: 1995,
  phone: { display: "+355 4 000 0100", href: "tel:+35540000100" },
  chats: { whatsApp: "+35540000100", viber: "+35540000100" },
  email: "info@industrial-components.example",
  website: "industrial-components.example",
  address: {
    street: "Autostrada Tiranë–Durrës, km 6",
    postalCode: "1051",
    city: "Kashar, Tiranë",
    country: "Albania",
    countryCode: "AL",
  },
  coordinates: { latitude, longitude },
  openingHours: {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    daysText: "Monday-Friday",
    opens: "08:00",
    closes: "16:00",
    closedText: "Saturday-Sunday closed",
  },
  exclusivity: { brand: "NSK", countries: ["Albania", "Kosovo"] },
  map: {
    frameUrl: mapFrameUrl,
    linkUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
  },
  catalogues: [
    { label: "Suptex", href: `${flipbookHost}/suptex` },
    { label: "NSK", href: `${flipbookHost}/nsk` },
    { label: "Varibelt", href: `${flipbookHost}/varibelt` },
    { label: "NSK Japan", href: `${flipbookHost}/nsk-japan` },
    { label: "Industrial Components", href: `${flipbookHost}/industrial-components` },
  ],
  flipbooks,
  frameHosts: getOrigins([mapFrameUrl, ...Object.values(flipbooks)]),
  albanianSummary: {
    heading: "Kushineta, rripa dhe guarnicione industriale në Shqipëri dhe Kosovë",
    paragraphs: [
      "Industrial Components është distributori ekskluziv i kushinetave NSK për Shqipërinë dhe Kosovën. Ofrojmë kushineta, rripa transmisioni, guarnicione vaji dhe komponentë hidraulikë e pneumatikë.",
      "Me 15 vjet përvojë në treg, dërgojmë porosinë tuaj brenda 24-48 orëve.",
      "Orari: e hënë - e premte 08:00-18:00, e shtunë 08:00-14:00.",
    ],
  },
};

/** Returns the unique scheme and host of the addresses. */
function getOrigins(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.map((address) => address.split("/", 3).join("/")))];
}
