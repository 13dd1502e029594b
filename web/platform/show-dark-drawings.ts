/** A drawing as the image of a page, whose file has the colours of both themes. */
const drawing = /^(\/(?:media|assets)\/[^#]*\.svg)(?:#(?:dark-?)?(.*))?$/;

/**
 * Shows the page's drawings in the colours of the theme, now and when they are added or the theme changes. WebKit
 * doesn't evaluate `prefers-color-scheme` in the file of an image, so that the page has to select the dark colours, by
 * the fragment `#dark`, or `#dark-belts` instead of `#belts`.
 * @returns Stops it.
 */
export function showDarkDrawings(): () => void {
  const scheme = window.matchMedia("screen and (prefers-color-scheme: dark)");
  const show = (): void => {
    for (const image of document.images) {
      const source = image.getAttribute("src") ?? "";
      const shown = selectColours(source, scheme.matches);
      if (shown !== source) image.setAttribute("src", shown);
    }
  };
  show();
  scheme.addEventListener("change", show);
  const added = new MutationObserver(show);
  added.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: ["src"],
  });
  return () => {
    scheme.removeEventListener("change", show);
    added.disconnect();
  };
}

/** The path of a drawing with the fragment for a theme; any other path as it is. */
export function selectColours(source: string, isDark: boolean): string {
  const [, file, view = ""] = drawing.exec(source) ?? [];
  if (file === undefined) return source;
  const ofDark = view === "" ? "dark" : `dark-${view}`;
  const fragment = isDark ? ofDark : view;
  return fragment === "" ? file : `${file}#${fragment}`;
}
