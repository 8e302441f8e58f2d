import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import { getDeviceNow } from '@lobby/platform/startup'
import { useState } from 'react'
import { useSecondsLeft } from './useSecondsLeft.ts'

export interface RetryAfterWait {
  /** True while the form must not send anything. */
  readonly isRunning: boolean
  /** The label of the submit button during the wait, with the remaining seconds. */
  readonly label: string | undefined
  /** Starts the wait if the failed response requires a wait (A8 in docs/faults.tsv). */
  readonly handleFailure: (failure: unknown) => void
}

/**
 * Blocks a form after a response with the header `Retry-After`, for the time in this header. The API client limits this
 * time to between 1 s and 5 min.
 */
export function useRetryAfterWait(): RetryAfterWait {
  const t = useText()
  const [until, setUntil] = useState<number | null>(null)
  const seconds = useSecondsLeft(until)
  const note = (failure: unknown) => {
    if (failure instanceof ApiError && failure.retryAfter !== undefined)
      setUntil(getDeviceNow() + failure.retryAfter * 1000)
  }
  return { isRunning: seconds > 0, label: seconds > 0 ? t('error.again', { seconds }) : undefined, handleFailure: note }
}
