import type { ScreenRecord } from './screenRecord.ts'

/** One screen with two paths: a member adds a mobile number at one path and an e-mail address at the other. */
const bind = {
  load: () => import('@lobby/auth/screens/BindScreen').then((module) => ({ default: module.BindScreen })),
  messages: ['security', 'account', 'mobile', 'auth', 'errors'],
  guard: 'member',
} as const

/** Screens of a member's own account, money and messages. */
export const memberScreens: readonly ScreenRecord[] = [
  {
    path: '/m/changePsw',
    load: () =>
      import('@lobby/auth/screens/ChangePasswordScreen').then((module) => ({ default: module.ChangePasswordScreen })),
    messages: ['account', 'errors'],
    title: 'shell.title.changePsw',
    hiddenFrameParts: ['bar'],
  },
  {
    path: '/m/set',
    load: () => import('@lobby/auth/screens/SettingsScreen').then((module) => ({ default: module.SettingsScreen })),
    messages: ['account'],
    title: 'shell.title.set',
  },
  {
    path: '/m/lottery/orders',
    load: () => import('@lobby/lottery/screens/OrdersScreen').then((module) => ({ default: module.OrdersScreen })),
    messages: ['orders', 'errors'],
    allowsReturn: true,
  },
  {
    path: '/m/lottery/order',
    load: () => import('@lobby/lottery/screens/OrderScreen').then((module) => ({ default: module.OrderScreen })),
    messages: ['orders', 'errors'],
    allowsReturn: true,
  },
  {
    path: ['/m/mine', '/m/member/home'],
    load: () => import('@lobby/member/screens/MineScreen').then((module) => ({ default: module.MineScreen })),
    messages: ['mine', 'member'],
    guard: 'member',
    hiddenFrameParts: ['header'],
    pullToRefresh: true,
  },
  {
    path: '/m/vouReport',
    load: () =>
      import('@lobby/reports/screens/DepositRecordScreen').then((module) => ({ default: module.DepositRecordScreen })),
    messages: ['reports'],
    flag: 'depositRecord',
    guard: 'member',
    title: 'shell.title.vouReport',
  },
  {
    path: '/m/withdrawReport',
    load: () =>
      import('@lobby/reports/screens/WithdrawalReportScreen').then((module) => ({
        default: module.WithdrawalReportScreen,
      })),
    messages: ['reports'],
    flag: 'withdrawalReport',
    guard: 'member',
    title: 'shell.title.withdrawReport',
  },
  {
    path: '/m/transaction/record',
    load: () =>
      import('@lobby/reports/screens/AccountRecordScreen').then((module) => ({ default: module.AccountRecordScreen })),
    messages: ['reports'],
    flag: 'accountRecord',
    guard: 'member',
    title: 'shell.title.transactionRecord',
    teamTitle: 'shell.title.teamRecord',
  },
  {
    path: '/m/gameRecord',
    load: () =>
      import('@lobby/reports/screens/BettingRecordScreen').then((module) => ({ default: module.BettingRecordScreen })),
    messages: ['reports'],
    flag: 'bettingRecord',
    guard: 'member',
    title: 'shell.title.gameRecord',
  },
  {
    path: '/m/profitandloss',
    load: () =>
      import('@lobby/reports/screens/ProfitAndLossScreen').then((module) => ({ default: module.ProfitAndLossScreen })),
    messages: ['reports'],
    flag: 'profitAndLoss',
    guard: 'member',
    title: 'shell.title.profitandloss',
  },
  {
    path: '/m/member/rebateReport',
    load: () =>
      import('@lobby/reports/screens/RebateReportScreen').then((module) => ({ default: module.RebateReportScreen })),
    messages: ['reports'],
    flag: 'rebateReport',
    guard: 'member',
    title: 'shell.title.rebateReport',
  },
  {
    path: '/m/rewardCenter',
    load: () =>
      import('@lobby/rewards/screens/RewardCentreScreen').then((module) => ({ default: module.RewardCentreScreen })),
    messages: ['rewards', 'errors'],
    flag: 'rewardCentre',
    guard: 'member',
    title: 'shell.title.rewardCenter',
    pullToRefresh: true,
  },
  {
    path: '/m/member/benefits',
    load: () => import('@lobby/rewards/screens/BenefitsScreen').then((module) => ({ default: module.BenefitsScreen })),
    messages: ['rewards'],
    flag: 'memberClub',
    guard: 'member',
    title: 'shell.title.memberBenefits',
  },
  {
    path: '/m/member/manualRebate',
    load: () =>
      import('@lobby/rewards/screens/ManualRebateScreen').then((module) => ({ default: module.ManualRebateScreen })),
    messages: ['rewards', 'errors'],
    flag: 'manualRebate',
    guard: 'member',
    title: 'shell.title.manualRebate',
  },
  {
    path: '/m/leaderBoard',
    load: () =>
      import('@lobby/rewards/screens/LeaderBoardScreen').then((module) => ({ default: module.LeaderBoardScreen })),
    messages: ['rewards'],
    guard: 'member',
    title: 'shell.title.leaderBoard',
  },
  {
    path: '/m/inviteFriends',
    load: () => import('@lobby/rewards/screens/InviteScreen').then((module) => ({ default: module.InviteScreen })),
    messages: ['rewards'],
    guard: 'invite',
    title: 'shell.title.inviteFriends',
  },
  {
    path: '/m/voucherCenter',
    load: () => import('@lobby/wallet/screens/DepositScreen').then((module) => ({ default: module.DepositScreen })),
    messages: ['deposit', 'wallet', 'errors'],
    guard: 'member',
    pullToRefresh: true,
  },
  {
    path: '/m/withdraw',
    load: () => import('@lobby/wallet/screens/WithdrawScreen').then((module) => ({ default: module.WithdrawScreen })),
    messages: ['withdraw', 'wallet', 'errors', 'member'],
    guard: 'member',
    pullToRefresh: true,
  },
  {
    path: '/m/webEmail',
    load: () => import('@lobby/inbox/screens/InboxScreen').then((module) => ({ default: module.InboxScreen })),
    messages: ['inbox', 'errors'],
    guard: 'member',
    title: 'shell.title.webEmail',
    pullToRefresh: true,
  },
  {
    path: '/m/message',
    load: () => import('@lobby/inbox/screens/MessagesScreen').then((module) => ({ default: module.MessagesScreen })),
    messages: ['inbox', 'errors'],
    guard: 'member',
    title: 'shell.title.message',
    pullToRefresh: true,
  },
  {
    path: '/m/feedback',
    load: () => import('@lobby/inbox/screens/FeedbackScreen').then((module) => ({ default: module.FeedbackScreen })),
    messages: ['inbox', 'errors'],
    flag: 'feedback',
    guard: 'member',
    title: 'shell.title.feedback',
  },
  {
    path: '/m/securityCenter',
    load: () => import('@lobby/security/screens/SecurityScreen').then((module) => ({ default: module.SecurityScreen })),
    messages: ['security'],
    guard: 'member',
    title: 'shell.title.securityCenter',
  },
  { ...bind, path: '/m/securityCenter/phone', title: 'shell.title.securityPhone' },
  { ...bind, path: '/m/securityCenter/email', title: 'shell.title.securityEmail' },
  {
    path: '/m/securityCenter/accounts',
    load: () => import('@lobby/wallet/screens/AccountsScreen').then((module) => ({ default: module.AccountsScreen })),
    messages: ['security', 'withdraw', 'wallet', 'errors'],
    guard: 'member',
    title: 'shell.title.securityAccounts',
  },
  {
    path: '/m/securityCenter/documents',
    load: () =>
      import('@lobby/security/screens/DocumentsScreen').then((module) => ({ default: module.DocumentsScreen })),
    messages: ['security', 'errors'],
    guard: 'member',
    title: 'shell.title.securityDocuments',
  },
  {
    path: '/m/securityCenter/sessions',
    load: () => import('@lobby/security/screens/SessionsScreen').then((module) => ({ default: module.SessionsScreen })),
    messages: ['security', 'errors'],
    guard: 'member',
    title: 'shell.title.securitySessions',
  },
  {
    path: '/m/upLine/transfer',
    load: () => import('@lobby/wallet/screens/TransferScreen').then((module) => ({ default: module.TransferScreen })),
    messages: ['security', 'withdraw', 'wallet', 'errors'],
    flag: 'transferToUpline',
    guard: 'member',
    title: 'shell.title.upLineTransfer',
  },
]
