import { describe, expect, test } from 'vitest'
import { hostileUrls } from '../hostileUrls.ts'
import { gameCategories, parseGameListFilters } from './gameListFilters.ts'
import { getPathAfterLogin } from './getPathAfterLogin.ts'
import { routes } from './routes.ts'

const read = (query: string) => parseGameListFilters(new URLSearchParams(query))
const all = { gameType: 'RNG', category: 'ALL', classification: '', search: '', vendor: '', minBet: '' }

describe('readGameListAddress', () => {
  test.each([
    ['', all],
    ['gameType=FISH', { ...all, gameType: 'FISH' }],
    [
      'gameType=RNG&tab=NEW&gameName=golden+dragon&vassalage=NEBULA',
      { ...all, category: 'NEW', search: 'golden dragon', vendor: 'NEBULA' },
    ],
    ['gameType=RNG&gameClassify=megaways', { ...all, classification: 'megaways' }],
    ['gameType=RNG&minBet=0.05', { ...all, minBet: '0.05' }],
    ['tab=FAV&gameClassify=megaways', { ...all, category: 'FAV' }],
    ['gameType=ALL&tab=HOT', { ...all, gameType: 'ALL', category: 'HOT' }],
  ])('control: parses and formats the valid game list query %s', { tags: ['L5-control'] }, (query, address) => {
    expect(read(query)).toEqual(address)
    const written = routes.gameList(read(query))
    expect(read(written.split('?')[1] ?? '')).toEqual(address)
  })

  test.each([
    'gameType=rng',
    'gameType=constructor',
    'gameType=-1',
    'gameType=NaN',
    'gameType=1e11',
    'gameType=FISHING',
    'gameType=%00',
    'gameType=',
    'tab=new',
    'tab=__proto__',
    'vassalage=a%20b',
    'vassalage=..%2F',
    'gameClassify=%3Cb%3E',
    'gameName=%00%0A',
    'minBet=0.02',
    'minBet=1e-2',
    'minBet=.5',
  ])('ignores the invalid game list query %s', { tags: ['L5'] }, (query) => expect(read(query)).toEqual(all))

  test('accepts the tab of new games for slots only', { tags: ['GAME-025'] }, () => {
    expect([read('gameType=RNG&tab=NEW').category, read('gameType=FISH&tab=NEW').category]).toEqual(['NEW', 'ALL'])
  })

  test('accepts the filter by minimum bet for slots only', () => {
    for (const bet of ['0.01', '0.05', '0.1', '0.5', '0.75'])
      expect(read(`gameType=RNG&minBet=${bet}`).minBet).toBe(bet)
    expect(read('gameType=FISH&minBet=0.5').minBet).toBe('')
  })

  test('shortens the search text of a game list to 60 characters', () => {
    expect(read(`gameName=${'x'.repeat(200)}`).search).toHaveLength(60)
  })
})

test('accepts only NEW, FAV, ALL and HOT as the tab', { tags: ['CONF-015'] }, () => {
  const tabs = ['NEW', 'FAV', 'ALL', 'HOT'] as const
  expect(tabs.map((tab) => read(`gameType=RNG&tab=${tab}`).category)).toEqual(tabs)
  expect(
    tabs.map(
      (category) =>
        new URLSearchParams(routes.gameList({ gameType: 'RNG', category }).split('?')[1]).get('tab') ?? 'ALL',
    ),
  ).toEqual(tabs)
  expect(['new', 'RECENT', 'TOP', ''].map((tab) => read(`gameType=RNG&tab=${tab}`).category)).toEqual([
    'ALL',
    'ALL',
    'ALL',
    'ALL',
  ])
})

test('accepts each of the eight categories of the specification as a game type', { tags: ['CONF-018'] }, () => {
  expect(gameCategories).toEqual(['ELOTTO', 'RNG', 'FISH', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT'])
  expect(gameCategories.map((each) => read(`gameType=${each}`).gameType)).toEqual(gameCategories)
})

test.each(['INHOUSE', 'POKER', 'COCKFIGHT'])(
  'accepts %s as a game type, although the specification does not list this game type',
  (type) => {
    expect(read(`gameType=${type}`).gameType).toBe(type)
  },
)

test('returns to the same game list after a sign-in', () => {
  const address = { gameType: 'FISH', category: 'FAV' } as const
  expect(routes.login({ next: routes.gameList(address) })).toBe(
    '/m/login?next=%2Fm%2FgameList%3FgameType%3DFISH%26tab%3DFAV',
  )
  expect(getPathAfterLogin(new URLSearchParams({ next: '/m/gameList?gameType=FISH&tab=FAV#x' }))).toBe(
    '/m/gameList?gameType=FISH&tab=FAV',
  )
  for (const url of hostileUrls) {
    expect(getPathAfterLogin(new URLSearchParams({ next: `/m/gameList?gameName=${url}` }))).toMatch(
      /^\/m\/gameList(\?[\w=&%+.-]+)?$/,
    )
    expect(getPathAfterLogin(new URLSearchParams({ next: `/m/gameList${url}` }))).toMatch(/^\/m\/(home|gameList)$/)
  }
})
