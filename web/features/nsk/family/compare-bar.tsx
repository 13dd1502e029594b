import type { ReactNode } from "react";
import { familyTableText } from "#web/messages/family-table.ts";
import { useText } from "#web/messages/language.tsx";
import { Button } from "#web/ui/button.tsx";

type CompareBarProps = {
  readonly codes: readonly string[];
  readonly onCompare: () => void;
  readonly onClear: () => void;
};

/** The sizes chosen for a comparison, at the lower edge of the screen while the table is in sight. */
export function CompareBar({ codes, onCompare, onClear }: CompareBarProps): ReactNode {
  const text = useText(familyTableText);
  return (
    <section
      aria-label={text.choice}
      data-print="hide"
      className="sticky bottom-3 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-raised p-3 shadow-lg"
    >
      <p role="status" className="text-sm">
        <span className="font-mono">{codes.join(", ")}</span>
        {codes.length === 1 && <span className="ms-3 text-muted">{text.chooseMore}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="quiet" onClick={onClear}>
          {text.clear}
        </Button>
        {codes.length > 1 && (
          <Button size="sm" variant="primary" onClick={onCompare}>
            {text.show(codes.length)}
          </Button>
        )}
      </div>
    </section>
  );
}
