import { company } from "#domain/company.ts";
import type { LegalPageText } from "./legal-page-text.ts";

const { name, email, address } = company;
// Non-breaking spaces keep the phone number on one line.
const phone = company.phone.display.replaceAll(" ", "\u00a0");
const postal = `${address.street}, ${address.postalCode} ${address.city}, ${address.country}`;

/** Terms of sale for consumers and businesses in Albania, Kosovo and North Macedonia. */
export const terms: LegalPageText = {
  updated: "Last changed: November 2026",
  lead: "How an order becomes a contract, and what each side can rely on.",
  sections: [
    {
      heading: "Who you buy from",
      blocks: [
        `${name}, ${postal}, ${email}, ${phone}. Our registration and tax numbers are on every offer and invoice.`,
        "These terms cover orders placed on this site. A consumer is a person who buys for purposes outside trade, business or profession; everybody else is a business. Terms of a business that differ from these apply only where we agreed to them in writing.",
      ],
    },
    {
      heading: "Order and contract",
      blocks: [
        "What the shop shows is an invitation to order. You choose products, fill in the form, and can correct everything until you send it. With your order you make an offer; we contact you to confirm it, and the contract is made with that confirmation. The confirmation that appears on the page only says that the order has arrived.",
        "You can order without an account. Please check name, phone and address: we call you on that number, and an email address is optional. A company may add its name and tax number (NIPT), which then stand on the invoice. Contracts are made in Albanian or English. We keep the order. It has a page of its own, whose private link you receive when you order; if you give an email address, the order is confirmed there, too. On paper you receive it with these terms, with the parcel at the latest.",
        "As long as the order is pending you can cancel it on its page, without giving a reason; afterwards call us.",
        "A product that isn’t in stock is ordered from its maker. We tell you the delivery date before you are bound.",
      ],
    },
    {
      heading: "Prices and payment",
      blocks: [
        "Prices are in euro. Where a product is priced in another currency, the shop converts it at the rate shown and prints the original beside it.",
        "The cart and the order form say whether prices include value added tax, what delivery to your city costs and how long it takes, and how you can pay; what they said is kept with the order. Where they leave something open we name it on the phone. So before you are bound you know the full price: goods, value added tax, delivery and, for a parcel that crosses a border, customs duties as far as we know them. An obvious mistake in a price binds neither side.",
        "There is no payment on this site, and nothing is paid when you order. You pay in one of the ways that the order form names, on delivery or by bank transfer; a proforma invoice can be had from the order’s page. The goods stay ours until they are paid.",
      ],
    },
    {
      heading: "Delivery",
      blocks: [
        "We deliver to addresses in Albania, Kosovo and North Macedonia, on the day that the confirmation names and without one within 30 days. If we can’t, you may set us a reasonable new date and then withdraw; we refund what was paid.",
        "The risk passes to a consumer with the handover of the goods, to a business with the handover to the carrier. Please check the parcel on arrival and tell us at once of visible damage; a consumer loses no right by telling us later.",
      ],
    },
    {
      heading: "Right of withdrawal for consumers",
      blocks: [
        "A consumer may withdraw from an order made at a distance within 14 days of receiving the goods, without giving a reason. A clear statement by email or letter is enough, and it is in time when it is sent within the 14 days. You may use these words:",
        [
          "I withdraw from my order number …, received on ….",
          "Name, address, date; and your signature, if it goes by letter.",
        ],
        "We refund all payments, with the cost of standard delivery, within 14 days of your statement and by the same means you paid with; we may wait until the goods are back or you show that they were sent. Send them back within 14 days of your statement, at your cost. You answer for a loss of value only if it comes from handling beyond what is needed to check the goods, such as fitting a bearing or running a belt.",
        "The right doesn’t exist for goods made or cut to your measure, such as open-end belts cut to length.",
      ],
    },
    {
      heading: "Warranty",
      blocks: [
        "We deliver goods that match the contract. For consumers the statutory warranty of their country applies: if a defect that was there at the handover appears within two years, you may ask for repair or replacement and, where that fails or takes too long, for a lower price or your money back. A maker’s guarantee comes on top and takes nothing away.",
        "A business checks the goods when they arrive and reports defects in writing without delay, hidden ones as soon as they are found.",
        "The warranty doesn’t cover wear in normal use, nor damage from wrong fitting, wrong lubrication or loads beyond the maker’s data.",
      ],
    },
    {
      heading: "Technical data",
      blocks: [
        "Technical data in the catalogue come from the makers and from standards; drawings are made from these data and show no finer detail. They describe the goods and are no guarantee of a result in a certain machine. The choice of a part for a machine stays with whoever designs or maintains it; our advice and the calculators of this site help with it and don’t replace it.",
        "Brand names belong to their owners and say which maker’s goods are meant.",
      ],
    },
    {
      heading: "Liability",
      blocks: [
        "We are liable without limit for intent, gross negligence and injury to persons, and where the law allows no limit. For slight negligence we are liable only for the breach of essential duties, those without which the contract has no sense, and up to the damage that was to be expected. A consumer’s statutory rights stay untouched.",
        "Nobody is liable for what neither side could foresee or prevent, for as long as it lasts.",
      ],
    },
    {
      heading: "Complaints, law and disputes",
      blocks: [
        `Tell us first: ${email} or ${phone}. We answer a complaint within 30 days.`,
        "Albanian law applies, without the United Nations Convention on the International Sale of Goods. A consumer keeps the protection of the mandatory law of the country they live in, and may sue and be sued there. For businesses the courts of Tirana decide.",
        "Consumers can also turn to the authority for consumer protection of their country, in Albania at the ministry responsible for the economy, in Kosovo at the ministry responsible for trade.",
        "Should one of these terms be invalid, the others stay in force.",
      ],
    },
    {
      heading: "Personal data",
      blocks: [
        "How we handle your data is described on the page “Privacy”, linked at the foot of each page.",
      ],
    },
  ],
};
