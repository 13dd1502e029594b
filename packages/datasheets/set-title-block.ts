import { company } from "#domain/company.ts";
import type { Datasheet } from "./datasheet.ts";
import {
  colours,
  dataDate,
  page,
  type PdfDocument,
  points,
  rule,
  setLine,
} from "./pdf-document.ts";
import { setTagged } from "./tags.ts";

type Field = { readonly label: string; readonly value: string; readonly width: number };

const rowHeight = 9;

/** The block at the foot of a drawing with its owner, subject and date. */
export function setTitleBlock(
  pdf: PdfDocument,
  {
    sheet,
    scale,
    top,
  }: { readonly sheet: Datasheet; readonly scale: string; readonly top: number },
): void {
  const { street, postalCode, city, country } = company.address;
  const rows: readonly (readonly Field[])[] = [
    [
      { label: "Owner", value: company.name, width: 60 },
      { label: "Part", value: `NSK ${sheet.code}`, width: 45 },
      { label: "Maker's designation", value: sheet.makerDesignation, width: 45 },
      { label: "Series", value: sheet.series, width: 30 },
    ],
    [
      { label: "Page on our site", value: `${company.website}${sheet.path}`, width: 115 },
      { label: "Data of", value: dataDate, width: 26 },
      { label: "Scale", value: scale, width: 15 },
      { label: "Unit", value: "mm", width: 12 },
      { label: "Sheet", value: "1/1", width: 12 },
    ],
  ];
  for (const [index, fields] of rows.entries()) setRow(pdf, fields, top + rowHeight * index);
  const height = rowHeight * rows.length;
  pdf.document.rect(points(page.left), points(top), points(page.right - page.left), points(height));
  pdf.document.lineWidth(points(0.35)).stroke(colours.ink);
  const style = { face: "text", size: 7.5, colour: colours.muted } as const;
  const y = top + height + 4.5;
  const address = `${street}, ${postalCode} ${city}, ${country}`;
  setLine(pdf, address, style, { x: page.left, y });
  const contact = `${company.phone.display} · ${company.email}`;
  setLine(pdf, contact, style, { x: page.right, y, align: "right" });
}

function setRow(pdf: PdfDocument, fields: readonly Field[], top: number): void {
  let x: number = page.left;
  for (const { label, value, width } of fields) {
    if (x > page.left) rule(pdf, [x, top, x, top + rowHeight], colours.line, 0.2);
    setTagged(pdf, "P", () => {
      setLine(
        pdf,
        label,
        { face: "text", size: 6, colour: colours.muted },
        { x: x + 1.8, y: top + 2.9 },
      );
      setLine(pdf, value, { face: "code", size: 8.5 }, { x: x + 1.8, y: top + 7 });
    });
    x += width;
  }
  rule(pdf, [page.left, top + rowHeight, page.right, top + rowHeight], colours.line, 0.2);
}
