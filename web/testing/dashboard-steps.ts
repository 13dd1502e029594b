import { page, type Locator } from "vitest/browser";

/** Opens the dashboard's form for a new product. */
export async function openProductForm(): Promise<Locator> {
  await page.getByRole("tab", { name: "Add New Product" }).click();
  return page.getByRole("form", { name: "New product" });
}

/** Selects a file as the system's file dialog would. */
export async function chooseFile(container: Locator, file: File): Promise<void> {
  const input = await findFileInput(container);
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

async function findFileInput(container: Locator): Promise<HTMLInputElement> {
  const found = (await container.findElement()).querySelector("input[type=file]");
  if (!(found instanceof HTMLInputElement)) throw new Error("There is no file field");
  return found;
}
