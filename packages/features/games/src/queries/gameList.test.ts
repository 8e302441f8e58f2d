import { createSuccessResponse, createTestSite } from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { createGameFixture } from '../testing/createGameFixture.ts'
import { gameListQuery, type GamePage } from './gameList.ts'

const address = { gameType: 'RNG', category: 'ALL', classification: '', search: '', vendor: '', minBet: '' } as const
const page = (ids: readonly number[], more: Partial<GamePage> = {}): GamePage => ({
  games: ids.map((id) => createGameFixture(id)),
  pageNum: 1,
  totalPages: 1,
  total: 9,
  ...more,
})

/**
 * Fetches up to ten pages. The mocked platform returns these pages in order, and repeats the last one. Returns the page
 * number and the cursor of each request.
 */
async function readTenPages(...pages: readonly GamePage[]) {
  const asked: (readonly [pageNo: string | null, after: string | null])[] = []
  const { api, queries } = createTestSite({
    answers: {
      'GET /wps/game/list': ({ url }) => {
        const { searchParams } = new URL(url)
        asked.push([searchParams.get('pageNo'), searchParams.get('after')])
        return createSuccessResponse(pages[Math.min(asked.length, pages.length) - 1])
      },
    },
  })
  await queries.fetchInfiniteQuery({ ...gameListQuery({ api, language: 'EN', session: null, address }), pages: 10 })
  return asked
}

describe('next page of a game list', () => {
  test('requests the next page with the cursor of the page before', { tags: ['GAME-021'] }, async () => {
    expect(await readTenPages(page([1, 2], { next: '8-2' }), page([3, 4], { next: '6-4' }), page([5]))).toEqual([
      ['1', null],
      ['2', '8-2'],
      ['3', '6-4'],
    ])
  })

  test('requests the next page by its number when the platform sends no cursor', { tags: ['GAME-021'] }, async () => {
    const totalPages = 3
    expect(
      await readTenPages(
        page([1], { totalPages }),
        page([2], { pageNum: 2, totalPages }),
        page([3], { pageNum: 3, totalPages }),
      ),
    ).toEqual([
      ['1', null],
      ['2', null],
      ['3', null],
    ])
  })

  test('sends no request after a page without a cursor, even if the platform now reports more pages', async () => {
    expect(
      await readTenPages(page([1, 2], { next: '8-2', totalPages: 2 }), page([3], { pageNum: 2, totalPages: 3 })),
    ).toHaveLength(2)
  })
})

describe.each<[string, Partial<GamePage>]>([
  ['by cursor', { next: '1-1' }],
  ['by number', { totalPages: 1_000_000 }],
])('endless game list, paged %s', (_, more) => {
  test('ends the game list at a page without games', { tags: ['A15'] }, async () => {
    expect(await readTenPages(page([1, 2], more), page([], more))).toHaveLength(2)
    expect(await readTenPages(page([], more))).toHaveLength(1)
  })

  test('ends the game list at a page that contains only earlier games', { tags: ['A15'] }, async () => {
    expect(await readTenPages(page([1, 2], more), page([2, 1], more))).toHaveLength(2)
  })

  test(
    'control: continues the game list after a page with at least one new game',
    { tags: ['A15-control'] },
    async () => {
      expect(
        await readTenPages(page([1, 2], more), page([2, 3], more), page([3, 4], more), page([4], more)),
      ).toHaveLength(4)
    },
  )
})
