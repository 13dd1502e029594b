import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";

export type SectionProps = {
  readonly title: string;
  readonly text?: ReactNode;
  /** For wide tables: the heading is above the content. */
  readonly isWide?: boolean;
} & Omit<ComponentProps<"section">, "title">;

/** A section of a page: heading in the first columns, content in the rest, a line above. */
export function Section({
  title,
  text,
  isWide = false,
  className,
  children,
  ...props
}: SectionProps): ReactNode {
  const headingId = useId();
  return (
    <section data-slot="section" aria-labelledby={headingId} className={className} {...props}>
      <div className="page-column">
        <div className="grid gap-x-8 gap-y-6 border-t border-hairline py-12 lg:grid-cols-12 lg:py-16">
          <header
            className={
              isWide
                ? "lg:col-span-12"
                : "lg:sticky lg:top-24 lg:col-span-3 lg:self-start print:static"
            }
          >
            <h2 id={headingId} className="text-xl font-semibold">
              {title}
            </h2>
            {text && <p className="mt-2 max-w-prose text-sm text-muted">{text}</p>}
          </header>
          <div className={clsx("min-w-0", isWide ? "lg:col-span-12" : "lg:col-span-9")}>
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}
