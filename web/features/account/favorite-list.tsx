import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { accountText } from "#web/messages/account.ts";
import { useText } from "#web/messages/language.tsx";
import { toggleFavorite, useFavorites } from "#web/products/favorites.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { CloseIcon } from "#web/ui/icons.tsx";
import { moveFocusFromItem } from "#web/ui/move-focus.ts";
import { QuoteListButton } from "#web/ui/quote-list-button.tsx";

/** The favourites saved on this device. Renders nothing if there are none. */
export function FavoriteList(): ReactNode {
  const { favorites: text } = useText(accountText);
  const favorites = useFavorites();
  if (favorites.length === 0) return null;
  return (
    <section aria-labelledby="favorites" className="mt-10">
      <h2 id="favorites" className="text-lg font-semibold">
        {text.heading}
      </h2>
      <p className="mt-1 text-sm text-muted">{text.note}</p>
      <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
        {favorites.map((favorite) => (
          <li key={favorite.path} className="flex items-center justify-between gap-3">
            <Link
              to={favorite.path}
              className="min-w-0 flex-1 py-2.5 text-sm font-medium break-words hover:underline"
            >
              {favorite.title}
            </Link>
            <IconButton
              label={text.remove(favorite.title)}
              onClick={({ currentTarget }) => {
                moveFocusFromItem(currentTarget);
                toggleFavorite(favorite);
              }}
            >
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <QuoteListButton
        label={text.quoteAll}
        parts={favorites.map(({ title }) => ({ text: title }))}
        className="mt-4"
      />
    </section>
  );
}
