import {
  type ComponentType,
  type ReactNode,
  memo,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useText } from "#web/messages/language.tsx";
import { searchText } from "#web/messages/search.ts";
import {
  toComboboxProps,
  type SearchPanelHandle,
  type SearchPanelProps,
  type ShownPopup,
} from "#web/search/search-panel.ts";
import { createTypedText, type TypedText } from "#web/search/typed-text.ts";
import { useRestedText } from "#web/search/use-rested.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { SearchIcon } from "#web/ui/icons.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { EarlyKeys } from "./early-keys.ts";

type SearchDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Typed before the dialog was there. */
  readonly earlyKeys: EarlyKeys;
  readonly Panel: ComponentType<SearchPanelProps>;
};

/** The search of every page. */
export function SearchDialog({ open, onClose, earlyKeys, Panel }: SearchDialogProps): ReactNode {
  const text = useText(searchText);
  const [typed] = useState(createTypedText);
  const [popup, setPopup] = useState<ShownPopup>({});
  const panel = useRef<SearchPanelHandle>(null);
  const field = useRef<HTMLInputElement>(null);
  const fill = useCallback(
    (wanted: string) => {
      if (field.current) field.current.value = wanted;
      field.current?.focus();
      typed.write(wanted);
    },
    [typed],
  );
  // The field has the focus by now, and the panel listens.
  useLayoutEffect(() => {
    const early = earlyKeys.take();
    if (early.text !== "") fill(early.text);
    if (!early.isEntered) return;
    field.current?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  }, [earlyKeys, fill]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title}
      size="search"
      field={
        <div className="flex min-h-11 items-center gap-3">
          <SearchIcon className="size-5 shrink-0 text-muted" />
          <input
            {...toComboboxProps(popup)}
            ref={field}
            data-autofocus
            data-slot="search-box"
            aria-label={text.title}
            placeholder={text.placeholder}
            onChange={(event) => typed.write(event.target.value)}
            onKeyDown={(event) => panel.current?.handleKey(event, typed.read())}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            className="min-h-11 w-full min-w-0 bg-transparent font-mono text-base text-ink outline-none placeholder:font-sans placeholder:text-muted"
          />
        </div>
      }
      footer={<Footer typed={typed} onOpen={onClose} />}
    >
      <Panel typed={typed} ref={panel} onPopupChange={setPopup} onOpen={onClose} onExample={fill} />
    </Dialog>
  );
}

/** Longer texts aren't searched by the shop. */
const maxShopText = 100;

type FooterProps = {
  readonly typed: TypedText;
  readonly onOpen: () => void;
};

const Footer = memo(function Footer({ typed, onOpen }: FooterProps): ReactNode {
  const text = useText(searchText);
  // A link is slow to render, and only needed once typing pauses.
  const linked = useRestedText(typed);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex gap-4 text-xs text-muted pointer-coarse:hidden">
        <Hint keys={["↑", "↓"]} text={text.keys.move} />
        <Hint keys={["↵"]} text={text.keys.open} />
        <Hint keys={["Esc"]} text={text.keys.close} />
      </p>
      <LinkButton
        to="/shop"
        search={linked === "" ? {} : { q: linked.slice(0, maxShopText) }}
        size="sm"
        onClick={onOpen}
        className="ms-auto"
      >
        {text.seeAll}
      </LinkButton>
    </div>
  );
});

function Hint({
  keys,
  text,
}: {
  readonly keys: readonly string[];
  readonly text: string;
}): ReactNode {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key) => (
        <kbd key={key} className="key-hint">
          {key}
        </kbd>
      ))}
      {text}
    </span>
  );
}
