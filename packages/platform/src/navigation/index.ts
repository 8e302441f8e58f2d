export { Link, type LinkProps } from './Link.tsx'
export { replaceLocation } from './replaceLocation.ts'
export { MemberLink } from './MemberLink.tsx'
export type { UrlKind } from './parseAllowedUrl.ts'
export { validateInvitationLink } from './validateInvitationLink.ts'
export { isAllowedUrl, safeNavigate, type NavigateOptions } from './safeNavigate.ts'
export { getBackTarget, useBack } from './useBack.ts'
export { useScrollRestoration } from './useScrollRestoration.ts'
export { useOnLeave } from './useOnLeave.ts'
export { useRestoreScroll, type SavedScroll } from './useRestoreScroll.ts'
export { useRichTextLinks, type ContentLink } from './useRichTextLinks.ts'
export { useScrollToTop } from './useScrollToTop.ts'
export { getPathAfterLogin } from './routes/getPathAfterLogin.ts'
export { agentRoutes, isTeamQuery } from './routes/agentRoutes.ts'
export { gameRoutes } from './routes/gameRoutes.ts'
export {
  isMinBet,
  minBets,
  parseGameListFilters,
  type GameListFilters,
  type GameType,
} from './routes/gameListFilters.ts'
export {
  buildLaunchPath,
  buildLotteryPath,
  getReturnPageName,
  getReturnPagePath,
  parseLaunchParameters,
  parseLotteryFilters,
  type LaunchParameters,
  type LotteryFilters,
} from './routes/lotteryPaths.ts'
export {
  orderRoutes,
  orderStatuses,
  parseLotteryOrdersFilters,
  readOrderId,
  readStartCode,
  type LotteryOrdersFilters,
} from './routes/lotteryOrders.ts'
export { mailRoutes, readMailId } from './routes/mailRoutes.ts'
export { memberRoutes, responsibleRoute } from './routes/memberRoutes.ts'
export { parseSafePath } from './routes/parseSafePath.ts'
export { HOME_PATHS, isHomePath } from './routes/home.ts'
export { GATEWAY_IDS, lotteryPlayTypes, prizeModes } from './routes/playModes.ts'
export { readActivityId } from './routes/readActivityId.ts'
export { parseDayInterval } from './routes/parseDayInterval.ts'
export { getPromotionPath, routes } from './routes/routes.ts'
export { securityRoutes } from './routes/securityRoutes.ts'
export { readDepositId, readWithdrawalId, walletRoutes } from './routes/walletRoutes.ts'
