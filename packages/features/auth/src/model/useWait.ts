import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import { deviceNow } from '@lobby/platform/startup'
import { useState } from 'react'
import { useSecondsLeft } from './useSecondsLeft.ts'

export interface Wait {
  /** Nothing may be sent yet. */
  readonly running: boolean
  /** What the button says meanwhile, with the seconds that are left. */
  readonly label: string | undefined
  /** Takes what a call failed with: where the platform says how long to wait (safety A8), nothing goes before that. */
  readonly note: (failure: unknown) => void
}

/** The wait that a busy platform asks for by `Retry-After`; the client has bounded it to 1 s to 5 min. */
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
