interface Page<Row> {
  readonly content: readonly Row[]
  readonly next?: string
}

/** The request parameters of the next page: its number, and the cursor at the end of the previous page. */
export interface NextPageParameters {
  readonly pageNo: number
  readonly after: string
}

/**
 * Returns the request parameters of the next page, or undefined at the end of the list. A page without new rows ends
 * the list, even if the platform reports more pages.
 */
export function getNextPageParameters<Row>(
  { next, content }: Page<Row>,
  pages: readonly Page<Row>[],
  keyOf: (row: Row) => number,
): NextPageParameters | undefined {
  const before = new Set(pages.slice(0, -1).flatMap((page) => page.content.map(keyOf)))
  return next !== undefined && content.some((row) => !before.has(keyOf(row)))
    ? { pageNo: pages.length + 1, after: next }
    : undefined
}
