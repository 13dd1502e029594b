import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { bearingPicture, familyPicture, unitPicture } from "#catalogue/drawing/media-path.ts";
import type { SearchRecord } from "#catalogue/search/search-record.ts";
import { Picture } from "#web/ui/picture.tsx";

/** One bearing, unit or series, with the figures that people compare first. */
export function ResultCard({ record }: { readonly record: SearchRecord }): ReactNode {
  const { code, series, dimensions, specs } = record;
  const [path = "", place] = record.href.split("#");
  return (
    <li className="relative flex min-w-0 items-center gap-3 rounded-lg border border-hairline bg-raised p-3 transition-colors hover:border-steel-4">
      <Picture
        src={pictureOf(record)}
        alt=""
        width={80}
        height={60}
        className="h-15 w-20 shrink-0 rounded-sm object-contain"
      />
      <div className="min-w-0">
        <Link
          to={path}
          {...(place !== undefined && { hash: place })}
          className="font-mono after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {code}
        </Link>
        <p className="text-xs text-muted">{series}</p>
        <p className="mt-1 font-mono text-xs tabular-nums">
          {dimensions && <span className="block whitespace-nowrap">{dimensions}</span>}
          {specs}
        </p>
      </div>
    </li>
  );
}

/** A series has no size of its own that could be drawn; its family has. */
function pictureOf({ kind, code, family }: SearchRecord): string {
  if (kind === "series") return familyPicture(family);
  return kind === "bearing" ? bearingPicture(code) : unitPicture(code);
}
