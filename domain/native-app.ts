import { company } from "./company.ts";

/** Identifiers of the native app, shared by the stores, the projects in `native/` and the server. */
export const nativeApp = {
  /** The company's domain reversed; the stores don't allow it to change once the app is published. */
  id: "example.industrialcomponents.app",
  name: company.name,
  /** API origin of the app, unless API_ORIGIN is set at build time. */
  defaultOrigin: "https://shop.industrial-components.example",
  /**
   * Pages whose links open in the app, including all pages below them. Links to the API and to documents
   * open in the browser.
   */
  linkedPaths: [
    "/",
    "/about",
    "/services",
    "/contact",
    "/products",
    "/shop",
    "/account",
    "/quotes",
    "/confirm-email",
    "/admin",
    "/admin-login",
    "/auth",
    "/privacy",
    "/terms",
  ],
} as const;

/** Name of a meta element that only the app's index.html has. */
export const apiOriginMark = "api-origin";
