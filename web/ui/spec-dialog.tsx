import { clsx } from "clsx";
import type { ReactNode } from "react";
import { specDialogText } from "#web/messages/brand-layout.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { type Fact, FactList } from "./fact-list.tsx";
import { QuoteButton } from "./quote-button.tsx";
import { QuoteListButton } from "./quote-list-button.tsx";

/** A part or series in full, as plain values, so that a page can hold one per card. */
export type SpecSheet = {
  readonly title: string;
  /** One line under the title. */
  readonly subtitle?: string;
  readonly overview?: string;
  /** Groups of facts; the title defaults to "Technical specifications". */
  readonly facts: readonly SpecFacts[];
  readonly models?: SpecModels;
  readonly features: readonly string[];
  /** Part for which a quote is requested. */
  readonly part: string;
};

export type SpecFacts = {
  readonly title?: string;
  /** For many short facts: full width, in two columns. */
  readonly wide?: boolean;
  readonly facts: readonly Fact[];
};

export type SpecModels = {
  /** Defaults to "Models". */
  readonly title?: string;
  /** Explains the details beside the codes. */
  readonly note?: string;
  readonly items: readonly { readonly code: string; readonly detail?: string }[];
};

export type SpecDialogProps = {
  /** Closed if undefined. */
  readonly sheet: SpecSheet | undefined;
  readonly onClose: () => void;
  /** Shown beside the overview. */
  readonly drawing?: ReactNode;
  /** Further actions, beside Request Quote. */
  readonly actions?: ReactNode;
};

/** Overview, specifications, models and key features of one part, with a quote button. */
export function SpecDialog({ sheet, onClose, drawing, actions }: SpecDialogProps): ReactNode {
  const text = useText(specDialogText);
  return (
    <Dialog
      open={sheet !== undefined}
      onClose={onClose}
      title={sheet?.title}
      description={sheet?.subtitle}
      size="lg"
      footer={
        sheet && (
          <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-auto">
            <Button onClick={onClose} className="me-auto">
              {text.close}
            </Button>
            {actions}
            <QuoteListButton parts={[{ text: sheet.part }]} />
            <QuoteButton part={sheet.part} variant="primary" />
          </div>
        )
      }
    >
      {sheet && <SheetContent sheet={sheet} drawing={drawing} />}
    </Dialog>
  );
}

function SheetContent({
  sheet,
  drawing,
}: {
  readonly sheet: SpecSheet;
  readonly drawing: ReactNode;
}): ReactNode {
  const text = useText(specDialogText);
  const { overview, facts, models, features } = sheet;
  const narrow = facts.filter(({ wide }) => !wide);
  return (
    <div
      data-slot="spec-sheet"
      role="region"
      aria-label={sheet.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes it scrollable by keyboard
      tabIndex={0}
      className="grid gap-x-8 gap-y-7 focus-visible:outline-offset-8 sm:grid-cols-2"
    >
      {(overview !== undefined || drawing != null) && (
        <div className={clsx("grid content-start gap-5", narrow.length > 1 && "sm:row-span-2")}>
          {overview !== undefined && (
            <Part title={text.overview}>
              <p className="text-sm text-muted">{overview}</p>
            </Part>
          )}
          {drawing}
        </div>
      )}
      {facts.map((group) => (
        <Part
          key={group.title ?? ""}
          title={group.title ?? text.specifications}
          className={group.wide ? "sm:col-span-2" : undefined}
        >
          <FactList
            facts={group.facts}
            className={clsx("border-y border-hairline", group.wide && "sm:columns-2 sm:gap-x-8")}
          />
        </Part>
      ))}
      {models && (
        <Part title={models.title ?? text.models} className="sm:col-span-2">
          {models.note !== undefined && <p className="mb-2 text-sm text-muted">{models.note}</p>}
          <ModelList models={models} />
        </Part>
      )}
      {features.length > 0 && (
        <Part title={text.features} className="sm:col-span-2">
          <ul className="grid gap-x-8 text-sm sm:grid-cols-2">
            {features.map((feature) => (
              <li key={feature} className="border-t border-hairline py-2">
                {feature}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function ModelList({ models }: { readonly models: SpecModels }): ReactNode {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-5 font-mono text-sm tabular-nums">
      {models.items.map(({ code, detail }) => (
        <li
          key={code}
          className="flex items-baseline justify-between gap-2 border-t border-hairline py-1"
        >
          <span>{code}</span>
          {detail !== undefined && <span className="text-xs text-muted">{detail}</span>}
        </li>
      ))}
    </ul>
  );
}

function Part({
  title,
  className,
  children,
}: {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={className}>
      <h3 className="mb-2 text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}
