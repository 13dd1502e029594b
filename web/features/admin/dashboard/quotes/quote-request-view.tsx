import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Quote } from "#domain/quote-schema.ts";
import { fetchFile, readDataUrl } from "#web/api/fetch-file.ts";
import { queryKeys } from "#web/api/queries.ts";
import { PhoneLink } from "#web/features/admin/phone-link.tsx";
import { dashboardQuotesText } from "#web/messages/dashboard-quotes.ts";
import { useText } from "#web/messages/language.tsx";
import { quoteStatusTone } from "#web/quotes/quote-status-tone.ts";
import { Badge } from "#web/ui/badge.tsx";
import { PrivatePhoto } from "#web/ui/private-photo.tsx";

type QuoteRequestViewProps = { readonly quote: Quote };

/** Who asks, why, and the photos. */
export function QuoteRequestView({ quote }: QuoteRequestViewProps): ReactNode {
  const text = useText(dashboardQuotesText);
  return (
    <div className="grid gap-4 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={quoteStatusTone[quote.status]}>{text.statuses[quote.status]}</Badge>
        {quote.is_urgent && <Badge tone="red">{text.urgent}</Badge>}
      </p>
      <div className="flex flex-wrap items-start gap-x-12 gap-y-4">
        <Customer quote={quote} />
        <Photos quote={quote} />
      </div>
    </div>
  );
}

function Customer({ quote }: QuoteRequestViewProps): ReactNode {
  const text = useText(dashboardQuotesText);
  const { phone, email } = quote;
  const entries: readonly (readonly [name: string, value: ReactNode])[] = [
    [
      text.customer,
      <span key="customer" className="flex flex-wrap gap-x-3">
        {quote.name}
        <Link
          to="/admin/products"
          search={{ tab: "customers", customer: `quote:${quote.id}` }}
          resetScroll={false}
          className="text-link"
        >
          {text.customerView}
        </Link>
      </span>,
    ],
    [text.company, quote.company_name],
    [text.nipt, quote.nipt],
    [text.phone, <PhoneLink key="phone" phone={phone} />],
    [
      text.email,
      email === "" ? (
        ""
      ) : (
        <a key="email" href={`mailto:${email}`} className="text-link wrap-anywhere">
          {email}
        </a>
      ),
    ],
    [text.note, quote.note],
  ];
  return (
    <dl className="grid min-w-0 flex-1 basis-72 grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
      {entries
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Photos({ quote: { id, photos } }: QuoteRequestViewProps): ReactNode {
  const text = useText(dashboardQuotesText);
  if (photos.length === 0) return null;
  return (
    <section>
      <h3 className="sr-only">{text.photos}</h3>
      <ul className=" flex flex-wrap gap-2">
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <Photo quoteId={id} id={photo.id} alt={text.photoAlt(at + 1)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type PhotoProps = { readonly quoteId: string; readonly id: string; readonly alt: string };

function Photo({ quoteId, id, alt }: PhotoProps): ReactNode {
  const text = useText(dashboardQuotesText);
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.quotePhotos, id],
    queryFn: async ({ signal }) =>
      readDataUrl(await fetchFile(`/api/admin/quotes/${quoteId}/photos/${id}`, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return <PrivatePhoto src={data} hasFailed={isError} alt={alt} failed={text.photoMissing} />;
}
