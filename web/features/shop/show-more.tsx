import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { shopText } from "#web/messages/shop.ts";
import { Button } from "#web/ui/button.tsx";

type ShowMoreProps = {
  readonly shown: number;
  readonly count: number;
  readonly isBusy: boolean;
  /** Loads automatically when scrolled into view; otherwise only by the button. */
  readonly isAutomatic: boolean;
  readonly onMore: () => void;
};

/** The end of the loaded list. */
export function ShowMore({ shown, count, isBusy, isAutomatic, onMore }: ShowMoreProps): ReactNode {
  const text = useText(shopText);
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onMore);
  useEffect(() => {
    if (!isAutomatic || isBusy || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      // Starts early enough that steady scrolling never has to wait.
      { rootMargin: "0px 0px 2400px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
    // A new page moves the end, so the observer restarts.
  }, [isAutomatic, isBusy, shown]);
  return (
    <div ref={end} className="flex flex-col items-center gap-3 py-8">
      <p className="text-sm text-muted">{text.shownOf(shown, count)}</p>
      <Button busy={isBusy} onClick={onMore}>
        {text.showMore}
      </Button>
    </div>
  );
}
