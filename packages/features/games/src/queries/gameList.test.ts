import { makeTestSite } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { makeGame } from '../testing/makeGame.ts'
import { gameListQuery, type GamePage } from './gameList.ts'

const address = { gameType: 'RNG', category: 'ALL', classification: '', search: '', vendor: '', minBet: '' } as const
const page = (pageNum: number, ...ids: number[]): GamePage => ({ games: ids.map((id) => makeGame(id)), pageNum, totalPages: 1_000_000, total: 9 })

/** What is asked for after these pages. */
function after(...pages: GamePage[]) {
  const { api } = makeTestSite()
  const { getNextPageParam } = gameListQuery({ api, language: 'EN', session: null, address })
  const last = pages.at(-1) ?? page(1)
  return getNextPageParam(last, pages, last.pageNum, pages.map((_, index) => index + 1))
}

test('a page without games ends the list, whatever it says of more', { tags: ['A15'] }, () => {
  expect(after(page(1, 1, 2), page(2))).toBeUndefined()
  expect(after(page(1))).toBeUndefined()
})

test('a page that brings only what was there ends it too', { tags: ['A15'] }, () => {
  expect(after(page(1, 1, 2), page(1, 2, 1))).toBeUndefined()
})

test('control: one that brings a new game has another after it, the last one none', { tags: ['A15-control'] }, () => {
  expect(after(page(1, 1, 2), page(2, 2, 3))).toBe(3)
  expect(after({ ...page(2, 3), totalPages: 2 })).toBeUndefined()
})
