/**
 * Returns at most five entries: the page numbers that a pager shows, counted from 1, and `null` for each gap between
 * two numbers.
 */
export function getVisiblePageNumbers(page: number, pages: number): readonly (number | null)[] {
  if (pages <= 5) return Array.from({ length: pages }, (_, index) => index + 1)
  if (page <= 3) return [1, 2, 3, null, pages]
  if (page >= pages - 2) return [1, null, pages - 2, pages - 1, pages]
  return [1, null, page, null, pages]
}
