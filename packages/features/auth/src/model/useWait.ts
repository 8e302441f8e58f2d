import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import { deviceNow } from '@lobby/platform/startup'
import { useState } from 'react'
import { useSecondsLeft } from './useSecondsLeft.ts'

export interface Wait {
  /** The form may not send anything yet. */
  readonly running: boolean
  /** The label of the button while it waits, with the seconds that are left. */
  readonly label: string | undefined
  /** Starts the wait if the failed call carries a time to wait (safety A8). */
  readonly note: (failure: unknown) => void
}

/**
 * Blocks a form for the time that a busy platform asks for by `Retry-After`. The client limits this time to between 1 s
 * and 5 min.
 */
export function useWait(): Wait {
  const t = useText()
  const [until, setUntil] = useState<number | null>(null)
  const seconds = useSecondsLeft(until)
  const note = (failure: unknown) => {
    if (failure instanceof ApiError && failure.retryAfter !== undefined)
      setUntil(deviceNow() + failure.retryAfter * 1000)
  }
  return { running: seconds > 0, label: seconds > 0 ? t('error.again', { seconds }) : undefined, note }
}
