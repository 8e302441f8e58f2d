export const loadDepositScreen = () => import('./screens/DepositScreen.tsx').then((module) => ({ default: module.DepositScreen }))
export const loadWithdrawScreen = () => import('./screens/WithdrawScreen.tsx').then((module) => ({ default: module.WithdrawScreen }))
