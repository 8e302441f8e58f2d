import { ApiError, type Client } from '@lobby/api'
import { launchGame } from '@lobby/api/operations/launchGame'
import type { PublicMerchant } from '@lobby/merchant'
import { safeNavigate } from '@lobby/platform/navigation'
import type { LaunchTarget } from '@lobby/platform/ports'

interface LauncherContext {
  readonly api: Client
  readonly merchant: PublicMerchant
  readonly newKey?: () => string
}

/**
 * Opens games: asks the platform for the game's address and goes there (specification part 2, section 7). A launch keeps
 * its idempotency key until the platform has answered, so that trying again after a lost answer opens no second session.
 * @throws ApiError when the platform refuses or does not answer, or names an address outside the merchant's list
 */
export function createLauncher({ api, merchant, newKey = () => crypto.randomUUID() }: LauncherContext) {
  const keys = new Map<string, string>()
  return async ({ vendor, roomId, nodeId, category, price }: LaunchTarget): Promise<void> => {
    const target = `${vendor}/${roomId}/${nodeId}`
    const idempotencyKey = keys.get(target) ?? newKey()
    keys.set(target, idempotencyKey)
    try {
      const { gameUrl } = await api.call(launchGame, { query: { vendor, gameId: roomId, nodeId, category, ...(price && { price }) }, idempotencyKey })
      keys.delete(target)
      if (!safeNavigate('game', gameUrl, { merchant })) throw new ApiError('schema', { operation: 'launchGame', code: 'game.address' })
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') keys.delete(target)
      throw error
    }
  }
}
