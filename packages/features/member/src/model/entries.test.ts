import { expect, test } from 'vitest'
import { entries, groups, isShown, mainMenu, type EntryId, type Standing } from './entries.ts'

const member = (more: Partial<Standing> = {}): Standing => ({
  session: { type: 0 },
  info: {},
  promotions: [],
  flags: [],
  ...more,
})
const of = (type: number, more: Partial<Standing> = {}) => member({ session: { type }, ...more })
const guest = (more: Partial<Standing> = {}) => member({ session: null, info: undefined, ...more })

test.each<[EntryId, string]>([
  ['benefits', 'memberClub'],
  ['depositRecord', 'depositRecord'],
  ['accountRecord', 'accountRecord'],
  ['bettingRecord', 'bettingRecord'],
  ['profitAndLoss', 'profitAndLoss'],
  ['rewards', 'rewardCentre'],
  ['manualRebate', 'manualRebate'],
  ['rebateReport', 'rebateReport'],
  ['mail', 'mailCentre'],
  ['feedback', 'feedback'],
])(
  '%s is there with the flag %s on, and not without it',
  {
    tags: [
      'MEMB-029',
      'MEMB-041',
      'MEMB-045',
      'MEMB-047',
      'MEMB-049',
      'MEMB-053',
      'MEMB-055',
      'MEMB-059',
      'MEMB-061',
      'MEMB-063',
    ],
  },
  (id, flag) => {
    const others = Object.values(entries).flatMap((entry) =>
      'flag' in entry && entry.flag !== flag ? [entry.flag] : [],
    )
    expect(isShown(id, member({ flags: [flag] }))).toBe(true)
    expect(isShown(id, member({ flags: others, promotions: ['REFERRAL', 'MISSION'] }))).toBe(false)
  },
)

test.each<[EntryId, string, string]>([
  ['invite', 'REFERRAL', 'MISSION'],
  ['missions', 'MISSION', 'REFERRAL'],
])(
  '%s is there while the promotion %s runs, and not with %s alone',
  { tags: ['MEMB-035', 'MEMB-057'] },
  (id, promotion, other) => {
    expect(isShown(id, member({ promotions: [promotion] }))).toBe(true)
    expect(isShown(id, member({ promotions: [other] }))).toBe(false)
  },
)

test('the way to a withdrawal is there for whom one is allowed to, and for nobody else', { tags: ['MEMB-033'] }, () => {
  expect(isShown('withdraw', member())).toBe(true)
  expect(isShown('withdraw', member({ info: { withdrawAllowed: false } }))).toBe(false)
  expect(isShown('withdraw', guest())).toBe(false)
})

test(
  'one rule says for all entries whether a withdrawal is allowed: a member, no trial account, to whom the platform does not refuse it',
  { tags: ['MEMB-037'] },
  () => {
    const flags = ['withdrawalReport']
    const cases = [
      guest({ flags }),
      of(4, { flags }),
      member({ flags, info: { withdrawAllowed: false } }),
      member({ flags }),
      of(1, { flags, info: undefined }),
    ]
    for (const id of ['withdraw', 'withdrawalReport'] as const)
      expect(cases.map((each) => isShown(id, each))).toEqual([false, false, false, true, true])
  },
)

test.each([
  [0, false],
  [4, false],
  [40, false],
  [1, true],
  [2, true],
  [41, true],
])('the agency centre for the type %d: %j', { tags: ['MEMB-039'] }, (type, shown) => {
  expect(isShown('agency', of(type))).toBe(shown)
})

test('the agency centre is not there without a session', { tags: ['MEMB-039'] }, () => {
  expect(isShown('agency', guest())).toBe(false)
})

test(
  'the withdrawal report is there with withdrawalReport where withdrawal is allowed; either missing, it is not',
  { tags: ['MEMB-043'] },
  () => {
    expect(isShown('withdrawalReport', member({ flags: ['withdrawalReport'] }))).toBe(true)
    expect(isShown('withdrawalReport', member({ flags: ['depositRecord'] }))).toBe(false)
    expect(isShown('withdrawalReport', member({ flags: ['withdrawalReport'], info: { withdrawAllowed: false } }))).toBe(
      false,
    )
  },
)

test(
  'the transfer to the upline needs transferToUpline, an upline, and a type other than 2',
  { tags: ['MEMB-051'] },
  () => {
    const flags = ['transferToUpline']
    const info = { toUpline: true }
    expect(isShown('uplineTransfer', of(1, { flags, info }))).toBe(true)
    expect(isShown('uplineTransfer', of(0, { flags, info }))).toBe(true)
    expect(isShown('uplineTransfer', of(1, { info }))).toBe(false)
    expect(isShown('uplineTransfer', of(1, { flags, info: { toUpline: false } }))).toBe(false)
    expect(isShown('uplineTransfer', of(1, { flags, info: {} }))).toBe(false)
    expect(isShown('uplineTransfer', of(2, { flags, info }))).toBe(false)
  },
)

test('every entry stands at one place of the screen: the tile, the main menu, or one group of the list, which has thirteen and ours', () => {
  const listed: EntryId[] = Object.values(groups).flat()
  expect(listed.filter((id) => id !== 'responsible')).toHaveLength(13)
  expect(['benefits', ...mainMenu, ...listed].sort()).toEqual(Object.keys(entries).sort())
})

test('the way to playing responsibly is there where the merchant follows a market, for guests as well', () => {
  expect(entries.responsible.to).toBe('/m/responsible')
  expect([isShown('responsible', guest({ market: 'BR' })), isShown('responsible', member({ market: 'UK' }))]).toEqual([
    true,
    true,
  ])
  expect(isShown('responsible', member())).toBe(false)
})
