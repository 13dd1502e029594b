/** The NSK catalogue with its two tabs. */
const en = {
  title: "NSK catalogue",
  description:
    "Search NSK bearings, bearing units and series by code, family or description, watch the product films and leaf through the interactive catalogue.",
  lead: "Leaf through the maker’s book, or type the number that is on your bearing.",
  back: "Back to NSK",
  download: "Download Catalog (PDF)",
  tabs: { label: "Catalogue", interactive: "Interactive", search: "Search" },
  videos: {
    heading: "Product videos",
    text: "How the bearings are built and what each of them carries.",
    player: "NSK product videos",
  },
  book: {
    heading: "Interactive catalogue",
    text: "The maker’s range, page by page.",
    frame: "NSK interactive catalogue",
    open: "Open NSK’s catalogue in a new tab",
  },
  families: { heading: "Families", text: "All families with their series and sizes." },
  search: {
    heading: "Search results",
    label: "Search the catalogue",
    placeholder: "Search by bearing code, family or description",
    clearAll: "Clear All",
    filters: "Families",
    found: (count: number): string => (count === 1 ? "1 result" : `${count} results`),
    showAll: (count: number): string => `Show all ${count}`,
    of: (family: string): string => ` of ${family}`,
    seriesOnly: "Series",
    emptyTitle: "No results found",
    emptyText:
      "Try the number without its suffixes, or fewer families. NSK makes more sizes than are listed here; ask us for them.",
    clearFilters: "Clear all filters",
    failedTitle: "The catalogue didn’t arrive",
    failedText: "Check your connection and try again. What you typed is kept.",
  },
};

export const nskCatalogueText = { en };
