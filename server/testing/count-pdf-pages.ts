/** @returns How many pages a PDF has. */
export async function countPdfPages(file: File): Promise<number> {
  return (await file.text()).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
