import { useRef, type ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { productPageText } from "#web/messages/product-page.ts";
import { Section } from "#web/ui/section.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useNearViewport } from "#web/ui/use-near-viewport.ts";

type BesideProps = {
  readonly title: string;
  readonly text?: string;
  readonly children: (isNear: boolean) => ReactNode;
};

/** So far from the window, products arrive before someone has scrolled to them, and move nothing in sight. */
const near = "2000px";

/** A section whose products are asked for when it comes near the window. */
export function BesideSection({ title, text, children }: BesideProps): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(content, near);
  return (
    <Section title={title} text={text} data-print="hide">
      <div ref={content} className="min-h-20">
        {children(isNear)}
      </div>
    </Section>
  );
}

/** In place of products that load, or that didn't arrive. */
export function BesideState({ hasFailed }: { readonly hasFailed: boolean }): ReactNode {
  const text = useText(productPageText);
  return hasFailed ? (
    <p className="text-sm text-muted">{text.noAnswer}</p>
  ) : (
    <Skeleton className="h-20" />
  );
}
