import { company } from "#domain/company.ts";
import { type Block, titled } from "./family-sheet.ts";

/** Contact details and opening hours. */
export function contactBlocks(): readonly Block[] {
  const { name, phone, email, address, openingHours } = company;
  return titled("Ask us", [
    {
      kind: "text",
      words: "For sizes, stock and delivery: tell us the code on the part, or its dimensions.",
    },
    {
      kind: "list",
      items: [
        `${phone.display}, ${email}`,
        `${name}, ${address.street}, ${address.postalCode} ${address.city}, ${address.country}`,
        `${openingHours.daysText} ${openingHours.opens}–${openingHours.closes}, ${openingHours.closedText}`,
      ],
    },
  ]);
}
