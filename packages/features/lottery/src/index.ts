/** Loads `NextDraws`. Home calls this function when the player scrolls near the next draws. */
export const loadNextDraws = () =>
  import('./components/NextDraws.tsx').then((module) => ({ default: module.NextDraws }))
/** Loads `HomeLotteryList`. Home calls this function when it shows the lottery tab. */
export const loadHomeLotteryList = () =>
  import('./components/HomeLotteryList.tsx').then((module) => ({ default: module.HomeLotteryList }))
