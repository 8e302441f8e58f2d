import { expect, test } from 'vitest'
import type { Client } from './client.ts'
import { hotMatches } from './operations/announcement.gen.ts'
import { allVassalages, gameTypes, hotGames, popularGames } from './operations/firstLoad.gen.ts'
import { addFavouriteGame, favouriteGames, gameList, removeFavouriteGame } from './operations/game.gen.ts'
import { lotteryList } from './operations/lottery.gen.ts'
import { createTrialAccount, trialAccount, trialPlay } from './operations/trial.gen.ts'
import { fakeServer, ok } from './testing/fakeServer.ts'
import { needs, sent } from './testing/sent.ts'

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

test('trial play is a POST with the payload moduleId', { tags: ['CALL-003'] }, async () => {
  const { method, body } = await sent(trialSession, (client) =>
    client.call(trialPlay, { body: { moduleId: 'FREEPLAY3' } }),
  )
  expect([method, body]).toEqual(['POST', { moduleId: 'FREEPLAY3' }])
})

test('from the trial-play answer token, userName and customerType are read', { tags: ['CALL-004'] }, async () => {
  const call = (client: Client) => client.call(trialPlay, { body: { moduleId: 'FREEPLAY3' } })
  expect((await sent({ ...trialSession, more: 1 }, call)).got).toEqual(trialSession)
  await needs(trialSession, call)
})

test('create trial account is a GET', { tags: ['CALL-005'] }, async () => {
  const { method, body } = await sent({ trialName: 'trial-0123' }, (client) => client.call(createTrialAccount))
  expect([method, body]).toEqual(['GET', undefined])
})

test('trial account is a GET', { tags: ['CALL-006'] }, async () => {
  const { method, query } = await sent({ trialName: 'trial-0123' }, (client) =>
    client.call(trialAccount, { query: { trialName: 'trial-0123' } }),
  )
  expect([method, query]).toEqual(['GET', { trialName: 'trial-0123' }])
})

test('from the trial-account answer the trial name is read', { tags: ['CALL-007'] }, async () => {
  const call = (client: Client) => client.call(trialAccount, { query: { trialName: 'trial-0123' } })
  expect((await sent({ trialName: 'trial-4567', more: 1 }, call)).got).toEqual({ trialName: 'trial-4567' })
  await needs({ trialName: 'trial-4567' }, call)
})

test('from the hot-match answer the list is read', { tags: ['CALL-049'] }, async () => {
  const { got } = await sent([match, match], (client) =>
    client.call(hotMatches, { query: { types: 'H', platform: 'M' } }),
  )
  expect(got).toEqual([match, match])
})

test('from the game-types answer value.content is read', { tags: ['CALL-061'] }, async () => {
  const call = (client: Client) => client.call(gameTypes, { query: { typeId: 'RNG' } })
  const value = { content: [{ code: 'FRUIT', name: 'Frutas' }] }
  expect((await sent({ ...value, list: [] }, call)).got).toEqual(value)
  await needs(value, call)
})

test('all vassalages takes merchant_code', { tags: ['CALL-062'] }, async () => {
  const { query } = await sent([], (client) => client.call(allVassalages))
  expect(query).toEqual({ merchant_code: 'brand01' })
})

test('from the game-list answer games, pageNum and totalPages are read', { tags: ['CALL-064'] }, async () => {
  const call = (client: Client) => client.call(gameList, { query: { platform: 'html5', clientType: 2, ...page } })
  const value = { games: [game], pageNum: 2, totalPages: 3 }
  expect((await sent({ ...value, more: 1 }, call)).got).toEqual(value)
  await needs(value, call)
})

test.each([
  ['adding a favourite is a POST', addFavouriteGame, 'POST'],
  ['removing a favourite is a DELETE', removeFavouriteGame, 'DELETE'],
])('%s with nodeId, token and vendor in the body', { tags: ['CALL-065', 'CALL-067'] }, async (_, operation, method) => {
  const call = (more?: object) =>
    sent(true, (client) => client.call(operation as typeof addFavouriteGame, { body: { ...favourite, ...more } }))
  const { headers, query, ...rest } = await call()
  expect(rest).toEqual({ method, body: { ...favourite, token: 'token-of-sixteen-or-more' }, got: true })
  expect(query).toEqual({})
  expect(headers?.get('Content-Type')).toBe('application/json')
  expect((await call({ token: 'stolen' })).body).toEqual({ ...favourite, token: 'token-of-sixteen-or-more' })
})

test.each([
  ['from the answer to adding', addFavouriteGame],
  ['from the answer to removing', removeFavouriteGame],
])("%s a favourite the body's success is read", { tags: ['CALL-066', 'CALL-068'] }, async (_, operation) => {
  const call = (body: object) =>
    fakeServer({ body }).client.call(operation as typeof addFavouriteGame, { body: favourite })
  await expect(call({ success: true, value: false })).resolves.toBe(false)
  await expect(call({ success: false, errorCode: 'game.unknown', value: true })).rejects.toMatchObject({
    kind: 'refused',
    code: 'game.unknown',
  })
  await expect(call({ value: true })).rejects.toMatchObject({ kind: 'schema' })
})

test('from the favourite-list answer content, pageNum and totalPages are read', { tags: ['CALL-070'] }, async () => {
  const call = (client: Client) => client.call(favouriteGames, { query: page })
  const value = { content: [game], pageNum: 1, totalPages: 1 }
  expect((await sent({ ...value, more: 1 }, call)).got).toEqual(value)
  await needs(value, call)
})

test('from the hot-games answer value.list is read', { tags: ['CALL-076'] }, async () => {
  const call = (client: Client) => client.call(hotGames, { query: { isPlatform: 2, platform: 'html5' } })
  expect((await sent({ list: [game], content: [] }, call)).got).toEqual({ list: [game] })
  await needs({ list: [game] }, call)
})

test('popular games are a GET', { tags: ['CALL-082'] }, async () => {
  const { method, query } = await sent([], (client) => client.call(popularGames, { query: { platform: 'html5' } }))
  expect([method, query]).toEqual(['GET', { platform: 'html5', language: 'PT', merchantCode: 'brand01' }])
})

test('a game without one of its fields is no game; what else it has is left out', { tags: ['GAME-033'] }, async () => {
  const call = (client: Client) => client.call(hotGames, { query: { isPlatform: 2, platform: 'html5' } })
  expect((await sent({ list: [{ ...game, secret: 1 }] }, call)).got).toEqual({ list: [game] })
  expect(Object.keys(game)).toHaveLength(10)
  for (const field of Object.keys(game)) {
    const rest = Object.fromEntries(Object.entries(game).filter(([key]) => key !== field))
    await expect(call(fakeServer(ok({ list: [rest] })).client), field).rejects.toMatchObject({ kind: 'schema' })
  }
})

test("every call says the player's language, as it is at the time", async () => {
  let language = 'PT'
  const { client, requests } = fakeServer(ok([]), { getLanguage: () => language })
  await client.call(lotteryList, { query: { prizeMode: 'LOTT' } })
  language = 'EN'
  await client.call(hotMatches, { query: { types: 'H', platform: 'M' } })
  expect(requests.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['PT', 'EN'])
})

// Never run: the types themselves are what is held here, by the type check.
export function typesRefuse() {
  const { client } = fakeServer({})
  // @ts-expect-error the token is filled in by the client
  void client.call(addFavouriteGame, { body: { ...favourite, token: 'x' } })
  // @ts-expect-error a field of the body is missing
  void client.call(addFavouriteGame, { body: { nodeId: 7 } })
}
