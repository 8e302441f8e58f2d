import type { ValueOf } from '@lobby/api'
import { contentOf } from '../domain/content.ts'
import type { Language } from '../domain/language.ts'
import { inviteCode, invitees, inviteTerms } from '../domain/promotions/invites.ts'
import { leaderBoard as board, type Leader } from '../domain/promotions/leaderBoard.ts'
import { openRebate, smallestRebate, takeRebate } from '../domain/promotions/rebates.ts'
import { claimReward as take, rewardsOf, statusOfReward } from '../domain/promotions/rewards.ts'
import { raiseLevel, stakedOf } from '../domain/promotions/vipLevels.ts'
import { maskedName, trialType } from '../domain/people.ts'
import { levels } from '../seed/money.ts'
import { forReal, keyOf, moneyOf, ownerOf } from './asker.ts'
import { signedIn, type Handler, type AnyCall } from './call.ts'
import { pagesOf } from './pages.ts'

export const enabledPromotions: Handler<'enabledPromotions'> = ({ db, tenant, language }) =>
  contentOf<string>(db, tenant.id, 'promotionTypes', language).map(({ wire }) => wire)

/** The level of whoever asks, as their stakes have it by now; play money raises nobody. */
function levelOfCaller(call: AnyCall): string | null {
  const { vip, type } = signedIn(call)
  return type === trialType ? vip : raiseLevel(call.db, ownerOf(call), vip, call.now)
}

function centerOf(call: AnyCall): ValueOf<'rewardCenter'> {
  levelOfCaller(call)
  const rows = rewardsOf(call.db, ownerOf(call), call.now)
  const sumOf = (status: string): number =>
    rows.filter((row) => statusOfReward(row, call.now) === status).reduce((sum, { amount }) => sum + amount, 0)
  return {
    rewards: rows.map((row) => ({
      rewardId: row.id,
      kind: row.kind,
      title: (JSON.parse(row.titles) as Record<Language, string>)[call.language],
      amountMinor: row.amount,
      status: statusOfReward(row, call.now),
      givenAt: new Date(row.given_at).toISOString(),
      expiresAt: new Date(row.expires_at).toISOString(),
      ...(row.claimed_at !== null && { claimedAt: new Date(row.claimed_at).toISOString() }),
    })),
    claimableMinor: sumOf('CLAIM'),
    claimedMinor: sumOf('CLAIMED'),
    balanceMinor: moneyOf(call),
  }
}

export const rewardCenter: Handler<'rewardCenter'> = (call) => centerOf(call)

export const claimReward: Handler<'claimReward'> = (call) => {
  forReal(call)
  take(call.db, ownerOf(call), call.body.rewardId, keyOf(call), call.now)
  return centerOf(call)
}

export const vipBenefits: Handler<'vipBenefits'> = (call) => {
  const vip = levelOfCaller(call)
  const current = Math.max(
    0,
    levels.findIndex(({ name }) => name === vip),
  )
  const staked = stakedOf(call.db, ownerOf(call))
  const next = levels[current + 1]
  return {
    levels: levels.map((level) => ({
      name: level.name,
      stakesMinor: level.stakes,
      withdrawalsADay: level.withdrawalsADay,
      freeWithdrawalsADay: level.freeWithdrawalsADay,
      withdrawalPerDayMinor: level.withdrawalPerDay,
      rebateBasisPoints: level.rebateBasisPoints,
      levelUpBonusMinor: level.levelUpBonus,
      birthdayBonusMinor: level.birthdayBonus,
    })),
    current,
    stakedMinor: staked,
    ...(next && { missingMinor: Math.max(0, next.stakes - staked) }),
  }
}

const toLeader = ({ rank, name, staked, prize, own }: Leader): ValueOf<'leaderBoard'>['own'] => ({
  rank,
  name,
  stakedMinor: staked,
  prizeMinor: prize,
  own,
})

export const leaderBoard: Handler<'leaderBoard'> = (call) => {
  const { rows, own, endsAt, paid } = board(call.db, ownerOf(call), call.query.period, call.now)
  return {
    rows: rows.map(toLeader),
    own: { ...toLeader(own), name: maskedName(signedIn(call).name) },
    endsAt: new Date(endsAt).toISOString(),
    ...(paid && { lastPrize: { rank: paid.place, prizeMinor: paid.amount, paidAt: new Date(paid.at).toISOString() } }),
  }
}

export const manualRebate: Handler<'manualRebate'> = (call) => {
  const { rows, total } = openRebate(call.db, ownerOf(call), levelOfCaller(call))
  return {
    rows: rows.map(({ category, stake, rate, amount }) => ({
      category,
      stakeMinor: stake,
      rateBasisPoints: rate,
      rebateMinor: amount,
    })),
    totalMinor: total,
    minMinor: smallestRebate,
    balanceMinor: moneyOf(call),
  }
}

export const claimRebate: Handler<'claimRebate'> = (call) => {
  forReal(call)
  const rebateMinor = takeRebate(call.db, ownerOf(call), levelOfCaller(call), keyOf(call), call.now)
  return { rebateMinor, balanceMinor: moneyOf(call) }
}

export const inviteInfo: Handler<'inviteInfo'> = (call) => {
  forReal(call)
  const code = inviteCode(call.db, signedIn(call))
  const { total, qualified, reward } = invitees(call.db, ownerOf(call), { pageNo: 1, pageSize: 1 })
  return {
    code,
    link: `${call.siteOrigin}/m/register?affiliateCode=${encodeURIComponent(code)}`,
    invited: total,
    qualified,
    rewardMinor: reward,
    rewardEachMinor: inviteTerms.reward,
    depositMinor: inviteTerms.deposit,
  }
}

export const inviteeList: Handler<'inviteeList'> = (call) => {
  const { rows, next, total } = invitees(call.db, ownerOf(call), call.query)
  return {
    content: rows.map(({ id, name, joined, deposited, reward }) => ({
      inviteeId: id,
      name: maskedName(name),
      joinedAt: new Date(joined).toISOString(),
      status: reward === null ? (deposited > 0 ? 'DEPOSITED' : 'REGISTERED') : 'QUALIFIED',
      rewardMinor: reward ?? 0,
    })),
    ...pagesOf(call.query, { total, next }),
  }
}
