import { ApiError } from '@lobby/api'
import { replaceLocation, getReturnPagePath, type LotteryLaunchParameters } from '@lobby/platform/navigation'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi, useSingleMutation } from '@lobby/platform/query'
import { useRequireSession } from '@lobby/platform/session'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { openLotteryBettingPage } from '../queries/openLotteryBettingPage.ts'

export interface LotteryLaunchState {
  /** The error of the last launch; null while a launch is in progress. */
  readonly error: unknown
  readonly retry: () => void
}

/**
 * Launches the lottery in the URL as soon as the player is signed in. Asks a guest to sign in, and goes back if the
 * guest declines. A retry uses the idempotency key of the failed launch, so that it opens no second game session.
 */
export function useLotteryLaunch(
  address: LotteryLaunchParameters,
  assign: (url: string) => void = replaceLocation,
): LotteryLaunchState {
  const api = useApi()
  const merchant = useMerchant()
  const navigate = useNavigate()
  const requireSession = useRequireSession()
  const key = useRef<string | null>(null)
  const { mutate: open, error } = useSingleMutation({
    mutationKey: ['launchLottery'],
    mutationFn: () =>
      openLotteryBettingPage(address, { api, merchant, idempotencyKey: (key.current ??= crypto.randomUUID()), assign }),
    onError: (failure) => {
      if (failure instanceof ApiError && failure.kind === 'refused') key.current = null
    },
  })
  const start = useEffectEvent(() =>
    requireSession(open, { onDismissed: () => void navigate(getReturnPagePath(address.pageBack), { replace: true }) }),
  )
  useEffect(() => start(), [])
  return { error, retry: () => requireSession(open) }
}
