import type { ReactNode } from "react";
import { company } from "#domain/company.ts";
import { formatDeliveryDays, type OrderLanguage } from "#domain/describe-terms.ts";
import { shownStatus } from "#domain/order-status.ts";
import type { OrderItem } from "#web/api/queries.ts";
import { followedOrderText } from "#web/messages/followed-order.ts";
import { useText } from "#web/messages/language.tsx";

/** What happens next with an order, and when. */
export function NextSteps({ order }: { readonly order: OrderItem }): ReactNode {
  const text = useText(followedOrderText);
  return (
    <section aria-labelledby="next-steps" className="mb-6">
      <h2 id="next-steps" className="font-semibold">
        {text.nextTitle}
      </h2>
      <ol className="mt-2 grid list-decimal gap-1 ps-5 text-pretty marker:text-muted only:ps-0">
        {listSteps(order, text, order.language).map((step) => (
          <li key={step} className="only:list-none only:-ms-5">
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

function listSteps(
  order: OrderItem,
  text: typeof followedOrderText.en,
  language: OrderLanguage,
): readonly string[] {
  const days = formatDeliveryDays(order.terms?.delivery_days ?? null, language);
  const { opens, closes } = company.openingHours;
  switch (shownStatus(order.status)) {
    case "pending":
      return [
        text.pendingCall(order.phone, text.hours(opens, closes)),
        text.thenSent(order.city, days),
      ];
    case "confirmed":
      return [text.confirmed, text.onItsWay(order.city, days)];
    case "processing":
      return [text.processing, text.onItsWay(order.city, days)];
    case "completed":
      return [text.completed, text.completedHelp(company.phone.display)];
    case "cancelled":
      return [text.cancelled];
  }
}
