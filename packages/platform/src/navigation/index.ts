export { Link, type LinkProps } from './Link.tsx'
export { inPlace } from './inPlace.ts'
export { MemberLink } from './MemberLink.tsx'
export type { UrlKind } from './checkUrl.ts'
export { invitationLink } from './invitationLink.ts'
export { isAllowedUrl, safeNavigate, type NavigateOptions } from './safeNavigate.ts'
export { backTarget, useBack } from './useBack.ts'
export { useKeptScroll } from './useKeptScroll.ts'
export { useLeaving } from './useLeaving.ts'
export { useReturn, type LeftPlace } from './useReturn.ts'
export { useRichLinks, type ContentLink } from './useRichLinks.ts'
export { useScrollToTop } from './useScrollToTop.ts'
export { afterLogin } from './routes/afterLogin.ts'
export { agentRoutes, asksForTeam } from './routes/agentRoutes.ts'
export { gameRoutes } from './routes/gameRoutes.ts'
export {
  isMinBet,
  minBets,
  readGameListAddress,
  type GameListAddress,
  type GameType,
} from './routes/gameListAddress.ts'
export {
  launchAddress,
  lotteryAddress,
  pageBackOf,
  pathOfBack,
  readLaunchAddress,
  readLotteryAddress,
  type LaunchAddress,
  type LotteryAddress,
} from './routes/lotteryAddress.ts'
export {
  orderRoutes,
  orderStatuses,
  readLotteryOrdersAddress,
  readOrderId,
  readStartCode,
  type LotteryOrdersAddress,
} from './routes/lotteryOrders.ts'
export { mailRoutes, readMailId } from './routes/mailRoutes.ts'
export { memberRoutes, responsibleRoute } from './routes/memberRoutes.ts'
export { ownPath } from './routes/ownPath.ts'
export { homeAliases, isHome } from './routes/home.ts'
export { gateways, playTypes, prizeModes } from './routes/playModes.ts'
export { readActivityId } from './routes/readActivityId.ts'
export { readDays } from './routes/readDays.ts'
export { promotionPath, routes } from './routes/routes.ts'
export { securityRoutes } from './routes/securityRoutes.ts'
export { readDepositId, readWithdrawalId, walletRoutes } from './routes/walletAddress.ts'
