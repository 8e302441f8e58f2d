import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registerSettings } from '@lobby/api/operations/account'
import {
  hotMatches,
  mobileNotice,
  popularAnnouncements,
  registerAnnouncements,
} from '@lobby/api/operations/announcement'
import {
  balance,
  gameTypes,
  homeAnnouncements,
  hotGames,
  memberInfo,
  popularGames,
  registerValidation,
  startup,
} from '@lobby/api/operations/firstLoad'
import { favouriteGames, gameList, gameMenus } from '@lobby/api/operations/game'
import { lotteryList } from '@lobby/api/operations/lottery'
import { captcha } from '@lobby/api/operations/member'
import { unreadMailCount } from '@lobby/api/operations/message'
import { enabledPromotions } from '@lobby/api/operations/promotion'
import {
  consolidatedTemplate,
  customerService,
  downloadLinks,
  helpCenter,
  serviceResources,
  userAgreement,
} from '@lobby/api/operations/system'
import {
  depositDetail,
  depositMethods,
  payoutAccounts,
  pendingDeposits,
  pendingWithdrawals,
  withdrawalDetail,
  withdrawalRules,
} from '@lobby/api/operations/wallet'
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

/** Returns all recorded responses of a file, at any depth, as pairs of route and value. */
function collectAnswers(value: unknown): [string, unknown][] {
  return Object.entries(Object(value) as Readonly<Record<string, unknown>>).flatMap(
    ([key, inner]): [string, unknown][] => (key.includes(' /') ? [[key, inner]] : collectAnswers(inner)),
  )
}

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'))
const recorded = files.flatMap((name) =>
  collectAnswers(JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))).map(([route, value]) => ({
    name,
    route,
    value,
  })),
)

/** Validates a recorded response against the API contract. Returns one message for each fault, or an empty list. */
function findFaults(route: string, value: unknown): string[] {
  const faults: string[] = []
  try {
    byRoute.get(route)?.check(value, 'value', (place) => faults.push(`${place} is not in the contract`))
  } catch (error) {
    faults.push(String(error))
  }
  return faults
}

test('has recorded responses only for routes of the API contract', () => {
  expect(recorded.length).toBeGreaterThan(10)
  expect(recorded.map(({ route }) => route).filter((route) => !byRoute.has(route))).toEqual([])
})

test.each(recorded)(
  'finds no violation of the API contract in the recorded response to $route in the file $name',
  ({ route, value }) => {
    expect(findFaults(route, value), 'Record it again: node tooling/stories/src/record.ts').toEqual([])
  },
)

test('control: reports a recorded response that violates the API contract', () => {
  expect(findFaults('GET /wps/wallets/balance', { sumBalance: '12', currencySymbol: 'R$' })).toHaveLength(1)
})
