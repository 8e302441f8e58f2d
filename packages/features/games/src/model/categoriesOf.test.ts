import type { Text } from '@lobby/i18n'
import { expect, test } from 'vitest'
import { categoriesOf, categoryIdOf } from './categoriesOf.ts'

const t: Text = (id) => id
const megaways = { code: 'megaways', name: 'Megaways' }
const jackpot = { code: 'jackpot', name: 'Jackpots' }
const ids = (...args: Parameters<typeof categoriesOf>) => categoriesOf(...args).map(({ id }) => id)

test(
  'all, favourites and hot are there of every type, new of slots alone',
  { tags: ['GAME-022', 'GAME-023', 'GAME-024', 'GAME-025'] },
  () => {
    expect(ids('RNG', [], t)).toEqual(['ALL', 'NEW', 'FAV', 'HOT'])
    expect(ids('FISH', [], t)).toEqual(['ALL', 'FAV', 'HOT'])
  },
)

test('classifications are added where there is more than one', { tags: ['GAME-026'] }, () => {
  expect(ids('FISH', [megaways], t)).toEqual(['ALL', 'FAV', 'HOT'])
  expect(ids('FISH', [megaways, jackpot], t)).toEqual(['ALL', 'FAV', 'HOT', 'class-megaways', 'class-jackpot'])
})

test('the category of an address is found again among them', () => {
  for (const { id, shows } of categoriesOf('RNG', [megaways, jackpot], t)) {
    expect(categoryIdOf({ gameType: 'RNG', search: '', vendor: '', minBet: '', ...shows })).toBe(id)
  }
})
