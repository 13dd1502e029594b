/**
 * Starts a browser as a touch device. If touch is emulated per page, the coarse pointer comes and goes
 * while a page loads, and everything with larger targets shifts.
 */
export const touchArguments: readonly string[] = [
  "--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2",
];
