/** The areas of a product's page: on a phone the title comes before the image. */
export const productGrid = {
  whole:
    "page-column grid grid-cols-1 gap-x-8 gap-y-6 py-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pb-12",
  title: "min-w-0 lg:col-span-6 lg:col-start-7 lg:row-start-1",
  image: "min-w-0 lg:col-span-6 lg:row-span-2 lg:row-start-1",
  order: "min-w-0 lg:col-span-6 lg:col-start-7 lg:row-start-2",
} as const;
