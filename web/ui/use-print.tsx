import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { type Language, LanguageProvider } from "#web/messages/language.tsx";
import { platform } from "#web/platform/platform.ts";

type Printout = {
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

/** Prints a separate document instead of the page. The styles are in `print.css`. */
export function usePrint(): Print {
  const [printout, setPrintout] = useState<Printout>();
  useEffect(() => {
    if (!printout) return;
    const pageTitle = document.title;
    document.title = printout.title;
    window.print();
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
  }, [printout]);
  return {
    canPrint: platform().canPrint,
    print: setPrintout,
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
