import { clsx } from "clsx";
import type { ReactNode } from "react";

export type PageHeaderProps = {
  readonly title: ReactNode;
  readonly kicker?: ReactNode;
  readonly text?: ReactNode;
  /** Breadcrumbs or a back link, at the top. */
  readonly navigation?: ReactNode;
  /** Shown at the end of the header on wide screens. */
  readonly drawing?: ReactNode;
  readonly className?: string;
};

/** A page's title and intro. */
export function PageHeader({
  title,
  kicker,
  text,
  navigation,
  drawing,
  className,
}: PageHeaderProps): ReactNode {
  return (
    <div data-slot="page-header" className={clsx("page-column", className)}>
      {navigation && <div className="pt-5">{navigation}</div>}
      <div className="grid grid-cols-1 items-center gap-8 py-10 lg:grid-cols-12 lg:py-14">
        <div className={drawing ? "lg:col-span-7" : "lg:col-span-9"}>
          {kicker && <p className="kicker mb-3">{kicker}</p>}
          <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
          {text && <p className="mt-4 max-w-prose text-muted md:text-lg">{text}</p>}
        </div>
        {drawing && <div className="hidden lg:col-span-5 lg:block">{drawing}</div>}
      </div>
    </div>
  );
}
