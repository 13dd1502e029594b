import { useId, type ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { pagesText } from "#web/messages/pages.ts";
import { productsText } from "#web/messages/products.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { BrandCard } from "./brand-card.tsx";
import { BrandsPage } from "./brands-page.tsx";

/** Each brand with an image of one of its belts. */
const brands = [
  { slug: "mitsuboshi", image: "classical-v-belt" },
  { slug: "toyopower", image: "cogged-v-belt" },
  { slug: "megadyne", image: "timing-belt-trapezoidal" },
  { slug: "optibelt", image: "narrow-v-belt" },
  { slug: "gates", image: "timing-belt" },
  { slug: "varibelt", image: "variable-speed-belt" },
  { slug: "matic", image: "belts" },
] as const;

export function BeltBrandsPage(): ReactNode {
  const { belts: text } = useText(productsText);
  const { title } = useText(pagesText).belts;
  return (
    <BrandsPage
      title={title}
      lead={text.lead}
      heading={text.heading}
      finder={<BeltFinder text={text.finder} />}
    >
      {brands.map(({ slug, image }) => (
        <BrandCard
          key={slug}
          image={image}
          link={{ to: "/products/belts/$brand", params: { brand: slug } }}
          linkLabel={text.see(text.brands[slug].name)}
          {...text.brands[slug]}
        />
      ))}
      <li className="flex flex-col items-start justify-center rounded-lg border border-hairline p-5 lg:col-span-2 lg:px-10">
        <h3 className="text-lg font-semibold">{text.unknown.heading}</h3>
        <p className="mt-1 max-w-prose text-sm text-muted">{text.unknown.text}</p>
        <LinkButton to="/contact" className="mt-4">
          {text.unknown.contact}
        </LinkButton>
      </li>
    </BrandsPage>
  );
}

/** Finds a belt by what is printed on it or measured; in a workshop its maker is seldom known. */
function BeltFinder({ text }: { readonly text: typeof productsText.en.belts.finder }): ReactNode {
  const id = useId();
  return (
    <form
      role="search"
      action="/shop"
      data-print="hide"
      className="page-column -mt-4 pb-10 lg:-mt-6 lg:pb-14"
    >
      <label htmlFor={id} className="text-sm font-medium">
        {text.label}
      </label>
      <div className="mt-1.5 flex max-w-lg gap-2">
        <input
          id={id}
          type="search"
          name="q"
          required
          placeholder={text.example}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          className="control min-h-12 font-mono text-base"
        />
        <Button type="submit" variant="primary" size="lg">
          {text.find}
        </Button>
      </div>
    </form>
  );
}
