import type { ReactNode } from "react";
import {
  describeOpenTerms,
  describePlacedTerms,
  type DescribedDelivery,
} from "#domain/describe-terms.ts";
import { copyTerms, type PlacedTerms } from "#domain/order-terms.ts";
import { useLanguage } from "#web/messages/language.tsx";
import { useOrderTerms } from "./use-order-terms.ts";

/** One line on VAT, delivery and payment, before the place of the delivery is known. */
export function OpenTermsLine(): ReactNode {
  const language = useLanguage();
  const terms = useOrderTerms();
  return <Line>{terms && describeOpenTerms(terms, language)}</Line>;
}

type FormTermsLineProps = {
  readonly country: string;
  readonly city: string;
  /** Euro; undefined if it is agreed on the phone. */
  readonly cost: number | undefined;
};

/** The same line for the place in the order form. */
export function FormTermsLine({ country, city, cost }: FormTermsLineProps): ReactNode {
  const terms = useOrderTerms();
  if (!terms) return <Line />;
  if (city === "") return <OpenTermsLine />;
  const placed = copyTerms(terms, country, city);
  const delivery = cost === undefined ? undefined : { city, cost, days: placed.delivery_days };
  return <PlacedTermsLine terms={placed} delivery={delivery} />;
}

/** The same line for an order. */
export function PlacedTermsLine({
  terms,
  delivery,
}: {
  readonly terms: PlacedTerms;
  readonly delivery: DescribedDelivery | undefined;
}): ReactNode {
  return <Line>{describePlacedTerms(terms, delivery, useLanguage())}</Line>;
}

/** Two lines high from the start, so that nothing moves when the terms arrive. */
function Line({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <p data-slot="order-terms" className="min-h-8 text-xs text-pretty text-muted">
      {children}
    </p>
  );
}
