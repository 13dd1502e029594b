/** A point in a window's viewport, in CSS pixels. */
export type WindowPoint = {
  readonly x: number;
  readonly y: number;
};

/** A window of a browser engine. */
export type PageWindow = {
  readonly goTo: (url: string) => Promise<void>;
  /** Evaluates an expression in the page and waits for its promise. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Clicks at a point. */
  readonly press: (point: WindowPoint) => Promise<void>;
  readonly hover: (point: WindowPoint) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  /** Saves a screenshot of the window as a PNG file. */
  readonly saveImage: (file: string) => Promise<void>;
};

/** A running browser. Its windows share no storage, like those of different visitors. */
export type Engine = {
  readonly openWindow: () => Promise<PageWindow>;
  /** Ends every process that the engine started. */
  readonly close: () => Promise<void>;
};

/** The size of a window's viewport in CSS pixels. */
export type ViewportSize = {
  readonly width: number;
  readonly height: number;
};
