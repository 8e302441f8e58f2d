import type { PublicMerchant } from '@lobby/merchant'
import { isAllowedUrl } from '@lobby/platform/navigation'
import type { OpenedGame } from '@lobby/platform/ports'

/** The game that an entry of the history holds; null where there is none, or where its address is not the merchant's. */
export function readOpened(
  state: unknown,
  merchant: Pick<PublicMerchant, 'gameOrigins' | 'serviceOrigins'>,
): OpenedGame | null {
  if (typeof state !== 'object' || state === null) return null
  const { gameUrl, name } = state as Readonly<Record<string, unknown>>
  return typeof name === 'string' && isAllowedUrl('game', gameUrl, merchant) ? { gameUrl, name } : null
}
