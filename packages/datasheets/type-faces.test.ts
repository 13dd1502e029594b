import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { openPdf, setLine } from "./pdf-document.ts";
import { assertGlyphs, type Face } from "./type-faces.ts";

const faces: readonly Face[] = ["text", "strong", "code", "codeStrong"];

test("every face has the letters of Albanian and the signs of measures", () => {
  for (const face of faces) expect(() => assertGlyphs("çëÇË 0–9 µm ≤ ± ° × Ø", face)).not.toThrow();
});

test("a character that a face doesn't have throws", () => {
  expect(() => assertGlyphs("軸受", "text")).toThrow(RangeError);
});

test("each face is embedded once, and its text can be selected", async () => {
  const sheet = openPdf("Title", "Subject");
  sheet.document.addPage();
  for (const [index, face] of [...faces, ...faces].entries()) {
    setLine(sheet, "ëç office", { face, size: 10 }, { x: 20, y: 20 + index * 10 });
  }
  const pdf = (await sheet.finish()).toString("latin1");
  expect(
    [...pdf.matchAll(/\/FontName \/\w+\+(\S+)/g)].map(([, name = ""]) => name).toSorted(),
  ).toEqual([
    "IBMPlexMono-Regular",
    "IBMPlexMono-SemiBold",
    "IBMPlexSans-Regular",
    "IBMPlexSans-SemiBold",
  ]);
  const characters = readStreams(pdf).filter((stream) => stream.includes("begincmap"));
  expect(characters).toHaveLength(faces.length);
  for (const map of characters) expect(map).toMatch(/<00eb> <00e7>/);
});

function readStreams(pdf: string): readonly string[] {
  return [...pdf.matchAll(/stream\n([^]*?)\nendstream/g)].map(([, content = ""]) => {
    const bytes = Buffer.from(content, "latin1");
    return bytes[0] === 0x78 ? inflateSync(bytes).toString("latin1") : content;
  });
}
