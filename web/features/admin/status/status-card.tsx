import { useId, type ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { serverStatusText } from "#web/messages/server-status.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { FactList } from "#web/ui/fact-list.tsx";
import type { StatusPart } from "./list-parts.ts";

const tones: Readonly<Record<StatusPart["level"], BadgeTone>> = {
  ok: "green",
  warn: "yellow",
  error: "red",
};

/** One part of the server: its level, what is wrong, what to do, its facts. */
export function StatusCard({ part }: { readonly part: StatusPart }): ReactNode {
  const text = useText(serverStatusText);
  const heading = useId();
  const problem = part.problem && text.problems[part.problem];
  return (
    <section
      aria-labelledby={heading}
      className="rounded-lg border border-hairline bg-raised px-4 pt-3 pb-2"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pb-2">
        <h2 id={heading} className="font-semibold">
          {text.parts[part.id]}
        </h2>
        <Badge tone={tones[part.level]}>{text.levels[part.level]}</Badge>
      </header>
      {problem && (
        <div className="mb-2 grid gap-1 border-t border-hairline pt-2 text-sm wrap-anywhere">
          <p className="font-medium">{problem.title}</p>
          <p className="text-muted">{problem.todo}</p>
        </div>
      )}
      <FactList facts={part.facts} className="border-t border-hairline" />
    </section>
  );
}
