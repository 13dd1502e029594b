import type { PdfDocument } from "./pdf-document.ts";

/** What a text is to a screen reader. */
export type Tag = "H1" | "H2" | "P";

/** The tags of a document, in reading order. */
export type PdfTags = {
  /** The document, or the section that is being drawn. */
  parent: PDFKit.PDFStructureElement;
  /** The element that is being drawn, or something that screen readers leave out. */
  current: PDFKit.PDFStructureElement | "artifact" | undefined;
};

/** Tags the document from its beginning. */
export function startTags(document: PDFKit.PDFDocument): PdfTags {
  const root = document.struct("Document");
  document.addStructure(root);
  return { parent: root, current: undefined };
}

/** Tags several lines as one: a heading, a paragraph, the row of a table. */
export function setTagged(pdf: PdfDocument, tag: Tag, draw: () => void): void {
  setElement(pdf, pdf.document.struct(tag), draw);
}

/**
 * Reserves the place of a section whose content isn't known yet, such as the table of contents.
 * @returns Tags what it draws as the section's content; call it once.
 */
export function reserveSection({ document, tags }: PdfDocument): (draw: () => void) => void {
  const section = document.struct("Sect");
  tags.parent.add(section);
  return (draw) => {
    const { parent } = tags;
    tags.parent = section;
    draw();
    tags.parent = parent;
    section.end();
  };
}

/** Tags a drawing, which screen readers describe by this text. */
export function setFigure(
  pdf: PdfDocument,
  alt: string,
  { lines, labels }: { readonly lines: () => void; readonly labels: () => void },
): void {
  const figure = pdf.document.struct("Figure", { alt });
  setElement(pdf, figure, () => {
    figure.add(pdf.document.markStructureContent("Figure"));
    lines();
    pdf.document.endMarkedContent();
    labels();
  });
}

/** Marks what is no content, such as a page's number. */
export function setArtifact(pdf: PdfDocument, draw: () => void): void {
  const { document, tags } = pdf;
  tags.current = "artifact";
  document.markContent("Artifact", { type: "Pagination" });
  draw();
  document.endMarkedContent();
  tags.current = undefined;
}

/** Marks one line of text as content of the current element, or of its own. */
export function markLine(pdf: PdfDocument, tag: Tag, draw: () => void): void {
  const { document, tags } = pdf;
  if (tags.current === "artifact") {
    draw();
    return;
  }
  if (tags.current === undefined) {
    setTagged(pdf, tag, () => markLine(pdf, tag, draw));
    return;
  }
  tags.current.add(document.markStructureContent(tag));
  draw();
  document.endMarkedContent();
}

function setElement(
  { tags }: PdfDocument,
  element: PDFKit.PDFStructureElement,
  draw: () => void,
): void {
  tags.parent.add(element);
  tags.current = element;
  draw();
  tags.current = undefined;
  element.end();
}
