export { Link, type LinkProps } from './Link.tsx'
export { replaceLocation } from './replaceLocation.ts'
export { MemberLink } from './MemberLink.tsx'
export type { UrlPurpose } from './parseAllowedUrl.ts'
export { validateInvitationLink } from './validateInvitationLink.ts'
export { isAllowedUrl, safeNavigate, type SafeNavigateOptions } from './safeNavigate.ts'
export { getBackTarget, useGoBack } from './useGoBack.ts'
export { useScrollRestoration } from './useScrollRestoration.ts'
export { useScreenLeaveListener } from './useScreenLeaveListener.ts'
export { useScrollToSavedPosition, type SavedScrollPosition } from './useScrollToSavedPosition.ts'
export { useRichTextLinks, type RichTextLinkTarget } from './useRichTextLinks.ts'
export { useScrollToTop } from './useScrollToTop.ts'
export { getPathAfterLogin } from './routes/getPathAfterLogin.ts'
export { agentRoutes, hasTeamQueryParameter } from './routes/agentRoutes.ts'
export { gameRoutes } from './routes/gameRoutes.ts'
export {
  isMinBetFilterValue,
  minBetFilterValues,
  parseGameListFilters,
  type GameListFilters,
  type GameType,
} from './routes/gameListFilters.ts'
export {
  buildLotteryLaunchPath,
  buildLotteryMenuPath,
  getReturnPageName,
  getReturnPagePath,
  parseLotteryLaunchParameters,
  parseLotteryMenuFilters,
  type LotteryLaunchParameters,
  type LotteryMenuFilters,
} from './routes/lotteryPaths.ts'
export {
  orderRoutes,
  lotteryOrderStatusFilters,
  parseLotteryOrdersFilters,
  readLotteryOrderId,
  readBettingPageLotteryCode,
  type LotteryOrdersFilters,
} from './routes/lotteryOrders.ts'
export { mailRoutes, readMailId } from './routes/mailRoutes.ts'
export { memberRoutes, responsibleRoute } from './routes/memberRoutes.ts'
export { parseSafePath } from './routes/parseSafePath.ts'
export { HOME_PATHS, isHomePath } from './routes/home.ts'
export { GATEWAY_IDS, lotteryPlayTypes, prizeModes } from './routes/playModes.ts'
export { readPromotionId } from './routes/readPromotionId.ts'
export { parseDayInterval } from './routes/parseDayInterval.ts'
export { getPromotionPath, routes } from './routes/routes.ts'
export { securityRoutes } from './routes/securityRoutes.ts'
export { readDepositId, readWithdrawalId, walletRoutes } from './routes/walletRoutes.ts'
