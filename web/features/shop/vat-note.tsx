import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { vatNoteText } from "#web/messages/vat-note.ts";
import { useOrderTerms } from "#web/orders/use-order-terms.ts";

/** Whether all prices of the list include VAT, if the shop says so. */
export function VatNote(): ReactNode {
  const text = useText(vatNoteText);
  const hasVat = useOrderTerms()?.prices_include_vat ?? null;
  return hasVat !== null && <p>{hasVat ? text.withVat : text.withoutVat}</p>;
}
