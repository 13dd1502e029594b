/**
 * Functions that are evaluated in the engines' pages. Only their source text is sent, so they may
 * use nothing but each other.
 */

/** An element of a page, described by its visible name. */
export type Target = {
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
  /** Start of the accessible name; for an item or text, any part of its text. */
  readonly name: string;
  /** Searches only inside this target. */
  readonly within?: Target;
};

/** State of an element in the page. */
export type Sight = {
  /** Why the element isn't fully visible; empty if it is. */
  readonly hidden: string;
  /** Whether a click at its centre reaches it. */
  readonly isOnTop: boolean;
  readonly x: number;
  readonly y: number;
  /** Value of a field; label of a select's chosen option. */
  readonly value: string;
  readonly hasFocus: boolean;
};

type Edges = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/**
 * Returns an expression that inspects all matching elements, after scrolling to each if
 * `isScrolled`.
 */
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
    // The next element would scroll this one away again.
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

/** A simplified accessible name. */
function getName(element: Element): string {
  const labelledBy = element.getAttribute("aria-labelledby");
  const label = labelledBy && document.getElementById(labelledBy)?.textContent;
  const labels = "labels" in element ? (element.labels as NodeListOf<Element> | null) : null;
  const own = element.getAttribute("aria-label") ?? label ?? labels?.[0]?.textContent;
  return (own ?? element.textContent).trim();
}

/** The part of the window in which the element's scroll boxes leave it visible. */
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
    // A fixed element, such as a dialog, isn't clipped by its ancestors.
    if (style.position === "fixed") break;
  }
  return { left, top, right, bottom };
}

/** The box of an element; for text, of its lines only. */
function getBox(element: Element, kind: Target["kind"]): Edges {
  if (kind !== "text") return element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}
