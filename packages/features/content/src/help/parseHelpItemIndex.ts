/**
 * Returns the index of the help item that a URL opens (specification part 2, section 2.15).
 * @param text - the query parameter `i`: a zero-based index in the menu
 * @returns an index below `count`; 0 for an invalid parameter
 */
export function parseHelpItemIndex(text: string | null, count: number): number {
  const place = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : 0
  return place < count ? place : 0
}
