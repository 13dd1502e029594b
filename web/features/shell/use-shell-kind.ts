import { useMatches } from "@tanstack/react-router";

type ShellKind = "public" | "workplace" | "dashboard";

/** How much of the public frame the current page has. */
export function useShellKind(): ShellKind {
  return useMatches({
    select: (matches) =>
      matches.reduce<ShellKind>((kind, { staticData }) => staticData.shell ?? kind, "public"),
  });
}

declare module "@tanstack/react-router" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the library's
  interface StaticDataRouteOption {
    /**
     * `workplace` omits the marketing content, for the admin's pages; `dashboard` also the banner and the
     * footer, for the page that staff keep open all day.
     */
    readonly shell?: Exclude<ShellKind, "public">;
  }
}
