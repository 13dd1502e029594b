import { videos } from "#catalogue/media/videos.data.ts";
import { nskFamilies } from "#catalogue/nsk/families.data.ts";
import { nskCatalogueText } from "#web/messages/nsk-catalogue.ts";
import type { PlayerVideo } from "#web/ui/video-player.tsx";

/** A family of the catalogue as shown on its page. */
export type CatalogueFamily = {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly isFilter: boolean;
  readonly series: readonly { readonly name: string }[];
};

export type CataloguePageData = {
  readonly title: string;
  readonly description: string;
  readonly families: readonly CatalogueFamily[];
  readonly videos: readonly PlayerVideo[];
};

/** The videos of bearings; the others show belts. */
const films = new Set(["deep-groove", "angular-contact", "cylindrical"]);

/** Collects what the catalogue page shows before a search. */
export function loadCataloguePage(): CataloguePageData {
  const { title, description } = nskCatalogueText.en;
  return {
    title,
    description,
    families: nskFamilies.map(({ slug, name, title: full, isFilter, series }) => ({
      slug,
      name,
      title: full,
      isFilter,
      series: series.map((one) => ({ name: one.name.replace(/ Series$/, "") })),
    })),
    videos: videos
      .filter(({ src }) => films.has(src))
      .map((video) => ({
        src: `/videos/${video.src}.mp4`,
        webm: `/videos/${video.src}.webm`,
        poster: `/videos/${video.src}.webp`,
        title: video.title,
        description: video.description,
      })),
  };
}
