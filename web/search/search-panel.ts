import type { KeyboardEvent, Ref } from "react";
import type { TypedText } from "./typed-text.ts";

/** Name of the search to reopen if the page has to be reloaded; see `usePendingIntent`. */
export const searchIntent = "search";

/** What a search field tells assistive technology about its results. */
export type ShownPopup = {
  /** Ids of the grids of results; absent while there are none. */
  readonly controls?: string;
  /** Id of the row chosen by the arrow keys. */
  readonly activeId?: string;
};

/** Passes the keys of a search field to its results. */
export type SearchPanelHandle = {
  /** Moves with the arrow keys, opens with Enter what is found for the field's text. */
  readonly handleKey: (event: KeyboardEvent, text: string) => void;
};

/** Results below a search field, which belongs to the caller. */
export type SearchPanelProps = {
  readonly typed: TypedText;
  readonly ref: Ref<SearchPanelHandle>;
  readonly onPopupChange: (popup: ShownPopup) => void;
  /** Called when a result is opened. */
  readonly onOpen: () => void;
  /** Called with a chosen example of what can be typed. */
  readonly onExample: (text: string) => void;
};

/** Attributes of a search field with results. */
export function toComboboxProps({ controls, activeId }: ShownPopup): {
  readonly role: "combobox";
  readonly "aria-autocomplete": "list";
  readonly "aria-haspopup": "grid";
  readonly "aria-expanded": boolean;
  readonly "aria-controls": string | undefined;
  readonly "aria-activedescendant": string | undefined;
} {
  return {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-haspopup": "grid",
    "aria-expanded": controls !== undefined,
    "aria-controls": controls,
    "aria-activedescendant": activeId,
  };
}
