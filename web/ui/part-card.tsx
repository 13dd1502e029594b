import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { getBearingImage, familyImage, getUnitImage } from "#catalogue/drawing/media-path.ts";
import { useText } from "#web/messages/language.tsx";
import { uiText } from "#web/messages/ui.ts";
import { ResponsiveImage } from "./responsive-image.tsx";
import { toLinkProps } from "./to-link-props.ts";

/** Search result of the catalogue: a part or series. */
export type ListedPart = {
  readonly kind: "bearing" | "unit" | "series" | "part" | "page";
  readonly code: string;
  /** Slug of the family. */
  readonly family: string;
  readonly series: string;
  /** Bore, outside diameter and width. */
  readonly dimensions?: string;
  readonly specs: string;
  /** Taper from the search; the listed bore is cylindrical. */
  readonly askedTaper?: "1:12" | "1:30";
  /** Drawing of a part of another range or of a page. */
  readonly image?: string;
  /** Path of the page, with a search and a fragment. */
  readonly href: string;
};

type PartCardProps = {
  readonly record: ListedPart;
  /** Why the part was found, if it isn't exactly the requested one. */
  readonly reason?: string;
};

/** One part, series or page, with the most compared figures. */
export function PartCard({ record, reason = "" }: PartCardProps): ReactNode {
  const { kind, code, series, dimensions, specs, askedTaper } = record;
  const text = useText(uiText);
  const isNamed = kind === "series" || kind === "page";
  const note = askedTaper ? text.taperedBore(askedTaper) : reason;
  return (
    <li className="relative flex min-w-0 items-center gap-3 rounded-lg border border-hairline bg-raised p-3 transition-colors hover:border-steel-4">
      <ResponsiveImage
        src={findCachedImage(record)}
        alt=""
        width={80}
        height={60}
        className="h-15 w-20 shrink-0 rounded-sm object-contain"
      />
      <div className="min-w-0">
        <Link {...toLinkProps(record.href)} className="font-semibold covers-card">
          {isNamed ? series : <span className="font-mono">{code}</span>}
        </Link>
        {!isNamed && <p className="text-xs text-muted">{series}</p>}
        <p className="mt-1 font-mono text-xs tabular-nums">
          {dimensions && <span className="block sm:whitespace-nowrap">{dimensions}</span>}
          {specs}
        </p>
        {note !== "" && <p className="mt-1 text-xs">{note}</p>}
      </div>
    </li>
  );
}

function findCachedImage({ kind, code, family, image }: ListedPart): string | undefined {
  if (image !== undefined || kind === "part" || kind === "page") return image;
  if (kind === "bearing") return getBearingImage(code);
  // A series has no single size to draw.
  return kind === "unit" ? getUnitImage(code) : familyImage(family);
}
