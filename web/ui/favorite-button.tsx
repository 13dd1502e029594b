import type { ReactNode } from "react";
import { useText } from "#web/messages/language.tsx";
import { partActionsText } from "#web/messages/part-actions.ts";
import { type Favorite, toggleFavorite, useFavorites } from "#web/products/favorites.ts";
import { Button } from "./button.tsx";
import { StarIcon } from "./icons.tsx";
import { toast } from "./toast.ts";

/** Adds a page to the device's favorites, or removes it. */
export function FavoriteButton({ favorite }: { readonly favorite: Favorite }): ReactNode {
  const text = useText(partActionsText);
  const favorites = useFavorites();
  const isMet = favorites.some(({ path }) => path === favorite.path);
  function toggle(): void {
    toast.success(toggleFavorite(favorite) ? text.favoriteAdded : text.favoriteRemoved);
  }
  return (
    <Button data-print="hide" className="noscript:hidden" onClick={toggle}>
      <StarIcon className={isMet ? "fill-accent text-accent" : undefined} />
      {isMet ? text.removeFavorite : text.addFavorite}
    </Button>
  );
}
