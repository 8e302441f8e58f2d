import { describe, expect, test } from 'vitest'
import { agentRoutes, hasTeamQueryParameter } from './agentRoutes.ts'
import { gameRoutes } from './gameRoutes.ts'
import { mailRoutes } from './mailRoutes.ts'
import { memberRoutes, responsibleRoute } from './memberRoutes.ts'
import { orderRoutes } from './lotteryOrders.ts'
import { parseSafePath } from './parseSafePath.ts'
import { routes } from './routes.ts'
import { securityRoutes } from './securityRoutes.ts'
import { walletRoutes } from './walletRoutes.ts'

/**
 * These paths must never change. The specification prescribes most of them, with their misspellings (part 1, section 2;
 * part 2, sections 2.1 to 2.6 and 6). We chose the other paths, which players may have bookmarked.
 */
test.each<[path: string, build: () => string]>([
  ['/m/home', routes.home],
  ['/m/login', routes.login],
  ['/m/register', routes.register],
  ['/m/forget', routes.forgotPassword],
  ['/m/changePsw', routes.changePassword],
  ['/m/notice', routes.notice],
  ['/m/rewardCenter', routes.rewards],
  ['/m/set', routes.settings],
  ['/m/useragreement', routes.agreement],
  ['/m/trail', routes.trial],
  ['/m/maintenance', routes.maintenance],
  ['/m/restricted', routes.restricted],
  ['/m/help', routes.help],
  ['/m/service', routes.service],
  ['/m/activity', routes.activity],
  ['/m/voucherCenter', routes.deposit],
  ['/m/voucherCenter', walletRoutes.deposit],
  ['/m/withdraw', routes.withdraw],
  ['/m/withdraw', walletRoutes.withdrawal],
  ['/m/inviteFriends', routes.invite],
  ['/m/mine', routes.mine],
  ['/m/webEmail', routes.inbox],
  ['/m/message', mailRoutes.messages],
  ['/m/lottery', gameRoutes.lottery],
  ['/m/moreLottery', orderRoutes.moreLottery],
  ['/m/lottery/orders', orderRoutes.orders],
  ['/m/gameCenter', gameRoutes.gameCenter],
  ['/m/slotsCenter', gameRoutes.slotsCenter],
  ['/m/play', gameRoutes.play],
  ['/m/member/benefits', memberRoutes.benefits],
  ['/m/vouReport', memberRoutes.depositRecord],
  ['/m/withdrawReport', memberRoutes.withdrawalReport],
  ['/m/transaction/record', memberRoutes.accountRecord],
  ['/m/gameRecord', memberRoutes.bettingRecord],
  ['/m/profitandloss', memberRoutes.profitAndLoss],
  ['/m/upLine/transfer', memberRoutes.uplineTransfer],
  ['/m/member/manualRebate', memberRoutes.manualRebate],
  ['/m/leaderBoard', memberRoutes.leaderboard],
  ['/m/member/rebateReport', memberRoutes.rebateReport],
  ['/m/feedback', memberRoutes.feedback],
  ['/m/responsible', responsibleRoute],
  ['/m/securityCenter', memberRoutes.security],
  ['/m/securityCenter', securityRoutes.centre],
  ['/m/securityCenter/phone', securityRoutes.phone],
  ['/m/securityCenter/email', securityRoutes.email],
  ['/m/securityCenter/accounts', securityRoutes.accounts],
  ['/m/securityCenter/documents', securityRoutes.documents],
  ['/m/securityCenter/sessions', securityRoutes.sessions],
  ['/m/agent', memberRoutes.agent],
  ['/m/agent', agentRoutes.home],
  ['/m/agent/team/overview', agentRoutes.teamOverview],
  ['/m/transaction/record?types=A', agentRoutes.teamRecord],
  ['/m/member/team', agentRoutes.team],
  ['/m/redRain', agentRoutes.downlineTransfer],
  ['/m/agent/team/pnl', agentRoutes.teamProfitAndLoss],
  ['/m/teamBetting', agentRoutes.teamBetting],
  ['/m/member/agent/agentRebeat', agentRoutes.agentRebate],
  ['/m/member/teamRebate', agentRoutes.teamRebate],
  ['/m/agentRegister', agentRoutes.openAccount],
  ['/m/member/agent/agentDivident', agentRoutes.dividend],
  ['/m/member/notice?types=A', agentRoutes.notice],
  ['/m/member/agent/getSalaryContract', agentRoutes.salaryContract],
  ['/m/member/agent/getDevidendContract', agentRoutes.dividendContract],
  ['/m/member/agent/getHourContract', agentRoutes.hourContract],
  ['/m/member/agent/contracts', agentRoutes.teamContracts],
])('builds the fixed path %s', (path, build) => {
  expect(build()).toBe(path)
})

test.each([
  ['/m/notice?id=25', routes.notice({ id: 25 })],
  ['/m/notice?id=0', routes.notice({ id: 0 })],
  ['/m/helpDetail?i=0', routes.help({ item: 0 })],
  ['/m/helpDetail?i=3', routes.help({ item: 3 })],
  ['/m/activityInfo?id=a%26b', routes.activityInfo('a&b')],
  ['/m/gameList?gameType=RNG', routes.gameList({ gameType: 'RNG', category: 'ALL', search: '' })],
  ['/m/gameList?gameType=RNG', routes.gameList({})],
  ['/m/gameLobby?vassalage=NEBULA', gameRoutes.gameLobby({ vendor: 'NEBULA' })],
  ['/m/gameLobby?vassalage=NEBULA&gameType=FISH', gameRoutes.gameLobby({ vendor: 'NEBULA', gameType: 'FISH' })],
  ['/m/lottery/order?orderId=VN0000000012', orderRoutes.order('VN0000000012')],
  ['/m/startLottery?code=lua-1', orderRoutes.start('lua-1')],
  ['/m/member/team?member=7', agentRoutes.team({ member: 7 })],
  ['/m/redRain?to=ana', agentRoutes.downlineTransfer({ to: ['ana'] })],
  ['/m/redRain?to=ana,b%26b,c%2Cd', agentRoutes.downlineTransfer({ to: ['ana', 'b&b', 'c,d'] })],
  ['/m/teamBetting?account=b%26b', agentRoutes.teamBetting({ account: 'b&b' })],
  ['/m/transaction/record?types=A&account=b%26b', agentRoutes.teamRecord({ account: 'b&b' })],
  ['/m/member/teamRebate?member=7', agentRoutes.teamRebate({ member: 7 })],
  ['/m/member/agent/contracts?kind=HOURLY', agentRoutes.teamContracts({ kind: 'HOURLY' })],
  ['/m/member/agent/contracts?member=7', agentRoutes.teamContracts({ member: 7 })],
  ['/m/member/agent/contracts?kind=DAILY&member=7', agentRoutes.teamContracts({ kind: 'DAILY', member: 7 })],
])('builds the path %s with its parameters, percent-encoded where needed', (address, built) => {
  expect(built).toBe(address)
})

test.each([
  ['types=A', true],
  ['types=A&account=ana', true],
  ['types=a', false],
  ['types=AA', false],
  ['types=', false],
  ['', false],
])('decides from the parameter "types" whether a page shows the records of the team: %j, %j', (query, asks) => {
  expect(hasTeamQueryParameter(new URLSearchParams(query))).toBe(asks)
})

describe('ownPath', () => {
  const open = [
    ...[
      '/',
      '/m',
      '/m/',
      '/m/index',
      '/m/index.html',
      '/m/home',
      '/m/register',
      '/m/register.html',
      '/register.html',
      '/m/login',
      '/m/forget',
    ],
    ...[
      '/m/useragreement',
      '/m/notice',
      '/m/help',
      '/m/service',
      '/m/activity',
      '/m/gameList',
      '/m/lottery',
      '/m/moreLottery',
      '/m/gameCenter',
      '/m/slotsCenter',
    ],
    ...[
      '/m/voucherCenter',
      '/m/withdraw',
      '/m/inviteFriends',
      '/m/mine',
      '/m/webEmail',
      '/m/message',
      '/m/rewardCenter',
      '/m/member/benefits',
      '/m/securityCenter',
      '/m/agent',
    ],
  ]
  test.each(open)('accepts the site’s own path %s', (path) => {
    expect(parseSafePath(path)).toBe(path)
  })

  test.each([
    '/m/changePsw',
    '/m/set',
    '/m/trail',
    '/m/restricted',
    '/m/launchGame',
    '/m/play',
    '/m/startLottery',
    '/m/redRain',
    '/m/upLine/transfer',
    '/m/feedback',
    '/m/securityCenter/phone',
  ])('refuses the path %s, because its screen performs an action or asks for input', (path) => {
    expect(parseSafePath(path)).toBeNull()
  })

  test.each([
    ['/m/activityInfo?id=9999999999999999', '/m/activityInfo?id=9999999999999999'],
    ['/m/activityInfo?id=99999999999999999', null],
    // A question mark after the fragment does not begin a query.
    ['/m/activityInfo#?id=1', null],
    ['/m/activityInfo?#?id=1', null],
    [`/m/gameList?gameName=${'x'.repeat(391)}`, `/m/gameList?gameName=${'x'.repeat(391)}`],
    [`/m/gameList?gameName=${'x'.repeat(392)}`, '/m/gameList'],
    ['/m/gameList#?gameType=FISH', '/m/gameList'],
    ['/m/gameList?gameType=FISH<', '/m/gameList'],
  ])('reduces the URL %j to its safe part %j', (text, path) => {
    expect(parseSafePath(text)).toBe(path)
  })
})
