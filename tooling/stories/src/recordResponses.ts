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
import { moduleIdByCall, type PublicMerchant } from '@lobby/merchant'
import { demoPaymentPassword } from '@lobby/sandbox/server'

/** Maps a call, for example `GET /wps/member/info`, to the value in the sandbox's response. */
export type RecordedResponses = Readonly<Record<string, unknown>>

/** An API client, and the values of all responses that the client has received. */
interface Recorder {
  readonly api: Client
  readonly responses: RecordedResponses
}

function openRecorder(origin: string, code: string, language: string, token: string | null = null): Recorder {
  const client = createClient({
    baseUrl: origin,
    fetch: (request) => fetch(request),
    merchantCode: code,
    getToken: () => token,
    getLanguage: () => language,
  })
  const responses: Record<string, unknown> = {}
  const call: Client['call'] = async (operation, ...options) => {
    const value = await client.call(operation, ...options)
    responses[`${operation.method.toUpperCase()} ${operation.path}`] = value
    return value
  }
  return { api: { ...client, call }, responses }
}

/** Records the responses that are the same for all merchants. */
export async function recordSharedResponses(origin: string, merchant: PublicMerchant): Promise<RecordedResponses> {
  const { api, responses } = openRecorder(origin, merchant.code, 'EN')
  await api.call(startup)
  await api.call(enabledPromotions)
  await api.call(popularGames, { query: { platform: 'html5' } })
  await api.call(hotGames, { query: { isPlatform: 2, platform: 'html5' } })
  await api.call(gameTypes, { query: { typeId: 'RNG' } })
  await api.call(gameList, {
    query: { platform: 'html5', clientType: 2, gameType: 'RNG', typeId: 'RNG', pageNo: 1, pageSize: 26 },
  })
  await api.call(gameMenus)
  // This response differs in each recording, because the digits of the captcha are random.
  await api.call(captcha, { query: { captchaId: 'captcha-of-the-stories', moduleId: moduleIdByCall.captcha } })
  await api.call(lotteryList, { query: { prizeMode: 'LOTT' } })
  return responses
}

/** Records a merchant's published content, and its deposit methods, which only a member can request. */
export async function recordMerchantResponses(
  origin: string,
  merchant: PublicMerchant,
  language: string,
): Promise<RecordedResponses> {
  const { api, responses } = openRecorder(origin, merchant.code, language)
  await api.call(homeAnnouncements, { query: { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M' } })
  await api.call(hotMatches, { query: { types: 'H', platform: 'M' } })
  await api.call(registerValidation)
  await api.call(registerSettings)
  await api.call(registerAnnouncements, { query: { types: 'B', groupName: 'm_reg', platform: 'M' } })
  await api.call(userAgreement)
  await api.call(mobileNotice, { query: { platform: 'M' } })
  await api.call(popularAnnouncements, { query: { platform: 'M' } })
  await api.call(helpCenter, { query: { device: 'MOBILE' } })
  await api.call(customerService)
  await api.call(serviceResources)
  await api.call(downloadLinks)
  await api.call(consolidatedTemplate)
  const member = openRecorder(origin, merchant.code, language, await signIn(origin, merchant, people.member))
  await member.api.call(depositMethods)
  return { ...responses, ...member.responses }
}

/** Signs a demo member in, and returns the token of the session. */
async function signIn(origin: string, merchant: PublicMerchant, member: string): Promise<string> {
  const response = await fetch(`${origin}/__dev/session`, {
    method: 'POST',
    body: JSON.stringify({ merchant: merchant.id, member }),
  })
  const { token } = (await response.json()) as { token: string }
  return token
}

/** Maps each kind of session in stories to the demo member who is signed in. */
const people = { member: 'ana', agent: 'agent', trial: 'trial' } as const

/** Records the responses that only a signed-in member receives, for each kind of session. */
export async function recordMemberResponses(
  origin: string,
  merchant: PublicMerchant,
): Promise<Readonly<Record<string, RecordedResponses>>> {
  const responsesBySession: Record<string, RecordedResponses> = {}
  for (const [session, username] of Object.entries(people)) {
    const code = session === 'trial' ? merchant.trialCode : merchant.code
    const { api, responses } = openRecorder(origin, code, 'EN', await signIn(origin, merchant, username))
    await api.call(memberInfo)
    await api.call(balance)
    await api.call(unreadMailCount)
    await api.call(favouriteGames, { query: { pageNo: 1, pageSize: 200 } })
    await api.call(pendingDeposits)
    await api.call(pendingWithdrawals)
    const { accounts } = await api.call(payoutAccounts)
    await api.call(withdrawalRules)
    responsesBySession[session] = { ...responses }
    if (session === 'member')
      responsesBySession[session] = { ...responses, ...(await recordOrders(api, accounts[0]?.accountId ?? 0)) }
  }
  return responsesBySession
}

/** Creates and records a pending deposit and a withdrawal in review. */
async function recordOrders(api: Client, accountId: number): Promise<RecordedResponses> {
  const { deposit } = await api.call(createDeposit, {
    body: { method: 'PIX', amountMinor: 10_000 },
    idempotencyKey: 'the-deposit-of-the-stories',
  })
  const { withdrawal } = await api.call(withdraw, {
    body: { accountId, amountMinor: 10_000, paymentPassword: demoPaymentPassword },
    idempotencyKey: 'the-withdrawal-of-the-stories',
  })
  const { depositId } = deposit
  const { withdrawalId } = withdrawal
  return {
    'GET /wps/deposit/detail': await api.call(depositDetail, { query: { depositId } }),
    'GET /wps/withdrawal/detail': await api.call(withdrawalDetail, { query: { withdrawalId } }),
  }
}
