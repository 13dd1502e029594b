/**
 * Makes a browser one of a touch screen from its start. Emulated per page, the coarse pointer comes
 * and goes while a page loads, and everything with larger targets jumps with it.
 */
export const touchArguments: readonly string[] = [
  "--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2",
];
