import { expect, test } from 'vitest'
import {
  memberCentreEntries,
  memberEntryGroups,
  isMemberEntryVisible,
  mainMenuEntries,
  type MemberEntryId,
  type MemberEntryConditions,
} from './entries.ts'

const member = (more: Partial<MemberEntryConditions> = {}): MemberEntryConditions => ({
  session: { type: 0 },
  info: {},
  promotions: [],
  flags: [],
  ...more,
})
const of = (type: number, more: Partial<MemberEntryConditions> = {}) => member({ session: { type }, ...more })
const guest = (more: Partial<MemberEntryConditions> = {}) => member({ session: null, info: undefined, ...more })

test.each<[MemberEntryId, string]>([
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
    expect(isMemberEntryVisible(id, member({ flags: [flag] }))).toBe(true)
    expect(isMemberEntryVisible(id, member({ flags: others, promotions: ['REFERRAL', 'MISSION'] }))).toBe(false)
  },
)

test.each<[MemberEntryId, string, string]>([
  ['invite', 'REFERRAL', 'MISSION'],
  ['missions', 'MISSION', 'REFERRAL'],
])(
  'shows the entry %s while a promotion of the kind %s runs, and hides the entry while only %s runs',
  { tags: ['MEMB-035', 'MEMB-057'] },
  (id, promotion, other) => {
    expect(isMemberEntryVisible(id, member({ promotions: [promotion] }))).toBe(true)
    expect(isMemberEntryVisible(id, member({ promotions: [other] }))).toBe(false)
  },
)

test('shows the withdrawal entry only to members who may withdraw', { tags: ['MEMB-033'] }, () => {
  expect(isMemberEntryVisible('withdraw', member())).toBe(true)
  expect(isMemberEntryVisible('withdraw', member({ info: { withdrawAllowed: false } }))).toBe(false)
  expect(isMemberEntryVisible('withdraw', guest())).toBe(false)
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
      expect(cases.map((each) => isMemberEntryVisible(id, each))).toEqual([false, false, false, true, true])
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
    expect(isMemberEntryVisible('agency', of(type))).toBe(shown)
  },
)

test('hides the entry of the agency centre from guests', { tags: ['MEMB-039'] }, () => {
  expect(isMemberEntryVisible('agency', guest())).toBe(false)
})

test(
  'shows the withdrawal report only when the flag withdrawalReport is on and the member may withdraw',
  { tags: ['MEMB-043'] },
  () => {
    expect(isMemberEntryVisible('withdrawalReport', member({ flags: ['withdrawalReport'] }))).toBe(true)
    expect(isMemberEntryVisible('withdrawalReport', member({ flags: ['depositRecord'] }))).toBe(false)
    expect(
      isMemberEntryVisible(
        'withdrawalReport',
        member({ flags: ['withdrawalReport'], info: { withdrawAllowed: false } }),
      ),
    ).toBe(false)
  },
)

test(
  'shows the transfer to the upline only with its feature flag, an upline, and a member type other than 2',
  { tags: ['MEMB-051'] },
  () => {
    const flags = ['transferToUpline']
    const info = { toUpline: true }
    expect(isMemberEntryVisible('uplineTransfer', of(1, { flags, info }))).toBe(true)
    expect(isMemberEntryVisible('uplineTransfer', of(0, { flags, info }))).toBe(true)
    expect(isMemberEntryVisible('uplineTransfer', of(1, { info }))).toBe(false)
    expect(isMemberEntryVisible('uplineTransfer', of(1, { flags, info: { toUpline: false } }))).toBe(false)
    expect(isMemberEntryVisible('uplineTransfer', of(1, { flags, info: {} }))).toBe(false)
    expect(isMemberEntryVisible('uplineTransfer', of(2, { flags, info }))).toBe(false)
  },
)

test('shows each entry of the member centre in exactly one place: a tile, the main menu or the list', () => {
  const listed: MemberEntryId[] = Object.values(memberEntryGroups).flat()
  expect(listed.filter((id) => id !== 'responsible')).toHaveLength(13)
  expect(['benefits', ...mainMenuEntries, ...listed].sort()).toEqual(Object.keys(memberCentreEntries).sort())
})

test('shows the responsible play entry to members and guests when the merchant has a market', () => {
  expect(memberCentreEntries.responsible.to).toBe('/m/responsible')
  expect([
    isMemberEntryVisible('responsible', guest({ market: 'BR' })),
    isMemberEntryVisible('responsible', member({ market: 'UK' })),
  ]).toEqual([true, true])
  expect(isMemberEntryVisible('responsible', member())).toBe(false)
})
