/**
 * Which item of the help centre an address opens (specification part 2, section 2.15).
 * @param text - the parameter `i`: a place in the menu, from 0
 * @returns a place that exists; the first one for whatever names none
 */
export function itemAt(text: string | null, count: number): number {
  const place = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : 0
  return place < count ? place : 0
}
