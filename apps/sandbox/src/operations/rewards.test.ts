import { beforeEach, describe, expect, test } from 'vitest'
import { selectAll, runSql } from '../db/sql.ts'
import { giveReward } from '../domain/promotions/rewards.ts'
import { settleEverythingDue } from '../domain/settleEverythingDue.ts'
import { demoGames } from '../seed/games.ts'
import { insertPastGameRound } from '../seed/pastPlay.ts'
import { findLedgerFaults } from '../testing/findLedgerFaults.ts'
import { getDemoPersonId } from '../testing/createTestDb.ts'
import { BRASILIA_NOON_MS } from '../testing/createBettingSandbox.ts'
import { demoPassword } from '../seed/demoPeople.ts'
import { createWalletSandbox, insertSettledBetFixture, type WalletSandbox } from '../testing/createWalletSandbox.ts'

interface Center {
  readonly rewards: readonly {
    readonly rewardId: number
    readonly kind: string
    readonly status: string
    readonly amountMinor: number
    readonly title: string
  }[]
  readonly claimableMinor: number
  readonly balanceMinor: number
}
interface Benefits {
  readonly levels: readonly { readonly name: string | null }[]
  readonly current: number
  readonly stakedMinor: number
  readonly missingMinor?: number
}

let wallet: WalletSandbox
beforeEach(async () => {
  wallet = await createWalletSandbox('ana')
})
const center = () => wallet.value<Center>('rewardCenter')
const benefits = () => wallet.value<Benefits>('vipBenefits')
const owner = (name = 'ana') => ({ tenant: 'north', member: getDemoPersonId(wallet.sandbox.db, 'north', name) })
const give = (source: string, amountMinor: number, life = 1000): void =>
  giveReward(wallet.sandbox.db, {
    ...owner(),
    kind: 'SPIN',
    source,
    titles: { EN: source, PT: source },
    amountMinor,
    givenAt: BRASILIA_NOON_MS - 2000,
    expiresAt: BRASILIA_NOON_MS - 2000 + 2000 + life,
  })
const stake = (amount: number): void => insertSettledBetFixture(wallet.sandbox.db, 'ana', amount, BRASILIA_NOON_MS)

describe('rewardCenter', () => {
  test('pays a reward one time, and returns the outcome of the claim by its idempotency key', async () => {
    give('wheel', 1_840)
    const before = wallet.money()
    const [reward] = (await center()).rewards
    const body = { rewardId: reward?.rewardId ?? 0 }
    const claimed = await wallet.value<Center>('claimReward', body, { key: 'a-key-of-16-chars' })
    expect(claimed).toMatchObject({ claimableMinor: 0, balanceMinor: before + 1_840, rewards: [{ status: 'CLAIMED' }] })
    await wallet.value('claimReward', body, { key: 'a-key-of-16-chars' })
    expect((await wallet.ask('claimReward', body)).body.errorCode).toBe('reward.closed')
    expect(wallet.money()).toBe(before + 1_840)
    expect(await wallet.value('moneyOutcome', undefined, { query: { key: 'a-key-of-16-chars' } })).toMatchObject({
      found: true,
      kind: 'REWARD',
      amountMinor: 1_840,
    })
    expect(findLedgerFaults(wallet.sandbox.db)).toEqual([])
  })

  test('refuses to pay an expired reward and a reward of another member', async () => {
    give('late', 500, -1)
    const [late] = (await center()).rewards
    expect(late?.status).toBe('EXPIRED')
    expect((await wallet.ask('claimReward', { rewardId: late?.rewardId ?? 0 })).body.errorCode).toBe('reward.closed')
    give('own', 500)
    const own = (await center()).rewards.find(({ title }) => title === 'own')
    const vip = await wallet.sandbox.token('vip')
    const stolen = await wallet.ask('claimReward', { rewardId: own?.rewardId ?? 0 }, { token: vip })
    expect(stolen.body.errorCode).toBe('reward.unknown')
  })

  test('refuses rewardCenter and vipBenefits when the request has the module id of another operation', async () => {
    for (const [id, other] of [
      ['rewardCenter', 'MEMCLUB3'],
      ['vipBenefits', 'REWCEN3'],
    ] as const) {
      expect((await wallet.ask(id)).status).toBe(200)
      expect((await wallet.ask(id, undefined, { query: { moduleId: other } })).status).toBe(400)
    }
  })
})

describe('VIP levels', () => {
  test('raises a member by several VIP levels, and gives the reward of each level one time', async () => {
    expect(await benefits()).toMatchObject({ current: 1, stakedMinor: 0, missingMinor: 500_000 })
    stake(499_999)
    expect(await benefits()).toMatchObject({ current: 1, missingMinor: 1 })
    stake(1)
    expect(await benefits()).toMatchObject({ current: 2, stakedMinor: 500_000, missingMinor: 1_500_000 })
    stake(10_000_000)
    expect((await benefits()).current).toBe(4)
    expect(
      (await center()).rewards.filter(({ kind }) => kind === 'LEVEL').map(({ amountMinor }) => amountMinor),
    ).toEqual([30_000, 8_000, 2_500])
    await benefits()
    expect((await center()).claimableMinor).toBe(40_500)
  })

  test('never lowers a VIP level, even when a member has not staked enough for it', async () => {
    runSql(wallet.sandbox.db, `UPDATE member SET vip = 'VIP 5' WHERE tenant = 'north' AND id = :member`, {
      member: owner().member,
    })
    const top = await benefits()
    expect(top).toMatchObject({ current: 5, stakedMinor: 0 })
    expect(top.missingMinor).toBeUndefined()
  })
})

test('rewards the inviter one time when an invited friend has deposited enough', async () => {
  const { code, link, rewardEachMinor } = await wallet.value<{ code: string; link: string; rewardEachMinor: number }>(
    'inviteInfo',
  )
  expect(link).toBe(`http://north.localhost/m/register?affiliateCode=${code}`)
  const fields = ['username', 'password', 'confirmPassword', 'affiliateCode'].map((name) => ({
    name,
    enabled: true,
    required: name !== 'affiliateCode',
  }))
  await wallet.sandbox.dev('/registration', { merchant: 'north', fields })
  const registered = await wallet.sandbox.register({ affiliateCode: code })
  const { token, userName } = registered.body.value as unknown as { token: string; userName: string }
  const invitee = async () =>
    (
      await wallet.value<{ content: { name: string; status: string; rewardMinor: number }[] }>(
        'inviteeList',
        undefined,
        { query: { pageNo: 1, pageSize: 5 } },
      )
    ).content[0]
  expect(await invitee()).toMatchObject({ status: 'REGISTERED', rewardMinor: 0 })
  expect((await invitee())?.name).not.toBe(userName)
  await wallet.sandbox.dev('/money', { payments: { outcome: 'SETTLED', seconds: 0 } })
  const pay = (amountMinor: number) => wallet.value('createDeposit', { method: 'PIX', amountMinor }, { token })
  await pay(4_999)
  await wallet.value('rewardCenter')
  expect(await invitee()).toMatchObject({ status: 'DEPOSITED', rewardMinor: 0 })
  await pay(2_000)
  await wallet.value('rewardCenter')
  expect(await invitee()).toMatchObject({ status: 'QUALIFIED', rewardMinor: rewardEachMinor })
  await pay(9_000)
  expect((await center()).rewards.filter(({ kind }) => kind === 'INVITE')).toHaveLength(1)
  expect(await wallet.value('inviteInfo')).toMatchObject({ invited: 1, qualified: 1, rewardMinor: rewardEachMinor })
})

test('does not list an account as an invited friend when an agent has opened it', async () => {
  const { sandbox } = wallet
  const agent = await sandbox.token('agent')
  const invited = async () =>
    (await sandbox.call('inviteInfo', { token: agent })).body.value as unknown as { invited: number; qualified: number }
  const before = await invited()
  const account = { username: 'opened77', password: demoPassword, agent: false, rates: [] }
  const opened = await sandbox.call('openAccount', {
    token: agent,
    body: account,
    headers: { 'Idempotency-Key': 'an-account-of-an-agent' },
  })
  expect(opened.body).toMatchObject({ success: true })
  await sandbox.dev('/money', { payments: { outcome: 'SETTLED', seconds: 0 } })
  await wallet.value('createDeposit', { method: 'PIX', amountMinor: 9_000 }, { token: await sandbox.token('opened77') })
  expect(await invited()).toEqual(before)
  const { rewards } = (await sandbox.call('rewardCenter', { token: agent })).body.value as unknown as {
    rewards: { kind: string }[]
  }
  expect(rewards.filter(({ kind }) => kind === 'INVITE')).toEqual([])
})

test('returns the leader board with prizes by rank, masked names and the member’s own rank', async () => {
  type Row = { rank: number; name: string; stakedMinor: number; prizeMinor: number; own: boolean }
  const board = (period: string) =>
    wallet.value<{ rows: Row[]; own: Row; endsAt: string }>('leaderBoard', undefined, { query: { period } })
  expect((await board('DAY')).own).toMatchObject({ rank: 0, stakedMinor: 0, prizeMinor: 0, own: true })
  stake(900_000_000)
  const { rows, own, endsAt } = await board('DAY')
  expect(own).toMatchObject({ rank: 1, stakedMinor: 900_000_000, prizeMinor: 20_000 })
  expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, at) => at + 1))
  expect(rows.map(({ stakedMinor }) => stakedMinor)).toEqual(
    rows.map(({ stakedMinor }) => stakedMinor).sort((one, other) => other - one),
  )
  for (const { name } of rows) expect(name).toMatch(/[*•]/)
  expect(Date.parse(endsAt) - BRASILIA_NOON_MS).toBe(12 * 3_600_000)
})

test('pays the prizes of a leader board one time at its end, and lists them in the account record', async () => {
  interface Entry {
    readonly kind: string
    readonly amountMinor: number
  }
  interface Board {
    readonly own: { readonly rank: number }
    readonly lastPrize?: object
  }
  const board = (period: string) => wallet.value<Board>('leaderBoard', undefined, { query: { period } })
  const prizes = async () =>
    (
      await wallet.value<{ content: Entry[] }>('accountRecord', undefined, {
        query: { pageNo: 1, pageSize: 50, kind: 'REWARDS' },
      })
    ).content.map(({ kind, amountMinor }) => [kind, amountMinor])
  expect(await board('DAY')).not.toHaveProperty('lastPrize')
  stake(900_000_000)
  const before = wallet.money()
  wallet.sandbox.clock.set(BRASILIA_NOON_MS + 12 * 3_600_000 - 1)
  expect(await prizes()).toEqual([])
  wallet.sandbox.clock.set(BRASILIA_NOON_MS + 12 * 3_600_000)
  expect(await prizes()).toEqual([['BOARD_PRIZE', 20_000]])
  const { own, lastPrize } = await board('DAY')
  expect([own.rank, lastPrize]).toEqual([
    0,
    { rank: 1, prizeMinor: 20_000, paidAt: new Date(BRASILIA_NOON_MS + 12 * 3_600_000).toISOString() },
  ])
  // Set the clock back and then again after the end of the day, the week and the month. Each prize must be paid one
  // time only.
  wallet.sandbox.clock.set(BRASILIA_NOON_MS)
  await prizes()
  for (const days of [31, 31, 400]) settleEverythingDue(wallet.sandbox.db, BRASILIA_NOON_MS + days * 24 * 3_600_000)
  expect(wallet.money() - before).toBe(20_000 + 100_000 + 500_000)
  expect(findLedgerFaults(wallet.sandbox.db).filter((fault) => /board/.test(fault))).toEqual([])
  runSql(wallet.sandbox.db, 'UPDATE board_prize SET amount = amount + 1 WHERE place = 1 AND id = 1')
  expect(findLedgerFaults(wallet.sandbox.db).filter((fault) => /board/.test(fault))).toHaveLength(1)
})

test('gives participants of the cashback promotion one reward for their weekly losses on slots', async () => {
  const { db } = wallet.sandbox
  const HOUR_MS = 3_600_000
  const play = (who: string, category: string, staked: number, payout: number, at: number): void =>
    insertPastGameRound(db, {
      ...owner(who),
      game: demoGames.find(({ gameType }) => gameType === category)?.nodeId ?? 0,
      stake: staked,
      payout,
      at,
    })
  const given = (): unknown[] => selectAll(db, `SELECT member, amount FROM reward WHERE kind = 'CASHBACK' ORDER BY id`)
  play('ana', 'RNG', 40_000, 0, BRASILIA_NOON_MS - HOUR_MS)
  const activities = await wallet.value<{ activityId: number; title: string }[]>('activityList', undefined, {
    query: { token: wallet.token },
  })
  await wallet.value('joinActivity', {
    activityId: activities.find(({ title }) => title === 'Cashback semanal')?.activityId ?? 0,
  })
  play('ana', 'RNG', 10_000, 0, BRASILIA_NOON_MS + HOUR_MS)
  play('ana', 'RNG', 5_000, 7_500, BRASILIA_NOON_MS + 2 * HOUR_MS)
  play('ana', 'FISH', 20_000, 0, BRASILIA_NOON_MS + HOUR_MS)
  play('vip', 'RNG', 10_000, 0, BRASILIA_NOON_MS + HOUR_MS)
  // It is noon on a Friday, so the week ends after two and a half days.
  settleEverythingDue(db, BRASILIA_NOON_MS + 60 * HOUR_MS - 1)
  expect(given()).toEqual([])
  for (const later of [60, 61, 60 + 7 * 24]) settleEverythingDue(db, BRASILIA_NOON_MS + later * HOUR_MS)
  expect(given()).toEqual([{ member: owner().member, amount: 600 }])
})

test('refuses to pay a rebate below the minimum', async () => {
  expect(await wallet.value('manualRebate')).toMatchObject({ rows: [], totalMinor: 0, minMinor: 100 })
  expect((await wallet.ask('claimRebate')).body.errorCode).toBe('rebate.none')
})
