import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { readProductId, readProductWords } from "#domain/product-path.ts";
import { useText } from "#web/messages/language.tsx";
import { productPageText } from "#web/messages/product-page.ts";
import { forgetRecentProduct } from "#web/products/recent-products.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { SearchField } from "#web/ui/search-field.tsx";

/** In place of a product that isn't in the shop: the shop's search with the words of its address. */
export function ProductGone({ slug }: { readonly slug: string }): ReactNode {
  const { gone: text } = useText(productPageText);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => readProductWords(slug));
  useEffect(() => {
    const id = readProductId(slug);
    if (id !== undefined) forgetRecentProduct(id);
  }, [slug]);
  return (
    <>
      <PageHeader title={text.title} text={text.text} />
      <div className="page-column pb-24">
        {/* Works without scripts too. */}
        <form
          role="search"
          action="/shop"
          className="flex max-w-2xl flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void navigate({ to: "/shop", search: typed.trim() === "" ? {} : { q: typed.trim() } });
          }}
        >
          <SearchField
            label={text.search}
            name="q"
            value={typed}
            onValueChange={setTyped}
            className="min-w-0 grow basis-60"
          />
          <Button type="submit" variant="primary">
            {text.find}
          </Button>
          <LinkButton to="/shop">{text.shop}</LinkButton>
        </form>
      </div>
    </>
  );
}
