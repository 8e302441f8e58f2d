// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, dateTime, integer, list, nullable, number, object, oneOf, string, url } from '../check.ts'
import type { Operation } from '../operation.ts'

export const checkMobileTemplate = object({}, { mem_cen: string(16), dep_func: string(16) })

const checkStartup = object({
  info: string(2000),
  location: string(8),
  maintenance: boolean,
  regionRestriction: boolean,
  serverTime: integer(0, 253402300799999),
}, { mobileTemplate: checkMobileTemplate })

const checkSystemStatus = object({
  maintenance: boolean,
  regionRestriction: boolean,
  info: string(2000),
  endsAt: nullable(dateTime),
  serverTime: integer(0, 253402300799999),
})

export const checkBanner = object({ id: integer(), url: string(400), title: string(200) }, { promotionType: nullable(string(400)) })

const checkAnnouncement = object({ id: integer(), title: string(200) })

const checkPopup = object({
  id: integer(),
  title: string(200),
  content: string(262144),
  promotionType: nullable(string(400)),
  execution: oneOf('A', 'B', 'F'),
})

export const checkHotMatch = object({
  homeTeam: string(120),
  awayTeam: string(120),
  homeTeamImageUrl: string(400),
  awayTeamImageUrl: string(400),
  league: string(120),
  matchTime: dateTime,
  vendor: string(120),
  roomId: string(120),
  nodeId: integer(),
})

const checkPromotion = object({ id: integer(), title: string(200) })

const checkHomeAnnouncements = object({
  banners: list(checkBanner, 20),
  player: list(checkAnnouncement, 100),
  popup: list(checkPopup, 50),
  hot: list(checkHotMatch, 50),
  promotion: list(checkPromotion, 50),
})

const checkValidationRule = object({ name: string(40) }, { minLength: integer(0, 1000000000), maxLength: integer(0, 1000000000), pattern: string(200) })

const checkValidationRules = object({ rules: list(checkValidationRule, 60) })

const checkMemberInfo = object({
  id: integer(),
  account: string(64),
  nickname: nullable(string(64)),
  userName: string(64),
  type: integer(0, 1000000000),
  regDate: dateTime,
  toUpline: boolean,
}, { vipLevel: nullable(string(64)), withdrawAllowed: boolean, playBreak: string(20) })

const checkBalance = object({ sumBalance: number(-10000000000000, 10000000000000), currencySymbol: nullable(string(8)) })

export const checkCategory = oneOf('ELOTTO', 'RNG', 'FISH', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'INHOUSE', 'POKER', 'COCKFIGHT')

const checkVendor = object({
  vassalage: string(120),
  accountTypeName: string(120),
  gameType: checkCategory,
  gameId: string(120),
  nodeId: integer(),
  mobileLargeIcon: string(400),
})

const checkGame = object({
  nodeId: integer(),
  gameName: string(120),
  nodeName: string(120),
  vassalage: string(120),
  iconUrl: string(400),
  showIcon: boolean,
  supportPlay: boolean,
  gameType: checkCategory,
  roomId: string(120),
  gameId: string(120),
}, { vendorName: string(120) })

const checkPopularSection = object({ gameType: checkCategory, vendors: list(checkVendor, 60), games: list(checkGame, 60) })

export const checkListedGame = object({
  nodeId: integer(),
  gameName: string(120),
  nodeName: string(120),
  vassalage: string(120),
  iconUrl: string(400),
  showIcon: boolean,
  supportPlay: boolean,
  gameType: checkCategory,
  roomId: string(120),
  gameId: string(120),
}, {
  vendorName: string(120),
  gameClassify: string(40),
  isNew: boolean,
  roomType: string(20),
  priceMinor: integer(0, 1000000000000000),
  code: string(40),
})

const checkGameClassification = object({ code: string(40), name: string(80) })

const checkGameTypes = object({ content: list(checkGameClassification, 50) })

const checkRecentGames = object({ content: list(checkListedGame, 30) })

export const checkLaunch = object({ gameUrl: url }, { openMode: string(20) })

/** Get the start-up settings: GET /wps/system/startup */
export const startup: Operation<'startup', never> = {
  id: 'startup',
  method: 'get',
  path: '/wps/system/startup',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkStartup,
}

/** Get the status of the platform: GET /wps/system/status */
export const systemStatus: Operation<'systemStatus', never> = {
  id: 'systemStatus',
  method: 'get',
  path: '/wps/system/status',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkSystemStatus,
}

/** Get the published content of the home page: GET /wps/announcement/home */
export const homeAnnouncements: Operation<'homeAnnouncements', 'merchantCode' | 'token'> = {
  id: 'homeAnnouncements',
  method: 'get',
  path: '/wps/announcement/home',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchantCode: 'merchantCode', token: 'token?' },
  check: checkHomeAnnouncements,
}

/** List the banners of the home page: GET /wps/announcement/banner */
export const announcementBanner: Operation<'announcementBanner', 'merchantCode'> = {
  id: 'announcementBanner',
  method: 'get',
  path: '/wps/announcement/banner',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchantCode: 'merchantCode' },
  check: list(checkBanner, 20),
}

/** Get the validation rules of form fields: GET /wps/account/registerValidation */
export const registerValidation: Operation<'registerValidation', never> = {
  id: 'registerValidation',
  method: 'get',
  path: '/wps/account/registerValidation',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkValidationRules,
}

/** Get the signed-in member: GET /wps/member/info */
export const memberInfo: Operation<'memberInfo', never> = {
  id: 'memberInfo',
  method: 'get',
  path: '/wps/member/info',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkMemberInfo,
}

/** Get the balance of all wallets: GET /wps/wallets/balance */
export const balance: Operation<'balance', never> = {
  id: 'balance',
  method: 'get',
  path: '/wps/wallets/balance',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkBalance,
}

/** List popular games and vendors by category: GET /wps/game/popular */
export const popularGames: Operation<'popularGames', 'language' | 'merchantCode'> = {
  id: 'popularGames',
  method: 'get',
  path: '/wps/game/popular',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { language: 'language', merchantCode: 'merchantCode' },
  check: list(checkPopularSection, 12),
}

/** List hot games: GET /wps/game/hotGames */
export const hotGames: Operation<'hotGames', 'language' | 'merchantCode'> = {
  id: 'hotGames',
  method: 'get',
  path: '/wps/game/hotGames',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { language: 'language', merchantCode: 'merchantCode' },
  check: object({ list: list(checkListedGame, 60) }),
}

/** List the classifications of a category: GET /wps/game/types */
export const gameTypes: Operation<'gameTypes', 'merchant_code'> = {
  id: 'gameTypes',
  method: 'get',
  path: '/wps/game/types',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchant_code: 'merchantCode' },
  check: checkGameTypes,
}

/** List all vendors, one entry for each category of a vendor: GET /wps/game/vassalages */
export const allVassalages: Operation<'allVassalages', 'merchant_code'> = {
  id: 'allVassalages',
  method: 'get',
  path: '/wps/game/vassalages',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchant_code: 'merchantCode' },
  check: list(checkVendor, 300),
}

/** List the member's recent games, the newest first: GET /wps/game/recent */
export const recentGames: Operation<'recentGames', 'language' | 'token'> = {
  id: 'recentGames',
  method: 'get',
  path: '/wps/game/recent',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { language: 'language', token: 'token' },
  check: checkRecentGames,
}

/** Launch a game: GET /wps/game/launchGame */
export const launchGame: Operation<'launchGame', never> = {
  id: 'launchGame',
  method: 'get',
  path: '/wps/game/launchGame',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkLaunch,
}
