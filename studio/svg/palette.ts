/** The site's light tokens (web/styles/tokens.css), for use in images. */
export const palette = {
  paper: "#fbfaf7",
  sunken: "#f4f2ec",
  ink: "#16181d",
  muted: "#50555f",
  hairline: "#e4e1da",
  white: "#ffffff",
  steel1: "#eceef0",
  steel2: "#d6dade",
  steel3: "#b3b9c1",
  steel4: "#878e99",
  steel5: "#565c67",
  steel6: "#2e333b",
  accent: "#e8500a",
} as const;
