import { company } from "#domain/company.ts";
import { absoluteUrl } from "./absolute-url.ts";

/** The company as schema.org JSON-LD, for search engines. */
export function companyJsonLd(origin: string): object {
  const { address, coordinates, openingHours } = company;
  return {
    "@type": "LocalBusiness",
    "@id": absoluteUrl(origin, "/#company"),
    name: company.name,
    url: absoluteUrl(origin, "/"),
    image: absoluteUrl(origin, "/og/default.png"),
    foundingDate: String(company.since),
    telephone: company.phone.display,
    email: company.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    geo: { "@type": "GeoCoordinates", ...coordinates },
    areaServed: company.exclusivity.countries,
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: openingHours.days,
      opens: openingHours.opens,
      closes: openingHours.closes,
    },
  };
}
