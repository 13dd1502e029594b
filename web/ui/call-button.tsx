import type { ReactNode } from "react";
import { company } from "#domain/company.ts";
import { buttonStyle } from "./button-style.ts";
import { PhoneIcon } from "./icons.tsx";

/** Dials the company's number: the way on where the page itself can't help. */
export function CallButton(): ReactNode {
  return (
    <a href={company.phone.href} className={buttonStyle()}>
      <PhoneIcon />
      {company.phone.display}
    </a>
  );
}
