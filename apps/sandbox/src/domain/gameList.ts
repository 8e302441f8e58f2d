import type { ResponseValueOf } from '@lobby/api'
import { selectAll, type Db, type SqlParams } from '../db/sql.ts'
import type { GameCategory } from '../seed/vendors.ts'
import { parseListedGame, getVendorIconPath, type CatalogueRow } from './catalogue.ts'
import { normaliseSearchText } from '@lobby/ui/fold-text'
import { Refused } from './refused.ts'
import { toListPage, type PageRequest } from './pagination.ts'

export interface GameFilter {
  /** The category to search in; undefined for all categories. */
  readonly category: GameCategory | undefined
  /** Search words. Each word must occur in the game's name or the vendor's name. */
  readonly text: string
  readonly classification?: string | undefined
  readonly isNew: boolean
  readonly minBetMinor?: number | undefined
  readonly vendor?: string | undefined
}

interface Row extends CatalogueRow {
  readonly node_id: number
  readonly popularity: number
}

/**
 * Returns the SQL clauses FROM and WHERE of a search. Omits conditions that the search does not need, to keep the query
 * fast.
 * @param words - the number of searched words
 */
const fromWhere = (category: boolean, words: number): string => `FROM tenant_game
  JOIN game ON game.node_id = tenant_game.game
  WHERE tenant = :tenant
  ${category ? 'AND category = :category' : ''}
  ${Array.from({ length: words }, (_, place) => `AND instr(search, :word${place}) > 0`).join(' ')}
  AND (:classification IS NULL OR classification = :classification)
  AND (:isNew = 0 OR is_new = 1)
  AND (:minBet IS NULL OR min_bet = :minBet)`

/**
 * Returns one page of the games that match a filter, the tenant's most popular ones first. Equally popular games are
 * sorted by id, so that every game is on exactly one page. With the cursor `after`, no game is repeated or skipped when
 * games are added or removed between two calls.
 * @param vendorsUnderMaintenance - the `vassalage` of these vendors
 */
export function listGames(
  db: Db,
  tenant: string,
  filter: GameFilter,
  page: PageRequest,
  vendorsUnderMaintenance: readonly string[],
): ResponseValueOf<'gameList'> {
  const { pageNo, pageSize } = page
  const words = normaliseSearchText(filter.text).split(/\s+/).filter(Boolean)
  const asked: SqlParams = {
    tenant,
    ...(filter.category && { category: filter.category }),
    ...Object.fromEntries(words.map((word, place) => [`word${place}`, word])),
    classification: filter.classification ?? null,
    isNew: filter.isNew ? 1 : 0,
    minBet: filter.minBetMinor ?? null,
  }
  const rest = fromWhere(filter.category !== undefined, words.length)
  const vendors = selectAll<{ code: string; name: string; count: number }>(
    db,
    `SELECT code, vendor.name, count FROM (SELECT vassalage AS code, COUNT(*) AS count ${rest} GROUP BY vassalage)
     JOIN vendor ON vendor.vassalage = code ORDER BY count DESC, position`,
    asked,
  )
  const total = vendors.reduce((sum, { code, count }) => sum + ((filter.vendor ?? code) === code ? count : 0), 0)
  const rows = selectAll<Row>(
    db,
    `SELECT wire, more, node_id, popularity ${rest} AND (:vendor IS NULL OR vassalage = :vendor)
     AND (:popularity IS NULL OR popularity < :popularity OR (popularity = :popularity AND node_id > :node))
     ORDER BY popularity DESC, tenant_game.game LIMIT :limit OFFSET :offset`,
    { ...asked, vendor: filter.vendor ?? null, ...startOf(page), limit: pageSize + 1 },
  )
  const listedPage = toListPage(rows, page, (row) => `${row.popularity}-${row.node_id}`)
  return {
    games: listedPage.rows.map((row) => parseListedGame(row, vendorsUnderMaintenance)),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    ...(listedPage.next !== undefined && { next: listedPage.next }),
    vendors: vendors.map((vendor) => ({ ...vendor, mobileSmallIcon: getVendorIconPath(vendor.code) })),
  }
}

/**
 * Returns the SQL parameters that select the start of a page: the cursor `after` if it exists, else the page number.
 */
function startOf({ pageNo, pageSize, after }: PageRequest): SqlParams {
  if (after === undefined) return { popularity: null, node: null, offset: (pageNo - 1) * pageSize }
  const [popularity, node] = after.split('-').map(Number)
  if (popularity === undefined || node === undefined) throw new Refused('request.invalid')
  return { popularity, node, offset: 0 }
}
