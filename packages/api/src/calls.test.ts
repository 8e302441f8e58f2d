import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { hotMatches } from './operations/announcement.gen.ts'
import { allVassalages, gameTypes, hotGames, popularGames } from './operations/firstLoad.gen.ts'
import { addFavouriteGame, favouriteGames, gameList, removeFavouriteGame } from './operations/game.gen.ts'
import { lotteryList } from './operations/lottery.gen.ts'
import { createTrialAccount, trialAccount, trialPlay } from './operations/trial.gen.ts'
import { createFakeServer, createOkResponse } from './testing/createFakeServer.ts'
import { expectMissingFieldsToBeRejected, recordCallToFakeServer } from './testing/recordCallToFakeServer.ts'

const game = {
  nodeId: 7,
  gameName: 'Jade Parade',
  nodeName: 'Jade Parade',
  vassalage: 'QTZ',
  iconUrl: '/game/7.webp',
  showIcon: true,
  supportPlay: true,
  gameType: 'RNG',
  roomId: 'room-7',
  gameId: 'QTZ7',
}
const match = {
  homeTeam: 'a',
  awayTeam: 'b',
  homeTeamImageUrl: '/team/a.webp',
  awayTeamImageUrl: '/team/b.webp',
  league: 'c',
  matchTime: '2026-11-20T19:00:00Z',
  vendor: 'GRM',
  roomId: 'room',
  nodeId: 9,
}
const trialSession = { token: 't'.repeat(32), userName: 'trial-0123', customerType: 4 }
const favourite = { nodeId: 7, vendor: 'QTZ' }
const page = { pageNo: 2, pageSize: 26 }

test('starts trial play by POST with moduleId in the body', { tags: ['CALL-003'] }, async () => {
  const { method, body } = await recordCallToFakeServer(trialSession, (client) =>
    client.call(trialPlay, { body: { moduleId: 'FREEPLAY3' } }),
  )
  expect([method, body]).toEqual(['POST', { moduleId: 'FREEPLAY3' }])
})

test('reads token, userName and customerType from the trial-play response', { tags: ['CALL-004'] }, async () => {
  const call = (client: Client) => client.call(trialPlay, { body: { moduleId: 'FREEPLAY3' } })
  expect((await recordCallToFakeServer({ ...trialSession, more: 1 }, call)).got).toEqual(trialSession)
  await expectMissingFieldsToBeRejected(trialSession, call)
})

test('creates a trial account by GET', { tags: ['CALL-005'] }, async () => {
  const { method, body } = await recordCallToFakeServer({ trialName: 'trial-0123' }, (client) =>
    client.call(createTrialAccount),
  )
  expect([method, body]).toEqual(['GET', undefined])
})

test('fetches a trial account by GET', { tags: ['CALL-006'] }, async () => {
  const { method, query } = await recordCallToFakeServer({ trialName: 'trial-0123' }, (client) =>
    client.call(trialAccount, { query: { trialName: 'trial-0123' } }),
  )
  expect([method, query]).toEqual(['GET', { trialName: 'trial-0123' }])
})

test('reads the trial name from the trial-account response', { tags: ['CALL-007'] }, async () => {
  const call = (client: Client) => client.call(trialAccount, { query: { trialName: 'trial-0123' } })
  expect((await recordCallToFakeServer({ trialName: 'trial-4567', more: 1 }, call)).got).toEqual({
    trialName: 'trial-4567',
  })
  await expectMissingFieldsToBeRejected({ trialName: 'trial-4567' }, call)
})

test('reads the list of matches from the hot-matches response', { tags: ['CALL-049'] }, async () => {
  const { got } = await recordCallToFakeServer([match, match], (client) =>
    client.call(hotMatches, { query: { types: 'H', platform: 'M' } }),
  )
  expect(got).toEqual([match, match])
})

test('reads value.content from the game-types response', { tags: ['CALL-061'] }, async () => {
  const call = (client: Client) => client.call(gameTypes, { query: { typeId: 'RNG' } })
  const value = { content: [{ code: 'FRUIT', name: 'Frutas' }] }
  expect((await recordCallToFakeServer({ ...value, list: [] }, call)).got).toEqual(value)
  await expectMissingFieldsToBeRejected(value, call)
})

test('sends the parameter merchant_code when it fetches all vendors (vassalages)', { tags: ['CALL-062'] }, async () => {
  const { query } = await recordCallToFakeServer([], (client) => client.call(allVassalages))
  expect(query).toEqual({ merchant_code: 'brand01' })
})

test('reads games, pageNum and totalPages from the game-list response', { tags: ['CALL-064'] }, async () => {
  const call = (client: Client) => client.call(gameList, { query: { platform: 'html5', clientType: 2, ...page } })
  const value = { games: [game], pageNum: 2, totalPages: 3 }
  expect((await recordCallToFakeServer({ ...value, more: 1 }, call)).got).toEqual(value)
  await expectMissingFieldsToBeRejected(value, call)
})

test.each([
  ['adds a favourite by POST', addFavouriteGame, 'POST'],
  ['removes a favourite by DELETE', removeFavouriteGame, 'DELETE'],
])(
  'sends nodeId, token and vendor in the body when it %s',
  { tags: ['CALL-065', 'CALL-067'] },
  async (_, operation, method) => {
    const call = (more?: object) =>
      recordCallToFakeServer(true, (client) =>
        client.call(operation as typeof addFavouriteGame, { body: { ...favourite, ...more } }),
      )
    const { headers, query, ...rest } = await call()
    expect(rest).toEqual({ method, body: { ...favourite, token: 'token-of-sixteen-or-more' }, got: true })
    expect(query).toEqual({})
    expect(headers?.get('Content-Type')).toBe('application/json')
    expect((await call({ token: 'stolen' })).body).toEqual({ ...favourite, token: 'token-of-sixteen-or-more' })
  },
)

test.each([
  ['adding', addFavouriteGame],
  ['removing', removeFavouriteGame],
])(
  'reads success from the response body after %s a favourite',
  { tags: ['CALL-066', 'CALL-068'] },
  async (_, operation) => {
    const call = (body: object) =>
      createFakeServer({ body }).client.call(operation as typeof addFavouriteGame, { body: favourite })
    await expect(call({ success: true, value: false })).resolves.toBe(false)
    await expect(call({ success: false, errorCode: 'game.unknown', value: true })).rejects.toMatchObject({
      kind: 'refused',
      code: 'game.unknown',
    })
    await expect(call({ value: true })).rejects.toMatchObject({ kind: 'schema' })
  },
)

test('reads content, pageNum and totalPages from the favourite-list response', { tags: ['CALL-070'] }, async () => {
  const call = (client: Client) => client.call(favouriteGames, { query: page })
  const value = { content: [game], pageNum: 1, totalPages: 1 }
  expect((await recordCallToFakeServer({ ...value, more: 1 }, call)).got).toEqual(value)
  await expectMissingFieldsToBeRejected(value, call)
})

test('reads value.list from the hot-games response', { tags: ['CALL-076'] }, async () => {
  const call = (client: Client) => client.call(hotGames, { query: { isPlatform: 2, platform: 'html5' } })
  expect((await recordCallToFakeServer({ list: [game], content: [] }, call)).got).toEqual({ list: [game] })
  await expectMissingFieldsToBeRejected({ list: [game] }, call)
})

test('fetches popular games by GET', { tags: ['CALL-082'] }, async () => {
  const { method, query } = await recordCallToFakeServer([], (client) =>
    client.call(popularGames, { query: { platform: 'html5' } }),
  )
  expect([method, query]).toEqual(['GET', { platform: 'html5', language: 'PT', merchantCode: 'brand01' }])
})

test(
  'rejects a game when a required field is missing, and drops fields that the API contract does not name',
  { tags: ['GAME-033'] },
  async () => {
    const call = (client: Client) => client.call(hotGames, { query: { isPlatform: 2, platform: 'html5' } })
    expect((await recordCallToFakeServer({ list: [{ ...game, secret: 1 }] }, call)).got).toEqual({ list: [game] })
    expect(Object.keys(game)).toHaveLength(10)
    for (const field of Object.keys(game)) {
      const rest = Object.fromEntries(Object.entries(game).filter(([key]) => key !== field))
      await expect(call(createFakeServer(createOkResponse({ list: [rest] })).client), field).rejects.toMatchObject({
        kind: 'schema',
      })
    }
  },
)

test("sends the player's current language in Accept-Language with every call", async () => {
  let language = 'PT'
  const { client, requests } = createFakeServer(createOkResponse([]), { getLanguage: () => language })
  await client.call(lotteryList, { query: { prizeMode: 'LOTT' } })
  language = 'EN'
  await client.call(hotMatches, { query: { types: 'H', platform: 'M' } })
  expect(requests.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['PT', 'EN'])
})

// This function never runs. The type check fails if one of these calls compiles.
export function typesRefuse() {
  const { client } = createFakeServer({})
  // @ts-expect-error the token is filled in by the client
  void client.call(addFavouriteGame, { body: { ...favourite, token: 'x' } })
  // @ts-expect-error a field of the body is missing
  void client.call(addFavouriteGame, { body: { nodeId: 7 } })
}
