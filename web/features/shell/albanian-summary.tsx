import type { ReactNode } from "react";
import { company } from "#domain/company.ts";

/** Hidden, with its own opening hours and claims: docs/product/shop.md#hidden-albanian-text */
export function AlbanianSummary(): ReactNode {
  const { heading, paragraphs } = company.albanianSummary;
  return (
    <section lang="sq" aria-labelledby="albanian-summary" className="sr-only">
      <h2 id="albanian-summary">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
