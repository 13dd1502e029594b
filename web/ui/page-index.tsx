import type { ReactNode } from "react";

type PageIndexProps = {
  readonly label: string;
  readonly entries: readonly {
    /** Id of the section. */
    readonly id: string;
    readonly title: string;
  }[];
};

/** Links to the sections of a long page, below its header. */
export function PageIndex({ label, entries }: PageIndexProps): ReactNode {
  return (
    <nav
      data-slot="page-index"
      data-print="hide"
      aria-label={label}
      className="page-column -mt-4 pb-6 lg:-mt-8"
    >
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-8 items-center text-link hover:underline pointer-coarse:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
