import { company } from "#domain/company.ts";

const { name, email, phone, address } = company;
const postal = `${address.street}, ${address.postalCode} ${address.city}, ${address.country}`;

/** A legal page: sections of paragraphs, in which a list is an array. */
export interface LegalPageText {
  readonly updated: string;
  readonly lead: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly blocks: readonly (string | readonly string[])[];
  }[];
}

const privacy: LegalPageText = {
  updated: "Last changed: November 2026",
  lead: "We collect what an order needs and nothing to follow you around with.",
  sections: [
    {
      heading: "Who is responsible",
      blocks: [
        `${name}, ${postal}. Write to ${email} or call ${phone.display} with any question about your data.`,
        "We work in Albania and Kosovo. The data protection laws of both countries apply: in Albania the Law on Personal Data Protection, in Kosovo the Law No. 06/L-082 on Protection of Personal Data.",
      ],
    },
    {
      heading: "What we process and why",
      blocks: [
        [
          "Orders: name, phone, country, city, address, your notes and the products. We need them to deliver and to call you about the order (performance of a contract).",
          "Accounts: name, phone, e-mail and your password, which is stored only as a salted hash. They let you sign in, keep a cart and see your orders (performance of a contract).",
          "Messages: what you write to us by e-mail, to answer it (our legitimate interest).",
          "Technical logs: address, time and page of a request, to keep the site running and to fend off abuse (our legitimate interest).",
        ],
        "We don't use analytics, advertising or profiling, and we don't sell data.",
      ],
    },
    {
      heading: "On your device",
      blocks: [
        [
          "A session cookie, only once you sign in. It ends when you sign out.",
          "A cookie named sidebar_state that remembers for 7 days whether the menu is open.",
          "Your cart, as long as you aren't signed in, in the browser's storage under guest_cart.",
        ],
        "These are needed for what you asked for, so no consent banner appears. You can delete all of them in your browser.",
      ],
    },
    {
      heading: "Content from other hosts",
      blocks: [
        "Maps and makers' catalogues come from their own hosts. Your browser contacts such a host only when you press the button that shows its frame, and the host then sees your address as with any page. Every frame can be opened as a page of its own instead.",
      ],
    },
    {
      heading: "Who receives data",
      blocks: [
        "Carriers receive name, phone and address for a delivery. Our hosting and mail providers process data on our behalf and by contract. Authorities receive data where a law obliges us.",
      ],
    },
    {
      heading: "How long we keep it",
      blocks: [
        [
          "Orders: as long as accounting and tax law asks for.",
          "Accounts: until you ask us to delete them.",
          "Messages: up to two years after the matter is closed.",
          "Technical logs: up to 30 days.",
        ],
      ],
    },
    {
      heading: "Your rights",
      blocks: [
        "You may ask what we hold about you, have it corrected, deleted or handed over, restrict or object to its processing, and withdraw a consent at any time. An e-mail is enough; we answer within 30 days.",
        "You may also complain to the supervisory authority: in Albania the Information and Data Protection Commissioner (Tirana), in Kosovo the Information and Privacy Agency (Pristina).",
      ],
    },
  ],
};

const terms: LegalPageText = {
  updated: "Last changed: November 2026",
  lead: "How an order becomes a contract, and what each side can rely on.",
  sections: [
    {
      heading: "Who you buy from",
      blocks: [
        `${name}, ${postal}, ${email}, ${phone.display}. These terms cover orders placed on this site by consumers and businesses.`,
      ],
    },
    {
      heading: "Order and contract",
      blocks: [
        "What the shop shows is an invitation to order. With your order you make an offer; we contact you to confirm it, and the contract is made with that confirmation. The confirmation that appears on the page only says that the order has arrived.",
        "You can order without an account. Please check name, phone and address: we use them to reach you.",
        "A product that isn't in stock is ordered from its maker. We tell you the delivery date before you are bound.",
      ],
    },
    {
      heading: "Prices and payment",
      blocks: [
        "Prices are in euro. Where a product is priced in another currency, the shop converts it at the rate shown and prints the original beside it. Delivery cost and taxes are named in the confirmation.",
        "There is no payment on this site. We agree on the way of payment when we confirm the order.",
      ],
    },
    {
      heading: "Delivery",
      blocks: [
        "We deliver to addresses in Albania, Kosovo and North Macedonia. The risk passes to a consumer with the handover of the goods, to a business with the handover to the carrier.",
        "Please check the parcel on arrival and report visible transport damage at once.",
      ],
    },
    {
      heading: "Right of withdrawal for consumers",
      blocks: [
        "A consumer may withdraw from an order made at a distance within 14 days of receiving the goods, without giving a reason, by e-mail or letter. We refund what was paid within 14 days; you return the goods unused and in their packaging and bear the cost of sending them back.",
        "The right doesn't exist for goods cut or made to your measure, such as open-end belts cut to length.",
      ],
    },
    {
      heading: "Warranty",
      blocks: [
        "The statutory warranty of your country applies. It doesn't cover wear in normal use, nor damage from wrong fitting, wrong lubrication or loads beyond the maker's data.",
        "Technical data in the catalogue come from the makers and from standards. The choice of a part for a machine stays with whoever designs or maintains it; our advice helps with it and doesn't replace it.",
      ],
    },
    {
      heading: "Liability",
      blocks: [
        "We are liable without limit for intent, gross negligence and injury to persons. For slight negligence we are liable only for the breach of essential duties and up to the damage that was to be expected.",
      ],
    },
    {
      heading: "Law and disputes",
      blocks: [
        "Albanian law applies. A consumer keeps the protection of the mandatory law of the country they live in, and may sue and be sued there. Consumers can also turn to the consumer protection authority of their country.",
        "Should one of these terms be invalid, the others stay in force.",
      ],
    },
  ],
};

export const legal = { privacy, terms };
