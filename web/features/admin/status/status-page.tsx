import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ServerStatus } from "#domain/server-status-schema.ts";
import { useStaffApi } from "#web/api/staff-client.ts";
import { serverStatusQuery } from "#web/api/staff-queries.ts";
import { LanguageProvider, useText, type Language } from "#web/messages/language.tsx";
import { serverStatusText } from "#web/messages/server-status.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { formatClock } from "./format-status.ts";
import { listParts } from "./list-parts.ts";
import { StatusCard } from "./status-card.tsx";

export type StatusPageProps = {
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
};

const languages = [
  { value: "en", label: "English" },
  { value: "sq", label: "Shqip" },
] as const;

/** /status for admins: how the server and what it needs are, and what to do. */
export function StatusPage({ language, onLanguageChange }: StatusPageProps): ReactNode {
  const text = serverStatusText[language];
  return (
    <LanguageProvider language={language}>
      <div lang={language} className="page-column min-h-dvh py-6 md:py-8">
        <header className="mb-5 flex flex-wrap items-center justify-between gap-4">
          <h1 className="text-xl font-semibold">{text.title}</h1>
          <div className="flex flex-wrap gap-2">
            <SegmentedControl
              label={text.language}
              options={languages}
              value={language}
              onValueChange={onLanguageChange}
            />
            <LinkButton to="/admin/products">{text.dashboard}</LinkButton>
          </div>
        </header>
        <Status />
      </div>
    </LanguageProvider>
  );
}

function Status(): ReactNode {
  const text = useText(serverStatusText);
  const { data, isError, isFetching, refetch } = useQuery(serverStatusQuery(useStaffApi()));
  if (data) return <StatusParts status={data} isStale={isError} />;
  if (isError) {
    return (
      <ErrorState
        title={text.failed}
        text={text.failedText}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div role="status" aria-label={text.loading}>
      <Skeleton className="h-96" />
    </div>
  );
}

const tones = { ok: "success", warn: "warning", error: "error" } as const;

function StatusParts({
  status,
  isStale,
}: {
  readonly status: ServerStatus;
  readonly isStale: boolean;
}): ReactNode {
  const text = useText(serverStatusText);
  const time = formatClock(status.checked_at);
  return (
    <div className="grid grid-cols-1 gap-4">
      {isStale ? (
        <Notice tone="error" title={text.failed}>
          {text.stale(time)}
        </Notice>
      ) : (
        <Notice tone={tones[status.level]} title={text.summary[status.level]}>
          {/* Announced with each change otherwise, every ten seconds. */}
          <span aria-hidden="true" className="text-muted tabular-nums">
            {text.readAt(time)}
          </span>
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {listParts(status, text).map((part) => (
          <StatusCard key={part.id} part={part} />
        ))}
      </div>
    </div>
  );
}
