import { all, one, type Db, type Params } from '../db/sql.ts'
import type { Owner } from './owner.ts'

/** Which page of a list is asked for. */
export interface Page {
  /** From 1. */
  readonly pageNo: number
  readonly pageSize: number
  /** The `next` of the previous page. If it is given, `pageNo` is only returned with the answer. */
  readonly after?: string | undefined
}

/** Days of the merchant, as times: from the first, before the last. */
export interface DayRange {
  readonly from: number | undefined
  readonly to: number | undefined
}

/** A page of a list, with what the one after it goes on behind; the total is of all pages. */
export interface Listed<Row> {
  readonly rows: readonly Row[]
  readonly next: string | undefined
  readonly total: number
}

/** Whose rows are asked for, of which days and with what else, as parameters of a statement: null for what is left open. */
export const asked = (
  { tenant, member }: Owner,
  filter: DayRange & Readonly<Record<string, string | number | undefined>>,
): Params =>
  Object.fromEntries(Object.entries({ tenant, member, ...filter }).map(([name, value]) => [name, value ?? null]))

/** Of the rows of an alias or table, those of a member and of some days. @param at - the column of their time */
export const within = (table: string, at: string): string =>
  `${table}.tenant = :tenant AND ${table}.member = :member AND (:from IS NULL OR ${at} >= :from) AND (:to IS NULL OR ${at} < :to)`

/** The number that a page goes on behind; undefined for a page that is asked for by its own number. */
export const markIn = ({ after }: Page): number | undefined =>
  after === undefined ? undefined : Number(after.split('-')[0])

/** Returns the parameters that select the rows of a page: one row more than it shows, to find out whether another page follows. */
export const rowsFor = ({ pageNo, pageSize, after }: Page): { limit: number; offset: number } => ({
  limit: pageSize + 1,
  offset: after === undefined ? (pageNo - 1) * pageSize : 0,
})

/** The page of rows that were read by `rowsFor`. @param mark - what the page after a row goes on behind */
export function pageOf<Row>(rows: readonly Row[], { pageSize }: Page, mark: (row: Row) => string | number) {
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
  return { rows: rows.slice(0, pageSize), next: last && String(mark(last)) }
}

/** Where rows are read from: `from` is all from FROM on, its WHERE included. Sums are those of all pages, by their names. */
interface Query<Sum extends string> {
  readonly select?: string
  readonly from: string
  /** The column that counts; the row has it as `id`. */
  readonly id?: string
  readonly sums?: Readonly<Record<Sum, string>> | undefined
}

/** One page of rows that are counted by an id, the newest first; by `after` it stays so where some come meanwhile. */
export function listById<Row extends { readonly id: number }, Sum extends string = never>(
  db: Db,
  { select = 'SELECT *', from, id = 'id', sums }: Query<Sum>,
  params: Params,
  page: Page,
): Listed<Row> & Readonly<Record<Sum, number>> {
  const rows = all<Row>(
    db,
    `${select} ${from} AND (:after IS NULL OR ${id} < :after) ORDER BY ${id} DESC LIMIT :limit OFFSET :offset`,
    { ...params, after: markIn(page) ?? null, ...rowsFor(page) },
  )
  return { ...pageOf(rows, page, (row) => row.id), ...totalsOf(db, from, params, sums) }
}

/** How many rows there are, and the sums of all of them, by their names. */
export function totalsOf<Sum extends string>(
  db: Db,
  from: string,
  params: Params,
  sums?: Readonly<Record<Sum, string>>,
): Readonly<Record<Sum | 'total', number>> {
  const columns = Object.entries<string>(sums ?? {}).map(
    ([name, column]) => `, COALESCE(SUM(${column}), 0) AS "${name}"`,
  )
  const row = one<Record<Sum | 'total', number>>(db, `SELECT COUNT(*) AS total${columns.join('')} ${from}`, params)
  if (!row) throw new Error('A sum without a row.')
  return row
}
