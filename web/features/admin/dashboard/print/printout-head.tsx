import type { ReactNode } from "react";
import { company } from "#domain/company.ts";

type PrintoutHeadProps = {
  readonly title: string;
  /** What identifies the printout, such as an order number or a day. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
};

/** The head of a printout: company, title and facts. */
export function PrintoutHead({ title, facts }: PrintoutHeadProps): ReactNode {
  const { street, postalCode, city } = company.address;
  return (
    <header className="flex items-start justify-between gap-8 border-b-2 border-ink pb-4">
      <div className="text-sm">
        <p translate="no" className="text-lg font-bold tracking-tight">
          {company.name}
        </p>
        <p>{street}</p>
        <p>
          {postalCode} {city}
        </p>
        <p className="mt-1">
          {company.phone.display} · {company.email}
        </p>
      </div>
      <div className="text-end text-sm">
        <h1 className="text-xl font-semibold">{title}</h1>
        <dl className="mt-1">
          {facts.map(([name, value]) => (
            <div key={name} className="flex justify-end gap-2">
              <dt className="text-muted">{name}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}
