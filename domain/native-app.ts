import { company } from "./company.ts";

/** The native app: what the stores, the projects in `native/` and the server know it by. */
export const nativeApp = {
  /** The company's domain backwards; the stores accept no change of it once the app is published. */
  id: "example.industrialcomponents.app",
  name: company.name,
  /** Where the app asks unless API_ORIGIN says otherwise when it is built. */
  defaultOrigin: "https://shop.industrial-components.example",
} as const;

/** Name of the meta element that the app's index.html carries, and no page of the site. */
export const apiOriginMark = "api-origin";
