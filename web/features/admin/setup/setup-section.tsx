import { type ReactNode, useId } from "react";

export type SetupSectionProps = {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
};

/** One step of the page under its heading. */
export function SetupSection({ title, lead, children }: SetupSectionProps): ReactNode {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="border-t border-hairline pt-6">
      <h2 id={headingId} className="text-lg font-semibold">
        {title}
      </h2>
      {lead && <p className="mt-1 text-sm text-muted">{lead}</p>}
      <div className="mt-5 grid gap-4">{children}</div>
    </section>
  );
}
