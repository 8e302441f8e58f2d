interface Page<Row> {
  readonly content: readonly Row[]
  readonly next?: string
}

/** What is asked for after a page: its number, and where the one before ended. */
export interface NextPage {
  readonly pageNo: number
  readonly after: string
}

/** The page after the last one; undefined at the end. Whatever the platform says of its pages: one that brought no row that was not there ends the list. */
export function nextPage<Row>(
  { next, content }: Page<Row>,
  pages: readonly Page<Row>[],
  keyOf: (row: Row) => number,
): NextPage | undefined {
  const before = new Set(pages.slice(0, -1).flatMap((page) => page.content.map(keyOf)))
  return next !== undefined && content.some((row) => !before.has(keyOf(row)))
    ? { pageNo: pages.length + 1, after: next }
    : undefined
}
