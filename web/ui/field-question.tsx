import type { ReactNode } from "react";

/** A question about what was typed; below the field, which it describes. */
export function FieldQuestion({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <span
      data-slot="field-question"
      className="block rounded-md border border-yellow-line bg-yellow-soft px-3 py-2 text-sm text-ink"
    >
      <strong className="font-semibold">{title}</strong> {children}
    </span>
  );
}
