import { expect } from "@playwright/test";
import { lookExpression, type Sight, type Target } from "./page-script.ts";
import type { PageWindow } from "./page-window.ts";

// Firefox installs a service worker in up to 15 s beside other browsers.
const timeoutMs = 30_000;
const intervals = [20, 50, 100];

type SeeOptions = {
  /** Whether to scroll the target into view first. */
  readonly isScrolled?: boolean;
  readonly timeout?: number;
};

/** Waits until the whole target is visible inside its scroll boxes and the window. */
export async function see(
  window: PageWindow,
  target: Target,
  { isScrolled = false, timeout = timeoutMs }: SeeOptions = {},
): Promise<void> {
  await expect(
    async () => {
      const sights = await look(window, target, isScrolled);
      expect(sights.map(({ hidden }) => hidden)).toContain("");
    },
    `${describe(target)} is seen`,
  ).toPass({ timeout, intervals });
}

/** Waits until the target is gone. */
export async function seeGone(window: PageWindow, target: Target): Promise<void> {
  await expect(
    async () => {
      expect(await look(window, target, false)).toEqual([]);
    },
    `${describe(target)} is gone`,
  ).toPass({ timeout: timeoutMs, intervals });
}

/** Scrolls to the target, waits until it stops moving and receives the click, then clicks it. */
export async function press(window: PageWindow, target: Target): Promise<void> {
  let point = { x: 0, y: 0 };
  await expect(
    async () => {
      const sights = await look(window, target, true);
      const sight = sights.find(({ hidden, isOnTop }) => hidden === "" && isOnTop);
      expect(sights.map(({ hidden }) => hidden)).toContain("");
      expect(sight, "is covered").toBeDefined();
      const { x = 0, y = 0 } = sight ?? {};
      // Firefox may scroll one pixel further on the next attempt.
      const distance = Math.hypot(x - point.x, y - point.y);
      point = { x, y };
      expect(distance, "still moves").toBeLessThan(2);
    },
    `${describe(target)} can be pressed`,
  ).toPass({ timeout: timeoutMs, intervals });
  await window.press(point);
}

/** Presses a field and types into it. */
export async function fill(window: PageWindow, name: string, text: string): Promise<void> {
  const field: Target = { kind: "field", name };
  await press(window, field);
  await typeInto(window, field, text);
  await waitUntilFieldHas(window, field, text);
}

/** Focuses a select through its label and types the first letters of the wanted option. */
export async function choose(window: PageWindow, name: string, option: string): Promise<void> {
  const field: Target = { kind: "field", name };
  await press(window, { kind: "label", name });
  await typeInto(window, field, option.slice(0, 3));
  await waitUntilFieldHas(window, field, option);
}

async function typeInto(window: PageWindow, field: Target, text: string): Promise<void> {
  const hasFocus = async (): Promise<boolean | undefined> =>
    (await look(window, field, false))[0]?.hasFocus;
  const message = `${describe(field)} has the focus`;
  await expect.poll(hasFocus, { message, timeout: timeoutMs, intervals }).toBe(true);
  await window.evaluate("document.activeElement.select?.()");
  await window.type(text);
}

async function waitUntilFieldHas(window: PageWindow, field: Target, text: string): Promise<void> {
  const value = async (): Promise<string | undefined> =>
    (await look(window, field, false))[0]?.value;
  const message = `${describe(field)} holds what was typed`;
  await expect.poll(value, { message, timeout: timeoutMs, intervals }).toBe(text);
}

/** Waits until an expression is true in the page. */
export async function waitFor(window: PageWindow, expression: string): Promise<void> {
  await expect
    .poll(() => window.evaluate(expression), { message: expression, timeout: timeoutMs, intervals })
    .toBe(true);
}

async function look(
  window: PageWindow,
  target: Target,
  isScrolled: boolean,
): Promise<readonly Sight[]> {
  return (await window.evaluate(lookExpression(target, isScrolled))) as readonly Sight[];
}

function describe({ kind, name, within }: Target): string {
  return `${kind} '${name}'${within ? ` in ${describe(within)}` : ""}`;
}
