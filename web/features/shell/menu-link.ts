/** Looks of one entry of the main menu; the page one is on carries a rule beneath. */
export const menuLink =
  "relative inline-flex h-16 items-center px-2.5 text-sm font-medium text-muted transition-colors hover:text-ink aria-expanded:text-ink data-[status=active]:text-ink data-[status=active]:after:absolute data-[status=active]:after:inset-x-2.5 data-[status=active]:after:bottom-0 data-[status=active]:after:h-0.5 data-[status=active]:after:bg-ink forced-colors:data-[status=active]:after:bg-[Highlight] lg:px-3.5 lg:data-[status=active]:after:inset-x-3.5";
