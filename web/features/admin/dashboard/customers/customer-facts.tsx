import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Customer } from "#domain/customer-schema.ts";
import { PhoneLink } from "#web/features/admin/phone-link.tsx";
import { dashboardCustomersText } from "#web/messages/dashboard-customers.ts";
import { formatAlbanianDate } from "#web/messages/format/albanian-format.ts";
import { formatEur } from "#web/messages/format/format-money.ts";
import { useText } from "#web/messages/language.tsx";

type CustomerFactsProps = { readonly customer: Customer };

/** How to reach a customer, what they ordered in all, and others with the same number. */
export function CustomerFacts({ customer }: CustomerFactsProps): ReactNode {
  const text = useText(dashboardCustomersText);
  const { phone, email, account, orders, quotes, total } = customer;
  const accountText = account && `${account.name}, ${account.email}`;
  const entries: readonly (readonly [name: string, value: ReactNode])[] = [
    [text.company, customer.company_name],
    [text.nipt, customer.nipt],
    [text.phone, <PhoneLink key="phone" phone={phone} />],
    [
      text.email,
      email !== "" && (
        <a key="email" href={`mailto:${email}`} className="text-link wrap-anywhere">
          {email}
        </a>
      ),
    ],
    [text.account, accountText],
    [text.sent, text.counts(orders, quotes)],
    [text.total, formatEur(total)],
    [text.since, formatAlbanianDate(new Date(customer.first_at))],
  ];
  return (
    <section className="text-sm">
      <h3 className="sr-only">{text.facts}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        {entries
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      <Related customer={customer} />
    </section>
  );
}

function Related({ customer: { related } }: CustomerFactsProps): ReactNode {
  const text = useText(dashboardCustomersText);
  if (related.length === 0) return null;
  return (
    <div className="mt-4 border-t border-hairline pt-3">
      <h4 className="text-muted">{text.related}</h4>
      <ul className="mt-1 grid gap-1">
        {related.map(({ key, name, orders, quotes, notes }) => (
          <li key={key} className="flex flex-wrap items-baseline gap-x-2">
            <Link
              to="/admin/products"
              search={{ tab: "customers", customer: key }}
              resetScroll={false}
              className="text-link inline-block min-h-6 pointer-coarse:min-h-11 pointer-coarse:leading-11"
            >
              {name}
            </Link>
            <span className="text-muted">
              {key.startsWith("account:") ? text.withAccount : text.asGuest},{" "}
              {text.counts(orders, quotes)}
              {notes > 0 && `, ${text.noteCount(notes)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
