import { expect, test } from 'vitest'
import {
  memberCentreEntries,
  entryGroups,
  isEntryVisible,
  mainMenuEntries,
  type EntryId,
  type EntryConditions,
} from './entries.ts'

const member = (more: Partial<EntryConditions> = {}): EntryConditions => ({
  session: { type: 0 },
  info: {},
  promotions: [],
  flags: [],
  ...more,
})
const of = (type: number, more: Partial<EntryConditions> = {}) => member({ session: { type }, ...more })
const guest = (more: Partial<EntryConditions> = {}) => member({ session: null, info: undefined, ...more })

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
  'shows the entry %s of the member centre only when the feature flag %s is on',
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
    const others = Object.values(memberCentreEntries).flatMap((entry) =>
      'flag' in entry && entry.flag !== flag ? [entry.flag] : [],
    )
    expect(isEntryVisible(id, member({ flags: [flag] }))).toBe(true)
    expect(isEntryVisible(id, member({ flags: others, promotions: ['REFERRAL', 'MISSION'] }))).toBe(false)
  },
)

test.each<[EntryId, string, string]>([
  ['invite', 'REFERRAL', 'MISSION'],
  ['missions', 'MISSION', 'REFERRAL'],
])(
  'shows the entry %s while a promotion of the kind %s runs, and hides the entry while only %s runs',
  { tags: ['MEMB-035', 'MEMB-057'] },
  (id, promotion, other) => {
    expect(isEntryVisible(id, member({ promotions: [promotion] }))).toBe(true)
    expect(isEntryVisible(id, member({ promotions: [other] }))).toBe(false)
  },
)

test('shows the withdrawal entry only to members who may withdraw', { tags: ['MEMB-033'] }, () => {
  expect(isEntryVisible('withdraw', member())).toBe(true)
  expect(isEntryVisible('withdraw', member({ info: { withdrawAllowed: false } }))).toBe(false)
  expect(isEntryVisible('withdraw', guest())).toBe(false)
})

test(
  'shows the entries for withdrawal and withdrawal report only to members who may withdraw',
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
      expect(cases.map((each) => isEntryVisible(id, each))).toEqual([false, false, false, true, true])
  },
)

test.each([
  [0, false],
  [4, false],
  [40, false],
  [1, true],
  [2, true],
  [41, true],
])(
  'decides whether the entry of the agency centre is shown to the member type %d: %j',
  { tags: ['MEMB-039'] },
  (type, shown) => {
    expect(isEntryVisible('agency', of(type))).toBe(shown)
  },
)

test('hides the entry of the agency centre from guests', { tags: ['MEMB-039'] }, () => {
  expect(isEntryVisible('agency', guest())).toBe(false)
})

test(
  'shows the withdrawal report only when the flag withdrawalReport is on and the member may withdraw',
  { tags: ['MEMB-043'] },
  () => {
    expect(isEntryVisible('withdrawalReport', member({ flags: ['withdrawalReport'] }))).toBe(true)
    expect(isEntryVisible('withdrawalReport', member({ flags: ['depositRecord'] }))).toBe(false)
    expect(
      isEntryVisible('withdrawalReport', member({ flags: ['withdrawalReport'], info: { withdrawAllowed: false } })),
    ).toBe(false)
  },
)

test(
  'shows the transfer to the upline only with its feature flag, an upline, and a member type other than 2',
  { tags: ['MEMB-051'] },
  () => {
    const flags = ['transferToUpline']
    const info = { toUpline: true }
    expect(isEntryVisible('uplineTransfer', of(1, { flags, info }))).toBe(true)
    expect(isEntryVisible('uplineTransfer', of(0, { flags, info }))).toBe(true)
    expect(isEntryVisible('uplineTransfer', of(1, { info }))).toBe(false)
    expect(isEntryVisible('uplineTransfer', of(1, { flags, info: { toUpline: false } }))).toBe(false)
    expect(isEntryVisible('uplineTransfer', of(1, { flags, info: {} }))).toBe(false)
    expect(isEntryVisible('uplineTransfer', of(2, { flags, info }))).toBe(false)
  },
)

test('shows each entry of the member centre in exactly one place: a tile, the main menu or the list', () => {
  const listed: EntryId[] = Object.values(entryGroups).flat()
  expect(listed.filter((id) => id !== 'responsible')).toHaveLength(13)
  expect(['benefits', ...mainMenuEntries, ...listed].sort()).toEqual(Object.keys(memberCentreEntries).sort())
})

test('shows the responsible play entry to members and guests when the merchant has a market', () => {
  expect(memberCentreEntries.responsible.to).toBe('/m/responsible')
  expect([
    isEntryVisible('responsible', guest({ market: 'BR' })),
    isEntryVisible('responsible', member({ market: 'UK' })),
  ]).toEqual([true, true])
  expect(isEntryVisible('responsible', member())).toBe(false)
})
