import { lazyChunk } from "#web/ui/lazy-chunk.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** The section of a page's part: in the HTML from the start, and hydrated after what can be used. */
export const LazySectionDrawing = lazyChunk(
  async () => (await import("./section-drawing.tsx")).SectionDrawing,
  <Skeleton className="aspect-4/3 w-full" />,
);
