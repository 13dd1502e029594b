/**
 * What the engines' windows evaluate in their pages. Only the text of these functions gets there, so
 * they use nothing but each other.
 */

/** Something on a page, named as a person would name it. */
export interface Target {
  readonly kind:
    | "button"
    | "dialog"
    | "field"
    | "heading"
    | "item"
    | "label"
    | "link"
    | "tab"
    | "text";
  /** How its name begins; for an item and a text, something that it says. */
  readonly name: string;
  /** Looked for in here only. */
  readonly within?: Target;
}

/** What is known of an element of a page. */
export interface Sight {
  /** Why it can't be seen as a whole; empty when it can. */
  readonly hidden: string;
  /** Whether a press at its centre arrives at it. */
  readonly isOnTop: boolean;
  readonly x: number;
  readonly y: number;
  /** Of a field: what it holds; of a select: what it shows. */
  readonly value: string;
  readonly hasFocus: boolean;
}

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The expression that looks at all elements that fit, first scrolled into view where asked. */
export function lookExpression(target: Target, isScrolled: boolean): string {
  const functions = [
    look,
    lookAt,
    isCutOff,
    reasonHidden,
    findElements,
    getName,
    visiblePart,
    getBox,
  ].map(String);
  return `(() => { ${functions.join("\n")}\nreturn look(${JSON.stringify(target)}, ${isScrolled}); })()`;
}

function look(target: Target, isScrolled: boolean): Sight[] {
  const sights: Sight[] = [];
  for (const element of findElements(target)) {
    if (isScrolled) element.scrollIntoView({ block: "center", behavior: "instant" });
    const sight = lookAt(element, target.kind);
    sights.push(sight);
    // Going on would scroll it away again.
    if (isScrolled && sight.hidden === "") break;
  }
  return sights;
}

function lookAt(element: Element, kind: Target["kind"]): Sight {
  const box = getBox(element, kind);
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  const isCut = isCutOff(box, visiblePart(element));
  const top = isCut ? null : document.elementFromPoint(x, y);
  const chosen = element instanceof HTMLSelectElement && element.selectedOptions[0]?.label;
  return {
    hidden: isCut
      ? "is cut off by a scroll box or the window, or has no height"
      : reasonHidden(element, top),
    isOnTop: top !== null && element.contains(top),
    x,
    y,
    value: chosen || ("value" in element ? String(element.value) : ""),
    hasFocus: document.activeElement === element,
  };
}

function isCutOff(box: Edges, part: Edges): boolean {
  return (
    box.bottom - box.top < 4 ||
    box.left < part.left - 1 ||
    box.top < part.top - 1 ||
    box.right > part.right + 1 ||
    box.bottom > part.bottom + 1
  );
}

function reasonHidden(element: Element, top: Element | null): string {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
    return "is transparent";
  }
  return top && (element.contains(top) || top.contains(element)) ? "" : "is covered";
}

function findElements({ kind, name, within }: Target): Element[] {
  const selectors: Record<Target["kind"], string> = {
    button: "button",
    dialog: "dialog[open]",
    field: "input:not([type=radio]), select, textarea",
    heading: "h1, h2, h3",
    item: "li",
    label: "label",
    link: "a[href]",
    tab: "[role=tab]",
    text: "body *",
  };
  const found = (within ? findElements(within) : [document]).flatMap((root) =>
    [...root.querySelectorAll(selectors[kind])].filter(
      (element) =>
        (kind === "item" || kind === "text"
          ? element.textContent.includes(name)
          : getName(element).startsWith(name)) && element.getClientRects().length > 0,
    ),
  );
  // Take the innermost element: all of its ancestors contain the text too.
  return found.filter(
    (element) => !found.some((other) => other !== element && element.contains(other)),
  );
}

/** A short form of the accessible name. */
function getName(element: Element): string {
  const labelledBy = element.getAttribute("aria-labelledby");
  const label = labelledBy && document.getElementById(labelledBy)?.textContent;
  const labels = "labels" in element ? (element.labels as NodeListOf<Element> | null) : null;
  const own = element.getAttribute("aria-label") ?? label ?? labels?.[0]?.textContent;
  return (own ?? element.textContent).trim();
}

/** The part of the window in which the element's scroll boxes let it be seen. */
function visiblePart(element: Element): Edges {
  let { left, top, right, bottom } = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    const { left: boxLeft, top: boxTop } = box.getBoundingClientRect();
    if (style.overflowX !== "visible" && box !== element) {
      left = Math.max(left, boxLeft + box.clientLeft);
      right = Math.min(right, boxLeft + box.clientLeft + box.clientWidth);
    }
    if (style.overflowY !== "visible" && box !== element) {
      top = Math.max(top, boxTop + box.clientTop);
      bottom = Math.min(bottom, boxTop + box.clientTop + box.clientHeight);
    }
    // What is fixed, as a dialog is, is cut by nothing around it.
    if (style.position === "fixed") break;
  }
  return { left, top, right, bottom };
}

/** The box of an element; of a text only the lines themselves. */
function getBox(element: Element, kind: Target["kind"]): Edges {
  if (kind !== "text") return element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}
