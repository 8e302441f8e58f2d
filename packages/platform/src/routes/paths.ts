/** Every address that means home (specification part 1, section 2). */
export const homeAliases = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'] as const

/** The routes of the site. Only builders and the route table read them. */
export const paths = {
  home: '/m/home',
  login: '/m/login',
  gameList: '/m/gameList',
  maintenance: '/m/maintenance',
  register: '/m/register',
  forgotPassword: '/m/forget',
  changePassword: '/m/changePsw',
  settings: '/m/set',
  agreement: '/m/useragreement',
  trial: '/m/trail',
  restricted: '/m/restricted',
  notice: '/m/notice',
  help: '/m/help',
  helpDetail: '/m/helpDetail',
  service: '/m/service',
  activity: '/m/activity',
  activityInfo: '/m/activityInfo',
  deposit: '/m/voucherCenter',
  withdraw: '/m/withdraw',
  invite: '/m/inviteFriends',
  mine: '/m/mine',
  memberHome: '/m/member/home',
  inbox: '/m/webEmail',
  messages: '/m/message',
  rewards: '/m/rewardCenter',
  benefits: '/m/member/benefits',
  security: '/m/securityCenter',
  agent: '/m/agent',
  lottery: '/m/lottery',
  moreLottery: '/m/moreLottery',
  startLottery: '/m/startLottery',
  launchGame: '/m/launchGame',
  play: '/m/play',
  gameLobby: '/m/gameLobby',
  gameCenter: '/m/gameCenter',
  slotsCenter: '/m/slotsCenter',
} as const

/** Every address of registration (specification part 1, section 2). */
export const registerAliases = ['/m/register', '/m/register.html', '/register.html'] as const

/** Whether a path is home, to the letter: `/m/home/` is not. */
export function isHome(pathname: string): boolean {
  return (homeAliases as readonly string[]).includes(pathname)
}
