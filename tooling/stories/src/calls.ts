import { createClient, type Client } from '@lobby/api'
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
  createDeposit,
  depositDetail,
  depositMethods,
  payoutAccounts,
  pendingDeposits,
  pendingWithdrawals,
  withdraw,
  withdrawalDetail,
  withdrawalRules,
} from '@lobby/api/operations/wallet'
import { moduleOfCall, type PublicMerchant } from '@lobby/merchant'
import { demoPaymentPassword } from '@lobby/sandbox/server'

/** `METHOD /path` to the value that was answered. */
export type Recorded = Readonly<Record<string, unknown>>

type Call = readonly [
  operation: { readonly method: string; readonly path: string },
  ask: (api: Client) => Promise<unknown>,
]

const open = (origin: string, code: string, language: string, token: string | null = null) =>
  createClient({
    baseUrl: origin,
    fetch: (request) => fetch(request),
    merchantCode: code,
    getToken: () => token,
    getLanguage: () => language,
  })

/** Makes the calls and keeps what the contract names of each answer. */
async function recordCalls(api: Client, calls: readonly Call[]): Promise<Recorded> {
  const answers = await Promise.all(
    calls.map(async ([{ method, path }, ask]) => [`${method.toUpperCase()} ${path}`, await ask(api)] as const),
  )
  return Object.fromEntries(answers)
}

/** What every merchant's players see alike. */
export function recordShared(origin: string, merchant: PublicMerchant): Promise<Recorded> {
  return recordCalls(open(origin, merchant.code, 'EN'), [
    [startup, (api) => api.call(startup)],
    [enabledPromotions, (api) => api.call(enabledPromotions)],
    [popularGames, (api) => api.call(popularGames, { query: { platform: 'html5' } })],
    [hotGames, (api) => api.call(hotGames, { query: { isPlatform: 2, platform: 'html5' } })],
    [gameTypes, (api) => api.call(gameTypes, { query: { typeId: 'RNG' } })],
    [
      gameList,
      (api) =>
        api.call(gameList, {
          query: { platform: 'html5', clientType: 2, gameType: 'RNG', typeId: 'RNG', pageNo: 1, pageSize: 26 },
        }),
    ],
    [gameMenus, (api) => api.call(gameMenus)],
    // Whichever digits it shows.
    [
      captcha,
      (api) => api.call(captcha, { query: { captchaId: 'captcha-of-the-stories', moduleId: moduleOfCall.captcha } }),
    ],
    [lotteryList, (api) => api.call(lotteryList, { query: { prizeMode: 'LOTT' } })],
  ])
}

/** What a merchant's editors publish, and the ways to pay in, which a member alone is told. */
export async function recordMerchant(origin: string, merchant: PublicMerchant, language: string): Promise<Recorded> {
  const member = open(origin, merchant.code, language, await signIn(origin, merchant, people.member))
  return recordCalls(open(origin, merchant.code, language), [
    [
      homeAnnouncements,
      (api) => api.call(homeAnnouncements, { query: { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M' } }),
    ],
    [hotMatches, (api) => api.call(hotMatches, { query: { types: 'H', platform: 'M' } })],
    [registerValidation, (api) => api.call(registerValidation)],
    [registerSettings, (api) => api.call(registerSettings)],
    [
      registerAnnouncements,
      (api) => api.call(registerAnnouncements, { query: { types: 'B', groupName: 'm_reg', platform: 'M' } }),
    ],
    [userAgreement, (api) => api.call(userAgreement)],
    [mobileNotice, (api) => api.call(mobileNotice, { query: { platform: 'M' } })],
    [popularAnnouncements, (api) => api.call(popularAnnouncements, { query: { platform: 'M' } })],
    [helpCenter, (api) => api.call(helpCenter, { query: { device: 'MOBILE' } })],
    [customerService, (api) => api.call(customerService)],
    [serviceResources, (api) => api.call(serviceResources)],
    [downloadLinks, (api) => api.call(downloadLinks)],
    [consolidatedTemplate, (api) => api.call(consolidatedTemplate)],
    [depositMethods, () => member.call(depositMethods)],
  ])
}

/** A session of one of the demo's people. @returns its token */
async function signIn(origin: string, merchant: PublicMerchant, member: string): Promise<string> {
  const answer = await fetch(`${origin}/__dev/session`, {
    method: 'POST',
    body: JSON.stringify({ merchant: merchant.id, member }),
  })
  const { token } = (await answer.json()) as { token: string }
  return token
}

/** A deposit that waits, and a withdrawal in review. */
async function recordOrders(api: Client): Promise<Recorded> {
  const { deposit } = await api.call(createDeposit, {
    body: { method: 'PIX', amountMinor: 10_000 },
    idempotencyKey: 'the-deposit-of-the-stories',
  })
  const { accounts } = await api.call(payoutAccounts)
  const body = { accountId: accounts[0]?.accountId ?? 0, amountMinor: 10_000, paymentPassword: demoPaymentPassword }
  const { withdrawal } = await api.call(withdraw, { body, idempotencyKey: 'the-withdrawal-of-the-stories' })
  return recordCalls(api, [
    [depositDetail, (client) => client.call(depositDetail, { query: { depositId: deposit.depositId } })],
    [withdrawalDetail, (client) => client.call(withdrawalDetail, { query: { withdrawalId: withdrawal.withdrawalId } })],
  ])
}

/** Who is signed in, by the kind of session that stories know. */
const people = { member: 'ana', agent: 'agent', trial: 'trial' } as const

/** What is a person's own, by the kind of session. */
export async function recordMember(
  origin: string,
  merchant: PublicMerchant,
): Promise<Readonly<Record<string, Recorded>>> {
  const answers = await Promise.all(
    Object.entries(people).map(async ([session, username]) => {
      const code = session === 'trial' ? merchant.trialCode : merchant.code
      const client = open(origin, code, 'EN', await signIn(origin, merchant, username))
      const own = await recordCalls(client, [
        [memberInfo, (api) => api.call(memberInfo)],
        [balance, (api) => api.call(balance)],
        [unreadMailCount, (api) => api.call(unreadMailCount)],
        [favouriteGames, (api) => api.call(favouriteGames, { query: { pageNo: 1, pageSize: 200 } })],
        [pendingDeposits, (api) => api.call(pendingDeposits)],
        [pendingWithdrawals, (api) => api.call(pendingWithdrawals)],
        [payoutAccounts, (api) => api.call(payoutAccounts)],
        [withdrawalRules, (api) => api.call(withdrawalRules)],
      ])
      return [session, session === 'member' ? { ...own, ...(await recordOrders(client)) } : own] as const
    }),
  )
  return Object.fromEntries(answers)
}
