import { ApiError, type Client } from '@lobby/api'
import { launchLottery } from '@lobby/api/operations/lottery'
import { safeNavigate, type NavigateOptions, getPageBackPath, type LaunchParameters } from '@lobby/platform/navigation'

interface OpenInit {
  readonly api: Client
  readonly merchant: NavigateOptions['merchant']
  readonly idempotencyKey: string
  /** Navigates away from the page. */
  readonly assign: (url: string) => void
}

/**
 * Fetches the address of a lottery's page, or of the common lobby, and opens it (CALL-086 to CALL-089). The view is
 * the lobby for the code `lobby`, otherwise betting (C39).
 * @throws ApiError when the platform refuses or does not respond, or returns an address outside the merchant's list
 */
export async function openLottery(
  { prizeMode, code, pageBack }: LaunchParameters,
  { api, merchant, idempotencyKey, assign }: OpenInit,
): Promise<void> {
  const { gameUrl } = await api.call(launchLottery, {
    body: {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: prizeMode,
      lottoGameCode: code,
      lottoView: code === 'lobby' ? 'lobby' : 'betting',
      device: 'MOBILE',
      backUrl: getPageBackPath(pageBack),
    },
    idempotencyKey,
  })
  if (!safeNavigate('game', gameUrl, { merchant, assign }))
    throw new ApiError('schema', { operation: 'launchLottery', code: 'game.address' })
}
