import type { ReactNode } from "react";
import type { RibProfile } from "#catalogue/belts/belt.ts";
import type { RibWidths } from "#catalogue/belts/rib-widths.ts";
import { useText } from "#web/lib/language.tsx";
import { beltsText } from "#web/messages/belts.ts";

export interface RibWidthTableProps {
  readonly profiles: readonly RibProfile[];
  readonly rows: readonly RibWidths[];
}

/** Belt widths by profile and number of ribs; narrow enough to stay a table on every screen. */
export function RibWidthTable({ profiles, rows }: RibWidthTableProps): ReactNode {
  const text = useText(beltsText);
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="pb-3 text-start font-semibold">{text.ribWidths}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-2 text-start font-medium">
            {text.columns.ribs}
          </th>
          {profiles.map(({ profile }) => (
            <th key={profile} scope="col" className="py-2 ps-3 text-end font-medium">
              {profile}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="font-mono tabular-nums">
        {rows.map(({ ribs, widthsMm }) => (
          <tr key={ribs} className="border-b border-hairline">
            <th scope="row" className="py-1.5 text-start font-normal">
              {ribs}
            </th>
            {profiles.map(({ profile }, index) => (
              <td key={profile} className="py-1.5 ps-3 text-end">
                {widthsMm[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
