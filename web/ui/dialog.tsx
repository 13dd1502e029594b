import { cva } from "class-variance-authority";
import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { type Language, LanguageProvider, useLanguage, useText } from "#web/messages/language.tsx";
import { uiText } from "#web/messages/ui.ts";
import { IconButton } from "./icon-button.tsx";
import { CloseIcon } from "./icons.tsx";
import { ToastRegion } from "./toast-region.tsx";
import { useModal } from "./use-modal.ts";

export type DialogProps = {
  readonly open: boolean;
  /** Called on Esc, the close button and a click on the backdrop. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Takes the place of the visible title, above content up to the edges. */
  readonly field?: ReactNode;
  /** `search` is as tall as fits, so that it doesn't move while its content changes. */
  readonly size?: "sm" | "md" | "lg" | "xl" | "search";
  /** Language of the content and of the component's own texts. */
  readonly lang?: Language;
  /** Stays visible below the scrolling content. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
};

const dialogStyle = cva(
  "m-auto max-h-[min(46rem,calc(100dvh-2rem-env(safe-area-inset-top)-env(safe-area-inset-bottom)))] w-[calc(100%-2rem)] flex-col overflow-hidden rounded-lg border border-hairline bg-paper p-0 text-ink shadow-float open:flex open:animate-rise max-sm:mb-(--keyboard,0px) max-sm:max-h-[calc(100dvh-1.5rem-env(safe-area-inset-top)-var(--keyboard,0px))] max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none max-sm:pb-[env(safe-area-inset-bottom)]",
  {
    variants: {
      size: {
        sm: "sm:max-w-md",
        md: "sm:max-w-xl",
        lg: "sm:max-w-3xl",
        xl: "sm:max-w-6xl",
        search: "h-184 sm:max-w-5xl",
      },
    },
  },
);

/**
 * A modal dialog based on `<dialog>`, which traps the focus, restores it, and makes the page behind
 * inert. Content is mounted only while open. The element with `data-autofocus` receives the focus,
 * otherwise the title.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  field,
  size = "md",
  lang,
  footer,
  children,
}: DialogProps): ReactNode {
  const outerLanguage = useLanguage();
  const dialog = useModal(open, onClose);
  const titleId = useId();
  const descriptionId = useId();
  return (
    <dialog
      ref={dialog}
      data-slot="dialog"
      data-modal=""
      lang={lang}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      className={dialogStyle({ size })}
    >
      {open && (
        <LanguageProvider language={lang ?? outerLanguage}>
          <div
            className={clsx(
              "flex gap-4 border-b border-hairline ps-5 pe-3",
              // The line below the field shows its focus.
              field
                ? "items-center py-1.5 has-[input:focus-visible]:border-focus has-[input:focus-visible]:shadow-[0_1px_0_var(--color-focus)]"
                : "items-start py-3.5",
            )}
          >
            <div className={clsx("min-w-0 flex-1", !field && "pt-2")}>
              <h2
                id={titleId}
                tabIndex={-1}
                className={field ? "sr-only" : "text-lg font-semibold"}
              >
                {title}
              </h2>
              {field}
              {description && (
                <p id={descriptionId} className="mt-1 text-sm text-muted">
                  {description}
                </p>
              )}
            </div>
            <CloseButton onClick={onClose} />
          </div>
          {/* With the 0 % basis of flex-1, WebKit gives the content no height. */}
          <div
            className={clsx(
              "min-h-0 flex-auto scroll-pb-20 overflow-y-auto overscroll-contain",
              !field && "px-5 py-5",
            )}
          >
            {children}
          </div>
          <ToastRegion />
          {footer && <div className="border-t border-hairline px-5 py-4">{footer}</div>}
        </LanguageProvider>
      )}
    </dialog>
  );
}

function CloseButton({ onClick }: { readonly onClick: () => void }): ReactNode {
  return (
    <IconButton label={useText(uiText).close} onClick={onClick}>
      <CloseIcon />
    </IconButton>
  );
}
