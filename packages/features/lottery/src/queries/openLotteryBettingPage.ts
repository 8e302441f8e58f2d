import { ApiError, type Client } from '@lobby/api'
import { launchLottery } from '@lobby/api/operations/lottery'
import {
  safeNavigate,
  type SafeNavigateOptions,
  getReturnPagePath,
  type LotteryLaunchParameters,
} from '@lobby/platform/navigation'

interface OpenInit {
  readonly api: Client
  readonly merchant: SafeNavigateOptions['merchant']
  readonly idempotencyKey: string
  /** Navigates to a URL outside this site. */
  readonly assign: (url: string) => void
}

/**
 * Fetches and opens the URL of a lottery's betting page (CALL-086 to CALL-089). The lottery code `lobby` opens the
 * lobby of all lotteries (C39 in decision 001).
 * @throws ApiError if the platform refuses or does not respond, or if the merchant does not allow the web origin of the
 *   URL
 */
export async function openLotteryBettingPage(
  { prizeMode, code, pageBack }: LotteryLaunchParameters,
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
      backUrl: getReturnPagePath(pageBack),
    },
    idempotencyKey,
  })
  if (!safeNavigate('game', gameUrl, { merchant, assign }))
    throw new ApiError('schema', { operation: 'launchLottery', code: 'game.address' })
}
