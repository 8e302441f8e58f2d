import { paths } from './paths.ts'
import { securityPaths } from './securityRoutes.ts'

/** The routes of the member's own screens, apart from `paths`: home has no need of them. */
export const memberPaths = {
  depositRecord: '/m/vouReport',
  withdrawalReport: '/m/withdrawReport',
  accountRecord: '/m/transaction/record',
  bettingRecord: '/m/gameRecord',
  profitAndLoss: '/m/profitandloss',
  uplineTransfer: '/m/upLine/transfer',
  manualRebate: '/m/member/manualRebate',
  leaderboard: '/m/leaderBoard',
  rebateReport: '/m/member/rebateReport',
  feedback: '/m/feedback',
} as const

/** The screen of playing responsibly, for guests and trial accounts too. In this file, which most screens load: no chunk of its own. */
export const responsiblePaths = { responsible: '/m/responsible' } as const

/** Builds its address. */
export const responsibleRoute = (): string => responsiblePaths.responsible

/** Builds the addresses of the member's own screens. */
export const memberRoutes = {
  security: (): string => paths.security,
  agent: (): string => paths.agent,
  benefits: (): string => paths.benefits,
  depositRecord: (): string => memberPaths.depositRecord,
  withdrawalReport: (): string => memberPaths.withdrawalReport,
  accountRecord: (): string => memberPaths.accountRecord,
  bettingRecord: (): string => memberPaths.bettingRecord,
  profitAndLoss: (): string => memberPaths.profitAndLoss,
  uplineTransfer: (): string => memberPaths.uplineTransfer,
  manualRebate: (): string => memberPaths.manualRebate,
  leaderboard: (): string => memberPaths.leaderboard,
  rebateReport: (): string => memberPaths.rebateReport,
  feedback: (): string => memberPaths.feedback,
} as const

/**
 * Every page that refuses a trial account (C29, MEMB-068): the member centre, what it leads to, and the mailboxes. Not the agent's, which
 * sends it home without a word, nor settings and help.
 */
export const protectedPaths: readonly string[] = [
  paths.mine,
  paths.memberHome,
  paths.deposit,
  paths.withdraw,
  paths.invite,
  paths.security,
  paths.rewards,
  paths.benefits,
  paths.inbox,
  paths.messages,
  ...Object.values(memberPaths),
  ...Object.values(securityPaths),
]
