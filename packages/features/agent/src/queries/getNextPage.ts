/** The cursor of a page. */
export interface PageCursor {
  readonly pageNo: number
  /** The end of the previous page; empty for the first page. */
  readonly after: string
}

interface Page<Row> {
  readonly content: readonly Row[]
  readonly next?: string | undefined
}

const PAGE_SIZE = 20
export const FIRST_PAGE: PageCursor = { pageNo: 1, after: '' }
/** Returns the query parameters of a page. */
export const getPageQuery = ({ pageNo, after }: PageCursor) => ({
  pageNo,
  pageSize: PAGE_SIZE,
  ...(after && { after }),
})

/**
 * Returns the cursor of the next page. A page without any new row ends the list, whatever the platform says about
 * further pages.
 */
export const getNextPage =
  <Row>(idOf: (row: Row) => string | number) =>
  ({ content, next }: Page<Row>, pages: readonly Page<Row>[]): PageCursor | undefined => {
    const before = new Set(pages.slice(0, -1).flatMap((page) => page.content.map(idOf)))
    return next !== undefined && content.some((row) => !before.has(idOf(row)))
      ? { pageNo: pages.length + 1, after: next }
      : undefined
  }
