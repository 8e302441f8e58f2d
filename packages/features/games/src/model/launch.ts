import { ApiError, type Client } from '@lobby/api'
import { addRecentGame } from '@lobby/api/operations/addRecentGame'
import { launchGame } from '@lobby/api/operations/launchGame'
import type { PublicMerchant } from '@lobby/merchant'
import { safeNavigate } from '@lobby/platform/navigation'
import type { Launch } from '@lobby/platform/ports'
import { isHome, paths } from '@lobby/platform/routes'
import { isLottery } from './isLottery.ts'

interface LauncherContext {
  readonly api: Client
  readonly merchant: PublicMerchant
  readonly newKey?: () => string
}

/**
 * Opens games from wherever they are pressed (specification part 2, section 7): lotteries by the screen that launches them, of all others it
 * asks the platform for the address, and goes there or to the screen of framed games, by the vendor's `openMode`. A launch keeps its
 * idempotency key until the platform has answered, so that trying again after a lost answer opens no second session. A page of its own leads
 * back to the screen on which the game was pressed. A launched game is added to the member's recent games (CALL-071, CALL-074).
 * @throws ApiError when the platform refuses or does not answer, or names an address outside the merchant's list
 */
export function createLauncher({ api, merchant, newKey = () => crypto.randomUUID() }: LauncherContext): Launch {
  const keys = new Map<string, string>()
  return async (game, { here, go }) => {
    // Home does not pay for the addresses of lotteries.
    if (isLottery(game)) return go((await import('./lotteryPlace.ts')).lotteryPlace(game, here))
    const { vendor, roomId, nodeId, category, price, name } = game
    const target = `${vendor}/${roomId}/${nodeId}`
    const idempotencyKey = keys.get(target) ?? newKey()
    keys.set(target, idempotencyKey)
    try {
      const { gameUrl, openMode } = await api.call(launchGame, {
        query: { vendor, gameId: roomId, nodeId, category, ...(price && { price }), ...(!isHome(here) && { backUrl: here }) },
        idempotencyKey,
      })
      keys.delete(target)
      const framed = openMode === 'FRAME' && { assign: () => go(paths.play, { state: { gameUrl, name } }) }
      if (!safeNavigate('game', gameUrl, { merchant, ...framed })) throw new ApiError('schema', { operation: 'launchGame', code: 'game.address' })
      // Not awaited: the launch must not depend on it, and the platform also adds each game that it launches.
      void api.call(addRecentGame, { query: { nodeId, vendor } }).catch(() => undefined)
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') keys.delete(target)
      throw error
    }
  }
}
