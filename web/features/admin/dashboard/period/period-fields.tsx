import type { ReactNode } from "react";
import { useDebouncedText } from "#web/forms/use-debounced-text.ts";
import { dashboardPeriodText } from "#web/messages/dashboard-period.ts";
import { useText } from "#web/messages/language.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { PeriodSearch } from "./period-search.ts";

type PeriodFieldsProps = {
  readonly period: PeriodSearch;
  /** An empty text resets the day. */
  readonly onChange: (change: { readonly day?: string; readonly until?: string }) => void;
  /** Why the period can't be shown. */
  readonly error?: string | undefined;
};

/** A day, or the first and the last day of a period, wherever the dashboard asks for one. */
export function PeriodFields({ period, onChange, error }: PeriodFieldsProps): ReactNode {
  const text = useText(dashboardPeriodText);
  // A year being typed passes through the first centuries, such as 0002.
  const [day, setDay, flushDay] = useDebouncedText(period.day ?? "", (chosen) =>
    onChange({ day: chosen }),
  );
  const [until, setUntil, flushUntil] = useDebouncedText(period.until ?? "", (chosen) =>
    onChange({ until: chosen }),
  );
  return (
    <>
      <TextField
        type="date"
        label={text.day}
        name="day"
        value={day}
        onChange={(event) => setDay(event.target.value)}
        onBlur={flushDay}
      />
      <TextField
        type="date"
        label={text.until}
        name="until"
        min={period.day}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
        onBlur={flushUntil}
        error={error}
      />
    </>
  );
}
