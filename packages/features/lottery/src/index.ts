/** Loads the next draws when home reaches them. */
export const loadNextDraws = () =>
  import('./components/NextDraws.tsx').then((module) => ({ default: module.NextDraws }))
/** Loads the lottery entries with home's lottery tab. */
export const loadLotteryEntries = () =>
  import('./components/LotteryEntries.tsx').then((module) => ({ default: module.LotteryEntries }))
