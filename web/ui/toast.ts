import type { Language } from "#web/lib/language.tsx";

export type ToastTone = "success" | "error" | "info";

export interface ToastMessage {
  readonly id: number;
  readonly tone: ToastTone;
  readonly title: string;
  readonly text: string | undefined;
  readonly lang: Language | undefined;
}

export interface ToastOptions {
  /** A second, quieter line. */
  readonly text?: string;
  /** Set where the words aren't in the page's language. */
  readonly lang?: Language;
}

/** Shows a short message that goes away by itself and is announced to screen readers. */
export const toast = {
  success: (title: string, options?: ToastOptions): void => add("success", title, options),
  error: (title: string, options?: ToastOptions): void => add("error", title, options),
  info: (title: string, options?: ToastOptions): void => add("info", title, options),
  dismiss: (id: number): void => update({ toasts: state.toasts.filter((one) => one.id !== id) }),
  /** For a new try: what went wrong before no longer matters. */
  clearErrors: (): void => update({ toasts: state.toasts.filter((one) => one.tone !== "error") }),
};

/** Everything the regions on the page need to agree on. */
export interface ToastState {
  readonly toasts: readonly ToastMessage[];
  /** Regions on the page, oldest first: only the newest shows anything. */
  readonly regions: readonly symbol[];
}

const shownAtOnce = 3;
const listeners = new Set<() => void>();
let state: ToastState = { toasts: [], regions: [] };
let lastId = 0;

export function readToasts(): ToastState {
  return state;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Announces a region. An open modal dialog makes the rest of the page inert, so it brings a region
 * of its own, and that one takes over until the dialog closes.
 */
export function registerRegion(region: symbol): () => void {
  update({ regions: [...state.regions, region] });
  return () => update({ regions: state.regions.filter((one) => one !== region) });
}

function add(tone: ToastTone, title: string, options: ToastOptions = {}): void {
  lastId += 1;
  const message = { id: lastId, tone, title, text: options.text, lang: options.lang };
  // The same words twice are one message that starts anew.
  const others = state.toasts.filter((one) => one.title !== title || one.tone !== tone);
  update({ toasts: [...others, message].slice(-shownAtOnce) });
}

function update(change: Partial<ToastState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}
