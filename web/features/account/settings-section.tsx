import { type ReactNode, useId } from "react";

export type SettingsSectionProps = {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
};

/** A settings section: title and lead on one side, controls on the other. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps): ReactNode {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-10 gap-y-4 border-t border-hairline py-8 md:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={titleId} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{lead}</p>
      </div>
      <div className="max-w-md">{children}</div>
    </section>
  );
}
