import { expect, test } from 'vitest'
import { findLedgerFaults } from '../testing/findLedgerFaults.ts'
import { getDemoPersonId } from '../testing/createTestDb.ts'
import { getWithdrawalRules } from '../domain/money/withdrawalRules.ts'
import { createTestSandbox } from '../testing/createTestSandbox.ts'

const sandbox = createTestSandbox({ history: true })
const reports = ['loadReport', 'withdrawReport', 'accountRecord', 'bettingRecord', 'profitAndLoss', 'rebateReport']
const token = { vip: await sandbox.token('vip'), empty: await sandbox.token('empty') }
const read = async <T>(id: string, who: 'vip' | 'empty', query = {}): Promise<T> => {
  const { body } = await sandbox.call(id, { token: token[who], query })
  if (!body.success) throw new Error(`${id}: ${body.errorCode}`)
  return body.value as unknown as T
}

test.each(reports)('seeds several pages of %s only for a member with past activity', async (id) => {
  const first = await read<{ content: object[]; total: number; next?: string }>(id, 'vip', { pageSize: 20 })
  expect([first.content.length, first.total > 20, first.next]).toEqual([20, true, expect.any(String)])
  const second = await read<{ content: object[] }>(id, 'vip', { pageSize: 20, after: first.next })
  expect(second.content.length).toBeGreaterThan(0)
  expect(first.content).not.toContainEqual(second.content[0])
  expect(await read(id, 'empty')).toMatchObject({ content: [], total: 0, totalPages: 0 })
})

test('seeds past activity with a consistent ledger and a balance that the member can withdraw', () => {
  for (const tenant of ['north', 'south']) {
    const rules = getWithdrawalRules(
      sandbox.db,
      { tenant, member: getDemoPersonId(sandbox.db, tenant, 'vip') },
      'VIP 3',
      sandbox.clock.now(),
    )
    expect(rules.withdrawable).toBeGreaterThan(100_000)
  }
  expect(findLedgerFaults(sandbox.db)).toEqual([])
})

test('seeds promotions in all ten states, and rewards that the member has not claimed yet', async () => {
  const list = (await sandbox.call('activityList', { query: { token: token.vip } })).body.value as unknown as {
    status: string
  }[]
  expect([...new Set(list.map(({ status }) => status))].sort()).toEqual([
    'APPLYING',
    'CLAIM',
    'CLAIMED',
    'CLOSE',
    'COMING_SOON',
    'ISSUED',
    'JOIN',
    'JOINED',
    'PROCESS',
    'REJECTED',
  ])
  const centre = await read<{ claimableMinor: number; rewards: { status: string }[] }>('rewardCenter', 'vip')
  expect(centre.claimableMinor).toBeGreaterThan(0)
  expect(centre.rewards.map(({ status }) => status)).toEqual(expect.arrayContaining(['CLAIM', 'EXPIRED']))
  expect(await read('manualRebate', 'vip')).toMatchObject({ totalMinor: expect.any(Number) })
  expect(await read('rewardCenter', 'empty')).toMatchObject({ rewards: [], claimableMinor: 0 })
})
