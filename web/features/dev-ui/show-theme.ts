export const themes = ["system", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

const isDark = /\(prefers-color-scheme:\s*dark\)/;

/** The original media queries of the dark theme's rules. */
const originals = new Map<CSSMediaRule, string>();

/**
 * Shows the page in a theme independent of the system: rewrites the dark theme's media rules in the CSSOM, so
 * that the site's style sheets need no switch.
 */
export function showTheme(theme: Theme): void {
  document.documentElement.style.colorScheme = theme === "system" ? "" : theme;
  for (const sheet of document.styleSheets) saveDarkRules(sheet.cssRules);
  const always = theme === "dark" ? "(width >= 0px)" : "(width < 0px)";
  for (const [rule, original] of originals) {
    rule.media.mediaText = theme === "system" ? original : original.replace(isDark, always);
  }
}

function saveDarkRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && isDark.test(rule.media.mediaText)) {
      originals.set(rule, rule.media.mediaText);
    }
    if ("cssRules" in rule && rule.cssRules instanceof CSSRuleList) saveDarkRules(rule.cssRules);
  }
}
