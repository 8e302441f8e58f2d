import type { ScreenRecord } from './screenRecord.ts'

/**
 * The three pages of an agent's contracts share one record, so that the screen stays mounted when the player switches
 * between them.
 */
const contract = {
  load: () => import('@lobby/agent/screens/ContractScreen').then((module) => ({ default: module.ContractScreen })),
  messages: ['contracts', 'errors'],
  hidesContractPrompts: true,
} as const

/** Screens of the agent area (specification part 2, sections 2.6 and 6). */
export const agentScreens: readonly ScreenRecord[] = [
  {
    path: '/m/teamBetting',
    load: () =>
      import('@lobby/reports/screens/TeamBettingScreen').then((module) => ({ default: module.TeamBettingScreen })),
    messages: ['reports'],
    flag: 'teamBetting',
    title: 'shell.title.teamBetting',
  },
  {
    path: '/m/agent/team/pnl',
    load: () =>
      import('@lobby/reports/screens/TeamProfitAndLossScreen').then((module) => ({
        default: module.TeamProfitAndLossScreen,
      })),
    messages: ['reports'],
    flag: 'teamProfitAndLoss',
    title: 'shell.title.teamPnl',
  },
  {
    path: '/m/agent',
    load: () => import('@lobby/agent/screens/AgentHomeScreen').then((module) => ({ default: module.AgentHomeScreen })),
    messages: ['agent', 'member'],
    hiddenFrameParts: ['header', 'bar'],
  },
  {
    path: '/m/member/notice',
    load: () =>
      import('@lobby/agent/screens/AgentNoticesScreen').then((module) => ({ default: module.AgentNoticesScreen })),
    messages: ['agent'],
    title: 'shell.title.agentNotice',
  },
  {
    path: '/m/member/agent/agentDivident',
    load: () => import('@lobby/agent/screens/DividendScreen').then((module) => ({ default: module.DividendScreen })),
    messages: ['contracts'],
    title: 'shell.title.dividend',
    hidesContractPrompts: true,
  },
  { ...contract, path: '/m/member/agent/getSalaryContract', title: 'shell.title.salaryContract' },
  { ...contract, path: '/m/member/agent/getDevidendContract', title: 'shell.title.dividendContract' },
  { ...contract, path: '/m/member/agent/getHourContract', title: 'shell.title.hourContract' },
  {
    path: '/m/member/agent/contracts',
    load: () =>
      import('@lobby/agent/screens/TeamContractsScreen').then((module) => ({ default: module.TeamContractsScreen })),
    messages: ['contracts', 'errors'],
    title: 'shell.title.teamContracts',
    hidesContractPrompts: true,
  },
  {
    path: '/m/redRain',
    load: () =>
      import('@lobby/agent/screens/DownlineTransferScreen').then((module) => ({
        default: module.DownlineTransferScreen,
      })),
    messages: ['downline', 'wallet', 'withdraw', 'errors'],
    flag: 'redRain',
    title: 'shell.title.redRain',
  },
  {
    path: '/m/member/agent/agentRebeat',
    load: () =>
      import('@lobby/agent/screens/AgentRebateScreen').then((module) => ({ default: module.AgentRebateScreen })),
    messages: ['downline', 'wallet', 'errors'],
    flag: 'agentRebate',
    title: 'shell.title.agentRebeat',
  },
  {
    path: '/m/member/teamRebate',
    load: () =>
      import('@lobby/agent/screens/TeamRebateScreen').then((module) => ({ default: module.TeamRebateScreen })),
    messages: ['downline', 'wallet', 'errors'],
    flag: 'teamRebate',
    title: 'shell.title.teamRebate',
  },
  {
    path: '/m/agentRegister',
    load: () =>
      import('@lobby/agent/screens/OpenAccountScreen').then((module) => ({ default: module.OpenAccountScreen })),
    messages: ['downline', 'wallet', 'errors'],
    title: 'shell.title.agentRegister',
  },
  {
    path: '/m/agent/team/overview',
    load: () =>
      import('@lobby/agent/screens/TeamOverviewScreen').then((module) => ({ default: module.TeamOverviewScreen })),
    messages: ['team', 'reports', 'agent'],
    flag: 'teamOverview',
    title: 'shell.title.teamOverview',
  },
  {
    path: '/m/member/team',
    load: () =>
      import('@lobby/agent/screens/TeamMembersScreen').then((module) => ({ default: module.TeamMembersScreen })),
    messages: ['team', 'reports'],
    flag: 'teamMembers',
    title: 'shell.title.team',
  },
]
