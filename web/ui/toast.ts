import type { Language } from "#web/messages/language.tsx";

export type ToastTone = "success" | "error" | "info";

export type ToastMessage = {
  readonly id: number;
  readonly tone: ToastTone;
  readonly title: string;
  readonly text: string | undefined;
  readonly lang: Language | undefined;
  readonly action: ToastAction | undefined;
  readonly stay: "usual" | "long";
};

/** The button of a toast. */
export type ToastAction = {
  readonly label: string;
  /** Set if the label isn't in the toast's language. */
  readonly lang?: Language;
  readonly onAction: () => void;
};

export type ToastOptions = {
  /** A second, muted line. */
  readonly text?: string;
  /** Set if the text isn't in the page's language. */
  readonly lang?: Language;
  /** A button, for the page it is shown on: the toast goes when a dialog opens or something is typed. */
  readonly action?: ToastAction;
  /** `long` leaves the time to decide, for instance to undo. */
  readonly stay?: "usual" | "long";
};

/** Shows a short message that disappears automatically and is announced to screen readers. */
export const toast = {
  success: (title: string, options?: ToastOptions): void => add("success", title, options),
  error: (title: string, options?: ToastOptions): void => add("error", title, options),
  info: (title: string, options?: ToastOptions): void => add("info", title, options),
  /** Dismisses toasts with a button, which could cover a form; `long` ones stay. */
  clearActions: (): void =>
    update({ toasts: state.toasts.filter((one) => !one.action || one.stay === "long") }),
  dismiss: (id: number): void => update({ toasts: state.toasts.filter((one) => one.id !== id) }),
  /** Call before a retry, to remove the previous errors. */
  clearErrors: (): void => update({ toasts: state.toasts.filter((one) => one.tone !== "error") }),
};

/** State shared by all toast regions. */
export type ToastState = {
  readonly toasts: readonly ToastMessage[];
  /** Mounted regions, oldest first; only the newest shows toasts. */
  readonly regions: readonly symbol[];
};

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
 * Registers a region. An open modal dialog makes the rest of the page inert, so its own region
 * shows the toasts until it closes.
 * @param isPage Whether it is the page's own, which may be mounted after a dialog that opens with the page.
 */
export function registerRegion(region: symbol, isPage: boolean = false): () => void {
  if (state.regions.length > 0) toast.clearActions();
  update({ regions: isPage ? [region, ...state.regions] : [...state.regions, region] });
  return () => update({ regions: state.regions.filter((one) => one !== region) });
}

function add(tone: ToastTone, title: string, options: ToastOptions = {}): void {
  lastId += 1;
  const { text, lang, action, stay = "usual" } = options;
  const message = { id: lastId, tone, title, text, lang, action, stay };
  // A repeated message replaces the previous one and restarts its timer.
  const others = state.toasts.filter((one) => one.title !== title || one.tone !== tone);
  update({ toasts: [...others, message].slice(-shownAtOnce) });
}

function update(change: Partial<ToastState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}
