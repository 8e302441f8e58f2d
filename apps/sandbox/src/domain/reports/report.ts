import { all, type Db, type Params } from '../../db/sql.ts'
import type { Page } from '../gameList.ts'

/** Days of the merchant, as times: from the first, before the last. */
export interface Range {
  readonly from: number | undefined
  readonly to: number | undefined
}

export interface Listed<Row> {
  readonly rows: readonly Row[]
  readonly next: string | undefined
}

/** Whose rows, and of which days, as parameters of a statement. */
export const asked = (
  { tenant, member }: { readonly tenant: string; readonly member: number },
  { from, to }: Range,
): Params => ({ tenant, member, from: from ?? null, to: to ?? null })

/** Of the rows of an alias or table, those of a member and of some days. @param at - the column of their time */
export const within = (table: string, at: string): string =>
  `${table}.tenant = :tenant AND ${table}.member = :member AND (:from IS NULL OR ${at} >= :from) AND (:to IS NULL OR ${at} < :to)`

/**
 * One page of rows that are counted by an id, the newest first; by `after` it stays so where some come meanwhile.
 * @param select - up to its WHERE, that included
 * @param id - the column that counts; the row has it as `id`
 */
export function listById<Row extends { readonly id: number }>(
  db: Db,
  select: string,
  id: string,
  params: Params,
  page: Page,
): Listed<Row> {
  const { pageNo, pageSize, after } = page
  const rows = all<Row>(
    db,
    `${select} AND (:after IS NULL OR ${id} < :after) ORDER BY ${id} DESC LIMIT :limit OFFSET :offset`,
    {
      ...params,
      after: after === undefined ? null : Number(after.split('-')[0]),
      limit: pageSize + 1,
      offset: after === undefined ? (pageNo - 1) * pageSize : 0,
    },
  )
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined
  return { rows: rows.slice(0, pageSize), next: last && String(last.id) }
}
