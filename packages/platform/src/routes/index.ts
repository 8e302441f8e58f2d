export { afterLogin } from './afterLogin.ts'
export { agentRoutes, asksForTeam } from './agentRoutes.ts'
export { gameRoutes } from './gameRoutes.ts'
export { minBets, readGameListAddress, type GameListAddress, type GameType } from './gameListAddress.ts'
export { launchAddress, pageBackOf, pathOfBack, readLaunchAddress, type LaunchAddress } from './launchAddress.ts'
export { lotteryAddress, readLotteryAddress, type LotteryAddress } from './lotteryAddress.ts'
export {
  orderRoutes,
  orderStatuses,
  readLotteryOrdersAddress,
  readOrderId,
  readStartCode,
  type LotteryOrdersAddress,
} from './lotteryOrders.ts'
export { mailRoutes, readMailId } from './mailRoutes.ts'
export { memberRoutes, responsibleRoute } from './memberRoutes.ts'
export { ownPath } from './ownPath.ts'
export { homeAliases, isHome } from './home.ts'
export { gateways, playTypes, prizeModes } from './playModes.ts'
export { readActivityId } from './readActivityId.ts'
export { readDays } from './readDays.ts'
export { promotionPath, routes } from './routes.ts'
export { securityRoutes } from './securityRoutes.ts'
export { readDepositId, readWithdrawalId, walletRoutes } from './walletAddress.ts'
