import { createPlatformKeysFixture } from '@lobby/auth/testing/keys'
import { createGameFixture, createPopularSectionFixture } from '@lobby/games/testing/games'
import {
  createSessionFixture,
  loadProductMessages,
  createRefusalResponse,
  type PlatformResponse,
  type PlatformResponses,
} from '@lobby/platform/testing'

const keys = createPlatformKeysFixture()

/** The public key of the test platform. The sign-in encrypts the password with this key. */
export const encryptionKeyFixture = keys.then((pair) => pair.encryptionKey)

/** Returns the session that the test platform starts for a member. */
export const createMemberSessionFixture = (userName: string) =>
  createSessionFixture({ userName, token: `token-of-${userName}-0123` })

const startup = { info: '', location: 'BR', maintenance: false, regionRestriction: false, serverTime: Date.now() }
/** Responds with the info of one member: the member to whom the session token in the request belongs. */
const memberInfo: PlatformResponse = (request) => {
  const userName = /token-of-(\w+)-/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? 'ana'
  return Response.json({ success: true, value: { ...common, account: userName, userName } })
}
const common = {
  id: 1,
  nickname: null,
  type: 1,
  regDate: '2026-01-01T00:00:00Z',
  toUpline: false,
  vipLevel: null,
  withdrawAllowed: true,
}

/** Returns the start-up response of an open platform, with the given changes. */
export const createStartUpResponseFixture = (more: object = {}): PlatformResponse => ({
  value: { ...startup, ...more },
})

/** The response with one page of the slots list. */
export const gameListResponse = {
  games: [createGameFixture(1), createGameFixture(2)],
  pageNum: 1,
  totalPages: 1,
  total: 2,
  vendors: [],
}

/** Answers a sign-in. The password of every member is `Lobby2026`. */
const signIn: PlatformResponse = async (request) => {
  const { username, password } = await (await keys).open(request)
  if (password !== 'Lobby2026') return createRefusalResponse('auth.credentials')
  const { token, type, userName } = createMemberSessionFixture(String(username))
  return Response.json({ success: true, value: { token, userName, customerType: type, firstTimeLogin: false } })
}

/**
 * The responses of a platform that is open: home with two slots, one page of the slots list, and a different balance
 * for each member.
 */
export const availablePlatformResponses: PlatformResponses = {
  'GET /wps/system/startup': createStartUpResponseFixture(),
  'GET /wps/account/registerValidation': {
    value: { rules: [{ name: 'loginUsername', minLength: 3, maxLength: 32, pattern: '[A-Za-z0-9]+' }] },
  },
  'POST /wps/member/login': signIn,
  'DELETE /wps/member/logout': { value: true },
  'GET /wps/member/info': memberInfo,
  'GET /wps/wallets/balance': (request) => {
    const sumBalance = request.headers.get('Authorization')?.includes('-vip-') ? 900.5 : 12.5
    return Response.json({ success: true, value: { sumBalance, currencySymbol: 'R$' } })
  },
  'GET /wps/message/unreadCount': { value: 0 },
  'GET /wps/game/popular': {
    value: [createPopularSectionFixture('RNG', { games: [createGameFixture(1), createGameFixture(2)] })],
  },
  'GET /wps/game/hotGames': { value: { list: [createGameFixture(71)] } },
  'GET /wps/game/list': { value: gameListResponse },
  'GET /wps/game/types': { value: { content: [] } },
  'GET /wps/game/favorites': { value: { content: [], pageNum: 1, totalPages: 1 } },
  'GET /wps/announcement/home': { value: { banners: [], player: [], popup: [], hot: [], promotion: [] } },
}

/** The names of all message groups of the product. */
const groups = Object.keys(import.meta.glob('../../../../packages/i18n/messages/EN/*.json')).map((path) =>
  path.replace(/^.*\/|\.json$/g, ''),
)

/** The URLs of the dictionaries in the format of a stamped site, for example `/i18n/EN.core`. */
export const dictionaryUrlsFixture = Object.fromEntries(
  ['EN', 'PT'].map((code) => [code, Object.fromEntries(groups.map((group) => [group, `/i18n/${code}.${group}`]))]),
)

/** Responds to the URL of any dictionary with all messages of its language. */
export async function respondWithDictionary(url: string): Promise<Response> {
  const messages = await loadProductMessages(/^\/i18n\/(\w+)\./.exec(url)?.[1] ?? '')
  return Object.assign(new Response(), { json: () => Promise.resolve(messages) })
}
