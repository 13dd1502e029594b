import type { ReactNode } from "react";
import { homeText } from "#web/messages/home.ts";
import { useText } from "#web/messages/language.tsx";
import { DriveDrawing } from "#web/ui/drawings/drive-drawing.tsx";

/** The drawn parts with standard sizes. The drawing is to scale, 2.8 units per mm. */
const parts = [
  { key: "bearing", code: "6309", size: "45 × 100 × 25" },
  { key: "belts", code: "3 × SPA 140", size: "Ø140 × 50" },
  { key: "seal", code: "42×72×10", size: "42 × 72 × 10" },
  { key: "circlip", code: "DIN 472", size: "100 × 3" },
] as const;

/** The three families in one drawing, with a list of its parts. */
export function DriveFigure(): ReactNode {
  const { components: text } = useText(homeText);
  return (
    <figure className="grid grid-cols-1 items-center gap-6 md:grid-cols-2 lg:grid-cols-[7fr_6fr] lg:gap-8">
      <DriveDrawing label={text.drawingLabel} />
      <figcaption className="@container">
        <table className="w-full border-collapse border border-hairline text-xs text-muted">
          <caption className="sr-only">{text.partsCaption}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{text.columns.item}</th>
              <th scope="col">{text.columns.part}</th>
              <th scope="col" className="hidden @sm:table-cell">
                {text.columns.code}
              </th>
              <th scope="col">{text.columns.size}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part, index) => (
              <tr key={part.key} className="border-t border-hairline *:px-3 *:py-1.5">
                <td className="w-9 border-e border-hairline text-center font-mono">{index + 1}</td>
                <td>{text.parts[part.key]}</td>
                <td className="hidden border-s border-hairline font-mono whitespace-nowrap @sm:table-cell">
                  {part.code}
                </td>
                <td className="border-s border-hairline text-end font-mono sm:whitespace-nowrap">
                  {part.size}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </figcaption>
    </figure>
  );
}
