/** The lotteries that are drawn next, loaded when home comes to them. */
export const loadNextDraws = () => import('./components/NextDraws.tsx').then((module) => ({ default: module.NextDraws }))
