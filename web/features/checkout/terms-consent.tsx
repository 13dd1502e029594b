import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { checkoutText } from "#web/messages/checkout.ts";
import { useText } from "#web/messages/language.tsx";

/** The terms beside the order button; in a new tab, so that the form stays open. */
export function TermsConsent(): ReactNode {
  const text = useText(checkoutText);
  return (
    <p className="mt-2 text-center text-xs text-muted">
      {text.termsBefore}{" "}
      <Link
        to="/terms"
        target="_blank"
        className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
      >
        {text.termsLink}
      </Link>
      .
    </p>
  );
}
