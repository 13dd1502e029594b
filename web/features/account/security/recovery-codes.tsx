import { type ReactNode, useEffect, useRef } from "react";
import { useLanguage, useText } from "#web/messages/language.tsx";
import { secondFactorText } from "#web/messages/second-factor.ts";
import { platform } from "#web/platform/platform.ts";
import { saveBlob } from "#web/platform/save-blob.ts";
import { Button } from "#web/ui/button.tsx";
import { usePrint } from "#web/ui/use-print.tsx";
import { copyText } from "./copy-text.ts";

export type RecoveryCodesProps = {
  readonly email: string;
  readonly codes: readonly string[];
  readonly onDone: () => void;
};

/** New recovery codes, shown once: to copy, save or print. */
export function RecoveryCodes({ email, codes, onDone }: RecoveryCodesProps): ReactNode {
  const { codes: text } = useText(secondFactorText);
  const lang = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form, and with it the focused button, is gone.
  useEffect(() => heading.current?.focus(), []);
  const { canPrint, print, printout } = usePrint();
  const title = text.fileTitle(email);
  const file = [title, "", ...codes, ""].join("\n");
  const paper = (
    <>
      <h1>{title}</h1>
      <CodeList codes={codes} label={text.listLabel} />
    </>
  );
  return (
    <div className="grid gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-semibold">
          {text.title}
        </h3>
        <p className="mt-1 text-sm text-muted">{text.lead}</p>
      </div>
      <CodeList codes={codes} label={text.listLabel} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copyText(codes.join("\n"), text)}>
          {text.copy}
        </Button>
        {platform().canSave && (
          <Button
            size="sm"
            onClick={() => saveBlob(new Blob([file], { type: "text/plain" }), text.fileName)}
          >
            {text.download}
          </Button>
        )}
        {canPrint && (
          <Button size="sm" onClick={() => print({ title, lang, content: paper })}>
            {text.print}
          </Button>
        )}
      </div>
      <Button variant="primary" onClick={onDone}>
        {text.finish}
      </Button>
      {printout}
    </div>
  );
}

function CodeList({
  codes,
  label,
}: {
  readonly codes: readonly string[];
  readonly label: string;
}): ReactNode {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg border border-hairline bg-sunken px-5 py-4 font-mono select-all"
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
}
