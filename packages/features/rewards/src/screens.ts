// A chunk each, so that merchants who have one switched off do not carry it.
export const rewardCentre = {
  flag: 'REWCEN3',
  load: () => import('./screens/RewardCentreScreen.tsx').then((module) => ({ default: module.RewardCentreScreen })),
} as const
export const memberBenefits = {
  flag: 'MEMCLUB3',
  load: () => import('./screens/BenefitsScreen.tsx').then((module) => ({ default: module.BenefitsScreen })),
} as const
export const manualRebate = {
  flag: 'MANPLAYREB3',
  load: () => import('./screens/ManualRebateScreen.tsx').then((module) => ({ default: module.ManualRebateScreen })),
} as const
export const loadLeaderBoardScreen = () =>
  import('./screens/LeaderBoardScreen.tsx').then((module) => ({ default: module.LeaderBoardScreen }))
export const loadInviteScreen = () =>
  import('./screens/InviteScreen.tsx').then((module) => ({ default: module.InviteScreen }))
