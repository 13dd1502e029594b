import { useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { familyTableText } from "#web/messages/family-table.ts";
import { useText } from "#web/messages/language.tsx";

type CompareBoxProps = {
  readonly code: string;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
};

/** Puts a size into the comparison or takes it out. */
export function CompareBox({ code, isChosen, onToggle }: CompareBoxProps): ReactNode {
  const text = useText(familyTableText);
  const isHydrated = useHydrated();
  return (
    <label className="-my-1 flex w-fit min-h-6 min-w-6 items-center justify-center pointer-coarse:min-h-11 pointer-coarse:min-w-11">
      <input
        type="checkbox"
        checked={isChosen}
        // A choice before hydration would be lost.
        disabled={!isHydrated}
        onChange={onToggle}
        aria-label={text.compareOf(code)}
        className="check-box"
      />
    </label>
  );
}
