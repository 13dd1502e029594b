/**
 * Placeholder origin in the canonical links of prerendered pages: the real one (PUBLIC_URL) isn't
 * available at build time. The server replaces it when it reads the pages at start.
 */
export const buildOrigin = "http://localhost:3000";
