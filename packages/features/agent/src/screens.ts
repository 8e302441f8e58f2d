// A chunk each, so that merchants who have one switched off do not carry it.
export const loadAgentHomeScreen = () =>
  import('./screens/AgentHomeScreen.tsx').then((module) => ({ default: module.AgentHomeScreen }))
export const loadContractScreen = () =>
  import('./screens/ContractScreen.tsx').then((module) => ({ default: module.ContractScreen }))
export const loadDividendScreen = () =>
  import('./screens/DividendScreen.tsx').then((module) => ({ default: module.DividendScreen }))
export const loadTeamContractsScreen = () =>
  import('./screens/TeamContractsScreen.tsx').then((module) => ({ default: module.TeamContractsScreen }))
export const redRain = {
  flag: 'AGENTRANSMULTDOWN3',
  load: () => import('./screens/RedRainScreen.tsx').then((module) => ({ default: module.RedRainScreen })),
} as const
export const agentRebate = {
  flag: 'GAMSER',
  load: () => import('./screens/AgentRebateScreen.tsx').then((module) => ({ default: module.AgentRebateScreen })),
} as const
export const teamRebate = {
  flag: 'AGEREBINC3',
  load: () => import('./screens/TeamRebateScreen.tsx').then((module) => ({ default: module.TeamRebateScreen })),
} as const
export const loadOpenAccountScreen = () =>
  import('./screens/OpenAccountScreen.tsx').then((module) => ({ default: module.OpenAccountScreen }))
export const loadAgentNoticesScreen = () =>
  import('./screens/AgentNoticesScreen.tsx').then((module) => ({ default: module.AgentNoticesScreen }))
export const teamOverview = {
  flag: 'AGEPAG',
  load: () => import('./screens/TeamOverviewScreen.tsx').then((module) => ({ default: module.TeamOverviewScreen })),
} as const
export const teamMembers = {
  flag: 'DOWNMAN',
  load: () => import('./screens/TeamMembersScreen.tsx').then((module) => ({ default: module.TeamMembersScreen })),
} as const
