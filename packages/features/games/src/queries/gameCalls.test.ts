import type { GameListFilters } from '@lobby/platform/navigation'
import { recordFirstQueryCall } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { gameListQuery, gameClassificationsQuery } from './gameList.ts'

const answers = {
  'GET /wps/game/list': { value: { games: [], pageNum: 1, totalPages: 1, total: 0 } },
  'GET /wps/game/favorites': { value: { content: [], pageNum: 1, totalPages: 1, total: 0 } },
  'GET /wps/game/hotGames': { value: { list: [] } },
  'GET /wps/game/types': { value: { content: [] } },
}

const everything: GameListFilters = {
  gameType: 'RNG',
  category: 'ALL',
  classification: '',
  search: '',
  vendor: '',
  minBet: '',
}
const callOfList = (address: Partial<GameListFilters>) =>
  recordFirstQueryCall(answers, ({ api, queries, session }) =>
    queries.fetchInfiniteQuery(
      gameListQuery({ api, language: 'EN', session: session.get(), address: { ...everything, ...address } }),
    ),
  )

test(
  'fetches the classifications of a kind of games with typeId and merchant_code',
  { tags: ['CALL-060'] },
  async () => {
    expect(
      await recordFirstQueryCall(answers, ({ api, queries, storage }) =>
        queries.fetchQuery(gameClassificationsQuery(api, storage, 'EN', 'FISH')),
      ),
    ).toEqual({ route: 'GET /wps/game/types', parameters: { typeId: 'FISH', merchant_code: 'acme01' } })
  },
)

test('fetches a game list with the thirteen parameters of the specification', { tags: ['CALL-063'] }, async () => {
  expect(await callOfList({ category: 'NEW', classification: 'FRUIT', search: 'jade', vendor: 'QTZ' })).toEqual({
    route: 'GET /wps/game/list',
    parameters: {
      merchant: 'acme01',
      platform: 'html5',
      clientType: '2',
      gameName: 'jade',
      gameType: 'RNG',
      gameClassify: 'FRUIT',
      isNew: 'true',
      pageNo: '1',
      pageSize: '26',
      vassalage: 'QTZ',
      language: 'EN',
      typeId: 'RNG',
      merchant_code: 'acme01',
    },
  })
})

test('fetches the favourites with token, pageNo, gameType, pageSize and language', { tags: ['CALL-069'] }, async () => {
  expect(await callOfList({ category: 'FAV' })).toEqual({
    route: 'GET /wps/game/favorites',
    parameters: { token: 'token-of-ana', pageNo: '1', gameType: 'RNG', pageSize: '26', language: 'EN' },
  })
})

test(
  'fetches the hot games with isPlatform 2, language, platform, gameType and merchantCode',
  { tags: ['CALL-075'] },
  async () => {
    expect(await callOfList({ category: 'HOT', gameType: 'FISH' })).toEqual({
      route: 'GET /wps/game/hotGames',
      parameters: { isPlatform: '2', language: 'EN', platform: 'html5', gameType: 'FISH', merchantCode: 'acme01' },
    })
  },
)
