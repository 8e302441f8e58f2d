// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, dateTime, integer, list, number, object, string } from '../check.ts'
import { checkLaunch } from './firstLoad.gen.ts'
import type { Operation } from '../operation.ts'

const checkLottery = object({
  mobileIconUrl: string(400),
  winningTime: dateTime,
  numero: string(40),
  remark: string(120),
  isSale: boolean,
  remainTime: integer(0, 315360000000),
  lockTime: integer(0, 31536000),
  previousWinningNumber: string(400),
  gameGroupCode: string(40),
  gameId: string(64),
  gameCode: string(64),
  tag: string(40),
  entPlaySwitch: boolean,
  tradPlaySwitch: boolean,
  mUi: string(40),
  css: string(40),
  code: string(40),
  lotteryTime: array(integer(0, 253402300799999), 2),
}, { vendor: string(40), roomId: string(64), nodeId: integer() })

const checkDrawResult = object({ numero: string(40), winningTime: dateTime, winningNumber: string(400) })

const checkRunningDraw = object({
  code: string(40),
  numero: string(40),
  winningTime: dateTime,
  remainTime: integer(0, 315360000000),
  lockTime: integer(0, 31536000),
  isSale: boolean,
  lotteryTime: array(integer(0, 253402300799999), 2),
  previousNumero: string(40),
  previousWinningNumber: string(400),
})

const checkLotteryOption = object({ code: string(20), name: string(80), odds: number(0, 1000000000) })

const checkLotteryPlay = object({
  playCode: string(40),
  playType: string(20),
  name: string(80),
  about: string(200),
  minStakeMinor: integer(0, 1000000000000000),
  maxStakeMinor: integer(0, 1000000000000000),
  options: list(checkLotteryOption, 40),
}, { digits: integer(0, 1000000000), odds: number(0, 1000000000) })

const checkLotteryPlays = object({
  code: string(40),
  remark: string(120),
  kind: string(40),
  maxBets: integer(0, 1000000000),
  drawLimitMinor: integer(0, 100000000000),
  plays: list(checkLotteryPlay, 40),
})

const checkLotteryGroup = object({ gameGroupId: string(40), displayName: string(80), games: array(string(64), 100) })

const checkLotteryMenuGroup = object({
  tag: string(40),
  labelName: string(80),
  gameGroupId: string(40),
  displayName: string(80),
  gameMenus: list(checkLotteryGroup, 20),
  games: list(checkLottery, 100),
})

const checkLotteryOrder = object({
  orderId: string(20),
  code: string(40),
  remark: string(120),
  mobileIconUrl: string(400),
  numero: string(40),
  prizeMode: string(20),
  status: string(20),
  stakeMinor: integer(0, 1000000000000000),
  payoutMinor: integer(0, 1000000000000000),
  refundMinor: integer(0, 1000000000000000),
  betCount: integer(0, 1000000000),
  placedAt: dateTime,
  winningTime: dateTime,
  cancellable: boolean,
}, {
  winningNumber: string(400),
  gateway: integer(),
  remainTime: integer(0, 315360000000),
  lockTime: integer(0, 31536000),
})

const checkLotteryOrderList = object({
  content: array(checkLotteryOrder, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
  sumStakeMinor: integer(0, 1000000000000000),
  sumPayoutMinor: integer(0, 1000000000000000),
}, { next: string(40) })

const checkLotterySubOrder = object({
  subOrderId: integer(),
  playCode: string(40),
  playName: string(80),
  selection: string(20),
  selectionName: string(80),
  odds: number(0, 1000000000),
  stakeMinor: integer(0, 1000000000000000),
  payoutMinor: integer(0, 1000000000000000),
  status: string(20),
})

const checkLotteryOrderDetail = object({
  order: checkLotteryOrder,
  subOrders: array(checkLotterySubOrder, 20),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
})

/** List lotteries with their running draw: GET /lgw/lottery/list */
export const lotteryList: Operation<'lotteryList', never> = {
  id: 'lotteryList',
  method: 'get',
  path: '/lgw/lottery/list',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: list(checkLottery, 100),
}

/** List e-lotteries with their running draw: GET /lgw/lottery/eList */
export const eLotteryList: Operation<'eLotteryList', never> = {
  id: 'eLotteryList',
  method: 'get',
  path: '/lgw/lottery/eList',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: list(checkLottery, 100),
}

/** List the last draws of a lottery, the newest first: GET /lgw/lottery/recentDraws */
export const recentDraws: Operation<'recentDraws', never> = {
  id: 'recentDraws',
  method: 'get',
  path: '/lgw/lottery/recentDraws',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: list(checkDrawResult, 100),
}

/** Get the running draw of a lottery and the result of the previous draw: GET /lgw/lottery/numero */
export const runningDraw: Operation<'runningDraw', never> = {
  id: 'runningDraw',
  method: 'get',
  path: '/lgw/lottery/numero',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkRunningDraw,
}

/** List the kinds of bets in a lottery, with odds and limits: GET /lgw/lottery/plays */
export const lotteryPlays: Operation<'lotteryPlays', never> = {
  id: 'lotteryPlays',
  method: 'get',
  path: '/lgw/lottery/plays',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkLotteryPlays,
}

/** List all lotteries by tab and group: GET /lgw/vn/games/game_menu */
export const lotteryMenu: Operation<'lotteryMenu', 'language'> = {
  id: 'lotteryMenu',
  method: 'get',
  path: '/lgw/vn/games/game_menu',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { language: 'language' },
  check: list(checkLotteryMenuGroup, 20),
}

/** Launch the lobby of the lotteries or the betting page of one lottery: POST /lgw/launchGame */
export const launchLottery: Operation<'launchLottery', 'language'> = {
  id: 'launchLottery',
  method: 'post',
  path: '/lgw/launchGame',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: { language: 'language' },
  inBody: ['language'],
  check: checkLaunch,
}

/** List the member's orders, the newest first: GET /lgw/orders */
export const lotteryOrders: Operation<'lotteryOrders', 'language' | 'token'> = {
  id: 'lotteryOrders',
  method: 'get',
  path: '/lgw/orders',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { language: 'language', token: 'token' },
  check: checkLotteryOrderList,
}

/** Place an order on the running draw of a lottery: POST /lgw/orders */
export const placeLotteryOrder: Operation<'placeLotteryOrder', 'token'> = {
  id: 'placeLotteryOrder',
  method: 'post',
  path: '/lgw/orders',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: { token: 'token' },
  inBody: ['token'],
  check: checkLotteryOrderDetail,
}

/** Get an order with its sub-orders and the result of its draw: GET /lgw/orders/detail */
export const lotteryOrderDetail: Operation<'lotteryOrderDetail', 'language' | 'token'> = {
  id: 'lotteryOrderDetail',
  method: 'get',
  path: '/lgw/orders/detail',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { language: 'language', token: 'token' },
  check: checkLotteryOrderDetail,
}

/** Cancel sub-orders while their draw is on sale: POST /lgw/orders/suborders/cancel */
export const cancelLotteryOrder: Operation<'cancelLotteryOrder', 'token'> = {
  id: 'cancelLotteryOrder',
  method: 'post',
  path: '/lgw/orders/suborders/cancel',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: { token: 'token' },
  inBody: ['token'],
  check: checkLotteryOrderDetail,
}
