import {
  type FocusEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useLanguage, useText } from "#web/messages/language.tsx";
import { uiText } from "#web/messages/ui.ts";
import { CheckIcon, CloseIcon, ErrorIcon, InfoIcon } from "./icons.tsx";
import {
  readToasts,
  registerRegion,
  subscribeToToasts,
  toast,
  type ToastAction,
  type ToastMessage,
} from "./toast.ts";

/** How long a toast is shown, in milliseconds. Errors need time to be read. */
const stayMs = { success: 5_000, info: 6_000, error: 9_000 };
const longStayMs = 12_000;
const icons = { success: CheckIcon, info: InfoIcon, error: ErrorIcon };
const iconTones = { success: "text-green", info: "text-blue", error: "text-red" };

/** Container for toasts: one in the root, and one in every modal dialog. */
export function ToastRegion({ isPage = false }: { readonly isPage?: boolean }): ReactNode {
  const text = useText(uiText);
  const { toasts, regions } = useSyncExternalStore(subscribeToToasts, readToasts, readToasts);
  const [region] = useState(() => Symbol("toast region"));
  useEffect(() => registerRegion(region, isPage), [region, isPage]);
  const isNewest = regions.at(-1) === region;
  const cameFrom = useRef<HTMLElement>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only moves the focus
    <section
      onFocus={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement, HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      // A key's press gives the focus back; a finger's would open the keyboard of the screen.
      onClickCapture={({ detail }) => {
        if (detail === 0) cameFrom.current?.focus();
      }}
      data-slot="toast-region"
      aria-label={text.notifications}
      aria-live="polite"
      aria-relevant="additions"
      className="toast-region"
    >
      {isNewest && toasts.map((message) => <ToastCard key={message.id} message={message} />)}
    </section>
  );
}

function ToastCard({ message }: { readonly message: ToastMessage }): ReactNode {
  const language = useLanguage();
  const text = useText(uiText);
  const hold = useAutoDismiss(message);
  const Icon = icons[message.tone];
  return (
    <div
      data-slot="toast"
      data-tone={message.tone}
      lang={message.lang}
      className="toast-card"
      {...hold}
    >
      <Icon className={`mt-0.5 size-4 shrink-0 ${iconTones[message.tone]}`} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-medium">{message.title}</p>
        {message.text && <p className="text-muted">{message.text}</p>}
      </div>
      {message.action && <ActionButton id={message.id} action={message.action} />}
      <button
        type="button"
        // The toast may be in another language than the page.
        lang={language}
        aria-label={text.dismiss}
        onClick={() => toast.dismiss(message.id)}
        className="flex size-6 shrink-0 items-center justify-center rounded-md text-muted hover:text-ink pointer-coarse:-my-2.5 pointer-coarse:size-11"
      >
        <CloseIcon className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}

function ActionButton({ id, action }: { readonly id: number; readonly action: ToastAction }) {
  function act(): void {
    toast.dismiss(id);
    action.onAction();
  }
  return (
    <button
      type="button"
      lang={action.lang}
      onClick={act}
      className="text-link -my-3 min-h-11 shrink-0 px-1 text-sm font-medium"
    >
      {action.label}
    </button>
  );
}

/** Dismisses a toast after a time, but not while it is hovered or focused. */
function useAutoDismiss({ id, tone, stay }: ToastMessage): {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: (event: SyntheticEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: SyntheticEvent) => void;
} {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ms = stay === "long" ? longStayMs : stayMs[tone];
  function stop(): void {
    clearTimeout(timer.current);
  }
  function start({ type, currentTarget }: SyntheticEvent): void {
    // Restarts the timer only when both pointer and focus have left the toast.
    if (currentTarget.matches(type === "blur" ? ":hover" : ":focus-within")) return;
    stop();
    timer.current = setTimeout(() => toast.dismiss(id), ms);
  }
  useEffect(() => {
    timer.current = setTimeout(() => toast.dismiss(id), ms);
    return () => clearTimeout(timer.current);
  }, [id, ms]);
  return { onPointerEnter: stop, onPointerLeave: start, onFocus: stop, onBlur: start };
}
