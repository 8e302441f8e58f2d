export const loadDepositScreen = () =>
  import('./screens/DepositScreen.tsx').then((module) => ({ default: module.DepositScreen }))
export const loadWithdrawScreen = () =>
  import('./screens/WithdrawScreen.tsx').then((module) => ({ default: module.WithdrawScreen }))
export const loadAccountsScreen = () =>
  import('./screens/AccountsScreen.tsx').then((module) => ({ default: module.AccountsScreen }))
export const loadPaymentPassword = () =>
  import('./components/PaymentPasswordSheet.tsx').then((module) => ({ default: module.PaymentPasswordSheet }))
export const uplineTransfer = {
  flag: 'AGETRANSFERUP3',
  load: () => import('./screens/TransferScreen.tsx').then((module) => ({ default: module.TransferScreen })),
} as const
