import { useQueries } from '@tanstack/react-query'
import { balance, memberInfo } from '@lobby/api/operations/firstLoad'
import { favouriteGames } from '@lobby/api/operations/game'
import { expect, test } from 'vitest'
import { memberScoped, useApi } from '../query/index.ts'
import { createSessionFixture, createTestSiteWithMessages, createRefusalResponse } from '../testing/index.ts'
import { renderScreen } from '../testing/renderScreen.tsx'
import { useSession } from './SessionProvider.tsx'

test('ends the session one time when three calls are refused at the same time', async () => {
  const tokens: (string | null)[] = []
  const unknown = (request: Request) => {
    tokens.push(request.headers.get('Authorization'))
    return createRefusalResponse('session.unknown', 'No', 401)
  }
  const site = await createTestSiteWithMessages({
    session: createSessionFixture(),
    answers: {
      'GET /wps/wallets/balance': unknown,
      'GET /wps/member/info': unknown,
      'GET /wps/game/favorites': unknown,
    },
  })
  const ends: string[] = []
  site.session.onEnd((why) => ends.push(why))
  const query = { gameType: 'RNG', pageNo: 1, pageSize: 26 } as const
  function Three() {
    const api = useApi()
    const session = useSession()
    const calls = [() => api.call(balance), () => api.call(memberInfo), () => api.call(favouriteGames, { query })]
    useQueries({
      queries: calls.map((queryFn, index) => ({
        queryKey: ['three', index],
        queryFn: queryFn as () => Promise<unknown>,
        meta: memberScoped,
        retry: false,
        enabled: session !== null,
      })),
    })
    return session ? 'member' : 'guest'
  }
  const { screen } = await renderScreen(<Three />, { site })
  await expect.element(screen.getByText('guest')).toBeVisible()
  expect(tokens).toEqual(Array.from({ length: 3 }, () => 'Bearer token-of-ana'))
  expect(ends).toEqual(['expired'])
})
