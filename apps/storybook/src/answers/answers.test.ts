import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { balance } from '@lobby/api/operations/balance'
import { captcha } from '@lobby/api/operations/captcha'
import { consolidatedTemplate } from '@lobby/api/operations/consolidatedTemplate'
import { customerService } from '@lobby/api/operations/customerService'
import { depositDetail } from '@lobby/api/operations/depositDetail'
import { depositMethods } from '@lobby/api/operations/depositMethods'
import { downloadLinks } from '@lobby/api/operations/downloadLinks'
import { enabledPromotions } from '@lobby/api/operations/enabledPromotions'
import { favouriteGames } from '@lobby/api/operations/favouriteGames'
import { gameList } from '@lobby/api/operations/gameList'
import { gameMenus } from '@lobby/api/operations/gameMenus'
import { gameTypes } from '@lobby/api/operations/gameTypes'
import { helpCenter } from '@lobby/api/operations/helpCenter'
import { homeAnnouncements } from '@lobby/api/operations/homeAnnouncements'
import { hotGames } from '@lobby/api/operations/hotGames'
import { hotMatches } from '@lobby/api/operations/hotMatches'
import { lotteryList } from '@lobby/api/operations/lotteryList'
import { memberInfo } from '@lobby/api/operations/memberInfo'
import { mobileNotice } from '@lobby/api/operations/mobileNotice'
import { payoutAccounts } from '@lobby/api/operations/payoutAccounts'
import { pendingDeposits } from '@lobby/api/operations/pendingDeposits'
import { pendingWithdrawals } from '@lobby/api/operations/pendingWithdrawals'
import { popularAnnouncements } from '@lobby/api/operations/popularAnnouncements'
import { popularGames } from '@lobby/api/operations/popularGames'
import { registerAnnouncements } from '@lobby/api/operations/registerAnnouncements'
import { registerSettings } from '@lobby/api/operations/registerSettings'
import { registerValidation } from '@lobby/api/operations/registerValidation'
import { serviceResources } from '@lobby/api/operations/serviceResources'
import { startup } from '@lobby/api/operations/startup'
import { unreadMailCount } from '@lobby/api/operations/unreadMailCount'
import { userAgreement } from '@lobby/api/operations/userAgreement'
import { withdrawalDetail } from '@lobby/api/operations/withdrawalDetail'
import { withdrawalRules } from '@lobby/api/operations/withdrawalRules'
import { expect, test } from 'vitest'

const operations = [
  balance,
  captcha,
  consolidatedTemplate,
  customerService,
  depositDetail,
  depositMethods,
  downloadLinks,
  enabledPromotions,
  favouriteGames,
  gameList,
  gameMenus,
  gameTypes,
  helpCenter,
  homeAnnouncements,
  hotGames,
  hotMatches,
  lotteryList,
  memberInfo,
  mobileNotice,
  payoutAccounts,
  pendingDeposits,
  pendingWithdrawals,
  popularAnnouncements,
  popularGames,
  registerAnnouncements,
  registerSettings,
  registerValidation,
  serviceResources,
  startup,
  unreadMailCount,
  userAgreement,
  withdrawalDetail,
  withdrawalRules,
]
const byRoute = new Map<string, (typeof operations)[number]>(
  operations.map((operation) => [`${operation.method.toUpperCase()} ${operation.path}`, operation]),
)

/** Every recorded answer of a file, at whatever depth: a route and its value. */
function answersIn(value: unknown): [string, unknown][] {
  return Object.entries(Object(value) as Readonly<Record<string, unknown>>).flatMap(
    ([key, inner]): [string, unknown][] => (key.includes(' /') ? [[key, inner]] : answersIn(inner)),
  )
}

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'))
const recorded = files.flatMap((name) =>
  answersIn(JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))).map(([route, value]) => ({
    name,
    route,
    value,
  })),
)

/** What the contract says against an answer: nothing, when it holds. */
function faultsOf(route: string, value: unknown): string[] {
  const faults: string[] = []
  try {
    byRoute.get(route)?.check(value, 'value', (place) => faults.push(`${place} is not in the contract`))
  } catch (error) {
    faults.push(String(error))
  }
  return faults
}

test('each recorded route is one of the contract', () => {
  expect(recorded.length).toBeGreaterThan(10)
  expect(recorded.map(({ route }) => route).filter((route) => !byRoute.has(route))).toEqual([])
})

test.each(recorded)('$name: the answer to $route keeps the contract', ({ route, value }) => {
  expect(faultsOf(route, value), 'Record it anew: node tooling/stories/src/record.ts').toEqual([])
})

test('an answer that does not keep it is found', () => {
  expect(faultsOf('GET /wps/wallets/balance', { sumBalance: '12', currencySymbol: 'R$' })).toHaveLength(1)
})
