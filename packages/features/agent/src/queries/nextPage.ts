/** Where a page begins. */
export interface After {
  readonly pageNo: number
  /** Where the page before ended; empty for the first. */
  readonly after: string
}

interface Page<Row> {
  readonly content: readonly Row[]
  readonly next?: string | undefined
}

const pageSize = 20
export const firstPage: After = { pageNo: 1, after: '' }
/** A page as a call takes it. */
export const pageQuery = ({ pageNo, after }: After) => ({ pageNo, pageSize, ...(after && { after }) })

/** Where the next page begins, whatever the platform says of its pages: one that brought nothing that was not there ends the list. */
export const nextPage =
  <Row>(idOf: (row: Row) => string | number) =>
  ({ content, next }: Page<Row>, pages: readonly Page<Row>[]): After | undefined => {
    const before = new Set(pages.slice(0, -1).flatMap((page) => page.content.map(idOf)))
    return next !== undefined && content.some((row) => !before.has(idOf(row)))
      ? { pageNo: pages.length + 1, after: next }
      : undefined
  }
