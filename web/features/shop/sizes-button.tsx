import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { sizeFilterText } from "#web/messages/size-filter.ts";
import { Button } from "#web/ui/button.tsx";

type SizesButtonProps = {
  readonly count: number;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Id of the filters. */
  readonly controls: string;
};

/** Opens the filters by size on a narrow screen, where they would push the products down. */
export function SizesButton({
  count,
  isOpen,
  onOpenChange,
  controls,
}: SizesButtonProps): ReactNode {
  const text = useText(sizeFilterText);
  return (
    <Button
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => onOpenChange(!isOpen)}
      className="px-2.5! md:hidden noscript:hidden"
    >
      {text.opened(count)}
    </Button>
  );
}
