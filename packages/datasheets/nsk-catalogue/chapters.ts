import { listSeriesBearings, listSeriesUnits } from "#catalogue/bearings/find-bearing.ts";
import { nskFamilies } from "#catalogue/nsk/families.data.ts";
import type { NskFamily } from "#catalogue/nsk/nsk-family.ts";
import { contactBlocks } from "#datasheets/sheets/contact-blocks.ts";
import { type Block, titled } from "#datasheets/sheets/family-sheet.ts";
import { lettersText, nskBlocks } from "#datasheets/sheets/nsk-blocks.ts";
import { designationBlocks } from "./designation-blocks.ts";
import { lifeBlocks } from "./life-blocks.ts";

/** A part of the catalogue with a line in the table of contents. */
export type Chapter = {
  readonly title: string;
  /** Text next to it in the table of contents. */
  readonly summary: string;
  readonly description: string;
  /** Has no sizes; several such chapters share a page. */
  readonly isShort?: boolean;
  readonly blocks: readonly Block[];
};

/** Everything between the table of contents and the back. */
export function listChapters(): readonly Chapter[] {
  return [
    ...nskFamilies.map(getChapter),
    {
      title: "Reading a bearing number",
      summary: "bore codes, suffixes, other makers",
      description: "What the figures and letters on a bearing say.",
      blocks: designationBlocks(),
    },
    {
      title: "Life and equivalent load",
      summary: "ISO 281, with factors",
      description: "How the ratings of the size tables become a life in hours.",
      blocks: lifeBlocks(),
    },
    {
      title: "About the figures, and whom to ask",
      summary: "letters, sources, contact",
      description: "Check figures that lives depend on with us before you rely on them.",
      blocks: [
        ...titled("Letters over the size tables", [{ kind: "text", words: lettersText }]),
        ...titled("Where the figures come from", [
          {
            kind: "text",
            words:
              "Dimensions and ratings were read in NSK's catalogue E1102e; where another maker's catalogue lists the same size it was compared. Ratings of units are worked out from those of the insert's size. The page and the data sheet of each bearing name the catalogues. Drawings are true to the dimensions; rolling elements, shoulders and cages have usual proportions.",
          },
        ]),
        ...contactBlocks(),
      ],
    },
  ];
}

function getChapter(family: NskFamily): Chapter {
  const count = family.series.reduce(
    (sum, { sizes = "" }) => sum + listSeriesBearings(sizes).length + listSeriesUnits(sizes).length,
    0,
  );
  return {
    title: family.title,
    summary: count === 0 ? `${family.series.length} series, on request` : `${count} sizes`,
    description: family.description,
    isShort: count === 0,
    blocks: nskBlocks(family),
  };
}
