import { company } from "#domain/company.ts";
import { type Flow, textWidth } from "./flow.ts";
import {
  breakLines,
  colours,
  page,
  type PdfDocument,
  rule,
  setLine,
  type Style,
} from "./pdf-document.ts";
import { setArtifact, setTagged } from "./tags.ts";
import { type Face, replaceMissingGlyphs } from "./type-faces.ts";

export type Letterhead = {
  readonly title: string;
  readonly number: string;
  /** Name, company and contact, without empty ones. */
  readonly customer: readonly string[];
  /** Labels with their values, at the right. */
  readonly facts: readonly (readonly [label: string, value: string])[];
};

const small = { face: "text", size: 8, colour: colours.muted } as const;
/** Longer words are broken, since a table cell breaks its text only at spaces. */
const maxWord = 28;

/** Sets the company's letterhead above a customer's document. */
export function setLetterhead(flow: Flow, { title, number, customer, facts }: Letterhead): void {
  const { pdf } = flow;
  const { street, postalCode, city, country } = company.address;
  const { left, right } = page;
  const lines = customer.flatMap((typed, index) => {
    const style: Style = { face: index === 0 ? "strong" : "text", size: 9 };
    const broken = breakLines(pdf, toPrintable(typed, style.face), style, 110);
    return broken.map((words) => ({ words, style }));
  });
  const top = flow.take(43 + lines.length * 4.2);
  rule(pdf, [left, 18, left + 14, 18], colours.accent, 0.8);
  const from = [
    `${street}, ${postalCode} ${city}, ${country}`,
    company.phone.display,
    company.email,
  ];
  for (const [index, line] of from.entries()) {
    setLine(pdf, line, small, { x: left, y: top + index * 4 });
  }
  setLine(pdf, title, { face: "strong", size: 20, tag: "H1" }, { x: left, y: top + 22 });
  setLine(pdf, number, { face: "code", size: 11 }, { x: left, y: top + 29 });
  for (const [index, { words, style }] of lines.entries()) {
    setLine(pdf, words, style, { x: left, y: top + 37 + index * 4.2 });
  }
  for (const [index, [label, value]] of facts.entries()) {
    const y = top + 22 + index * 5;
    setTagged(pdf, "P", () => {
      setLine(pdf, label, small, { x: right - 28, y, align: "right" });
      setLine(pdf, value, { face: "code", size: 9 }, { x: right, y, align: "right" });
    });
  }
}

/** Sets the company's contact and the page number at the foot of each page. */
export function setPageFeet(pdf: PdfDocument): void {
  const { count } = pdf.document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.document.switchToPage(index);
    rule(pdf, [page.left, 284, page.right, 284], colours.hairline);
    const contact = `${company.name} · ${company.phone.display} · ${company.email}`;
    const number = `${index + 1} / ${count}`;
    setArtifact(pdf, () => {
      setLine(pdf, contact, small, { x: page.left, y: 288.5 });
      setLine(pdf, number, small, { x: page.right, y: 288.5, align: "right" });
    });
  }
}

/** Sets a text line by line, so that a long one continues on the next page. */
export function setNote(flow: Flow, typed: string, style: Style): void {
  const lines = typed
    .split("\n")
    .flatMap((line) => breakLines(flow.pdf, toPrintable(line, style.face), style, textWidth * 0.8));
  for (const line of lines) {
    setLine(flow.pdf, line, style, { x: page.left, y: flow.take(4.3) + 3.2 });
  }
  flow.take(2.4);
}

/** Typed text on one line, with the face's characters and without endless words. */
export function toPrintable(typed: string, face: Face = "text"): string {
  const words = typed.trim().split(/\s+/);
  const pieces = words.flatMap((word) => word.match(new RegExp(`.{1,${maxWord}}`, "gu")) ?? []);
  return replaceMissingGlyphs(pieces.join(" "), face);
}
