import { catalogueData, checkCatalogue } from "#catalogue/checks/catalogue-data.ts";

/** Fails a build whose catalogue contains a row that breaks a rule. */
export function checkCatalogueData(): void {
  const { checks, errors } = checkCatalogue(catalogueData);
  if (errors.length > 0) {
    const lines = errors.map(({ rule, subject }) => `  ${subject}: ${rule}`);
    throw new Error(`The catalogue's data breaks its rules:\n${lines.join("\n")}`);
  }
  console.log(`catalogue: ${checks} checks of the data passed`);
}
