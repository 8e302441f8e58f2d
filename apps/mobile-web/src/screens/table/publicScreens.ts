import type { ScreenRecord } from './screenRecord.ts'

/** Screens that guests may open too. */
export const publicScreens: readonly ScreenRecord[] = [
  {
    path: '/m/login',
    load: () => import('@lobby/auth/screens/LoginScreen').then((module) => ({ default: module.LoginScreen })),
    messages: ['auth'],
    hiddenFrameParts: ['header', 'bar', 'foot'],
    hidesContractPrompts: true,
  },
  {
    path: ['/m/register', '/m/register.html', '/register.html'],
    isListed: true,
    load: () => import('@lobby/auth/screens/RegisterScreen').then((module) => ({ default: module.RegisterScreen })),
    messages: ['register', 'mobile', 'auth', 'account', 'errors'],
    hiddenFrameParts: ['header', 'bar', 'foot'],
    hidesContractPrompts: true,
  },
  {
    path: '/m/forget',
    load: () => import('@lobby/auth/screens/ForgotScreen').then((module) => ({ default: module.ForgotScreen })),
    messages: ['account', 'mobile', 'auth', 'errors'],
    title: 'shell.title.forget',
    backIsHome: true,
    hiddenFrameParts: ['bar'],
  },
  {
    path: '/m/useragreement',
    isListed: true,
    load: () => import('@lobby/auth/screens/AgreementScreen').then((module) => ({ default: module.AgreementScreen })),
    messages: ['account'],
    hiddenFrameParts: ['bar'],
  },
  {
    path: '/m/trail',
    load: () => import('@lobby/auth/screens/TrialScreen').then((module) => ({ default: module.TrialScreen })),
    messages: ['account', 'auth', 'errors'],
    title: 'shell.title.trail',
    backIsHome: true,
    hiddenFrameParts: ['bar'],
  },
  {
    path: ['/m/help', '/m/helpDetail'],
    isListed: true,
    load: () => import('@lobby/content/support').then((module) => ({ default: module.HelpScreen })),
    messages: ['help'],
    allowsReturn: true,
    hiddenFrameParts: ['header'],
  },
  {
    path: '/m/service',
    load: () => import('@lobby/content/support').then((module) => ({ default: module.ServiceScreen })),
    messages: ['help'],
    hiddenFrameParts: ['bar'],
  },
  {
    path: '/m/notice',
    isListed: true,
    load: () => import('@lobby/content/announcements').then((module) => ({ default: module.NoticeScreen })),
    messages: ['notice'],
    title: 'shell.title.notice',
    backIsHome: true,
    hiddenFrameParts: ['bar'],
    pullToRefresh: true,
  },
  {
    path: '/m/gameList',
    load: () => import('@lobby/games/screens/GameListScreen').then((module) => ({ default: module.GameListScreen })),
    messages: ['games', 'centre'],
    pullToRefresh: true,
  },
  {
    path: '/m/gameCenter',
    isListed: true,
    load: () =>
      import('@lobby/games/screens/GameCentreScreen').then((module) => ({ default: module.GameCentreScreen })),
    messages: ['games', 'centre'],
    title: 'shell.title.gameCenter',
    pullToRefresh: true,
  },
  {
    path: '/m/slotsCenter',
    isListed: true,
    load: () =>
      import('@lobby/games/screens/SlotsCentreScreen').then((module) => ({ default: module.SlotsCentreScreen })),
    messages: ['games', 'centre'],
    title: 'shell.title.slotsCenter',
    pullToRefresh: true,
  },
  {
    path: '/m/gameLobby',
    load: () => import('@lobby/games/screens/GameLobbyScreen').then((module) => ({ default: module.GameLobbyScreen })),
    messages: ['games', 'centre'],
    allowsReturn: true,
    pullToRefresh: true,
  },
  {
    path: '/m/play',
    load: () => import('@lobby/games/screens/PlayScreen').then((module) => ({ default: module.PlayScreen })),
    messages: ['play', 'games', 'member'],
    hiddenFrameParts: ['header', 'bar', 'foot'],
    hidesContractPrompts: true,
  },
  {
    path: '/m/lottery',
    load: () => import('@lobby/lottery/screens/LotteryScreen').then((module) => ({ default: module.LotteryScreen })),
    messages: ['lottery', 'home'],
    pullToRefresh: true,
  },
  {
    path: '/m/launchGame',
    load: () => import('@lobby/lottery/screens/LaunchScreen').then((module) => ({ default: module.LaunchScreen })),
    messages: ['lottery', 'errors'],
    hiddenFrameParts: ['bar'],
  },
  {
    path: '/m/moreLottery',
    isListed: true,
    load: () =>
      import('@lobby/lottery/screens/MoreLotteryScreen').then((module) => ({ default: module.MoreLotteryScreen })),
    messages: ['lottery', 'home'],
    hiddenFrameParts: ['bar'],
    pullToRefresh: true,
  },
  {
    path: '/m/startLottery',
    load: () =>
      import('@lobby/lottery/screens/StartLotteryScreen').then((module) => ({ default: module.StartLotteryScreen })),
    messages: ['betting', 'lottery', 'home', 'errors'],
    allowsReturn: true,
  },
  {
    path: '/m/activity',
    isListed: true,
    load: () =>
      import('@lobby/promotions/screens/ActivityScreen').then((module) => ({ default: module.ActivityScreen })),
    messages: ['promotions', 'errors'],
    title: 'shell.title.activity',
    hiddenFrameParts: ['bar'],
    pullToRefresh: true,
  },
  {
    path: '/m/activityInfo',
    load: () =>
      import('@lobby/promotions/screens/ActivityInfoScreen').then((module) => ({ default: module.ActivityInfoScreen })),
    messages: ['promotions', 'errors'],
    title: 'shell.title.activityInfo',
    pullToRefresh: true,
  },
  {
    path: '/m/responsible',
    isListed: true,
    load: () =>
      import('@lobby/responsible/screens/ResponsibleScreen').then((module) => ({ default: module.ResponsibleScreen })),
    messages: ['responsible', 'errors'],
    market: true,
    title: 'shell.title.responsible',
  },
  {
    path: '/m/maintenance',
    load: () => import('../../shell/closed/index.ts').then((module) => ({ default: module.MaintenancePage })),
    messages: ['closed'],
    hiddenFrameParts: ['bar'],
  },
  {
    path: '/m/restricted',
    load: () => import('../../shell/closed/index.ts').then((module) => ({ default: module.RestrictedRegionPage })),
    messages: ['closed'],
  },
]
