import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { FollowedQuote } from "#domain/quote-schema.ts";
import { fetchFile, readDataUrl } from "#web/api/fetch-file.ts";
import { queryKeys } from "#web/api/queries.ts";
import { useText } from "#web/messages/language.tsx";
import { quotesText } from "#web/messages/quotes.ts";
import { PrivatePhoto } from "#web/ui/private-photo.tsx";

type QuotePhotoListProps = {
  readonly token: string;
  readonly photos: FollowedQuote["photos"];
};

/** The customer's photos. Renders nothing if there are none. */
export function QuotePhotoList({ token, photos }: QuotePhotoListProps): ReactNode {
  const text = useText(quotesText);
  if (photos.length === 0) return null;
  return (
    <section>
      <h3 className="text-sm font-semibold">{text.photosOf}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {photos.map(({ id }, at) => (
          <li key={id}>
            <Photo token={token} id={id} name={String(at + 1)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type PhotoProps = { readonly token: string; readonly id: string; readonly name: string };

function Photo({ token, id, name }: PhotoProps): ReactNode {
  const text = useText(quotesText);
  const { data, isError } = useQuery({
    // Not below the key of the quotes: their changes don't change a photo.
    queryKey: [...queryKeys.quotePhotos, id],
    queryFn: async ({ signal }) =>
      readDataUrl(await fetchFile("/api/quotes/photo", { body: { token, id }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <PrivatePhoto
      src={data}
      hasFailed={isError}
      alt={text.photoAlt(name)}
      failed={text.photoMissing}
    />
  );
}
