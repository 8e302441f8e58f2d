import { createLotteryBetFixture, createLotteryOrderFixture } from '@lobby/lottery/testing'
import { createRefusalResponse, type PlatformResponses } from '@lobby/platform/testing'
import shared from '../answers/shared.json'
import { failingResponse, pendingResponse } from './storyHelpers.ts'

const lotteries = shared['GET /lgw/lottery/list']
const menu = 'GET /lgw/vn/games/game_menu'
const orders = 'GET /lgw/orders'
const detail = 'GET /lgw/orders/detail'

const kinds = [...new Set(lotteries.map(({ gameGroupCode }) => gameGroupCode))]
const tabs = kinds.map((tag) => ({
  tag,
  labelName: tag,
  gameGroupId: tag,
  displayName: tag,
  gameMenus: [],
  games: lotteries.filter(({ gameGroupCode }) => gameGroupCode === tag),
}))
/** The lottery menu for the lotteries of the recorded responses, with a tab for each category. */
export const lotteryMenuResponses: PlatformResponses = { [menu]: { value: tabs } }
/** The menu of the recorded lotteries, with the lotteries of each category in two groups. */
export const lotteryGroupsResponses: PlatformResponses = {
  [menu]: {
    value: tabs.map((tab) => {
      const [first, ...others] = tab.games.map(({ gameId }) => gameId)
      return {
        ...tab,
        gameMenus: [
          { gameGroupId: 'FAST', displayName: 'Every minute', games: [first] },
          { gameGroupId: 'DAY', displayName: 'Once a day', games: others },
        ],
      }
    }),
  },
}
export const noLotteriesResponses: PlatformResponses = { [menu]: { value: [] } }

const launch = 'POST /lgw/launchGame'
export const unknownLotteryLaunchResponses: PlatformResponses = {
  [launch]: () => createRefusalResponse('lottery.unknown'),
}

/** Returns an order on the recorded lottery with the given index. */
const orderOn = (place: number, state: object) => {
  const lottery = lotteries[place]
  if (!lottery)
    throw new Error('The stories need more lotteries than are recorded. Run: node tooling/stories/src/record.ts')
  const { code, remark, mobileIconUrl, numero, winningTime, lockTime } = lottery
  const own = { code, remark, mobileIconUrl, numero, winningTime, lockTime }
  return {
    ...createLotteryOrderFixture(place, {
      ...own,
      stakeMinor: 1250,
      placedAt: winningTime,
      cancellable: false,
      remainTime: 0,
    }),
    gateway: 3,
    ...state,
  }
}
const open = orderOn(4, { status: 'OPEN', cancellable: true, remainTime: 1_800_000 })
const won = orderOn(3, {
  status: 'WON',
  gateway: 1,
  payoutMinor: 118_750,
  winningNumber: lotteries[3]?.previousWinningNumber,
})
const bet = (id: number, state: object) =>
  createLotteryBetFixture(id, { selectionName: 'Big', stakeMinor: 625, ...state })

/** One page of the list of orders, with an order in each state. */
export const lotteryOrdersResponses: PlatformResponses = {
  [orders]: {
    value: {
      content: [
        open,
        won,
        orderOn(2, { status: 'LOST', winningNumber: lotteries[2]?.previousWinningNumber }),
        orderOn(1, { status: 'CANCELLED', refundMinor: 1250 }),
      ],
      pageNum: 1,
      totalPages: 1,
      total: 4,
      sumStakeMinor: 3750,
      sumPayoutMinor: 118_750,
    },
  },
}
export const noLotteryOrdersResponses: PlatformResponses = {
  [orders]: { value: { content: [], pageNum: 1, totalPages: 0, total: 0, sumStakeMinor: 0, sumPayoutMinor: 0 } },
}
export const unknownLotteryOrderResponses: PlatformResponses = {
  [detail]: () => createRefusalResponse('lottery.order.unknown'),
}
/** The details of one open order. */
export const openLotteryOrderResponses: PlatformResponses = {
  [detail]: {
    value: {
      order: open,
      subOrders: [bet(1, {}), bet(2, { selection: 'SMALL', selectionName: 'Small' })],
      balanceMinor: 123_400,
    },
  },
}
export const wonLotteryOrderResponses: PlatformResponses = {
  [detail]: {
    value: {
      order: won,
      subOrders: [bet(1, { status: 'LOST' }), bet(2, { selectionName: 'Small', status: 'WON', payoutMinor: 118_750 })],
      balanceMinor: 123_400,
    },
  },
}

const [sold, ...others] = lotteries
if (!sold) throw new Error('No lottery is recorded. Run: node tooling/stories/src/record.ts')
/** The path of the betting page of the first recorded lottery. The responses below belong to this lottery. */
export const recordedBettingPath = `/m/startLottery?code=${sold.code}`
const odds = (code: string, name: string, times: number) => ({ code, name, odds: times })
const plays = {
  code: sold.code,
  remark: sold.remark,
  kind: 'DIGITS',
  maxBets: 20,
  drawLimitMinor: 500_000,
  plays: [
    {
      playCode: 'SIZE',
      playType: 'ent',
      name: 'Big or small',
      about: 'Big when the digits sum to 23 or more.',
      minStakeMinor: 50,
      maxStakeMinor: 100_000,
      options: [odds('BIG', 'Big', 1.95), odds('SMALL', 'Small', 1.95)],
    },
    {
      playCode: 'LAST2',
      playType: 'trad',
      name: 'Last two',
      about: 'The last two digits, in order.',
      minStakeMinor: 50,
      maxStakeMinor: 20_000,
      digits: 2,
      odds: 95,
      options: [],
    },
  ],
}
/** The latest results of the lottery on sale. They are recorded results of other lotteries. */
const last = others
  .slice(0, 4)
  .map(({ winningTime, previousWinningNumber }, ago) => ({
    numero: `20260115-${180 - ago}`,
    winningTime,
    winningNumber: previousWinningNumber,
  }))
const running = {
  code: sold.code,
  numero: sold.numero,
  winningTime: sold.winningTime,
  remainTime: 1_800_000,
  lockTime: 5,
  isSale: true,
  lotteryTime: [0, 0],
  previousNumero: last[0]?.numero ?? '',
  previousWinningNumber: sold.previousWinningNumber,
}
const [playsCall, drawCall, lastCall] = [
  'GET /lgw/lottery/plays',
  'GET /lgw/lottery/numero',
  'GET /lgw/lottery/recentDraws',
]
/** A lottery whose sales close in half an hour. */
export const openBettingResponses: PlatformResponses = {
  [playsCall]: { value: plays },
  [drawCall]: { value: running },
  [lastCall]: { value: last },
}
/** The lottery of `openBettingResponses` after its sales have closed. */
export const closedBettingResponses: PlatformResponses = {
  ...openBettingResponses,
  [drawCall]: { value: { ...running, remainTime: 4000, isSale: false } },
}
/** The platform refuses a bet, because the member could lose more than the member's own limit allows. */
export const betAboveOwnLimitResponses: PlatformResponses = {
  ...openBettingResponses,
  'POST /lgw/orders': () => createRefusalResponse('responsible.loss.limit'),
}
export const unknownBettingResponses: PlatformResponses = {
  ...openBettingResponses,
  [playsCall]: () => createRefusalResponse('lottery.unknown'),
}
export const pendingBettingResponses: PlatformResponses = {
  [playsCall]: pendingResponse,
  [drawCall]: pendingResponse,
  [lastCall]: pendingResponse,
}
export const failingBettingResponses: PlatformResponses = {
  [playsCall]: failingResponse,
  [drawCall]: failingResponse,
  [lastCall]: failingResponse,
}
