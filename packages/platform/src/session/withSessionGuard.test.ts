import { balance, popularGames } from '@lobby/api/operations/firstLoad'
import { expect, test } from 'vitest'
import { createSessionFixture, createTestSite } from '../testing/index.ts'

const bob = createSessionFixture({ userName: 'bob', token: 'token-of-bob' })

function pending(path: string, value: unknown) {
  let answer = () => undefined as void
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const site = createTestSite({
    session: createSessionFixture(),
    answers: { [`GET ${path}`]: async () => (await answered, Response.json({ success: true, value })) },
  })
  return { site, answer }
}
const money = { sumBalance: 1, currencySymbol: 'R$' }

test.each([
  ['no member', () => undefined],
  ['another member', (site: ReturnType<typeof createTestSite>) => site.session.signIn(bob)],
])(
  "drops the response to a member's call when it arrives after the sign-out while %s is signed in",
  async (_, then) => {
    const { site, answer } = pending('/wps/wallets/balance', money)
    const late = site.api.call(balance)
    site.session.signOut()
    then(site)
    answer()
    await expect(late).rejects.toMatchObject({ name: 'ApiError', status: 401, code: 'session.ended' })
  },
)

test('control: returns a late response to the same member after a new sign-in', async () => {
  const { site, answer } = pending('/wps/wallets/balance', money)
  const calls = [site.api.call(balance)]
  site.session.signIn(createSessionFixture({ token: 'newer' }))
  answer()
  expect(await Promise.all(calls)).toEqual([money])
})

test('returns the response of a public operation even when the session has changed since the request', async () => {
  const { site, answer } = pending('/wps/game/popular', [])
  const call = site.api.call(popularGames, { query: { platform: 'html5' } })
  site.session.signOut()
  answer()
  expect(await call).toEqual([])
})
