// A chunk each, so that merchants who have one switched off do not carry it.
export const loadAgentHomeScreen = () => import('./screens/AgentHomeScreen.tsx').then((module) => ({ default: module.AgentHomeScreen }))
export const loadContractScreen = () => import('./screens/ContractScreen.tsx').then((module) => ({ default: module.ContractScreen }))
export const loadDividendScreen = () => import('./screens/DividendScreen.tsx').then((module) => ({ default: module.DividendScreen }))
export const loadTeamContractsScreen = () => import('./screens/TeamContractsScreen.tsx').then((module) => ({ default: module.TeamContractsScreen }))
