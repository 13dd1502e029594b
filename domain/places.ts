/** Countries the shop delivers to, with their cities. */
export const deliveryPlaces = {
  Shqipëri: [
    "Tiranë",
    "Durrës",
    "Vlorë",
    "Shkodër",
    "Elbasan",
    "Korçë",
    "Fier",
    "Berat",
    "Lushnje",
    "Kavajë",
  ],
  Kosovë: [
    "Prishtinë",
    "Prizren",
    "Ferizaj",
    "Pejë",
    "Gjakovë",
    "Gjilan",
    "Mitrovicë",
    "Podujevë",
    "Vushtrri",
    "Suharekë",
  ],
  "Maqedonia e Veriut": [
    "Shkup",
    "Tetovë",
    "Kumanovë",
    "Ohër",
    "Strugë",
    "Veles",
    "Štip",
    "Strumicë",
    "Kavadarc",
    "Gostivar",
  ],
} as const satisfies Record<string, readonly string[]>;

export type DeliveryCountry = keyof typeof deliveryPlaces;

/** In the order of the form's options. */
export const deliveryCountries: readonly DeliveryCountry[] = [
  "Shqipëri",
  "Kosovë",
  "Maqedonia e Veriut",
];

/** Returns the cities of a country; none if the shop doesn't deliver there. */
export function getCities(country: string): readonly string[] {
  return isDeliveryCountry(country) ? deliveryPlaces[country] : [];
}

export function isDeliveryPlace(country: string, city: string): boolean {
  return getCities(country).includes(city);
}

/** The form's option after the ten cities of a country. It is no city itself. */
export const otherCityOption = "Qytet tjetër";

/** Whether the shop delivers there: to a listed city, or to another one of these countries. */
export function isDeliverable(country: string, city: string): boolean {
  if (isDeliveryPlace(country, city)) return true;
  const isElsewhere = deliveryCountries.some((other) => isDeliveryPlace(other, city));
  const isName = city !== otherCityOption && /\p{L}.*\p{L}/u.test(city);
  return isDeliveryCountry(country) && !isElsewhere && isName;
}

function isDeliveryCountry(country: string): country is DeliveryCountry {
  return Object.hasOwn(deliveryPlaces, country);
}
