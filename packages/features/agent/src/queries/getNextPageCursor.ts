/** The position of a page in a list. */
export interface PageCursor {
  readonly pageNo: number
  /** The cursor at the end of the previous page; empty for the first page. */
  readonly after: string
}

interface Page<Row> {
  readonly content: readonly Row[]
  readonly next?: string | undefined
}

const PAGE_SIZE = 20
export const FIRST_PAGE_CURSOR: PageCursor = { pageNo: 1, after: '' }
/** Returns the query parameters that request a page. */
export const getPageQueryParameters = ({ pageNo, after }: PageCursor) => ({
  pageNo,
  pageSize: PAGE_SIZE,
  ...(after && { after }),
})

/**
 * Returns the cursor of the next page. Ends the list at a page without new rows, even if the platform reports further
 * pages.
 */
export const getNextPageCursor =
  <Row>(idOf: (row: Row) => string | number) =>
  ({ content, next }: Page<Row>, pages: readonly Page<Row>[]): PageCursor | undefined => {
    const before = new Set(pages.slice(0, -1).flatMap((page) => page.content.map(idOf)))
    return next !== undefined && content.some((row) => !before.has(idOf(row)))
      ? { pageNo: pages.length + 1, after: next }
      : undefined
  }
