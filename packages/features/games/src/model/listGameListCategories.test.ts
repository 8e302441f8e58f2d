import type { TranslateText } from '@lobby/i18n'
import { expect, test } from 'vitest'
import { listGameListCategories, getGameListCategoryId } from './listGameListCategories.ts'

const t: TranslateText = (id) => id
const megaways = { code: 'megaways', name: 'Megaways' }
const jackpot = { code: 'jackpot', name: 'Jackpots' }
const ids = (...args: Parameters<typeof listGameListCategories>) => listGameListCategories(...args).map(({ id }) => id)

test(
  'lists the tabs "all", "favourites" and "hot" for every kind of games, and "new" only for slots',
  { tags: ['GAME-022', 'GAME-023', 'GAME-024', 'GAME-025'] },
  () => {
    expect(ids('RNG', [], t)).toEqual(['ALL', 'NEW', 'FAV', 'HOT'])
    expect(ids('FISH', [], t)).toEqual(['ALL', 'FAV', 'HOT'])
  },
)

test('lists classifications when the platform has more than one', { tags: ['GAME-026'] }, () => {
  expect(ids('FISH', [megaways], t)).toEqual(['ALL', 'FAV', 'HOT'])
  expect(ids('FISH', [megaways, jackpot], t)).toEqual(['ALL', 'FAV', 'HOT', 'class-megaways', 'class-jackpot'])
})

test('maps the filters of a URL to the id of their category', () => {
  for (const { id, addressChange } of listGameListCategories('RNG', [megaways, jackpot], t)) {
    expect(getGameListCategoryId({ gameType: 'RNG', search: '', vendor: '', minBet: '', ...addressChange })).toBe(id)
  }
})
