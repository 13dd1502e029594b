import { useRef, type ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { productPageText } from "#web/messages/product-page.ts";
import { Section } from "#web/ui/section.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useNearViewport } from "#web/ui/use-near-viewport.ts";

type LazySectionProps = {
  readonly title: string;
  readonly text?: string;
  readonly children: (isNear: boolean) => ReactNode;
};

/** Distance at which products load, so that they arrive before the user scrolls to them and nothing in view moves. */
const margin = "2000px";

/** A section whose products load when it comes near the viewport. */
export function LazySection({ title, text, children }: LazySectionProps): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(content, margin);
  return (
    <Section title={title} text={text} data-print="hide">
      <div ref={content} className="min-h-20">
        {children(isNear)}
      </div>
    </Section>
  );
}

/** In place of products that load, or that didn't arrive. */
export function LazySectionState({ hasFailed }: { readonly hasFailed: boolean }): ReactNode {
  const text = useText(productPageText);
  return hasFailed ? (
    <p className="text-sm text-muted">{text.noAnswer}</p>
  ) : (
    <Skeleton className="h-20" />
  );
}
