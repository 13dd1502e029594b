import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { legalText } from "#web/messages/legal.ts";
import { pagesText } from "#web/messages/pages.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

export type LegalPageProps = {
  readonly page: "privacy" | "terms";
  /** Ends the section on how long data stays. */
  readonly periods?: ReactNode;
};

/** A legal text with links to its sections. */
export function LegalPage({ page, periods }: LegalPageProps): ReactNode {
  const text = useText(legalText)[page];
  const { title } = useText(pagesText)[page];
  return (
    <>
      <PageHeader title={title} text={text.lead} />
      <div className="page-column">
        <div className="grid gap-8 border-t border-hairline py-12 lg:grid-cols-12">
          <nav aria-label={title} className="lg:col-span-3" data-print="hide">
            <ol className="grid gap-1 text-sm text-muted lg:sticky lg:top-24">
              {text.sections.map((section, index) => (
                <li key={section.heading}>
                  <a
                    href={`#section-${index + 1}`}
                    className="inline-flex min-h-7 items-center hover:text-ink hover:underline pointer-coarse:min-h-11"
                  >
                    {section.heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="max-w-prose min-w-0 wrap-break-word lg:col-span-8">
            {text.sections.map((section, index) => (
              <section
                key={section.heading}
                aria-labelledby={`section-${index + 1}`}
                className="mb-10"
              >
                <h2 id={`section-${index + 1}`} className="text-lg font-semibold">
                  {section.heading}
                </h2>
                {section.blocks.map((block) => (
                  <Block key={String(block)} block={block} />
                ))}
                {section.hasPeriods && periods}
              </section>
            ))}
            <p className="text-sm text-muted">{text.updated}</p>
          </div>
        </div>
      </div>
    </>
  );
}

function Block({ block }: { readonly block: string | readonly string[] }): ReactNode {
  if (typeof block === "string") return <p className="mt-3">{block}</p>;
  return (
    <ul className="mt-3 list-disc space-y-1.5 ps-5 marker:text-steel-4">
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
