/** A place in a window's viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A window of some browser engine with one person in front of it. */
export interface PageWindow {
  readonly goTo: (url: string) => Promise<void>;
  /** Evaluates an expression in the page and waits for its promise. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses and releases the mouse. */
  readonly press: (point: Point) => Promise<void>;
  /** Moves the mouse. */
  readonly hover: (point: Point) => Promise<void>;
  /** Types into the element that has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Saves what the window shows as a PNG file. */
  readonly saveImage: (file: string) => Promise<void>;
}

/** A running browser; its windows share nothing, as those of different people. */
export interface Engine {
  readonly openWindow: () => Promise<PageWindow>;
  /** Ends every process that the engine started. */
  readonly close: () => Promise<void>;
}

/** The size of a window's viewport in CSS pixels. */
export interface ViewportSize {
  readonly width: number;
  readonly height: number;
}
