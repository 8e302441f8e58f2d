// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, integer, list, object, record, string } from '../check.ts'
import { checkCategory, checkListedGame } from './firstLoad.gen.ts'
import type { Operation } from '../operation.ts'

const checkVendorCount = object({ code: string(40), name: string(120), count: integer(0, 1000000000) }, { mobileSmallIcon: string(400) })

const checkGameList = object({
  games: list(checkListedGame, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
}, { total: integer(0, 1000000000), next: string(40), vendors: list(checkVendorCount, 100) })

const checkVendorName = object({ vassalage: string(40), accountTypeName: string(120) })

const checkVendorSorting = object({
  gameCategory: checkCategory,
  count: integer(0, 1000000000),
  vendorNames: list(checkVendorName, 100),
})

const checkListedVendor = object({
  vassalage: string(120),
  accountTypeName: string(120),
  gameType: checkCategory,
  gameId: string(120),
  nodeId: integer(),
  mobileLargeIcon: string(400),
  mobileSmallIcon: string(400),
  count: integer(0, 1000000000),
  maintenance: boolean,
  trialPlay: boolean,
})

const checkGameVendorList = object({ sorting: list(checkVendorSorting, 20), mapping: record(list(checkListedVendor, 100)) })

const checkFavouriteList = object({
  content: list(checkListedGame, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
}, { next: string(40) })

/** List games by category, name and filter: GET /wps/game/list */
export const gameList: Operation<'gameList', 'language' | 'merchant' | 'merchant_code'> = {
  id: 'gameList',
  method: 'get',
  path: '/wps/game/list',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { language: 'language', merchant: 'merchantCode', merchant_code: 'merchantCode' },
  check: checkGameList,
}

/** List the merchant's vendors by category: GET /wps/game/menus */
export const gameMenus: Operation<'gameMenus', 'language' | 'merchantCode'> = {
  id: 'gameMenus',
  method: 'get',
  path: '/wps/game/menus',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { language: 'language', merchantCode: 'merchantCode' },
  check: checkGameVendorList,
}

/** Add a game to the top of the recent games: GET /wps/game/recent/add */
export const addRecentGame: Operation<'addRecentGame', 'token'> = {
  id: 'addRecentGame',
  method: 'get',
  path: '/wps/game/recent/add',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { token: 'token' },
  check: boolean,
}

/** List the member's favourite games: GET /wps/game/favorites */
export const favouriteGames: Operation<'favouriteGames', 'language' | 'token'> = {
  id: 'favouriteGames',
  method: 'get',
  path: '/wps/game/favorites',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { language: 'language', token: 'token' },
  check: checkFavouriteList,
}

/** Add a game to the favourites: POST /wps/game/favorite */
export const addFavouriteGame: Operation<'addFavouriteGame', 'token'> = {
  id: 'addFavouriteGame',
  method: 'post',
  path: '/wps/game/favorite',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { token: 'token' },
  inBody: ['token'],
  check: boolean,
}

/** Remove a game from the favourites: DELETE /wps/game/favorite */
export const removeFavouriteGame: Operation<'removeFavouriteGame', 'token'> = {
  id: 'removeFavouriteGame',
  method: 'delete',
  path: '/wps/game/favorite',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { token: 'token' },
  inBody: ['token'],
  check: boolean,
}
