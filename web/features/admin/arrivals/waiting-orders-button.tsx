import { clsx } from "clsx";
import { ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";

export type WaitingOrdersButtonProps = {
  readonly count: number;
  readonly label: (count: number) => string;
  readonly onShow: () => void;
  /** Sets how far from the top of the scrolled content it stays. */
  readonly className: string;
};

/** Shows the orders that were held back. It takes no space, so that nothing moves when it appears. */
export function WaitingOrdersButton({
  count,
  label,
  onShow,
  className,
}: WaitingOrdersButtonProps): ReactNode {
  return (
    <div role="status" className={clsx("sticky z-20 flex h-0 justify-center", className)}>
      {count > 0 && (
        <Button size="sm" variant="primary" className="mt-3 shadow-float" onClick={onShow}>
          <ArrowUp aria-hidden="true" />
          {label(count)}
        </Button>
      )}
    </div>
  );
}
