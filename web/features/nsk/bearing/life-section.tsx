import { type ReactNode, useState } from "react";
import type { Bearing } from "#catalogue/bearings/bearing.ts";
import { bearingSectionsText } from "#web/messages/bearing-sections.ts";
import { useText } from "#web/messages/language.tsx";
import { loadChunk } from "#web/offline/load-chunk.ts";
import { usePendingIntent } from "#web/offline/pending-intent.ts";
import { useChunk } from "#web/offline/use-chunk.ts";
import { ChunkErrorState } from "#web/ui/chunk-error-state.tsx";
import { ChevronDownIcon } from "#web/ui/icons.tsx";
import { Section } from "#web/ui/section.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const intent = "life";

// Formulas and tables that most visitors never open.
const loadLifeForm = () => loadChunk(() => import("./life-form.tsx"), intent);

/** Estimates the life of this bearing under a given load, on request. */
export function LifeSection({ bearing }: { readonly bearing: Bearing }): ReactNode {
  const { life: text } = useText(bearingSectionsText);
  const [isOpen, setIsOpen] = useState(false);
  const { value: form, reason, retry } = useChunk(loadLifeForm, isOpen);
  usePendingIntent([intent], () => setIsOpen(true));
  return (
    <Section title={text.heading} text={text.text} data-print="hide" className="noscript:hidden">
      <details
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
        className="group rounded-lg border border-hairline bg-raised"
      >
        <summary className="flex min-h-11 list-none items-center justify-between gap-4 px-4 font-medium [&::-webkit-details-marker]:hidden">
          {text.open}
          <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        {isOpen && (
          <div className="border-t border-hairline p-4">
            {form && <form.LifeForm bearing={bearing} />}
            {!form && !reason && <Skeleton className="h-64 w-full" />}
            {reason && <ChunkErrorState {...text.failed} reason={reason} onRetry={retry} />}
          </div>
        )}
      </details>
    </Section>
  );
}
