const iconSelector = 'link[rel="icon"][type="image/svg+xml"]';

/**
 * Shows a number in the title and the icon of the tab.
 * @returns A function that removes both.
 */
export function markTab(count: number): () => void {
  const mark = `(${count}) `;
  const title = document.title;
  document.title = mark + title;
  const icon = document.querySelector<HTMLLinkElement>(iconSelector);
  const iconUrl = icon?.href;
  let isRemoved = false;
  async function markIcon(): Promise<void> {
    if (!icon || iconUrl === undefined) return;
    const drawing = await loadIcon(iconUrl);
    if (drawing !== undefined && !isRemoved) icon.href = addBadge(drawing, count);
  }
  void markIcon();
  return () => {
    isRemoved = true;
    // Another page may have set its own title.
    if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    if (icon && iconUrl !== undefined) icon.href = iconUrl;
  };
}

async function loadIcon(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url);
    const text = response.ok ? await response.text() : "";
    return text.startsWith("<svg") ? text : undefined;
  } catch {
    // The title shows the number anyway.
    return undefined;
  }
}

/** Adds a disc with the number to an icon of 32 × 32 units. */
function addBadge(drawing: string, count: number): string {
  const label = count > 9 ? "9+" : String(count);
  const disc = '<circle cx="21" cy="21" r="11" fill="#b83c00" stroke="none"/>';
  const figure = `<text x="21" y="26.5" font-family="sans-serif" font-size="${label.length > 1 ? 13 : 16}" font-weight="700" text-anchor="middle" fill="white" stroke="none">${label}</text>`;
  const marked = drawing.replace(/<\/svg>\s*$/, `${disc}${figure}</svg>`);
  return `data:image/svg+xml,${encodeURIComponent(marked)}`;
}
