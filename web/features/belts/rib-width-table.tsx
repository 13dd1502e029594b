import type { ReactNode } from "react";
import type { RibProfile } from "#catalogue/belts/belt.ts";
import type { RibWidths } from "#catalogue/belts/rib-widths.ts";
import { beltsText } from "#web/messages/belts.ts";
import { useText } from "#web/messages/language.tsx";

export type RibWidthTableProps = {
  readonly profiles: readonly RibProfile[];
  readonly rows: readonly RibWidths[];
};

/**
 * Belt widths by profile and number of ribs, narrow enough for a table on every screen. With very large text,
 * each row becomes a list of profiles with their widths.
 */
export function RibWidthTable({ profiles, rows }: RibWidthTableProps): ReactNode {
  const text = useText(beltsText);
  return (
    <div className="@container">
      <table className="w-full border-collapse text-sm @max-[16rem]:block">
        <caption className="pb-3 text-start font-semibold @max-[16rem]:block">
          {text.ribWidths}
        </caption>
        <thead className="@max-[16rem]:sr-only">
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
        <tbody className="font-mono tabular-nums @max-[16rem]:block">
          {rows.map(({ ribs, widthsMm }) => (
            <tr
              key={ribs}
              className="border-b border-hairline @max-[16rem]:flex @max-[16rem]:flex-wrap @max-[16rem]:gap-x-6"
            >
              <th
                scope="row"
                className="py-1.5 text-start font-normal @max-[16rem]:w-full @max-[16rem]:font-semibold"
              >
                <Label text={text.columns.ribs} />
                {ribs}
              </th>
              {profiles.map(({ profile }, index) => (
                <td key={profile} className="py-1.5 text-end @min-[16rem]:ps-3">
                  <Label text={profile} />
                  {widthsMm[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A column's name, shown when the table head is hidden. */
function Label({ text }: { readonly text: string }): ReactNode {
  return <span className="me-2 hidden font-sans text-muted @max-[16rem]:inline">{text}</span>;
}
