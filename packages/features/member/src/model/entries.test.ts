import { expect, test } from 'vitest'
import { entries, groups, isShown, mainMenu, type EntryId, type Standing } from './entries.ts'

const member = (more: Partial<Standing> = {}): Standing => ({ session: { type: 0 }, info: {}, promotions: [], flags: [], ...more })
const of = (type: number, more: Partial<Standing> = {}) => member({ session: { type }, ...more })
const guest = (more: Partial<Standing> = {}) => member({ session: null, info: undefined, ...more })

test.each<[string, EntryId, string]>([
  ['MEMB-028', 'benefits', '/m/member/benefits'],
  ['MEMB-031', 'deposit', '/m/voucherCenter'],
  ['MEMB-032', 'withdraw', '/m/withdraw'],
  ['MEMB-034', 'invite', '/m/inviteFriends'],
  ['MEMB-036', 'security', '/m/securityCenter'],
  ['MEMB-038', 'agency', '/m/agent'],
  ['MEMB-040', 'depositRecord', '/m/vouReport'],
  ['MEMB-042', 'withdrawalReport', '/m/withdrawReport'],
  ['MEMB-044', 'accountRecord', '/m/transaction/record'],
  ['MEMB-046', 'bettingRecord', '/m/gameRecord'],
  ['MEMB-048', 'profitAndLoss', '/m/profitandloss'],
  ['MEMB-050', 'uplineTransfer', '/m/upLine/transfer'],
  ['MEMB-052', 'rewards', '/m/rewardCenter'],
  ['MEMB-054', 'manualRebate', '/m/member/manualRebate'],
  ['MEMB-056', 'missions', '/m/leaderBoard'],
  ['MEMB-058', 'rebateReport', '/m/member/rebateReport'],
  ['MEMB-060', 'mail', '/m/webEmail'],
  ['MEMB-062', 'feedback', '/m/feedback'],
])('[%s] the entry %s leads to %s', (_, id, path) => {
  expect(entries[id].to).toBe(path)
})

test.each<[string, EntryId, string]>([
  ['MEMB-029', 'benefits', 'MEMCLUB3'],
  ['MEMB-041', 'depositRecord', 'DEPRECM3'],
  ['MEMB-045', 'accountRecord', 'TRANSREC3'],
  ['MEMB-047', 'bettingRecord', 'TRANSBETREPMEM3'],
  ['MEMB-049', 'profitAndLoss', 'PERSREP'],
  ['MEMB-053', 'rewards', 'REWCEN3'],
  ['MEMB-055', 'manualRebate', 'MANPLAYREB3'],
  ['MEMB-059', 'rebateReport', 'PLYRBT'],
  ['MEMB-061', 'mail', 'MAILCEN'],
  ['MEMB-063', 'feedback', 'FEEDBACK3'],
])('[%s] %s is there with the flag %s on, and not without it', (_, id, flag) => {
  const others = Object.values(entries).flatMap((entry) => ('flag' in entry && entry.flag !== flag ? [entry.flag] : []))
  expect(isShown(id, member({ flags: [flag] }))).toBe(true)
  expect(isShown(id, member({ flags: others, promotions: ['REFERRAL', 'MISSION'] }))).toBe(false)
})

test.each<[string, EntryId, string, string]>([
  ['MEMB-035', 'invite', 'REFERRAL', 'MISSION'],
  ['MEMB-057', 'missions', 'MISSION', 'REFERRAL'],
])('[%s] %s is there while the promotion %s runs, and not with %s alone', (_, id, promotion, other) => {
  expect(isShown(id, member({ promotions: [promotion] }))).toBe(true)
  expect(isShown(id, member({ promotions: [other] }))).toBe(false)
})

test('[MEMB-033] the way to a withdrawal is there for whom one is allowed to, and for nobody else', () => {
  expect(isShown('withdraw', member())).toBe(true)
  expect(isShown('withdraw', member({ info: { withdrawAllowed: false } }))).toBe(false)
  expect(isShown('withdraw', guest())).toBe(false)
})

test('[MEMB-037] one rule says for all entries whether a withdrawal is allowed: a member, no trial account, to whom the platform does not refuse it', () => {
  const flags = ['WITHREC3']
  const cases = [guest({ flags }), of(4, { flags }), member({ flags, info: { withdrawAllowed: false } }), member({ flags }), of(1, { flags, info: undefined })]
  for (const id of ['withdraw', 'withdrawalReport'] as const) expect(cases.map((each) => isShown(id, each))).toEqual([false, false, false, true, true])
})

test.each([
  [0, false],
  [4, false],
  [40, false],
  [1, true],
  [2, true],
  [41, true],
])('[MEMB-039] the agency centre for the type %d: %j', (type, shown) => {
  expect(isShown('agency', of(type))).toBe(shown)
})

test('[MEMB-039] the agency centre is not there without a session', () => {
  expect(isShown('agency', guest())).toBe(false)
})

test('[MEMB-043] the withdrawal report is there with WITHREC3 where withdrawal is allowed; either missing, it is not', () => {
  expect(isShown('withdrawalReport', member({ flags: ['WITHREC3'] }))).toBe(true)
  expect(isShown('withdrawalReport', member({ flags: ['DEPRECM3'] }))).toBe(false)
  expect(isShown('withdrawalReport', member({ flags: ['WITHREC3'], info: { withdrawAllowed: false } }))).toBe(false)
})

test('[MEMB-051] the transfer to the upline needs AGETRANSFERUP3, an upline, and a type other than 2', () => {
  const flags = ['AGETRANSFERUP3']
  const info = { toUpline: true }
  expect(isShown('uplineTransfer', of(1, { flags, info }))).toBe(true)
  expect(isShown('uplineTransfer', of(0, { flags, info }))).toBe(true)
  expect(isShown('uplineTransfer', of(1, { info }))).toBe(false)
  expect(isShown('uplineTransfer', of(1, { flags, info: { toUpline: false } }))).toBe(false)
  expect(isShown('uplineTransfer', of(1, { flags, info: {} }))).toBe(false)
  expect(isShown('uplineTransfer', of(2, { flags, info }))).toBe(false)
})

test('every entry stands at one place of the screen: the tile, the main menu, or one group of the list, which has thirteen and ours', () => {
  const listed: EntryId[] = Object.values(groups).flat()
  expect(listed.filter((id) => id !== 'responsible')).toHaveLength(13)
  expect(['benefits', ...mainMenu, ...listed].sort()).toEqual(Object.keys(entries).sort())
})

test('the way to playing responsibly is there where the merchant follows a market, for guests as well', () => {
  expect(entries.responsible.to).toBe('/m/responsible')
  expect([isShown('responsible', guest({ market: 'BR' })), isShown('responsible', member({ market: 'UK' }))]).toEqual([true, true])
  expect(isShown('responsible', member())).toBe(false)
})
