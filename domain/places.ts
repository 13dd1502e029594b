/** Countries the shop delivers to, each with its cities. Source: shop specification section 3. */
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

/** A country the shop delivers to. */
export type DeliveryCountry = keyof typeof deliveryPlaces;

/** The delivery countries in the order in which the form offers them. */
export const deliveryCountries: readonly DeliveryCountry[] = [
  "Shqipëri",
  "Kosovë",
  "Maqedonia e Veriut",
];

/**
 * Lists the cities of a country.
 *
 * @param country A country's name as typed or chosen.
 * @returns Its cities, none for a country that the shop doesn't deliver to.
 */
export function getCities(country: string): readonly string[] {
  return isDeliveryCountry(country) ? deliveryPlaces[country] : [];
}

/**
 * Tells whether the shop delivers to a place.
 *
 * @param country A country's name.
 * @param city A city's name.
 * @returns True when the city is listed for the country.
 */
export function isDeliveryPlace(country: string, city: string): boolean {
  return getCities(country).includes(city);
}

function isDeliveryCountry(country: string): country is DeliveryCountry {
  return Object.hasOwn(deliveryPlaces, country);
}
