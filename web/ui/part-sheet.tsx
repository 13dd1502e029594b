import { clsx } from "clsx";
import type { ReactNode } from "react";
import { company } from "#domain/company.ts";
import { Badge } from "./badge.tsx";
import { ChatLinks } from "./chat-links.tsx";
import { LinkButton } from "./link-button.tsx";
import { PartImage, type PartImageProps } from "./part-image.tsx";
import { QuoteButton } from "./quote-button.tsx";
import { Section } from "./section.tsx";

type PartSheetProps = {
  /** Full name, for the messages to the shop. */
  readonly part: string;
  readonly more: { readonly heading: string; readonly text: string; readonly contact: string };
  readonly children: ReactNode;
};

/** The page of a part, with how to ask for it at the end. Prints as its datasheet. */
export function PartSheet({ part, more, children }: PartSheetProps): ReactNode {
  return (
    <article className={sheet}>
      {children}
      <Section title={more.heading} text={more.text} data-print="hide">
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/contact" size="lg">
            {more.contact}
          </LinkButton>
          <QuoteButton part={part} size="lg" />
        </div>
        <div className="mt-4">
          <ChatLinks part={part} />
        </div>
      </Section>
      <div className="page-column hidden print:block">
        <p className="border-t border-line pt-2 text-xs">
          {[company.name, company.phone.display, company.email].join(" · ")}
        </p>
      </div>
    </article>
  );
}

/** In print, everything fits on one A4 page. */
const sheet =
  "print:[&_[data-slot=section]>div>div]:gap-y-2 print:[&_[data-slot=section]>div>div]:py-4 print:[&_dl>div]:py-0.5 print:[&_h2]:text-base print:[&_li]:py-0.5";

type PartTitleProps = {
  readonly maker: string | undefined;
  readonly category: string;
  readonly code: string;
  readonly name: string;
  readonly image: PartImageProps["name"] | undefined;
};

/** Code and name, and an image of the part's kind. */
export function PartTitle({ maker, category, code, name, image }: PartTitleProps): ReactNode {
  return (
    <div className="flex w-full flex-wrap items-start justify-between gap-4">
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {maker !== undefined && <span className="kicker">{maker}</span>}
          <Badge className="whitespace-normal!">{category}</Badge>
        </p>
        <h1 className="mt-4 tracking-tight">
          <span className="block font-mono text-2xl print:text-xl">{code}</span>
          {/* The space separates both in the heading's text. */}
          <span className="mt-1 block text-lg font-semibold">{` ${name}`}</span>
        </h1>
      </div>
      {image && (
        <div
          data-print="hide"
          className="w-24 overflow-hidden rounded-lg border border-hairline sm:w-48"
        >
          <PartImage name={image} alt="" sizes="(min-width: 40rem) 12rem, 6rem" loading="eager" />
        </div>
      )}
    </div>
  );
}

type PartFiguresProps = {
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  /** Columns of the grid. */
  readonly className: string;
};

/** The main figures of a part, each above its name. */
export function PartFigures({ figures, className }: PartFiguresProps): ReactNode {
  return (
    <dl
      className={clsx(
        "mt-6 grid w-full border-t border-l border-hairline print:mt-3 print:grid-cols-4",
        className,
      )}
    >
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse border-r border-b border-hairline bg-raised p-3 max-sm:odd:last:col-span-full print:p-2"
        >
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="font-mono text-lg whitespace-nowrap tabular-nums print:text-base">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
