import { getSealImage } from "#catalogue/drawing/media-path.ts";
import { listFluidSeals, getSealSize, listFluidCategories } from "#catalogue/seals/list-seals.ts";
import { rotarySeals } from "#catalogue/seals/rotary-seals.data.ts";
import { getSealPath, sealsPath } from "#catalogue/seals/seal-path.ts";
import { pagesText } from "#web/messages/pages.ts";
import { partPageText } from "#web/messages/part-page.ts";
import type { OfferedRow } from "#web/search/offered-row.ts";
import type { PageDescription } from "#web/seo/page-head.ts";

/** A size of seals; its key is its full code. */
export type ListedSeal = OfferedRow & { readonly path: string };

/** The listed seals of one kind. */
export type SealGroup = {
  readonly title: string;
  /** What they are for, or their standard. */
  readonly text: string;
  /** Path of the drawing of a size in the middle. */
  readonly image: string;
  readonly seals: readonly ListedSeal[];
};

/** Every listed seal by kind. */
export function loadSealsPage(): {
  readonly groups: readonly SealGroup[];
  readonly head: PageDescription;
} {
  const { seal: text, seals: page } = partPageText.en;
  const rotary = toGroup(
    text.rotary,
    "DIN 3760",
    rotarySeals.map(({ code }) => ({
      key: code,
      code,
      path: getSealPath(code),
      part: `${text.name} ${code}`,
      seal: "rotary",
    })),
  );
  const fluid = listFluidCategories().map(({ category, name }) => {
    const seals = listFluidSeals(category);
    return toGroup(
      name,
      seals[0]?.standard ?? seals[0]?.material ?? "",
      seals.map(({ code }) => ({
        key: code,
        code: getSealSize(code),
        path: getSealPath(code),
        part: `${name} ${code}`,
        seal: "other",
      })),
    );
  });
  return {
    groups: [rotary, ...fluid],
    head: {
      title: page.title,
      description: page.description,
      path: sealsPath,
      image: "/og/seals.png",
      crumbs: [
        { name: pagesText.en.products.title, path: "/products" },
        { name: page.title, path: sealsPath },
      ],
    },
  };
}

function toGroup(title: string, text: string, seals: readonly ListedSeal[]): SealGroup {
  const middle = seals[Math.floor(seals.length / 2)];
  return { title, text, image: getSealImage(middle?.key ?? ""), seals };
}
