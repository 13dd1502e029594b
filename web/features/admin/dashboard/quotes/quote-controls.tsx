import type { ReactNode } from "react";
import { quoteStatuses } from "#domain/quote.ts";
import { ListControls } from "#web/features/admin/dashboard/list-controls.tsx";
import { PeriodFields } from "#web/features/admin/dashboard/period/period-fields.tsx";
import { dashboardQuotesText } from "#web/messages/dashboard-quotes.ts";
import { useText } from "#web/messages/language.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { changeQuoteSearch, maxQuoteSearchLength, type QuoteSearchChange } from "./quote-search.ts";
import type { QuotesTabProps } from "./quotes-tab.tsx";

const all = "all";

/** The quote list's search and filter. */
export function QuoteControls({ search, onSearchChange }: QuotesTabProps): ReactNode {
  const text = useText(dashboardQuotesText);
  const change = (part: QuoteSearchChange, step: "new" | "same"): void =>
    onSearchChange(changeQuoteSearch(search, part), step);
  return (
    <ListControls
      text={text}
      q={search.q}
      maxLength={maxQuoteSearchLength}
      onSearch={(q) => change({ q }, "same")}
      className="grid-cols-2 md:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]"
    >
      <SelectField
        className="max-md:col-span-2"
        label={text.status}
        name="quotes"
        value={search.quotes ?? all}
        options={[
          { value: all, label: text.allStatuses },
          ...quoteStatuses.map((value) => ({ value, label: text.statuses[value] })),
        ]}
        onValueChange={(status) => change({ quotes: status === all ? undefined : status }, "new")}
      />
      <PeriodFields period={search} onChange={(period) => change(period, "same")} />
    </ListControls>
  );
}
