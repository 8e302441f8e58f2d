import type { ResponseValueOf } from '@lobby/api'
import { listPublishedContent } from '../domain/content.ts'
import type { Language } from '../domain/language.ts'
import { getInviteCode, listInvitees, inviteRewardTerms } from '../domain/promotions/invites.ts'
import { getLeaderBoard as board, type LeaderBoardRow } from '../domain/promotions/leaderBoard.ts'
import {
  getUnclaimedPlayerRebate,
  MIN_PLAYER_REBATE_MINOR,
  payPlayerRebate,
} from '../domain/promotions/playerRebates.ts'
import { payReward as take, listRewards, getRewardStatus } from '../domain/promotions/rewards.ts'
import { raiseVipLevel, getStakesWithoutOppositeBets } from '../domain/promotions/vipLevels.ts'
import { maskMemberName, TRIAL_MEMBER_TYPE } from '../domain/members.ts'
import { allVipLevels } from '../seed/money.ts'
import { refuseTrialAccount, getIdempotencyKey, getCallerBalance, getCaller } from './caller.ts'
import { requireSignedInMember, type OperationHandler, type AnyOperationCall } from './call.ts'
import { toListPagingFields } from './listResponses.ts'
import { MAX_IMAGE_BYTES, saveUploadedPicture } from '../domain/images/pictures.ts'
import type { RowOwner } from '../domain/rowOwner.ts'
import {
  listActivities,
  getActivity,
  getActivityReward,
  getActivityState,
  type Activity,
  applyForPromotion,
  claimMissionReward,
  joinPromotion,
  MAX_APPLICATION_COMMENT_LENGTH,
  MAX_APPLICATION_IMAGES,
} from '../domain/promotions/activities.ts'
import { findRunningBreak } from '../domain/responsible/breaks.ts'
import { checkNoRunningBreak } from '../domain/responsible/checkStakeAllowed.ts'
import { findSessionMember } from '../domain/sessions.ts'
import { getWalletBalance } from '../domain/wallet.ts'

export const enabledPromotions: OperationHandler<'enabledPromotions'> = ({ db, tenant, language }) =>
  listPublishedContent<string>(db, tenant.id, 'promotionTypes', language).map(({ wire }) => wire)

/**
 * Raises the VIP level of the calling member to the level that the member's stakes have reached, and returns the level.
 * Trial accounts keep their level, because they stake play money.
 */
function levelOfCaller(call: AnyOperationCall): string | null {
  const { vip, type } = requireSignedInMember(call)
  return type === TRIAL_MEMBER_TYPE ? vip : raiseVipLevel(call.db, getCaller(call), vip, call.now)
}

function centerOf(call: AnyOperationCall): ResponseValueOf<'rewardCenter'> {
  levelOfCaller(call)
  const rows = listRewards(call.db, getCaller(call), call.now)
  const sumOf = (status: string): number =>
    rows.filter((row) => getRewardStatus(row, call.now) === status).reduce((sum, { amount }) => sum + amount, 0)
  return {
    rewards: rows.map((row) => ({
      rewardId: row.id,
      kind: row.kind,
      title: (JSON.parse(row.titles) as Record<Language, string>)[call.language],
      amountMinor: row.amount,
      status: getRewardStatus(row, call.now),
      givenAt: new Date(row.given_at).toISOString(),
      expiresAt: new Date(row.expires_at).toISOString(),
      ...(row.claimed_at !== null && { claimedAt: new Date(row.claimed_at).toISOString() }),
    })),
    claimableMinor: sumOf('CLAIM'),
    claimedMinor: sumOf('CLAIMED'),
    balanceMinor: getCallerBalance(call),
  }
}

export const rewardCenter: OperationHandler<'rewardCenter'> = (call) => centerOf(call)

export const claimReward: OperationHandler<'claimReward'> = (call) => {
  refuseTrialAccount(call)
  take(call.db, getCaller(call), call.body.rewardId, getIdempotencyKey(call), call.now)
  return centerOf(call)
}

export const vipBenefits: OperationHandler<'vipBenefits'> = (call) => {
  const vip = levelOfCaller(call)
  const current = Math.max(
    0,
    allVipLevels.findIndex(({ name }) => name === vip),
  )
  const staked = getStakesWithoutOppositeBets(call.db, getCaller(call))
  const next = allVipLevels[current + 1]
  return {
    levels: allVipLevels.map((level) => ({
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

const toLeader = ({ rank, name, staked, prize, own }: LeaderBoardRow): ResponseValueOf<'leaderBoard'>['own'] => ({
  rank,
  name,
  stakedMinor: staked,
  prizeMinor: prize,
  own,
})

export const leaderBoard: OperationHandler<'leaderBoard'> = (call) => {
  const { rows, own, endsAt, paid } = board(call.db, getCaller(call), call.query.period, call.now)
  return {
    rows: rows.map(toLeader),
    own: { ...toLeader(own), name: maskMemberName(requireSignedInMember(call).name) },
    endsAt: new Date(endsAt).toISOString(),
    ...(paid && { lastPrize: { rank: paid.place, prizeMinor: paid.amount, paidAt: new Date(paid.at).toISOString() } }),
  }
}

export const manualRebate: OperationHandler<'manualRebate'> = (call) => {
  const { rows, total } = getUnclaimedPlayerRebate(call.db, getCaller(call), levelOfCaller(call))
  return {
    rows: rows.map(({ category, stake, rate, amount }) => ({
      category,
      stakeMinor: stake,
      rateBasisPoints: rate,
      rebateMinor: amount,
    })),
    totalMinor: total,
    minMinor: MIN_PLAYER_REBATE_MINOR,
    balanceMinor: getCallerBalance(call),
  }
}

export const claimRebate: OperationHandler<'claimRebate'> = (call) => {
  refuseTrialAccount(call)
  const rebateMinor = payPlayerRebate(call.db, getCaller(call), levelOfCaller(call), getIdempotencyKey(call), call.now)
  return { rebateMinor, balanceMinor: getCallerBalance(call) }
}

export const inviteInfo: OperationHandler<'inviteInfo'> = (call) => {
  refuseTrialAccount(call)
  const code = getInviteCode(call.db, requireSignedInMember(call))
  const { total, qualified, reward } = listInvitees(call.db, getCaller(call), { pageNo: 1, pageSize: 1 })
  return {
    code,
    link: `${call.siteOrigin}/m/register?affiliateCode=${encodeURIComponent(code)}`,
    invited: total,
    qualified,
    rewardMinor: reward,
    rewardEachMinor: inviteRewardTerms.reward,
    depositMinor: inviteRewardTerms.deposit,
  }
}

export const inviteeList: OperationHandler<'inviteeList'> = (call) => {
  const { rows, next, total } = listInvitees(call.db, getCaller(call), call.query)
  return {
    content: rows.map(({ id, name, joined, deposited, reward }) => ({
      inviteeId: id,
      name: maskMemberName(name),
      joinedAt: new Date(joined).toISOString(),
      status: reward === null ? (deposited > 0 ? 'DEPOSITED' : 'REGISTERED') : 'QUALIFIED',
      rewardMinor: reward ?? 0,
    })),
    ...toListPagingFields(call.query, { total, next }),
  }
}

/** Returns the member of the session, or of the token in the query; undefined for guests and ended sessions. */
function ownerIfAny(call: AnyOperationCall, token?: string): RowOwner | undefined {
  if (call.member) return getCaller(call)
  const member = token === undefined ? undefined : findSessionMember(call.db, call.tenant.id, token, call.now)
  return member && { tenant: call.tenant.id, member: member.id }
}

function toActivity(
  { db, tenant, now }: AnyOperationCall,
  owner: RowOwner | undefined,
  activity: Activity,
): ResponseValueOf<'activityList'>[number] {
  const { status, action } = getActivityState(db, owner, activity, now)
  return {
    activityId: activity.id,
    title: activity.title,
    summary: activity.summary,
    imageUrl: `/banner/${tenant.id}/${activity.banner}.webp`,
    category: activity.category,
    status,
    ...(action !== undefined && { action }),
    rewardMinor: getActivityReward(db, owner, activity),
    startsAt: new Date(activity.startsAt).toISOString(),
    endsAt: new Date(activity.endsAt).toISOString(),
    remainTime: Math.max(0, (now < activity.startsAt ? activity.startsAt : activity.endsAt) - now),
    ...(activity.target !== undefined && { target: activity.target }),
  }
}

function detailOf(
  call: AnyOperationCall,
  owner: RowOwner | undefined,
  activity: Activity,
): ResponseValueOf<'activityInfo'> {
  const { status, done, participation } = getActivityState(call.db, owner, activity, call.now)
  const applied = participation?.comment != null
  return {
    activity: toActivity(call, owner, activity),
    content: activity.content,
    ...(activity.play === 'MISSION' && { targetMinor: activity.stakes, doneMinor: done }),
    ...(status === 'REJECTED' && participation?.reason != null && { reason: participation.reason }),
    ...(applied && { comment: participation.comment ?? '', images: participation.pictures }),
    maxComment: MAX_APPLICATION_COMMENT_LENGTH,
    mostImages: MAX_APPLICATION_IMAGES,
    mostBytes: MAX_IMAGE_BYTES,
    ...(owner && { balanceMinor: getWalletBalance(call.db, owner.tenant, owner.member) }),
  }
}

export const activityList: OperationHandler<'activityList'> = (call) => {
  const owner = ownerIfAny(call, call.query.token)
  // Do not advertise promotions to members who have excluded themselves.
  if (owner && findRunningBreak(call.db, owner, call.now)?.kind === 'EXCLUSION') return []
  return listActivities(call.db, call.tenant.id, call.language).map((activity) => toActivity(call, owner, activity))
}

export const activityInfo: OperationHandler<'activityInfo'> = (call) =>
  detailOf(
    call,
    ownerIfAny(call, call.query.token),
    getActivity(call.db, call.tenant.id, call.language, call.query.activityId),
  )

/**
 * Checks a call with which a member takes part in a promotion. Refuses trial accounts, which play with play money, and
 * members in a break.
 */
function checkTake(call: AnyOperationCall) {
  refuseTrialAccount(call)
  checkNoRunningBreak(call.db, getCaller(call), call.now)
  const { activityId } = call.body as { activityId: number }
  const activity = getActivity(call.db, call.tenant.id, call.language, activityId)
  return { ...getCaller(call), activity, key: getIdempotencyKey(call), now: call.now }
}

export const joinActivity: OperationHandler<'joinActivity'> = (call) => {
  const ask = checkTake(call)
  joinPromotion(call.db, ask)
  return detailOf(call, ask, ask.activity)
}

export const claimActivity: OperationHandler<'claimActivity'> = (call) => {
  const ask = checkTake(call)
  claimMissionReward(call.db, ask)
  return detailOf(call, ask, ask.activity)
}

export const applyActivity: OperationHandler<'applyActivity'> = (call) => {
  const { comment, images = [] } = call.body
  const ask = checkTake(call)
  applyForPromotion(call.db, { ...ask, comment, images, applications: call.services.switches.applications })
  return detailOf(call, ask, ask.activity)
}

export const uploadImage: OperationHandler<'uploadImage'> = (call) => {
  const { purpose, data } = call.body
  const { id, type, width, height, bytes } = saveUploadedPicture(call.db, getCaller(call), purpose, data, call.now)
  return { imageId: id, type, width, height, bytes }
}
