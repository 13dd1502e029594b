import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatPeriod, type Retention } from "#domain/retention.ts";
import { settingsQuery } from "#web/api/queries.ts";
import { useApi } from "#web/api/use-api.ts";
import { useText } from "#web/messages/language.tsx";
import { privacyPeriodsText } from "#web/messages/privacy-periods.ts";
import { Button } from "#web/ui/button.tsx";

/** How long data stays, by the server's settings. */
export function PrivacyPeriods(): ReactNode {
  const text = useText(privacyPeriodsText);
  const { data, isError, isFetching, refetch } = useQuery(settingsQuery(useApi()));
  return (
    <>
      <p className="mt-3">{text.lead}</p>
      <ul className="mt-3 list-disc space-y-1.5 ps-5 marker:text-steel-4">
        {text.items.map((item) => (
          <li key={item.period}>
            {item.text} <Period name={item.period} retention={data?.retention} />.
          </li>
        ))}
      </ul>
      {isError && !data && (
        <p role="alert" className="mt-3">
          {text.failed}{" "}
          <Button busy={isFetching} onClick={() => void refetch()}>
            {text.retry}
          </Button>
        </p>
      )}
      {text.fixed.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
    </>
  );
}

/**
 * The server writes the period into the prerendered page (`fillPeriods`), which hydration keeps until the
 * settings are loaded.
 */
function Period({
  name,
  retention,
}: {
  readonly name: keyof Retention;
  readonly retention: Retention | undefined;
}): ReactNode {
  return (
    <strong data-period={name} suppressHydrationWarning>
      {retention ? formatPeriod(name, retention[name]) : "…"}
    </strong>
  );
}
