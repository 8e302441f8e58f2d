import { all, one, type Db, type Params } from '../db/sql.ts'
import type { Category } from '../seed/vendors.ts'
import { gameOf, type Game } from './catalogue.ts'
import { foldText } from './foldText.ts'

export interface GameFilter {
  readonly categories: readonly Category[]
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
  JOIN vendor ON vendor.vassalage = game.vassalage
  WHERE tenant = :tenant
  AND NOT EXISTS (SELECT 1 FROM json_each(:categories) WHERE value <> category)
  AND NOT EXISTS (SELECT 1 FROM json_each(:words) WHERE instr(search, value) = 0)
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
    categories: JSON.stringify(filter.categories),
    words: JSON.stringify(foldText(filter.text).split(/\s+/).filter(Boolean)),
    classification: filter.classification ?? null,
    isNew: filter.isNew ? 1 : 0,
    minBet: filter.minBetMinor ?? null,
  }
  const ofVendor = `${fits} AND (:vendor IS NULL OR game.vassalage = :vendor)`
  const vendor = filter.vendor ?? null
  const { total } = one<{ total: number }>(db, `SELECT COUNT(*) AS total ${ofVendor}`, { ...asked, vendor }) ?? { total: 0 }
  return {
    games: all<{ wire: string }>(db, `SELECT wire ${ofVendor} ORDER BY popularity DESC, game.node_id LIMIT :limit OFFSET :offset`, {
      ...asked,
      vendor,
      limit: pageSize,
      offset: (pageNo - 1) * pageSize,
    }).map(gameOf),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    vendors: all(
      db,
      `SELECT vendor.vassalage AS code, vendor.name AS name, COUNT(*) AS count ${fits}
       GROUP BY vendor.vassalage ORDER BY count DESC, vendor.position`,
      asked,
    ),
  }
}
