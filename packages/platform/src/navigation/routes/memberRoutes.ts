/** Builds the address of playing responsibly. In this file, which most screens load: no chunk of its own. */
export const responsibleRoute = (): string => '/m/responsible'

/** Builds the addresses of the member's own screens. */
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
