import axe from "axe-core";

/**
 * Runs axe on what is usable now: the open dialogs, or else the page between header and footer.
 * Contrast is checked for every state in `e2e/states` and for every pair of colours in `dev-ui`;
 * here it would take longer than all other rules together.
 */
export async function findAccessibilityErrors(): Promise<readonly string[]> {
  const dialogs = document.querySelectorAll("dialog[open]");
  // Before axe, during which a dialog may close and lose its title.
  const unnamed = [...dialogs].filter((dialog) => getName(dialog) === "");
  const shown = dialogs.length > 0 ? [...dialogs] : document.querySelectorAll("main");
  const { violations } = await axe.run([...shown], {
    preload: false,
    resultTypes: ["violations"],
    rules: { "color-contrast": { enabled: false } },
  });
  return [
    ...unnamed.map(() => "A dialog has no name"),
    ...violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`,
    ),
  ];
}

/** axe checks names of `role="dialog"`, but not of `<dialog>`. */
function getName(dialog: Element): string {
  const titles = dialog.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const title = titles.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
  return (title || (dialog.getAttribute("aria-label") ?? "")).trim();
}
