import type { ReactNode } from "react";
import type { CodeReading } from "#catalogue/belts/family-note.ts";

/** Codes split into segments: each segment in large type, its meaning on a separate line. */
export function CodeReadings({ codes }: { readonly codes: readonly CodeReading[] }): ReactNode {
  return (
    <div className="grid gap-10">
      {codes.map(({ code, parts, note }) => (
        <div key={code}>
          <h3 className="sr-only">{code}</h3>
          <dl className="flex flex-wrap gap-x-1 gap-y-4">
            {parts.map(({ text, meaning }) => (
              <div key={text} className="max-w-56 min-w-32">
                <dt className="border-b border-ink pb-1 font-mono text-xl leading-none">{text}</dt>
                <dd className="pt-2 pe-3 text-sm text-muted">{meaning}</dd>
              </div>
            ))}
          </dl>
          {note !== undefined && <p className="mt-3 max-w-prose text-sm">{note}</p>}
        </div>
      ))}
    </div>
  );
}
