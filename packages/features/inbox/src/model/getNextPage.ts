interface Page<Row> {
  readonly content: readonly Row[]
  readonly next?: string
}

/** The parameters of the next page: its number, and the cursor where the page before ended. */
export interface NextPage {
  readonly pageNo: number
  readonly after: string
}

/**
 * Returns the parameters of the next page, or undefined at the end. Ends the list at a page without new rows,
 * whatever the platform reports.
 */
export function getNextPage<Row>(
  { next, content }: Page<Row>,
  pages: readonly Page<Row>[],
  keyOf: (row: Row) => number,
): NextPage | undefined {
  const before = new Set(pages.slice(0, -1).flatMap((page) => page.content.map(keyOf)))
  return next !== undefined && content.some((row) => !before.has(keyOf(row)))
    ? { pageNo: pages.length + 1, after: next }
    : undefined
}
