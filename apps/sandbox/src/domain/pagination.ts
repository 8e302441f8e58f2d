import { selectAll, selectOne, type Db, type SqlParams } from '../db/sql.ts'
import type { RowOwner } from './rowOwner.ts'

/** A request for one page of a list. */
export interface PageRequest {
  /** The number of the page, from 1. */
  readonly pageNo: number
  readonly pageSize: number
  /**
   * The cursor `next` of the previous page. If `after` is set, the page begins after this cursor and `pageNo` has no
   * effect on the rows.
   */
  readonly after?: string | undefined
}

/**
 * A range of days in milliseconds since 1970: `from` is inclusive, `to` is exclusive. The range has no beginning if
 * `from` is undefined, and no end if `to` is undefined.
 */
export interface DayRange {
  readonly from: number | undefined
  readonly to: number | undefined
}

/**
 * A page of a list. `next` is the cursor for the next page, undefined on the last page. `total` counts the rows of all
 * pages.
 */
export interface ListPage<Row> {
  readonly rows: readonly Row[]
  readonly next: string | undefined
  readonly total: number
}

/**
 * Returns an owner, a range of days and further filters as SQL parameters. Converts undefined to null, because SQL
 * statements use null for a filter that is not set.
 */
export const toOwnerAndFilterSqlParams = (
  { tenant, member }: RowOwner,
  filter: DayRange & Readonly<Record<string, string | number | undefined>>,
): SqlParams =>
  Object.fromEntries(Object.entries({ tenant, member, ...filter }).map(([name, value]) => [name, value ?? null]))

/**
 * Returns the SQL condition for a member's rows in a range of days.
 * @param table - a table or its alias
 * @param at - the column that contains the time of the row
 */
export const buildMemberDayRangeCondition = (table: string, at: string): string =>
  `${table}.tenant = :tenant AND ${table}.member = :member AND (:from IS NULL OR ${at} >= :from) AND (:to IS ` +
  `NULL OR ${at} < :to)`

/** Returns the id in a page's cursor; undefined if the request has no cursor and selects the page by number. */
export const parseCursorId = ({ after }: PageRequest): number | undefined =>
  after === undefined ? undefined : Number(after.split('-')[0])

/**
 * Returns the SQL parameters that select the rows of a page and one more row, which shows whether another page follows.
 */
export const toLimitAndOffset = ({ pageNo, pageSize, after }: PageRequest): { limit: number; offset: number } => ({
  limit: pageSize + 1,
  offset: after === undefined ? (pageNo - 1) * pageSize : 0,
})

/**
 * Returns the page of rows that were selected with `toLimitAndOffset`.
 * @param mark - returns the cursor of a row; the next page begins after this row
 */
export function toListPage<Row>(rows: readonly Row[], { pageSize }: PageRequest, mark: (row: Row) => string | number) {
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
  return { rows: rows.slice(0, pageSize), next: last && String(mark(last)) }
}

/**
 * The parts of a list's SQL statement. `from` contains the clauses FROM and WHERE. `sums` maps names to columns that
 * are summed over all pages.
 */
interface Query<Sum extends string> {
  readonly select?: string
  readonly from: string
  /** The column that sorts the rows and is the cursor. The query must select this column as `id`. */
  readonly id?: string
  readonly sums?: Readonly<Record<Sum, string>> | undefined
}

/**
 * Returns one page of rows, the highest id first. With the cursor `after`, new rows do not shift the page.
 */
export function selectPageByDescendingId<Row extends { readonly id: number }, Sum extends string = never>(
  db: Db,
  { select = 'SELECT *', from, id = 'id', sums }: Query<Sum>,
  params: SqlParams,
  page: PageRequest,
): ListPage<Row> & Readonly<Record<Sum, number>> {
  const rows = selectAll<Row>(
    db,
    `${select} ${from} AND (:after IS NULL OR ${id} < :after) ORDER BY ${id} DESC LIMIT :limit OFFSET :offset`,
    { ...params, after: parseCursorId(page) ?? null, ...toLimitAndOffset(page) },
  )
  return { ...toListPage(rows, page, (row) => row.id), ...computeListTotals(db, from, params, sums) }
}

/** Returns the number of rows, and the sums of columns over all rows. */
export function computeListTotals<Sum extends string>(
  db: Db,
  from: string,
  params: SqlParams,
  sums?: Readonly<Record<Sum, string>>,
): Readonly<Record<Sum | 'total', number>> {
  const columns = Object.entries<string>(sums ?? {}).map(
    ([name, column]) => `, COALESCE(SUM(${column}), 0) AS "${name}"`,
  )
  const row = selectOne<Record<Sum | 'total', number>>(
    db,
    `SELECT COUNT(*) AS total${columns.join('')} ${from}`,
    params,
  )
  if (!row) throw new Error('SELECT COUNT(*) returned no row.')
  return row
}
