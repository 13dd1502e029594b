import { clsx } from "clsx";
import type { ReactNode } from "react";

type PhoneLinkProps = {
  readonly phone: string;
  /** Alone in its line or cell, where a finger has room for it. */
  readonly isAlone?: boolean;
};

/** A phone number that calls. */
export function PhoneLink({ phone, isAlone = false }: PhoneLinkProps): ReactNode {
  return (
    <a
      href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}
      className={clsx(
        "text-link",
        isAlone &&
          "inline-flex min-h-6 items-center tabular-nums pointer-coarse:-my-2 pointer-coarse:min-h-11",
      )}
    >
      {phone}
    </a>
  );
}
