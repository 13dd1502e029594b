/**
 * Address that prerendered pages carry in their canonical links, since the real one (PUBLIC_URL)
 * isn't known when they are built. The server replaces it when it reads the pages at start.
 */
export const buildOrigin = "http://localhost:3000";
