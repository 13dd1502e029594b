export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Lets a long name break between its parts, never inside a word. */
export function breakable(name: string): string {
  return escapeHtml(name).replaceAll(/(?<=[./_\]])(?=[^./\]])/g, "<wbr>");
}

/** Marks names between backticks. */
export function renderWords(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code class="value">$1</code>');
}

/** Ends a text with a full stop. */
export function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
