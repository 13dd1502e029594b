/** Looks of one entry of the main menu; the page one is on carries a rule beneath. */
export const menuLink =
  "inline-flex h-16 items-center border-y-2 border-transparent px-2.5 text-sm font-medium text-muted transition-colors hover:text-ink aria-expanded:text-ink data-[status=active]:border-b-ink data-[status=active]:text-ink lg:px-3.5";
