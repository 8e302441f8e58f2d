/** The lotteries that are drawn next, loaded when home comes to them. */
export const loadNextDraws = () =>
  import('./components/NextDraws.tsx').then((module) => ({ default: module.NextDraws }))
/** Lotteries as entries, loaded with home's tab of them. */
export const loadLotteryEntries = () =>
  import('./components/LotteryEntries.tsx').then((module) => ({ default: module.LotteryEntries }))
