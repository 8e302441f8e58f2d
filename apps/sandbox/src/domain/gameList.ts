import { all, type Db, type Params } from '../db/sql.ts'
import type { Category } from '../seed/vendors.ts'
import { gameOf, type Game } from './catalogue.ts'
import { foldText } from './foldText.ts'

export interface GameFilter {
  /** All of them when undefined. */
  readonly category: Category | undefined
  /** Words that the names of a game and its vendor must hold, each of them. */
  readonly text: string
  readonly classification?: string | undefined
  readonly isNew: boolean
  readonly minBetMinor?: number | undefined
  readonly vendor?: string | undefined
}

export interface Page {
  /** From 1. */
  readonly pageNo: number
  readonly pageSize: number
}

export interface GameList {
  readonly games: Game[]
  readonly pageNum: number
  readonly totalPages: number
  readonly total: number
  readonly vendors: { readonly code: string; readonly name: string; readonly count: number }[]
}

const fits = `FROM tenant_game
  JOIN game ON game.node_id = tenant_game.game
  WHERE tenant = :tenant
  AND (:category IS NULL OR category = :category)
  AND (:words = '[]' OR NOT EXISTS (SELECT 1 FROM json_each(:words) WHERE instr(search, value) = 0))
  AND (:classification IS NULL OR classification = :classification)
  AND (:isNew = 0 OR is_new = 1)
  AND (:minBet IS NULL OR min_bet = :minBet)`

/**
 * One page of the games that fit, the most popular with a tenant first. Equal ones stand by their id, so that the pages of one
 * filter neither repeat nor miss a game.
 */
export function listGames(db: Db, tenant: string, filter: GameFilter, { pageNo, pageSize }: Page): GameList {
  const asked: Params = {
    tenant,
    category: filter.category ?? null,
    words: JSON.stringify(foldText(filter.text).split(/\s+/).filter(Boolean)),
    classification: filter.classification ?? null,
    isNew: filter.isNew ? 1 : 0,
    minBet: filter.minBetMinor ?? null,
  }
  const vendors = all<GameList['vendors'][number]>(
    db,
    `SELECT code, vendor.name, count FROM (SELECT vassalage AS code, COUNT(*) AS count ${fits} GROUP BY vassalage)
     JOIN vendor ON vendor.vassalage = code ORDER BY count DESC, position`,
    asked,
  )
  const total = vendors.reduce((sum, { code, count }) => sum + ((filter.vendor ?? code) === code ? count : 0), 0)
  return {
    games: all<{ wire: string }>(
      db,
      `SELECT wire ${fits} AND (:vendor IS NULL OR vassalage = :vendor) ORDER BY popularity DESC, node_id LIMIT :limit OFFSET :offset`,
      { ...asked, vendor: filter.vendor ?? null, limit: pageSize, offset: (pageNo - 1) * pageSize },
    ).map(gameOf),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    vendors,
  }
}
