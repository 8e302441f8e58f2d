import { ApiError, type Client } from '@lobby/api'
import { launchGame } from '@lobby/api/operations/firstLoad'
import { addRecentGame } from '@lobby/api/operations/game'
import type { PublicMerchant } from '@lobby/merchant'
import { safeNavigate, gameRoutes, isHomePath } from '@lobby/platform/navigation'
import {
  storeUnresolvedMoneyOrder,
  readUnresolvedMoneyOrder,
  type UnresolvedMoneyOrder,
  type MoneyOrderKind,
} from '@lobby/platform/money'
import type { LaunchFunction, LaunchTarget } from '@lobby/platform/ports'
import type { SessionStore } from '@lobby/platform/session'
import { getDeviceNow } from '@lobby/platform/startup'
import type { SiteStorage } from '@lobby/platform/storage'

// Matches the lottery categories, and two vendors that have only lotteries.
const lotteryPattern = /^(E?LOTTO?|TCG_LOTTO_VN|TCG_SEA)$/

/**
 * Returns true if the category or the vendor of a game shows that the game is a lottery (specification part 2, section
 * 7).
 */
const isLottery = ({ vendor, category }: Pick<LaunchTarget, 'vendor' | 'category'>): boolean =>
  lotteryPattern.test(category) || lotteryPattern.test(vendor)

interface LauncherContext {
  readonly api: Client
  readonly merchant: PublicMerchant
  readonly session: SessionStore
  readonly storage: SiteStorage
}

/** The query of a launch call: the game, the price of its room, and the path to return to after the game. */
interface LaunchRequest {
  readonly vendor: string
  readonly gameId: string
  readonly nodeId: number
  readonly category: LaunchTarget['category']
  readonly priceMinor?: number
  readonly backUrl?: string
}

/**
 * Creates the function that launches games for all screens (specification part 2, section 7; CALL-071, CALL-074). A
 * lottery opens its launch screen. Any other game opens in the same tab, or in the frame of the play screen if
 * `openMode` is FRAME. Stores each launch request with its idempotency key. If the response is lost, the next launch
 * repeats the stored request, so that the platform opens and charges only one session.
 * @throws ApiError if the platform refuses or does not respond, or if it returns a URL that the merchant does not allow
 */
export function createGameLauncher(
  { api, merchant, session, storage }: LauncherContext,
  newKey: () => string = () => crypto.randomUUID(),
): LaunchFunction {
  return async (game, { path, navigate }) => {
    // Load the code for the URLs of lotteries only now, so that home does not contain it.
    if (isLottery(game)) return navigate((await import('./getLotteryLaunchPath.ts')).getLotteryLaunchPath(game, path))
    const { vendor, roomId, nodeId, category, priceMinor, name } = game
    const kind: MoneyOrderKind = `room ${vendor}/${roomId}/${nodeId}`
    const userName = session.get()?.userName ?? ''
    const storedOrder = readUnresolvedMoneyOrder(storage, kind, userName)
    const request = (storedOrder && parseRequest(storedOrder)) ?? {
      vendor,
      gameId: roomId,
      nodeId,
      category,
      ...(priceMinor && { priceMinor }),
      ...(!isHomePath(path) && { backUrl: path }),
    }
    const key = storedOrder?.key ?? newKey()
    storeUnresolvedMoneyOrder(storage, kind, userName, {
      key,
      amountMinor: request.priceMinor ?? 0,
      target: JSON.stringify(request),
      at: getDeviceNow(),
    })
    const forgetRequest = () => storeUnresolvedMoneyOrder(storage, kind, userName, null)
    try {
      const { gameUrl, openMode } = await api.call(launchGame, { query: request, idempotencyKey: key })
      const framed = openMode === 'FRAME' && { assign: () => navigate(gameRoutes.play(), { state: { gameUrl, name } }) }
      const isOpened = safeNavigate('game', gameUrl, { merchant, ...framed })
      // Keep the request of a paid room until its page opens. The next launch then gets the session that is already
      // paid.
      if (isOpened || request.priceMinor === undefined) forgetRequest()
      if (!isOpened) throw new ApiError('schema', { operation: 'launchGame', code: 'game.address' })
      // Do not wait for this call, because the launch must not depend on it. The platform also adds the games that it
      // launches.
      void api.call(addRecentGame, { query: { nodeId, vendor } }).catch(() => undefined)
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') forgetRequest()
      throw error
    }
  }
}

/** Parses a stored launch request. Returns null for an invalid request. */
function parseRequest({ target, amountMinor }: UnresolvedMoneyOrder): LaunchRequest | null {
  try {
    // Earlier versions of the app stored the price as decimal text. `amountMinor` is the same price in minor units.
    const { price, ...request } = JSON.parse(target) as LaunchRequest & { readonly price?: string }
    if (typeof request.gameId !== 'string') return null
    return price === undefined ? request : { ...request, priceMinor: amountMinor }
  } catch {
    return null
  }
}
