import type { ReactNode } from "react";
import { quoteStatuses } from "#domain/quote.ts";
import { ListControls } from "#web/features/admin/dashboard/list-controls.tsx";
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
      className="grid-cols-1 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
    >
      <SelectField
        label={text.status}
        name="quotes"
        value={search.quotes ?? all}
        options={[
          { value: all, label: text.allStatuses },
          ...quoteStatuses.map((value) => ({ value, label: text.statuses[value] })),
        ]}
        onValueChange={(status) => change({ quotes: status === all ? undefined : status }, "new")}
      />
    </ListControls>
  );
}
