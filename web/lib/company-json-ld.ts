import { company } from "#domain/company.ts";

/** The company in schema.org's words, for search engines. */
export function companyJsonLd(): object {
  const { address, coordinates, openingHours } = company;
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name: company.name,
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
