/** The pages that a pager offers, at most five, counted from 1; `null` is a gap. */
export function pagerSlots(page: number, pages: number): readonly (number | null)[] {
  if (pages <= 5) return Array.from({ length: pages }, (_, index) => index + 1)
  if (page <= 3) return [1, 2, 3, null, pages]
  if (page >= pages - 2) return [1, null, pages - 2, pages - 1, pages]
  return [1, null, page, null, pages]
}
