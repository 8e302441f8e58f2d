// A chunk each, so that merchants who have a report switched off do not carry it.
export const depositRecord = {
  flag: 'DEPRECM3',
  load: () => import('./screens/DepositRecordScreen.tsx').then((module) => ({ default: module.DepositRecordScreen })),
} as const
export const withdrawalReport = {
  flag: 'WITHREC3',
  load: () =>
    import('./screens/WithdrawalReportScreen.tsx').then((module) => ({ default: module.WithdrawalReportScreen })),
} as const
export const accountRecord = {
  flag: 'TRANSREC3',
  load: () => import('./screens/AccountRecordScreen.tsx').then((module) => ({ default: module.AccountRecordScreen })),
} as const
export const bettingRecord = {
  flag: 'TRANSBETREPMEM3',
  load: () => import('./screens/BettingRecordScreen.tsx').then((module) => ({ default: module.BettingRecordScreen })),
} as const
export const profitAndLoss = {
  flag: 'PERSREP',
  load: () => import('./screens/ProfitAndLossScreen.tsx').then((module) => ({ default: module.ProfitAndLossScreen })),
} as const
export const rebateReport = {
  flag: 'PLYRBT',
  load: () => import('./screens/RebateReportScreen.tsx').then((module) => ({ default: module.RebateReportScreen })),
} as const
export const teamBetting = {
  flag: 'TEAMBETTING3',
  load: () => import('./screens/TeamBettingScreen.tsx').then((module) => ({ default: module.TeamBettingScreen })),
} as const
export const teamProfitAndLoss = {
  flag: 'AGETEAMPNL3',
  load: () =>
    import('./screens/TeamProfitAndLossScreen.tsx').then((module) => ({ default: module.TeamProfitAndLossScreen })),
} as const
