// A chunk each, so that merchants who have one switched off do not carry it.
export const loadAgentHomeScreen = () => import('./screens/AgentHomeScreen.tsx').then((module) => ({ default: module.AgentHomeScreen }))
