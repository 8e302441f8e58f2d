// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, boolean, dateTime, integer, list, nullable, object, oneOf, string } from '../check.ts'
import type { Operation } from '../operation.ts'

const checkActivityStatus = oneOf('JOIN', 'CLAIM', 'APPLYING', 'CLOSE', 'REJECTED', 'ISSUED', 'CLAIMED', 'PROCESS', 'JOINED', 'COMING_SOON')

const checkActivity = object({
  activityId: integer(),
  title: string(200),
  summary: string(400),
  imageUrl: string(200),
  category: string(20),
  status: checkActivityStatus,
  rewardMinor: integer(0, 1000000000000000),
  startsAt: dateTime,
  endsAt: dateTime,
  remainTime: integer(0, 315360000000),
}, { action: string(20), target: string(200) })

const checkActivityDetail = object({
  activity: checkActivity,
  content: string(262144),
  maxComment: integer(0, 1000000000),
  mostImages: integer(0, 1000000000),
  mostBytes: integer(0, 1000000000),
}, {
  targetMinor: integer(0, 1000000000000000),
  doneMinor: integer(0, 1000000000000000),
  reason: string(40),
  comment: string(4000),
  images: integer(0, 1000000000),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
})

const checkLeaderRow = object({
  rank: integer(0, 1000000000),
  name: string(64),
  stakedMinor: integer(0, 1000000000000000),
  prizeMinor: integer(0, 1000000000000000),
  own: boolean,
})

const checkBoardPrize = object({ rank: integer(0, 1000000000), prizeMinor: integer(0, 1000000000000000), paidAt: dateTime })

const checkLeaderBoard = object({ rows: list(checkLeaderRow, 100), own: checkLeaderRow, endsAt: dateTime }, { lastPrize: checkBoardPrize })

const checkUploadedImage = object({
  imageId: string(32),
  type: string(10),
  width: integer(0, 1000000000),
  height: integer(0, 1000000000),
  bytes: integer(0, 1000000000),
})

const checkReward = object({
  rewardId: integer(),
  kind: string(20),
  title: string(200),
  amountMinor: integer(0, 1000000000000000),
  status: string(20),
  givenAt: dateTime,
  expiresAt: dateTime,
}, { claimedAt: dateTime })

const checkRewardCenter = object({
  rewards: array(checkReward, 200),
  claimableMinor: integer(0, 1000000000000000),
  claimedMinor: integer(0, 1000000000000000),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
})

const checkVipLevel = object({
  name: nullable(string(40)),
  stakesMinor: integer(0, 1000000000000000),
  withdrawalsADay: integer(0, 1000000000),
  freeWithdrawalsADay: integer(0, 1000000000),
  withdrawalPerDayMinor: integer(0, 1000000000000000),
  rebateBasisPoints: integer(0, 1000000),
  levelUpBonusMinor: integer(0, 1000000000000000),
  birthdayBonusMinor: integer(0, 1000000000000000),
})

const checkVipBenefits = object({
  levels: list(checkVipLevel, 20),
  current: integer(0, 1000000000),
  stakedMinor: integer(0, 1000000000000000),
}, { missingMinor: integer(0, 1000000000000000) })

const checkManualRebateRow = object({
  category: string(20),
  stakeMinor: integer(0, 1000000000000000),
  rateBasisPoints: integer(0, 1000000),
  rebateMinor: integer(0, 1000000000000000),
})

const checkManualRebate = object({
  rows: array(checkManualRebateRow, 30),
  totalMinor: integer(0, 1000000000000000),
  minMinor: integer(0, 1000000000000000),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
})

const checkClaimedRebate = object({
  rebateMinor: integer(0, 1000000000000000),
  balanceMinor: integer(-1000000000000000, 1000000000000000),
})

const checkInviteInfo = object({
  code: string(40),
  link: string(400),
  invited: integer(0, 1000000000),
  qualified: integer(0, 1000000000),
  rewardMinor: integer(0, 1000000000000000),
  rewardEachMinor: integer(0, 1000000000000000),
  depositMinor: integer(0, 1000000000000000),
})

const checkInvitee = object({
  inviteeId: integer(),
  name: string(64),
  joinedAt: dateTime,
  status: string(20),
  rewardMinor: integer(0, 1000000000000000),
})

const checkInviteeList = object({
  content: array(checkInvitee, 200),
  pageNum: integer(0, 1000000000),
  totalPages: integer(0, 1000000000),
  total: integer(0, 1000000000),
}, { next: string(40) })

/** List the kinds of promotion that are switched on: GET /wps/promotion/enabled */
export const enabledPromotions: Operation<'enabledPromotions', never> = {
  id: 'enabledPromotions',
  method: 'get',
  path: '/wps/promotion/enabled',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: array(string(32), 50),
}

/** List running, coming and ended promotions: GET /wps/promotion/list */
export const activityList: Operation<'activityList', 'merchantCode' | 'token'> = {
  id: 'activityList',
  method: 'get',
  path: '/wps/promotion/list',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchantCode: 'merchantCode', token: 'token?' },
  check: list(checkActivity, 100),
}

/** Get a promotion with its full content: GET /wps/promotion/info */
export const activityInfo: Operation<'activityInfo', 'merchantCode' | 'token'> = {
  id: 'activityInfo',
  method: 'get',
  path: '/wps/promotion/info',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { merchantCode: 'merchantCode', token: 'token?' },
  check: checkActivityDetail,
}

/** Join a promotion: POST /wps/promotion/join */
export const joinActivity: Operation<'joinActivity', never> = {
  id: 'joinActivity',
  method: 'post',
  path: '/wps/promotion/join',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkActivityDetail,
}

/** Claim the reward of a completed promotion: POST /wps/promotion/claim */
export const claimActivity: Operation<'claimActivity', never> = {
  id: 'claimActivity',
  method: 'post',
  path: '/wps/promotion/claim',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkActivityDetail,
}

/** Apply for a promotion with a comment and pictures: POST /wps/promotion/apply */
export const applyActivity: Operation<'applyActivity', never> = {
  id: 'applyActivity',
  method: 'post',
  path: '/wps/promotion/apply',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkActivityDetail,
}

/** Get the leader board of the highest stakes: GET /wps/promotion/leaderBoard */
export const leaderBoard: Operation<'leaderBoard', never> = {
  id: 'leaderBoard',
  method: 'get',
  path: '/wps/promotion/leaderBoard',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkLeaderBoard,
}

/** Upload a picture: POST /wps/file/image */
export const uploadImage: Operation<'uploadImage', never> = {
  id: 'uploadImage',
  method: 'post',
  path: '/wps/file/image',
  retry: false,
  timeout: 60000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkUploadedImage,
}

/** List the member's rewards: GET /wps/reward */
export const rewardCenter: Operation<'rewardCenter', never> = {
  id: 'rewardCenter',
  method: 'get',
  path: '/wps/reward',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkRewardCenter,
}

/** Claim a reward: POST /wps/reward */
export const claimReward: Operation<'claimReward', never> = {
  id: 'claimReward',
  method: 'post',
  path: '/wps/reward',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkRewardCenter,
}

/** List the VIP levels with their benefits: GET /wps/member/benefits */
export const vipBenefits: Operation<'vipBenefits', never> = {
  id: 'vipBenefits',
  method: 'get',
  path: '/wps/member/benefits',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkVipBenefits,
}

/** Get the rebate that the member can claim: GET /wps/rebate/manual */
export const manualRebate: Operation<'manualRebate', never> = {
  id: 'manualRebate',
  method: 'get',
  path: '/wps/rebate/manual',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkManualRebate,
}

/** Claim the rebate: POST /wps/rebate/manual */
export const claimRebate: Operation<'claimRebate', never> = {
  id: 'claimRebate',
  method: 'post',
  path: '/wps/rebate/manual',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkClaimedRebate,
}

/** Get the member's invitation code and link, and the rewards from them: GET /wps/invite/info */
export const inviteInfo: Operation<'inviteInfo', never> = {
  id: 'inviteInfo',
  method: 'get',
  path: '/wps/invite/info',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkInviteInfo,
}

/** List the members who registered with the invitation code, the newest first: GET /wps/invite/list */
export const inviteeList: Operation<'inviteeList', never> = {
  id: 'inviteeList',
  method: 'get',
  path: '/wps/invite/list',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkInviteeList,
}
