import { company } from "./company.ts";

/** The native app: what the stores, the projects in `native/` and the server know it by. */
export const nativeApp = {
  /** The company's domain backwards; the stores accept no change of it once the app is published. */
  id: "example.industrialcomponents.app",
  name: company.name,
  /** Where the app asks unless API_ORIGIN says otherwise when it is built. */
  defaultOrigin: "https://shop.industrial-components.example",
  /**
   * Pages whose links open in the app, each with what lies below it. Links to the API, and papers,
   * stay with the browser.
   */
  linkedPaths: [
    "/",
    "/about",
    "/services",
    "/contact",
    "/products",
    "/shop",
    "/account",
    "/confirm-email",
    "/admin",
    "/admin-login",
    "/auth",
    "/privacy",
    "/terms",
  ],
} as const;

/** Name of the meta element that the app's index.html carries, and no page of the site. */
export const apiOriginMark = "api-origin";
