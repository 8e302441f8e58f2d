/** Loads `NextDraws`. Home calls this function when the player scrolls near the next draws. */
export const loadNextDraws = () =>
  import('./components/NextDraws.tsx').then((module) => ({ default: module.NextDraws }))
/** Loads `LotteryEntries`. Home calls this function when it shows the lottery tab. */
export const loadLotteryEntries = () =>
  import('./components/LotteryEntries.tsx').then((module) => ({ default: module.LotteryEntries }))
