import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { type Language, LanguageProvider } from "#web/messages/language.tsx";
import { platform } from "#web/platform/platform.ts";

export type Printout = {
  readonly title: string;
  readonly lang: Language;
  readonly content: ReactNode;
};

export type Print = {
  /** Hide the print button when false. */
  readonly canPrint: boolean;
  /** Opens the browser's print dialog with this document; its title becomes the file name. */
  readonly print: (printout: Printout) => void;
  /** The document, which the caller renders once; hidden on screen. */
  readonly printout: ReactNode;
};

/**
 * Prints a separate document instead of the page. The styles are in `print.css`.
 *
 * @param getOwn Returns what the browser's own command prints, such as Ctrl+P; by default, the page.
 */
export function usePrint(getOwn?: () => Printout): Print {
  const [printout, setPrintout] = useState<Printout>();
  const [isByBrowser, setByBrowser] = useState(false);
  function print(next: Printout): void {
    setByBrowser(false);
    setPrintout(next);
  }
  const showOwn = useEffectEvent(() => {
    if (!getOwn || printout) return;
    // The browser takes the document as it is after this event.
    flushSync(() => {
      setByBrowser(true);
      setPrintout(getOwn());
    });
  });
  useEffect(() => {
    const listener = (): void => showOwn();
    window.addEventListener("beforeprint", listener);
    return () => window.removeEventListener("beforeprint", listener);
  }, []);
  useEffect(() => {
    if (!printout) return;
    const pageTitle = document.title;
    document.title = printout.title;
    if (!isByBrowser) window.print();
    // Phones still read the page after print() returns, so the document stays until the next input.
    const putAway = (): void => setPrintout(undefined);
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener("pointerdown", putAway, { signal });
    window.addEventListener("keydown", putAway, { signal });
    return () => {
      listeners.abort();
      document.title = pageTitle;
    };
  }, [printout, isByBrowser]);
  return {
    canPrint: platform().canPrint,
    print,
    printout:
      printout &&
      createPortal(
        <div data-print="paper" lang={printout.lang} className="hidden print:block">
          <LanguageProvider language={printout.lang}>{printout.content}</LanguageProvider>
        </div>,
        document.body,
      ),
  };
}
