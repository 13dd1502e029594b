import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { getBearingImage } from "#catalogue/drawing/media-path.ts";
import { bearingSectionsText } from "#web/messages/bearing-sections.ts";
import { useText } from "#web/messages/language.tsx";
import { ArrowRightIcon } from "#web/ui/icons.tsx";
import { ResponsiveImage } from "#web/ui/responsive-image.tsx";
import { Section } from "#web/ui/section.tsx";
import type { BearingPageData, Neighbour } from "./load-bearing-page.ts";

/** The previous and the next size beside this one. */
export function NeighbourBearings({ page }: { readonly page: BearingPageData }): ReactNode {
  const { neighbours: text } = useText(bearingSectionsText);
  const { current, previous, next, family, series } = page;
  return (
    <Section title={text.heading} data-print="hide">
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {previous && <SizeCard size={previous} label={text.previous} isLink />}
        <SizeCard size={current} label={text.this} />
        {next && <SizeCard size={next} label={text.next} isLink />}
      </ul>
      <Link
        to="/products/nsk/$family/$product"
        params={{ family: family.slug, product: series.slug }}
        className="mt-5 inline-flex min-h-6 items-center gap-1.5 text-sm font-medium hover:underline pointer-coarse:min-h-11"
      >
        {text.all(series.name)}
        <ArrowRightIcon className="size-4" />
      </Link>
    </Section>
  );
}

type SizeCardProps = {
  readonly size: Neighbour;
  readonly label: string;
  readonly isLink?: boolean;
};

function SizeCard({ size: { code, size }, label, isLink = false }: SizeCardProps): ReactNode {
  return (
    <li
      aria-current={isLink ? undefined : "true"}
      className="relative flex items-center gap-3 rounded-lg border border-hairline bg-raised p-3 transition-colors not-aria-current:hover:border-steel-4 aria-current:border-ink"
    >
      <ResponsiveImage
        src={getBearingImage(code)}
        alt=""
        width={80}
        height={60}
        className="h-15 w-20 shrink-0 object-contain sm:max-lg:w-12"
      />
      <div className="min-w-0">
        <p className="text-xs text-muted">{label}</p>
        {isLink ? (
          <Link
            to="/products/nsk/bearing/$code"
            params={{ code: code.toLowerCase() }}
            className="font-mono covers-card"
          >
            {code}
          </Link>
        ) : (
          <p className="font-mono">{code}</p>
        )}
        <p className="font-mono text-xs text-muted sm:whitespace-nowrap tabular-nums">{size}</p>
      </div>
    </li>
  );
}
