/**
 * Builds the path of the responsible gaming page. It is in this file because most screens load this file, so that no
 * separate chunk is needed.
 */
export const responsibleRoute = (): string => '/m/responsible'

/** Builds the paths of the screens for members. */
export const memberRoutes = {
  security: (): string => '/m/securityCenter',
  agent: (): string => '/m/agent',
  benefits: (): string => '/m/member/benefits',
  depositRecord: (): string => '/m/vouReport',
  withdrawalReport: (): string => '/m/withdrawReport',
  accountRecord: (): string => '/m/transaction/record',
  bettingRecord: (): string => '/m/gameRecord',
  profitAndLoss: (): string => '/m/profitandloss',
  uplineTransfer: (): string => '/m/upLine/transfer',
  manualRebate: (): string => '/m/member/manualRebate',
  leaderboard: (): string => '/m/leaderBoard',
  rebateReport: (): string => '/m/member/rebateReport',
  feedback: (): string => '/m/feedback',
} as const
