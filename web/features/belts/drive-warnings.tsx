import type { ReactNode } from "react";
import { beltToolText } from "#web/messages/belt-tool.ts";
import { useText } from "#web/messages/language.tsx";
import { Notice } from "#web/ui/notice.tsx";

/** What to check before a belt for the drive is ordered; nothing without warnings. */
export function DriveWarnings({ warnings }: { readonly warnings: readonly string[] }): ReactNode {
  const text = useText(beltToolText);
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning" role="note" title={text.warningsTitle}>
      <ul className="mt-1 grid gap-1">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Notice>
  );
}
