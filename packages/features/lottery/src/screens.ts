// Apart from the index: the table of routes comes in a chunk of its own, and these loaders with it.
export const loadLotteryScreen = () =>
  import('./screens/LotteryScreen.tsx').then((module) => ({ default: module.LotteryScreen }))
export const loadLaunchScreen = () =>
  import('./screens/LaunchScreen.tsx').then((module) => ({ default: module.LaunchScreen }))
export const loadOrdersScreen = () =>
  import('./screens/OrdersScreen.tsx').then((module) => ({ default: module.OrdersScreen }))
export const loadOrderScreen = () =>
  import('./screens/OrderScreen.tsx').then((module) => ({ default: module.OrderScreen }))
export const loadMoreLotteryScreen = () =>
  import('./screens/MoreLotteryScreen.tsx').then((module) => ({ default: module.MoreLotteryScreen }))
export const loadStartLotteryScreen = () =>
  import('./screens/StartLotteryScreen.tsx').then((module) => ({ default: module.StartLotteryScreen }))
